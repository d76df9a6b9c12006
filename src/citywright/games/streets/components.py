"""The contents of the box (tiles, consultants, editions, set-up), read from data files and checked.

A tile file is checked twice. *Form*: a file that breaks it is refused, with the line and the reason. *House*: our own
set passes this check; a set that does not is used all the same, with a warning.
"""

import hashlib
import re
import warnings
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path

from citywright.data import Row, read
from citywright.description import Lookup, Words
from citywright.errors import BrokenData, NotReadable
from citywright.games.streets.events import EVENT_READER
from citywright.games.streets.layout import (
    FACING_NAMES,
    STATION,
    Business,
    Colour,
    Consultant,
    GrifterRule,
    Module,
    Place,
    Step,
    Valuation,
)
from citywright.games.streets.moves import BACK, CONSULTANT, PERSON_COLOUR, TOKEN, Move
from citywright.games.streets.packing import Kind
from citywright.games.streets.tally import tally
from citywright.names import Remembered, word

DATA = Path(__file__).parent / "data"
HOUSE_TILES = DATA / "tiles.csv"

STEP_WORDS = [word(step) for step in Step]
GRIFTER_WORDS = [word(rule) for rule in GrifterRule]
WORDS: Words = {  # what numbers of the rules stand for
    "colours": [word(colour) for colour in Colour],
    "people": list(PERSON_COLOUR),
    "businesses": [word(business) for business in Business],
    "tokens": list(TOKEN),
    "consultants": [None, *CONSULTANT],
    "modules": [word(module) for module in Module],
    "places": [word(place) for place in Place],
    "facings": FACING_NAMES,
    "steps": STEP_WORDS,
    "grifter": GRIFTER_WORDS,
    "asked": [*STEP_WORDS, *(f"{step}-grifter" for step in STEP_WORDS), word(Kind.DISCARD)],  # see `seen.asked`
}
ICONS = {word(icon): icon for icon in Business}
VALUATIONS = {word(kind): kind for kind in Valuation if kind != Valuation.NOTHING}
FLAGS = (
    "abandoned_welcome", "fomo_pays", "copy_takes_place", "price_of_mixed_set", "park_may_be_covered",
    "grifter_copy_by_crowd", "grifter_enclosure_by_crowd", "grifter_takes_fewest",
)  # fmt: skip
HOUSE_OF_EACH_BACK = (8, 1)  # basic and 5+ tiles


def kebab(name: str) -> str:
    """A tile's id: its name in kebab-case."""
    return "-".join(re.findall(r"[^\W_]+", name.lower().replace("'", "")))


@dataclass(frozen=True)
class Tile:
    """One tile, as printed."""

    id: str
    name: str
    back: Colour
    symbols: tuple[Colour, ...]
    valuation: Valuation
    depicted: tuple[Colour, ...] = ()
    price: int = 0
    icon: Business = Business.WILD
    icons: int = 0
    five_plus: bool = False

    @property
    def is_mixed_set(self) -> bool:
        """Whether it pays for sets that show two or more colours. (Streets 12)"""
        return self.valuation == Valuation.SET and len(set(self.depicted)) > 1


ALL_COLOURS = tuple(Colour(colour) for colour in PERSON_COLOUR.values())
START = (
    Tile("central-station", "Central Station", Colour.WILD, ALL_COLOURS, Valuation.NOTHING),
    Tile("city-park", "City Park", Colour.WILD, (Colour.WILD,), Valuation.NOTHING),
)


@dataclass(frozen=True)
class ValuationForm:
    """How a kind of valuation is written on a tile."""

    price: str  # $ a unit, or "printed": after the word
    fewest: int  # colours after that
    most: int
    copies: int  # how often each is shown


@cache
def valuation_forms() -> dict[Valuation, ValuationForm]:
    """How each kind of valuation is written. The page reads the same table."""
    rows = read(DATA / "valuations.csv", ("kind", "price", "fewest", "most", "copies"))
    return {
        Valuation(row.choose("kind", VALUATIONS)): ValuationForm(
            row["price"], row.number("fewest", 0, 2), row.number("most", 0, 6), row.number("copies", 1, 2)
        )
        for row in rows
    }


