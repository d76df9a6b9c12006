"""The contents of the box: map, shapes, objects and cards, read from data files and checked."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

from citywright.data import Row, read
from citywright.description import Lookup, Words
from citywright.errors import BrokenData, NotReadable
from citywright.games.townies.events import EVENT_READER
from citywright.games.townies.layout import (
    BITS,
    GOALS,
    HIGHEST_VERDICT,
    LONGEST_STEPS,
    NONE,
    SHAPE_SIZE,
    SHAPES,
    Bonus,
    Colour,
    Goal,
    Object,
    Step,
)
from citywright.games.townies.maps import Cell, Map, is_connected, read_map
from citywright.games.townies.moves import ADDITIONAL, BONUS, COLOUR, INDIVIDUAL, OBJECT, Move
from citywright.names import Remembered, word

DATA = Path(__file__).parent / "data"
HOUSE_MAP = DATA / "map.csv"
HOUSE_SHAPES = DATA / "shapes.csv"
HOUSE_CARDS = DATA / "cards.csv"

# Whether each mode is played with individual goals, an additional goal and a bonus card. (Townies 2)
MODES = {"first": (False, False, False), "second": (True, False, True), "full": (True, True, True)}
STEP_WORDS = [word(step) for step in Step]
WORDS: Words = {  # what numbers of the rules stand for
    "colours": [word(colour) for colour in Colour],
    "objects": [word(object_) for object_ in Object],
    "goals": [word(goal) for goal in Goal],
    "bonuses": [None, *BONUS],
    "steps": STEP_WORDS,
    "modes": list(MODES),
    "additional": list(ADDITIONAL),
    "bonus_cards": list(BONUS),
}
Cells = tuple[Cell, ...]
MOST_SOIL = 30  # points of Stable Soil: four times that fit into a byte of the record
CARDS = {"individual": INDIVIDUAL, "additional": ADDITIONAL, "bonus": BONUS}


def at_origin(cells: Sequence[Cell]) -> Cells:
    """Cells moved so that the first of them, column by column, is at 0, 0."""
    q, r = min(cells)
    return tuple(sorted((a - q, b - r) for a, b in cells))


def all_turns(cells: Sequence[Cell]) -> tuple[Cells, ...]:
    """All ways a shape can lie, turned and flipped. (Townies 3, shape)"""
    turns = set()
    for flipped in (list(cells), [(r, q) for q, r in cells]):
        for _ in range(6):
            flipped = [(-r, q + r) for q, r in flipped]
            turns.add(at_origin(flipped))
    return tuple(sorted(turns))


@dataclass(frozen=True)
class Shape:
    """A face of the black die."""

    name: str
    turns: tuple[Cells, ...]


def _cell(row: Row, column: str) -> Cell:
    match = re.fullmatch(r"(-?\d) (-?\d)", row[column])
    if not match:
        raise row.broken(f"{column} is {row[column]!r}; it is two numbers such as 1 -1")
    return int(match[1]), int(match[2])


def _read_shape(row: Row, columns: Sequence[str]) -> Shape:
    cells = [_cell(row, column) for column in columns]
    if not re.fullmatch(r"[a-z]+(-[a-z]+)*", row["shape"]):
        raise row.broken(f"{row['shape']!r} is not a name for a shape; use small letters, such as bee")
    if len(set(cells)) != SHAPE_SIZE:
        raise row.broken(f"the {row['shape']} has a space twice")
    if not is_connected(cells):
        raise row.broken(f"the {row['shape']} is not connected")
    return Shape(row["shape"], all_turns(cells))


@cache
def read_shapes(path: Path) -> tuple[Shape, ...]:
    """The six shapes of a file. (Townies 1)"""
    columns = ("first", "second", "third", "fourth")
    rows = read(path, ("shape", *columns))
    shapes: list[Shape] = []
    for row in rows:
        shape = _read_shape(row, columns)
        for other in shapes:
            if shape.name == other.name:
                raise row.broken(f"a second shape called {shape.name}")
            if shape.turns == other.turns:
                raise row.broken(f"the {shape.name} is the {other.name}, turned or flipped")
        shapes.append(shape)
    if len(shapes) != SHAPES:
        raise BrokenData(path, rows[-1].line if rows else 1, f"{len(shapes)} shapes; there should be {SHAPES}")
    return tuple(shapes)


@dataclass(frozen=True)
class Cards:
    """A set of cards: what each goal scores for each count, and what bonus cards there are."""

    goals: dict[int, tuple[int, ...]]
    bonuses: dict[int, int]


def _read_points(row: Row) -> tuple[int, ...]:
    if not re.fullmatch(r"(\d{1,2}( \d{1,2})*)?", row["points"]):
        raise row.broken(f"points are {row['points']!r}; they are whole numbers such as 1 2 4 7")
    return tuple(int(number) for number in row["points"].split())


@cache
def read_cards(path: Path) -> Cards:
    """The cards of a file. (Townies 5, 7)"""
    rows = read(path, ("kind", "card", "points"))
    cards = Cards({}, {})
    for row in rows:
        row.choose("kind", dict.fromkeys(CARDS, 0))
        number, points = row.choose("card", CARDS[row["kind"]]), _read_points(row)
        if number in (cards.bonuses if row["kind"] == "bonus" else cards.goals):
            raise row.broken(f"a second card called {row['card']}")
        if row["kind"] == "bonus":
            cards.bonuses[number] = _bonus_points(row, points)
        else:
            cards.goals[number] = _goal_points(row, points)
    for kind, fewest in (("individual", 2), ("additional", 1), ("bonus", 1)):
        if (n := sum(row["kind"] == kind for row in rows)) < fewest:
            raise BrokenData(path, rows[-1].line if rows else 1, f"{n} {kind} cards; there should be {fewest} or more")
    return cards


def _bonus_points(row: Row, points: tuple[int, ...]) -> int:
    expected = 1 if row["card"] == word(Bonus.STABLE_SOIL) else 0
    if len(points) != expected:
        raise row.broken(f"{row['card']} has {len(points)} numbers; it should have {expected}")
    if sum(points) > MOST_SOIL:
        raise row.broken(f"{row['card']} scores {sum(points)}; it should be at most {MOST_SOIL}")
    return sum(points)


def _goal_points(row: Row, points: tuple[int, ...]) -> tuple[int, ...]:
    if not 1 <= len(points) <= LONGEST_STEPS:
        raise row.broken(f"{row['card']} has {len(points)} numbers; it should have 1 to {LONGEST_STEPS}")
    if list(points) != sorted(points):
        raise row.broken(f"the points of {row['card']} fall; they should rise with the count")
    return points


@cache
def kind_colours() -> dict[Object, int]:
    """The kind colour of each object, NONE for the city square. (Townies 1)"""
    rows = read(DATA / "objects.csv", ("object", "colour"))
    return {Object(row.choose("object", OBJECT)): row.choose("colour", {**COLOUR, "": NONE}) for row in rows}


@cache
def block_names() -> dict[str, str]:
    """What blocks of each colour are called, in seat order. (Townies 1)"""
    return {row["colour"]: row["block"] for row in read(DATA / "colours.csv", ("colour", "block"))}


@cache
def chart() -> list[tuple[int, str]]:
    """The solo chart: the least score for each verdict. (Townies 8)"""
    return [
        (row.number("least", 0, HIGHEST_VERDICT), row["verdict"])
        for row in read(DATA / "solo.csv", ("least", "verdict"))
    ]


def verdict(points: int) -> str:
    """What the solo chart says of a score. (Townies 8)"""
    return [said for least, said in chart() if points >= least][-1]


@dataclass(frozen=True)
class Box:
    """A map, six shapes and a set of cards; gives spaces and shapes their names."""

    map: Map
    shapes: tuple[Shape, ...]
    cards: Cards = field(hash=False)

    @cached_property
    def texts(self) -> Remembered[str]:
        """Texts of moves, cached because the same moves are listed again and again."""
        return Remembered(lambda move: Move.from_int(move, self).text())

    @cached_property
    def lookup(self) -> Lookup:
        """What records and events of games with this box are read by."""
        kinds = kind_colours()
        own: Words = {
            "kinds": [None if kinds[object_] == NONE else word(Colour(kinds[object_])) for object_ in Object],
            "shapes": [shape.name for shape in self.shapes],
            "spaces": [self.map.names.get(number) for number in range(BITS)],
            "space_order": list(self.map.numbers.values()),
            "reached": self._reached(),
            "verdicts": [verdict(points) for points in range(HIGHEST_VERDICT + 1)],
        }
        return Lookup({**WORDS, **own}, self.texts, EVENT_READER)

    def _reached(self) -> list[int]:
        """The step of a card that each count of each goal reaches, see `seen.step_of`."""
        lengths = [len(self.cards.goals.get(goal, ())) for goal in range(GOALS)]
        return [min(count, length) for length in lengths for count in range(LONGEST_STEPS + 1)]

    @cached_property
    def digest(self) -> str:
        """A short name for exactly this box, kept in game files."""
        return hashlib.blake2b(repr((self.map.spaces, self.shapes, self.cards)).encode(), digest_size=5).hexdigest()

    def shape_number(self, shape: str) -> int:
        """The number of a shape."""
        names = [other.name for other in self.shapes]
        if shape not in names:
            raise NotReadable(f"{shape!r} is not a shape; it should be one of {', '.join(names)}")
        return names.index(shape)

    def shape_name(self, number: int) -> str:
        """The name of a shape."""
        return self.shapes[number].name

    def space_number(self, space: str) -> int:
        """The number of a space."""
        return self.map.space_number(space)

    def space_name(self, number: int) -> str:
        """The name of a space."""
        return self.map.names[int(number)]

    def offsets(self, turn: Cells) -> tuple[int, ...]:
        """How many bits the spaces of a shape are away from its first one."""
        numbers = sorted(self.map.stride * q + r for q, r in turn)
        return tuple(number - numbers[0] for number in numbers)

    def fits(self, turn: Cells) -> bool:
        """Whether a shape, lying one way, fits on the empty map."""
        cells = self.map.cells
        return any(cells.issuperset((q + a, r + b) for a, b in turn) for q, r in cells)

    def lie(self, shape: int, spaces: Sequence[int]) -> tuple[int, int]:
        """The way a shape lies on four spaces, and its first space."""
        first = min(spaces)
        offsets = tuple(sorted(number - first for number in spaces))
        for turn, cells in enumerate(self.shapes[shape].turns):
            if self.offsets(cells) == offsets:
                return turn, first
        names = " ".join(self.space_name(number) for number in spaces)
        raise NotReadable(f"{names} is not a {self.shape_name(shape)}, however turned or flipped")

    def shape_spaces(self, shape: int, turn: int, first: int) -> list[int]:
        """The four spaces of a shape."""
        return [first + offset for offset in self.offsets(self.shapes[shape].turns[turn])]


@cache
def load(map_: Path = HOUSE_MAP, shapes: Path = HOUSE_SHAPES, cards: Path = HOUSE_CARDS) -> Box:
    """The box with the map, shapes and cards of these files; every shape has to fit on the map."""
    box = Box(read_map(map_), read_shapes(shapes), read_cards(cards))
    for shape in box.shapes:
        if not any(box.fits(turn) for turn in shape.turns):
            raise BrokenData(map_, 1, f"the {shape.name} does not fit on the map")
    return box
