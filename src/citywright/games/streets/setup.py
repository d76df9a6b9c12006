"""Streets 3, 10, 11: a new game. All that is random in it is left to chance moves."""

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from pathlib import Path

import numpy as np

from citywright._jit import rule
from citywright.agreed import checked, is_one_each
from citywright.events import Events
from citywright.games.streets import components
from citywright.games.streets.city import lay
from citywright.games.streets.components import DIFFICULTIES
from citywright.games.streets.layout import (
    COLOURS,
    CONSULTANTS,
    ENDLESS,
    FIRST_BUILDING,
    GRIFTER,
    MOST_SEATS,
    ORIGIN,
    PARK,
    STATE,
    STATION,
    TILES,
    YOU,
    Consultant,
    Facing,
    Module,
    Place,
    Record,
    States,
    Step,
)
from citywright.games.streets.moves import CONSULTANT
from citywright.games.streets.people import move_in
from citywright.games.streets.pieces import Pieces, pieces_of
from citywright.games.streets.rules import advance
from citywright.names import word
from citywright.options import (
    ALONE,
    File,
    GameOptions,
    NumberOption,
    OneEach,
    OneOf,
    PlayerOption,
    SomeOf,
    Unnamed,
    When,
    option,
    up_to,
)

MODULES = tuple(map(word, Module))
EDITIONS = tuple(components.editions())


def starting_money() -> dict[str, dict[str, str | int]]:
    """The Grifter's money by difficulty. (Streets 11)"""
    return {difficulty: {"money": components.grifter_money()[difficulty]} for difficulty in DIFFICULTIES}


def consultant_limits() -> dict[str, dict[str, str | int]]:
    """How many players the consultants need who do not suit every game, and whether they suit Business. (Streets 10)"""
    return {
        word(consultant): {
            "fewest": card.fewest_players,
            "most": card.most_players,
            "business": "yes" if card.with_business else "no",
        }
        for consultant, card in components.consultant_cards().items()
        if (card.fewest_players, card.most_players, card.with_business) != (1, MOST_SEATS, True)
    }


@dataclass(frozen=True)
class Options(GameOptions):
    """What is agreed before a game. `first` counts from 1."""

    BOX = "tiles"
    LINES = ("edition", "modules", "players", BOX, "first")

    players: int = option(NumberOption(values=up_to(MOST_SEATS), default=2))
    _: KW_ONLY
    difficulty: str = option(
        OneOf(values=DIFFICULTIES, default="normal", one="difficulty", when=ALONE, facts=starting_money())
    )
    modules: tuple[str, ...] = option(SomeOf(values=MODULES, one="module"))
    consultants: tuple[str, ...] = option(
        OneEach(
            values=tuple(CONSULTANT),
            one="consultant",
            when=When("modules", "consultants"),
            facts=consultant_limits(),
            section="10",
        )
    )
    edition: str = option(OneOf(values=EDITIONS, default=EDITIONS[0], one="edition", section="12", folded="edition"))
    first: int | None = option(PlayerOption(values=up_to(MOST_SEATS), on_page=False))
    tiles: Path = option(File(default=components.HOUSE_TILES))

    def __post_init__(self) -> None:
        if not isinstance(self.tiles, Path):  # the same object is found again sooner
            object.__setattr__(self, "tiles", Path(self.tiles))

    @property
    def box(self) -> components.Box:
        """The tiles that are played with."""
        return components.load(self.tiles)

    def faults(self) -> Iterator[str]:
        """All that is wrong with these options."""
        yield from super().faults()
        if self.consultants and isinstance(self.players, int) and 1 <= self.players <= MOST_SEATS:
            mask = allowed_consultants(self.players, "business" in self.modules, pieces_of(self.box))
            allowed = [name for name, consultant in CONSULTANT.items() if mask >> consultant & 1]
            for consultant in self.consultants:
                if consultant in CONSULTANT and consultant not in allowed:
                    yield f"the {consultant} cannot be in this game; possible are {', '.join(allowed)}"


@rule
def allowed_consultants(players: int, business: int, pieces: Pieces) -> int:
    """Bit mask of those that suit the number of players and the other modules. (Streets 10)"""
    mask = 0
    for consultant in range(1, CONSULTANTS):
        enough = pieces.fewest_players[consultant] <= players <= pieces.most_players[consultant]
        if enough and (pieces.with_business[consultant] or not business) and (pieces.solo[consultant] or players > 1):
            mask |= 1 << consultant
    return mask