def _read_valuation(row: Row) -> tuple[Valuation, tuple[Colour, ...], int]:
    """Kind, depicted colours and price of a tile's valuation."""
    kind_word, *parts = row["valuation"].split() or [""]
    if kind_word not in VALUATIONS:
        raise row.broken(f"{kind_word!r} is not a valuation; it should be one of {', '.join(VALUATIONS)}")
    kind = VALUATIONS[kind_word]
    form = valuation_forms()[kind]
    price = form.price
    if price == "printed":
        amount, *parts = parts or [""]
        if not re.fullmatch(r"[1-9]\d?", amount):
            raise row.broken(
                f"a {kind_word} has its amount, from 1 to 99, after the word, such as {kind_word} 5 hipster parent"
            )
        price = amount
    for colour in parts:
        if colour not in PERSON_COLOUR:
            raise row.broken(
                f"{colour!r} cannot stand in a {kind_word} valuation; colours are {', '.join(PERSON_COLOUR)}"
            )
    if not form.fewest <= len(parts) <= form.most:
        raise row.broken(f"{kind_word} shows {len(parts)} colours; it should be {form.fewest} to {form.most}")
    return kind, form.copies * tuple(Colour(PERSON_COLOUR[colour]) for colour in parts), int(price)


def _read_icon(row: Row) -> tuple[Business, int]:
    """Type of business and how often it is shown."""
    *double, icon = row["icon"].split() or [""]
    if icon not in ICONS or double not in ([], ["double"]):
        raise row.broken(
            f"{row['icon']!r} is not an icon; use one of {', '.join(ICONS)}, or double and one of the first four"
        )
    if double and ICONS[icon] == Business.WILD:
        raise row.broken("a wild icon cannot be double")
    return ICONS[icon], 1 + len(double)


def _read_tile(row: Row) -> Tile:
    back = Colour(row.choose("back", BACK))
    kind, depicted, price = _read_valuation(row)
    icon, icons = _read_icon(row)
    if not kebab(row["name"]):
        raise row.broken("the tile has no name")
    five_plus = bool(row.choose("players", {"": 0, "5+": 1}))
    symbols = row.number("symbols", 1, 2) * (back,)
    return Tile(kebab(row["name"]), row["name"], back, symbols, kind, depicted, price, icon, icons, five_plus)


@cache
def pieces() -> dict[str, int]:
    """How many of each piece are in the box."""
    return {row["piece"]: row.number("count", 1, 100) for row in read(DATA / "pieces.csv", ("piece", "count"))}


def read_tiles(path: Path) -> tuple[Tile, ...]:
    """The tiles of a file, checked for form. (Streets 1)"""
    rows = read(path, ("name", "back", "symbols", "valuation", "icon", "players"))
    tiles: dict[str, Tile] = {tile.id: tile for tile in START}
    for row in rows:
        tile = _read_tile(row)
        if tile.id in tiles:
            raise row.broken(f"a second tile called {tile.id}")
        tiles[tile.id] = tile
    last = rows[-1].line if rows else 1
    for five_plus, piece in ((False, "basic_tiles"), (True, "five_plus_tiles")):
        n = sum(tile.five_plus == five_plus for tile in tiles.values()) - (0 if five_plus else len(START))
        if n != pieces()[piece]:
            raise BrokenData(path, last, f"{n} {piece.replace('_', ' ')}; there should be {pieces()[piece]}")
    for back in Colour:
        n = sum(tile.back == back and not tile.five_plus for tile in tiles.values()) - 2 * (back == Colour.WILD)
        if n < 2:
            raise BrokenData(path, last, f"{n} basic tiles with the back {word(back)}; there should be at least 2")
    return tuple(tiles.values())


def house_faults(tiles: tuple[Tile, ...]) -> Iterator[str]:
    """What keeps a set from being a house set. (Streets 1)"""
    buildings = tiles[len(START) :]
    for back in Colour:
        mine = [tile for tile in buildings if tile.back == back]
        counts = Counter(tile.five_plus for tile in mine)
        if (counts[False], counts[True]) != HOUSE_OF_EACH_BACK:
            yield f"{counts[False]} basic and {counts[True]} 5+ tiles with the back {word(back)} (house: 8 and 1)"
        symbols = 1 + sum(len(tile.symbols) for tile in mine)
        if back != Colour.WILD and symbols > pieces()["people_of_a_colour"]:
            yield f"{symbols} {word(back)} symbols with the Station's (house: at most {pieces()['people_of_a_colour']})"
    for kind in set(VALUATIONS.values()) - {tile.valuation for tile in buildings}:
        yield f"no tile with the valuation {word(kind)}"


@dataclass(frozen=True)
class ConsultantCard:
    """When a consultant can be in a game, and the symbols on the card."""

    consultant: Consultant
    fewest_players: int
    most_players: int
    symbols: int  # tally
    with_business: bool
    solo: bool


