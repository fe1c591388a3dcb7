"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("nickname", sa.String(24), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("dealer", sa.String(24), nullable=False),
        sa.Column("seeds", sa.JSON, nullable=False),
        sa.Column("promises", sa.JSON, nullable=False),
        sa.Column("plain_commitment", sa.String(64), nullable=False),
        sa.Column("position", sa.JSON),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("mind_after", sa.Integer),
        sa.Column("minder", sa.String(24), nullable=False),
        sa.Column("parent", sa.String(16)),
        sa.Column("parent_at", sa.Integer),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer),
        sa.Column("ending", sa.String(24), nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("undo_length", sa.Integer),
        sa.Column("undo_seat", sa.Integer),
        sa.Column("undo_agreed", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("matches_due", "matches", ["due"])
    op.create_index("matches_listed", "matches", ["listed", "status", "created"])
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("bot", sa.String(24), nullable=False),
        sa.Column("owner", sa.String(16)),
        sa.Column("holder", sa.String(16)),
        sa.Column("nickname", sa.String(24), nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("word", sa.String(80), nullable=False),
        sa.Column("minded", sa.Boolean, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("link", sa.String(64)),
    )
    op.create_index("seats_holder", "seats", ["holder"])
    op.create_index("seats_owner", "seats", ["owner"])
    op.create_table(
        "answers",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(24), nullable=False),
        sa.Column("text", sa.String(120), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "talk",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("nickname", sa.String(24), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    for table in ("talk", "answers", "seats", "matches", "players"):
        op.drop_table(table)
