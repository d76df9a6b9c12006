"""Townies: the facts about a position, for programs and for people."""

from typing import Any

from rich.console import Console
from rich.table import Table

from citywright.cli.townies.choice import brings
from citywright.games.townies import Options, inspection
from citywright.games.townies.layout import Record
from citywright.words import Words

SHOWN = 10  # moves of each seat


def inspect(s: Record, options: Options, names: list[str], say: Words) -> dict[str, Any]:
    """Every seat's points as they stand, and what each of its moves would score, with a sentence why."""
    box = options.box
    seats = []
    for seat, name in enumerate(names):
        points = inspection.FOUND.of(s, seat, box.lookup)["seats"][seat]
        moves = [
            {
                "move": box.texts[move],
                "points": found["points"],
                "why": brings(found, names, say) or say("townies-no-change"),
            }
            for move, found in inspection.prospects(s, seat, box).items()
        ]
        seats.append({"name": name, **points, "moves": moves})
    return {"seats": seats}


def table(title: str, columns: tuple[str, ...], say: Words, **values: Any) -> Table:
    """An empty table; the ids of its headings continue that of its title."""
    return Table(*(say(f"{title}-{column}") for column in columns), title=say(title, **values), title_justify="left")


def show_found(found: dict[str, Any], names: list[str], say: Words) -> None:
    """Print the findings as tables."""
    console = Console()
    points = table("townies-points-table", ("player", "objects", "bonus", "goals", "total"), say)
    for seat in found["seats"]:
        goals = "\n".join(
            say("townies-goal-cell", goal=say(f"goal-{goal}"), **at) for goal, at in seat["goals"].items()
        )
        points.add_row(seat["name"], str(seat["objects"]), str(seat["bonus"]), goals, str(seat["total"]))
    console.print(points)
    for seat in found["seats"]:
        show_moves(console, seat, say)


def show_moves(console: Console, seat: dict[str, Any], say: Words) -> None:
    """A seat's best moves."""
    if not seat["moves"]:
        console.print(say("townies-no-moves", seat=seat["name"]), highlight=False)
        return
    moves = table("townies-moves-table", ("move", "points", "why"), say, seat=seat["name"], n=len(seat["moves"]))
    for move in seat["moves"][:SHOWN]:
        moves.add_row(move["move"], str(move["points"]), move["why"])
    console.print(moves)
