"""What a server needs that is used for years: owners of tables, sessions that end, games that outlive their rules."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


TABLES = ("orders", "finished", "sessions", "leases", "workers")
COLUMNS: dict[str, dict[str, Any]] = {
    "log": {"standing": sa.Text},
    "tables": {"closed_at": sa.Float},
    "players": {"name_key": sa.String(80), "seen_at": sa.Float, "muted_until": sa.Float, "banned_until": sa.Float},
}


def upgrade() -> None:
    """Add the new tables and columns."""
    op.create_table(
        "workers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("door", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("begun_at", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("holder", sa.Integer, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(32), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("made_at", sa.Float, nullable=False),
        sa.Column("ends_at", sa.Float, nullable=False),
    )
    op.create_index("sessions_player", "sessions", ["player"])
    op.create_table(
        "finished",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("replay", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "orders",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    for table, columns in COLUMNS.items():
        for name, kind in columns.items():
            op.add_column(table, sa.Column(name, kind))
    op.create_index("players_name_key", "players", ["name_key"])


def downgrade() -> None:
    """Remove them."""
    op.drop_index("players_name_key", "players")
    for table, columns in COLUMNS.items():
        for name in columns:
            op.drop_column(table, name)
    for table in TABLES:
        op.drop_table(table)
