"""`citywright admin`: tables."""

import argparse
import time

from citywright.cli.admin import tell
from citywright.errors import NotReadable
from citywright.server.admin.people import person
from citywright.server.store import admin
from citywright.server.store.database import Engine

COLUMNS = ("id", "game", "state", "seats", "lines", "made_at", "last_at")


def listed(engine: Engine, arguments: argparse.Namespace) -> None:
    """List tables."""
    found = admin.tables_listed(
        engine,
        state=arguments.state,
        game=arguments.game,
        player=person(engine, arguments.player)["id"] if arguments.player else None,
        before=time.time() - arguments.idle if arguments.idle else None,
        most=arguments.most,
    )
    tell.rows(arguments, "Tables", COLUMNS, found)


def state_of(engine: Engine, id: str) -> str:
    """The state of a table that there must be."""
    state = admin.state_of_table(engine, id)
    if state is None:
        raise NotReadable(f"there is no table {id!r}; `citywright admin tables` lists them")
    return state


def close(engine: Engine, arguments: argparse.Namespace) -> None:
    """Close a table."""
    state = state_of(engine, arguments.table)
    if not admin.close_table(engine, arguments.table):
        raise NotReadable(f"table {arguments.table} is {state} already")
    tell.done(arguments, f"Table {arguments.table} is closed.", closed=arguments.table)


def remove(engine: Engine, arguments: argparse.Namespace) -> None:
    """Delete a table."""
    state_of(engine, arguments.table)
    list(admin.delete_tables(engine, [arguments.table]))
    tell.done(arguments, f"Table {arguments.table} is deleted.", deleted=arguments.table)


ACTIONS = {"tables": listed, "close": close, "delete": remove}
