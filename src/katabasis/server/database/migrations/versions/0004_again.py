"""The table at which the same people play once more."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("again", sa.String(16), nullable=True))


def downgrade() -> None:
    op.drop_column("matches", "again")
