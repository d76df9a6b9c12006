"""Opponents of a lone player have one word in all games."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Streets' Grifter is an automa."""
    op.execute("UPDATE seats SET who = 'automa' WHERE who = 'grifter'")
