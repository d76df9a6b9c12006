"""What a server needs that is used for years: owners of tables, sessions that end, games that outlive their rules."""

import time
from typing import Any

import sqlalchemy as sa
from alembic import op

from citywright.server.store import named

revision = "0003"
down_revision = "0002"


TABLES = ("orders", "finished", "sessions", "leases", "workers")
COLUMNS: dict[str, dict[str, Any]] = {
    "log": {"standing": sa.Text},
    "tables": {"closed_at": sa.Float},
    "players": {
        "name_key": sa.String(160),
        "caps_key": sa.String(160),
        "seen_at": sa.Float,
        "old_cookie_until": sa.Float,
        "muted_until": sa.Float,
        "banned_until": sa.Float,
    },
}
INDEXES = {
    "players_name_key": ("players", "name_key"),
    "players_caps_key": ("players", "caps_key"),
    "chat_player": ("chat", "player"),
}


def upgrade() -> None:
    """Add the new tables and columns."""
    op.create_table(
        "workers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("door", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
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
    op.create_index("sessions_ends_at", "sessions", ["ends_at"])
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
    fill_players()
    for index, (table, column) in INDEXES.items():
        op.create_index(index, table, [column])


def fill_players() -> None:
    """Nobody knows when players were here last: from now on that is noted. Names get keys, to find those alike."""
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE players SET seen_at = :now"), {"now": time.time()})
    rows = connection.execute(sa.text("SELECT id, name FROM players")).all()
    keys = [{"id": id, **named.keys(name)} for id, name in rows]
    if keys:
        change = "UPDATE players SET name_key = :name_key, caps_key = :caps_key WHERE id = :id"
        connection.execute(sa.text(change), keys)


def downgrade() -> None:
    """Remove them."""
    for index, (table, _) in INDEXES.items():
        op.drop_index(index, table)
    for table, columns in COLUMNS.items():
        for name in columns:
            op.drop_column(table, name)
    for table in TABLES:
        op.drop_table(table)
