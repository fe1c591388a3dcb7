"""The coach: whether a table allows it, and how often a seat has asked."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("coach", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("seats", sa.Column("hints", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("matches", "coach")
    op.drop_column("seats", "hints")