@cache
def consultant_cards() -> dict[Consultant, ConsultantCard]:
    """The seven consultants. (Streets 10)"""
    columns = ("consultant", "fewest_players", "most_players", "symbols", "with_business", "solo")
    cards = {}
    for row in read(DATA / "consultants.csv", columns):
        consultant = Consultant(row.choose("consultant", CONSULTANT))
        fewest, most = row.number("fewest_players", 1, 5), row.number("most_players", 1, 5)
        symbols = tally(row.choose("symbols", BACK)) if row["symbols"] else 0
        cards[consultant] = ConsultantCard(consultant, fewest, most, symbols, row.yes("with_business"), row.yes("solo"))
    return cards


@cache
def editions() -> dict[str, dict[str, str]]:
    """The flags of each edition; the first edition is the default. (Streets 12)"""
    return {
        row["edition"]: {flag: row[flag] for flag in FLAGS} for row in read(DATA / "editions.csv", ("edition", *FLAGS))
    }


@dataclass(frozen=True)
class SetUp:
    """How the stack is made for a number of players. (Streets 3)"""

    out_of_each_colour: int
    out_of_wild: int
    five_plus: bool


@cache
def set_ups() -> dict[int, SetUp]:
    """Set-up by number of players. (Streets 3)"""
    rows = read(DATA / "setup.csv", ("players", "out_of_each_colour", "out_of_wild", "five_plus"))
    return {
        row.number("players", 2, 5): SetUp(
            row.number("out_of_each_colour", 0, 2), row.number("out_of_wild", 0, 2), row.yes("five_plus")
        )
        for row in rows
    }


DIFFICULTIES = ("easy", "normal", "hard")


@cache
def grifter_money() -> dict[str, int]:
    """The Grifter's money by difficulty, and what consultants add. (Streets 11)"""
    return {
        row["difficulty"]: row.number("money", 0, 500) for row in read(DATA / "grifter.csv", ("difficulty", "money"))
    }


@dataclass(frozen=True)
class Box:
    """A set of tiles, numbered as in the record: 0 is no tile, then Station, Park and the 45."""

    tiles: tuple[Tile, ...]
    path: Path = field(default=HOUSE_TILES, compare=False)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Tile numbers by id."""
        return {tile.id: number for number, tile in enumerate(self.tiles, STATION)}

    @cached_property
    def ids(self) -> list[str | None]:
        """Ids by tile number, None for no tile."""
        return [None, *self.numbers]

    @cached_property
    def texts(self) -> Remembered[str]:
        """Texts of moves, cached because the same moves are listed again and again."""
        return Remembered(lambda move: Move.from_int(move, self).text())

    @cached_property
    def lookup(self) -> Lookup:
        """What records and events of games with these tiles are read by."""
        own: Words = {
            "tiles": self.ids,
            "tops": [*BACK, *self.numbers],  # of the stack: a back, or alone a tile
            "editions": list(editions()),
            "difficulties": list(DIFFICULTIES),
            "valuations": [word(Valuation.NOTHING), *(word(tile.valuation) for tile in self.tiles)],
            "depicted": [[], *([word(colour) for colour in tile.depicted] for tile in self.tiles)],
        }
        return Lookup({**WORDS, **own}, self.texts, EVENT_READER)

    @cached_property
    def digest(self) -> str:
        """A short name for exactly these tiles, kept in game files."""
        return hashlib.blake2b(repr(self.tiles).encode(), digest_size=5).hexdigest()

    def __getitem__(self, number: int) -> Tile:
        return self.tiles[number - STATION]

    def tile_number(self, tile: str) -> int:
        """The number of a tile id."""
        if tile not in self.numbers:
            raise NotReadable(f"there is no tile called {tile!r}{_suggest(tile, self.numbers)}")
        return self.numbers[tile]

    def tile_id(self, number: int) -> str:
        """The id of a tile number."""
        return self[number].id


def _suggest(tile: str, known: dict[str, int]) -> str:
    import difflib

    close = difflib.get_close_matches(tile, known, 1, 0.5)
    return f"; perhaps you mean {close[0]}" if close else ""


@cache
def load(path: Path = HOUSE_TILES) -> Box:
    """The box with the tiles of a file; a set that only our house check would refuse comes with a warning."""
    tiles = read_tiles(path)
    if faults := list(house_faults(tiles)):
        warnings.warn(f"{path.name} is not a house set: {'; '.join(faults)}", stacklevel=2)
    return Box(tiles, path)