@rule
def has_module(agreed: Record, module: int) -> int:
    """1 if a module is played with. (Streets 9, 10)"""
    return int(agreed.modules) >> module & 1


@rule
def named_consultant(agreed: Record, seat: int) -> int:
    """The consultant that is named for a seat, NONE if that is left to chance. (Streets 10)"""
    return max(0, int(agreed.consultants[seat]) + 1)


@rule
def is_possible(agreed: Record, pieces: Pieces) -> bool:
    """Whether a game can be played with these options, each of which may be so by itself. (Streets 3, 10)"""
    if agreed.first > agreed.players or not is_one_each(agreed.consultants, agreed.players):
        return False
    allowed = allowed_consultants(agreed.players, has_module(agreed, Module.BUSINESS), pieces)
    for seat in range(agreed.players):
        consultant = named_consultant(agreed, seat)
        if consultant != Consultant.NONE and not allowed >> consultant & 1:
            return False
    return agreed.consultants[0] == Unnamed.OPEN or has_module(agreed, Module.CONSULTANTS) == 1


@rule
def lay_out(start: States, agreed: Record, pieces: Pieces) -> None:
    """Lay out all that a game needs, but no city yet. (Streets 3, 11)"""
    start[0] = pieces.printed[agreed.edition]
    s = start[0]
    s.solo = 1 if agreed.players == 1 else 0
    s.seats = 2 if s.solo else agreed.players
    s.business = has_module(agreed, Module.BUSINESS)
    s.consultants = has_module(agreed, Module.CONSULTANTS)
    for seat in range(s.seats, MOST_SEATS):
        s.free_signs[seat] = 0
    if s.solo:
        s.free_signs[GRIFTER] = ENDLESS
        s.money[GRIFTER] = pieces.money[s.consultants, agreed.difficulty]
    fill_stack(s, pieces)


@rule
def fill_stack(s: Record, pieces: Pieces) -> None:
    """Make the stack for the number of players, and the one that the Contractor would need. (Streets 3, 10)"""
    one_more = min(MOST_SEATS, int(s.seats) + 1)
    for back in range(COLOURS):
        s.stack[back] = pieces.stack[s.seats, back]
        s.contractor_stack[back] = pieces.stack[one_more, back]
    s.contractor_five_plus = pieces.with_five_plus[one_more]
    for tile in range(FIRST_BUILDING, TILES):
        if pieces.five_plus[tile] and not pieces.with_five_plus[s.seats]:
            s.place[tile] = Place.UNUSED


@rule
def deal_chosen_consultants(s: Record, agreed: Record, pieces: Pieces) -> None:
    """Give out the consultants that are chosen; the rest of those allowed may be dealt. (Streets 10)"""
    if s.consultants:
        s.consultants_left = allowed_consultants(agreed.players, s.business, pieces)
        for seat in range(agreed.players):
            consultant = named_consultant(agreed, seat)
            if consultant != Consultant.NONE:
                s.consultant[seat] = consultant
                s.consultants_left -= 1 << consultant


@rule
def start_city(s: Record, events: Events) -> None:
    """Station and Park at a corner, one person of each colour on the Station. (Streets 2, 3)"""
    s.place[STATION] = s.place[PARK] = Place.CITY
    lay(s, STATION, ORIGIN, Facing.S)
    lay(s, PARK, ORIGIN + 1, Facing.W)
    move_in(s, STATION, events)


@rule
def begin(start: States, agreed: Record, pieces: Pieces) -> None:
    """Begin a game, about to be dealt, whatever was in the record. (Streets 3)"""
    lay_out(start, agreed, pieces)
    s = start[0]
    deal_chosen_consultants(s, agreed, pieces)
    start_city(s, pieces.silent)
    s.turn = YOU if s.solo else agreed.first - 1
    s.step = Step.CONSULTANTS
    advance(s, pieces.silent)


def new_state(options: Options) -> Record:
    """A game about to be dealt. (Streets 3)"""
    start = np.zeros(1, STATE)
    begin(start, checked(options), pieces_of(options.box))
    return start[0]
