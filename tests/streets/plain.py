"""The rules once more, in plain Python over what a seat sees: a second opinion for tests, slow and independent.

A city is a dictionary from (x, y) to a building. Roads are thought of as the thirds of a cell's four sides.
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from citywright.games.streets import components

BOX = components.load()
TILE = {tile.id: tile for tile in BOX.tiles}
EDITIONS = components.editions()
COLOURS = ("tourist", "hipster", "parent", "shopper")
WAY = {"S": (0, 1), "W": (-1, 0), "N": (0, -1), "E": (1, 0)}
BACKWARD = {"S": "N", "N": "S", "W": "E", "E": "W"}
Cell = tuple[int, int]


@dataclass
class House:
    """One building of a plain city."""

    tile: str
    facing: str
    owner: int | None = None
    signs: int = 0
    people: Counter[str] = field(default_factory=Counter)
    fomo: Counter[str] = field(default_factory=Counter)

    @property
    def symbols(self) -> Counter[str]:
        return Counter(colour.name.lower() for colour in TILE[self.tile].symbols)


City = dict[Cell, House]


def says(edition: str, flag: str) -> bool:
    """Streets 12: what an edition says about a point."""
    return EDITIONS[edition][flag] == "1"


def city_of(view: dict[str, Any]) -> City:
    """The plain city in what a seat sees."""
    return {
        tuple(b["at"]): House(b["tile"], b["facing"], b["owner"], b["signs"], Counter(b["people"]), Counter(b["fomo"]))
        for b in view["city"]
    }


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + WAY[side][0], cell[1] + WAY[side][1]


def thirds(facing: str, side: str) -> set[int]:
    """Which thirds of a side, from north to south or west to east, have road: all, the one at the facing end, none."""
    if side == facing:
        return {0, 1, 2}
    if side == BACKWARD[facing]:
        return set()
    return {2} if facing in "SE" else {0}


def is_wide(one: str, side: str, other: str) -> bool:
    return len(thirds(one, side) & thirds(other, BACKWARD[side])) == 3


def is_joined(one: str, side: str, other: str) -> bool:
    return len(thirds(one, side) & thirds(other, BACKWARD[side])) == 1


def street(city: City, cell: Cell) -> tuple[list[Cell], list[Cell]]:
    """The cells of a building's street, and its two end cells."""
    facing = city[cell].facing
    row, ends = [cell], []
    for side in "WE" if facing in "NS" else "NS":
        at = beside(cell, side)
        while at in city and city[at].facing == facing:
            row.append(at)
            at = beside(at, side)
        ends.append(at)
    return row, ends


def is_enclosed(city: City, cell: Cell) -> bool:
    return all(end in city for end in street(city, cell)[1])


def fits(city: City, cell: Cell, facing: str) -> bool:
    """Streets 2: a legal placement."""
    joined = False
    for side in WAY:
        if neighbour := city.get(beside(cell, side)):
            if is_wide(facing, side, neighbour.facing):
                return False
            joined |= is_joined(facing, side, neighbour.facing)
    return joined and len(street({**city, cell: House("city-park", facing)}, cell)[0]) <= 5


def placements(city: City) -> list[tuple[Cell, str]]:
    """All legal placements."""
    cells = {beside(cell, side) for cell in city for side in WAY} - set(city)
    return [(cell, facing) for cell in cells for facing in WAY if fits(city, cell, facing)]


def symbols(city: City, cell: Cell) -> Counter[str]:
    """Symbols that count in a building's street."""
    row, ends = street(city, cell)
    counted: Counter[str] = Counter()
    for at in row:
        counted += city[at].symbols
    for end in ends:
        if end in city and beside(end, city[end].facing) in row:
            counted += city[end].symbols
    return counted


def most_sets(have: Counter[str], need: Counter[str]) -> int:
    n = 0
    while sum(max(0, (n + 1) * need[c] - have[c]) for c in COLOURS) <= have["wild"]:
        n += 1
    return n


def is_enclosing(city: City, cell: Cell) -> bool:
    """Whether a building stands in an end cell of an enclosed street."""
    around = [beside(cell, side) for side in WAY]
    return any(at in city and cell in street(city, at)[1] and is_enclosed(city, at) for at in around)


def value(city: City, cell: Cell, seat: int, edition: str, printed: str | None = None) -> int:
    """Streets 6: what a building's valuation, or another tile's, pays a seat without consultants at this cell."""
    tile = TILE[printed or city[cell].tile]
    kind = tile.valuation.name.lower()
    row, have = street(city, cell)[0], symbols(city, cell)
    shown = Counter(colour.name.lower() for colour in tile.depicted)
    if kind == "people":
        standing = says(edition, "fomo_pays")
        return 2 * sum(city[at].people[c] + standing * city[at].fomo[c] for at in row for c in shown)
    if kind == "symbols":
        return 2 * (have["wild"] + sum(have[c] for c in shown))
    if kind in ("set", "pair"):
        mixed = EDITIONS[edition]["price_of_mixed_set"]
        price = int(mixed) if kind == "set" and len(shown) > 1 and mixed != "printed" else tile.price
        return price * most_sets(have, shown)
    if kind == "wild":
        return 4 * have["wild"]
    if kind == "signs":
        return 3 * sum(city[at].signs for at in row if city[at].owner == seat)
    if kind == "size":
        return 2 * len(row)
    if kind == "adjacency":
        return 2 * sum((cell[0] + x, cell[1] + y) in city for x in (-1, 0, 1) for y in (-1, 0, 1)) - 2
    if kind == "enclosure":
        return 6 if is_enclosing(city, cell) else 0
    if kind == "copy" and not printed:
        return max((copied(city, at, seat, edition) for at in row if at != cell), default=0)
    return 0


def copied(city: City, cell: Cell, seat: int, edition: str) -> int:
    """What a copier gets from another building of its street."""
    tile = city[cell].tile
    if not says(edition, "copy_takes_place") and TILE[tile].valuation.name in ("ADJACENCY", "ENCLOSURE"):
        return 0
    return value(city, cell, seat, edition, printed=tile)
