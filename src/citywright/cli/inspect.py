"""`citywright inspect`: streets, what every building would pay and why, and legal placements of a position."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from citywright.cli.set_up import seat_names
from citywright.errors import NotReadable
from citywright.game import rules_named
from citywright.games.streets import inspection, tables
from citywright.telling import facing_name, sentence, symbols, tile_name
from citywright.words import Words, words


def read_json(name: str) -> Any:
    """JSON from a file or standard input."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise NotReadable(f"{name} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise NotReadable(f"{name} cannot be read: it is not text") from error
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise NotReadable(f"{name} is no JSON: {error}") from error


def explained(found: dict[str, Any], names: list[str], say: Words) -> dict[str, Any]:
    """The findings with a sentence for every building in place of its events."""
    for building in found["buildings"]:
        told = building.pop("events")
        building["why"] = " ".join(sentence(event, names, say) for event in told) if told else say("streets-no-owner")
    return found


def run(arguments: argparse.Namespace) -> None:
    """Print what a position holds."""
    data = read_json(arguments.position)
    rules = rules_named(data.get("game", "streets") if isinstance(data, dict) else "streets")
    options, state = rules.state_of(data)
    say = words(arguments.language)
    found = inspection.inspect(state, tables.load(options.tiles))
    names = [
        str(seat.get("name") or name)
        for seat, name in zip([*data.get("seats", []), {}, {}], seat_names(options, say), strict=False)
    ]
    found = explained(found, names, say)
    if arguments.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        show(found, names, say)


def table(title: str, columns: tuple[str, ...], say: Words) -> Table:
    """An empty table; the ids of its headings continue that of its title."""
    return Table(*(say(f"{title}-{column}") for column in columns), title=say(title), title_justify="left")


def show(found: dict[str, Any], names: list[str], say: Words) -> None:
    """Print the findings as tables."""
    console = Console()
    streets = table("streets-streets", ("street", "facing", "enclosed", "symbols"), say)
    at = {tuple(building["at"]): building for building in found["buildings"]}
    for street in found["streets"]:
        members = ", ".join(tile_name(at[tuple(cell)]["tile"], say) for cell in street["cells"])
        enclosed = say("yes" if street["enclosed"] else "no")
        streets.add_row(members, facing_name(street["facing"], say), enclosed, symbols(street["symbols"], say))
    console.print(streets)
    pays = table("streets-pays", ("at", "building", "owner", "pays", "why"), say)
    for building in found["buildings"]:
        owner = "-" if building["owner"] is None else names[building["owner"]]
        x, y = building["at"]
        total = say("money", amount=building["total"])
        pays.add_row(f"{x},{y}", tile_name(building["tile"], say), owner, total, building["why"])
    console.print(pays)
    places = "  ".join(f"{x},{y} {facing_name(facing, say)}" for x, y, facing in found["placements"])
    console.print(say("streets-placements", n=len(found["placements"]), places=places), soft_wrap=True)
