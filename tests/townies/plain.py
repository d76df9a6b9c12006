"""The rules of sheets said once more, slowly, over sets of coordinates: what the masks are checked against."""

from itertools import product
from typing import Any

from citywright.games.townies.layout import NONE, Bonus, Goal, Object, Record
from citywright.games.townies.maps import DIRECTIONS, Cell, beside
from citywright.games.townies.moves import ADDITIONAL
from tests.townies.town import BOX, CELLS, NAMES, colour_at, number, object_at

CENTRAL = {space.cell for space in BOX.map.spaces if space.central}
LAND = set(NAMES)


class Plain:
    """A sheet as dictionaries: the colour of every block, the object on every space that has one."""

    def __init__(self, s: Record, seat: int):
        self.start = int(s.start[seat])
        self.colour = {cell: int(colour_at(s, seat, number(name))) for name, cell in CELLS.items()}
        self.colour = {cell: colour for cell, colour in self.colour.items() if colour != NONE}
        self.object = {cell: int(object_at(s, seat, number(name))) for name, cell in CELLS.items()}
        self.object = {cell: object_ for cell, object_ in self.object.items() if object_ != NONE}

    def near(self, cell: Cell) -> list[Cell]:
        return [other for other in beside(cell) if other in self.colour]

    def colours_near(self, cell: Cell) -> set[int]:
        return {self.colour[other] for other in self.near(cell)}

    def is_surrounded(self, cell: Cell) -> bool:
        return len(self.near(cell)) == 6

    def opposite_pairs(self, cell: Cell) -> list[tuple[Cell, Cell]]:
        pairs = [((cell[0] + q, cell[1] + r), (cell[0] - q, cell[1] - r)) for q, r in DIRECTIONS[:3]]
        return [(one, other) for one, other in pairs if one in self.colour and other in self.colour]

    def reach(self, starts: set[Cell], within: set[Cell]) -> set[Cell]:
        found, walk = set(starts), list(starts)
        while walk:
            more = (set(beside(walk.pop())) & within) - found
            found |= more
            walk += more
        return found

    def spaces_for(self, object_: int) -> set[Cell]:
        def is_beside_kin(cell: Cell) -> bool:
            near = self.near(cell)
            if object_ == Object.CITY_SQUARE:
                return any(other in self.object for other in near)
            return any(self.colour[other] == object_ for other in near)

        return {cell for cell in LAND if cell not in self.colour and is_beside_kin(cell)}

    def is_linked(self, cell: Cell, colour: int) -> bool:
        for other in self.object:
            kin = {block for block, of in self.colour.items() if of == colour and block not in (cell, other)}
            chain = self.reach(kin & set(beside(cell)), kin)
            if other != cell and chain & set(beside(other)):
                return True
        return False

    def points(self, object_: int, cell: Cell) -> int:
        near = self.near(cell)
        kin = sum(self.colour[other] == object_ for other in near)
        neighbour_objects = sum(other in self.object for other in near)
        return {
            Object.GAME_COURT: lambda: kin + (len(near) > kin),
            Object.WINDMILL: lambda: kin + (neighbour_objects == 0),
            Object.STATION: lambda: kin + bool(self.opposite_pairs(cell)),
            Object.BIKE_RENTAL: lambda: kin + self.is_linked(cell, object_),
            Object.BANK: lambda: kin + (set(beside(cell)) <= LAND),
            Object.CITY_SQUARE: lambda: 2 * neighbour_objects + (len(near) == 6),
        }[Object(object_)]()

    def triangle(self) -> int:
        most = 0
        for (q, r), sign in product(self.colour, (1, -1)):
            side = 1
            while all((q + sign * i, r + sign * (side - i)) in self.colour for i in range(side + 1)):
                side += 1
            most = max(most, side)
        return most

    def urban_routes(self) -> int:
        n = 0
        for cell in self.object:
            own = {block for block, colour in self.colour.items() if colour == self.colour[cell]}
            n += any(not set(beside(block)) <= LAND for block in self.reach({cell}, own))
        return n

    def count(self, goal: int) -> int:
        beside_own = {(self.start + 1) % 5, (self.start - 1) % 5}
        counts: dict[int, Any] = {
            Goal.SPECIALIZATION: lambda: sum(
                self.is_surrounded(cell) for cell, colour in self.colour.items() if colour == self.start
            ),
            Goal.STANDARDIZATION: lambda: sum(beside_own <= self.colours_near(cell) for cell in self.object),
            Goal.CROSSROADS: lambda: sum(len(self.colours_near(cell)) >= 3 for cell in self.object),
            Goal.RECREATIONAL_AREAS: lambda: sum(
                any(other in self.object for other in beside(cell)) for cell in self.object
            ),
            Goal.DOWNTOWN: lambda: len(self.object.keys() & CENTRAL),
            Goal.SUBURBS: lambda: len(self.object.keys() - CENTRAL),
            Goal.HUB: lambda: max((len(self.colours_near(cell)) for cell in self.object), default=0),
            Goal.SURROUNDINGS: lambda: sum(self.is_surrounded(cell) for cell in self.object),
            Goal.SYMMETRY: lambda: sum(
                any(self.colour[one] == self.colour[other] for one, other in self.opposite_pairs(cell))
                for cell in self.object
            ),
            Goal.TRIANGLE: self.triangle,
            Goal.URBAN_ROUTES: self.urban_routes,
            Goal.WIND_ROSE: lambda: len({q for q, _ in self.object}),
        }
        return int(counts[goal]())


def shape_texts(plain: Plain, shape: int, colour: str, star: str = "") -> set[str]:
    """All ways to draw a shape, as moves."""
    found = set()
    for turn in BOX.shapes[shape].turns:
        for q, r in LAND:
            cells = {(q + a, r + b) for a, b in turn}
            if cells <= LAND - plain.colour.keys():
                spaces = sorted(NAMES[cell] for cell in cells)
                found.add(f"shape {BOX.shape_name(shape)} {' '.join(spaces)} {colour}{star}")
    return found


ALL_GOALS = [*range(2), *map(int, ADDITIONAL.values())]
STARLESS = (Bonus.NONE, Bonus.STABLE_SOIL)
