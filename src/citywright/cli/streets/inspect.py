"""Streets: the facts about a position, for programs and for people."""

from typing import Any

from rich.console import Console
from rich.table import Table

from citywright.games.streets import Options, inspection
from citywright.games.streets.layout import NOBODY, Record
from citywright.telling.streets import facing_name, sentence, symbols, tile_name
from citywright.words import Words


def inspect(s: Record, options: Options, names: list[str], say: Words) -> dict[str, Any]:
    """Streets, placements, and what every building would pay, with a sentence why."""
    found = inspection.FOUND.of(s, NOBODY, options.box.lookup)
    return {**found, "buildings": [explained(building, names, say) for building in found["buildings"]]}


def explained(building: inspection.Worth, names: list[str], say: Words) -> dict[str, Any]:
    """What a building would pay, with a sentence in place of the events."""
    why = "; ".join(sentence(event, names, say) for event in building["events"]) or say("streets-no-owner")
    return {name: value for name, value in building.items() if name != "events"} | {"why": why}


def table(title: str, columns: tuple[str, ...], say: Words) -> Table:
    """An empty table; the ids of its headings continue that of its title."""
    return Table(*(say(f"{title}-{column}") for column in columns), title=say(title), title_justify="left")


def show_found(found: dict[str, Any], names: list[str], say: Words) -> None:
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
