"""Talk in a set form: how long the record was when it was said."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("talk", sa.Column("length", sa.Integer, nullable=True))


def downgrade() -> None:
    op.drop_column("talk", "length")
