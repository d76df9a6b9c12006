"""The arguments of `citywright admin`. Nothing here loads the server, so help appears at once."""

import argparse
import re
from collections.abc import Callable

from citywright.cli.arguments import add_json, whole_number
from citywright.games import GAMES

STATES = ("unfinished", "finished", "closed")
SECONDS = {"m": 60, "h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}
ID = "its id; write -- before one that begins with a hyphen"
Action = Callable[[str, str], argparse.ArgumentParser]  # adds one, by its name and what it does
WHO = "an id, an account, or a name that only one person has"


def duration(text: str) -> float:
    """An argument type: a time such as 30m, 12h, 7d or 2w."""
    found = re.fullmatch(r"(\d{1,6})([mhdw])", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} should be a time such as 30m, 12h, 7d or 2w")
    return float(int(found[1]) * SECONDS[found[2]])


def add_admin(parser: argparse.ArgumentParser) -> None:
    """Add the actions, each with its arguments."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, parser_class=type(parser))

    def action(name: str, does: str) -> argparse.ArgumentParser:
        added = actions.add_parser(name, help=does, description=f"{does[0].upper()}{does[1:]}.")
        added.add_argument("--database", metavar="D", help="as for `citywright serve`: a file, or postgresql://...")
        add_json(added)
        return added

    _add_tables(action)
    _add_people(action)
    _add_copies(action)


def _add_tables(action: Action) -> None:
    listed = action("tables", "list tables, the latest first")
    listed.add_argument("--state", choices=STATES, help="only tables in this state")
    listed.add_argument("--game", choices=GAMES, help="only tables of this game")
    listed.add_argument("--player", metavar="WHO", help=f"only tables of this person: {WHO}")
    listed.add_argument("--idle", type=duration, metavar="T", help="only tables where nothing happened for so long")
    listed.add_argument("--most", type=whole_number(1, 1_000_000), default=50, metavar="N", help="(default: 50)")
    action("close", "end an unfinished table without a result").add_argument("table", metavar="TABLE", help=ID)
    action("delete", "delete a table with its log and chat").add_argument("table", metavar="TABLE", help=ID)


def _add_people(action: Action) -> None:
    does = {
        "people": "find people by id, account or part of the name",
        "mute": "let somebody not chat for a while",
        "ban": "keep somebody out for a while",
        "pardon": "lift mute and ban",
        "rename": "give somebody another name",
        "password": "give an account a new random password, print it, and end its sessions",
        "export": "print everything that is stored about a person as JSON",
        "forget": "delete a person; their games stay, without the name",
    }
    added = {name: action(name, what) for name, what in does.items()}
    for each in added.values():
        each.add_argument("who", metavar="WHO", help=WHO)
    for name in ("mute", "ban"):
        added[name].add_argument(
            "--for", dest="time", type=duration, metavar="T", help="such as 7d (default: for ever)"
        )
    added["rename"].add_argument("name", metavar="NAME", help="the new name")
    added["forget"].add_argument("--yes", action="store_true", help="do it; without, only say what would go")


def _add_copies(action: Action) -> None:
    prune = action("prune", "delete old guests and old ended tables; without --yes, only count them")
    prune.add_argument("--guests", type=duration, metavar="T", help="guests with no games, not seen for so long")
    prune.add_argument("--tables", type=duration, metavar="T", help="tables that ended so long ago")
    prune.add_argument("--yes", action="store_true", help="do it; without, only say what would go")
    copy = action("backup", "write the whole database to a file, also while the server runs")
    copy.add_argument("file", metavar="FILE", help="such as citywright.jsonl.gz")
    back = action("restore", "fill an empty database from a backup, of SQLite or PostgreSQL")
    back.add_argument("file", metavar="FILE", help="what `backup` wrote")
    back.add_argument("--force", action="store_true", help="replace everything in a database that is not empty")
