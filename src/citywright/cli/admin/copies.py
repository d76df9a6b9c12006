"""`citywright admin`: backups, and what may go."""

import argparse
import time
from dataclasses import asdict
from pathlib import Path

from citywright.cli.admin import tell
from citywright.cli.formats import notes_beside, watching
from citywright.errors import NotReadable
from citywright.server.admin.checks import check_logs
from citywright.server.store import admin, copies
from citywright.server.store.database import Engine
from citywright.server.store.held import check_unused


def check_file(arguments: argparse.Namespace) -> None:
    """Refuse a missing file before a database is made for it."""
    if not Path(arguments.file).is_file():
        raise NotReadable(f"there is no file {arguments.file}")


def backup(engine: Engine, arguments: argparse.Namespace) -> None:
    """Write a backup."""
    path = Path(arguments.file)
    with watching(notes_beside(), "Reading", "Rows") as watch:
        counts = copies.back_up(engine, path, watch)
    told = f"{counts['tables']} tables and {counts['players']} people are in {path} ({path.stat().st_size:,} bytes)."
    tell.done(arguments, told, file=str(path), bytes=path.stat().st_size, rows=counts)


def restore(engine: Engine, arguments: argparse.Namespace) -> None:
    """Restore a backup, and play its games again."""
    check_unused(engine)
    with watching(notes_beside(), "Reading", "Rows") as watch:
        counts = copies.restore(engine, Path(arguments.file), watch, force=arguments.force)
    with watching(notes_beside(), "Checking", "Tables") as watch:
        checked = check_logs(engine, watch)
    if checked.broken:
        raise NotReadable(f"restored, but {len(checked.broken)} tables do not replay: {', '.join(checked.broken[:10])}")
    other = f", {checked.of_other_rules} are of other rules" if checked.of_other_rules else ""
    told = f"{counts['tables']} tables and {counts['players']} people are restored; {checked.replayed} replay{other}."
    tell.done(arguments, told, rows=counts, **asdict(checked))


def prune(engine: Engine, arguments: argparse.Namespace) -> None:
    """Delete what is old."""
    if arguments.guests is None and arguments.tables is None:
        raise NotReadable("say what is old: --guests 30d, --tables 365d, or both")
    now = time.time()
    old = [] if arguments.tables is None else admin.old_tables(engine, now - arguments.tables)
    guests = [] if arguments.guests is None else admin.idle_guests(engine, now - arguments.guests)
    if arguments.yes:
        with watching(notes_beside(), "Deleting", "Deleted") as watch:
            for number in admin.delete_tables(engine, old):
                watch(number, len(old))
            for number in admin.delete_guests(engine, guests, now - arguments.guests):
                watch(number, len(guests))
    verb = "are deleted." if arguments.yes else "would go; --yes deletes them."
    told = f"{len(old)} tables and {len(guests)} guests {verb}"
    tell.done(arguments, told, tables=len(old), guests=len(guests), done=arguments.yes)


ACTIONS = {"backup": backup, "restore": restore, "prune": prune}
