"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def player(name: str, nullable: bool) -> sa.Column[str]:
    """A column that names a player."""
    return sa.Column(name, sa.String(32), sa.ForeignKey("players.id"), nullable=nullable)


def table() -> sa.Column[str]:
    """The column that names a table, first of a key."""
    return sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "kept",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("account", sa.String(40), unique=True),
        sa.Column("account_key", sa.String(80), unique=True),
        sa.Column("password", sa.Text),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("beginning", sa.Text),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("undo", sa.Boolean, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        player("made_by", nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("next_table", sa.String(32)),
        sa.Column("over_at", sa.Float),
        sa.Column("scores", sa.Text),
        sa.Column("winners", sa.Text),
    )
    op.create_index("tables_made_by", "tables", ["made_by"])
    op.create_table(
        "seats",
        table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        player("player", nullable=True),
        sa.Column("level", sa.String(20)),
        sa.Column("stood_in", sa.Boolean, nullable=False),
    )
    op.create_index("seats_player", "seats", ["player"])
    op.create_table(
        "log",
        table(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        table(),
        sa.Column("number", sa.Integer, primary_key=True),
        player("player", nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
