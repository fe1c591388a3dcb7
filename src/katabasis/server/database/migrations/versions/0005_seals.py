"""Words that are sealed before any is shown."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("sealed", sa.BigInteger, nullable=True))
    op.add_column("seats", sa.Column("seal", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("matches", "sealed")
    op.drop_column("seats", "seal")
