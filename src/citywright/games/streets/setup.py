"""Streets 3, 10, 11: a new game. All that is random in it is left to chance moves."""

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from pathlib import Path

import numpy as np

from citywright.errors import Impossible
from citywright.events import SILENT
from citywright.games.streets import components
from citywright.games.streets.city import lay
from citywright.games.streets.layout import (
    ENDLESS,
    FIRST_BUILDING,
    GRIFTER,
    MOST_SEATS,
    NOBODY,
    NONE,
    ORIGIN,
    PARK,
    STATE,
    STATION,
    TILES,
    YOU,
    Consultant,
    Facing,
    Place,
    Record,
    Step,
)
from citywright.games.streets.moves import CONSULTANT
from citywright.games.streets.people import move_in
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
    When,
    option,
    up_to,
)

MODULES = ("business", "consultants")
EDITIONS = tuple(components.editions())
DIFFICULTIES = ("easy", "normal", "hard")


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
        if isinstance(self.players, int):
            allowed = [word(consultant) for consultant in allowed_consultants(self)]
            for consultant in self.consultants or ():
                if consultant in CONSULTANT and consultant not in allowed:
                    yield f"the {consultant} cannot be in this game; possible are {', '.join(allowed)}"


def allowed_consultants(options: Options) -> list[Consultant]:
    """Those that suit the number of players and the other modules. (Streets 10)"""
    return [
        consultant
        for consultant, card in components.consultant_cards().items()
        if card.fewest_players <= options.players <= card.most_players
        and (card.with_business or "business" not in options.modules)
        and (card.solo or not options.solo)
    ]


def empty_state(options: Options) -> Record:
    """A record with the frame of a game and all pieces in the supply, but no city."""
    if faults := list(options.faults()):
        raise Impossible(faults)
    s: Record = np.zeros(1, STATE)[0]
    s.top = NONE
    s.turn = s.actor = NOBODY
    s.owner[:] = NOBODY
    s.solo = options.solo
    s.seats = 2 if options.solo else options.players
    for module in options.modules:
        s[module] = 1
    for flag, value in components.editions()[options.edition].items():
        if flag in s.dtype.names:
            s[flag] = int(value)
    options.box.print_on(s, options.edition)
    pieces = components.pieces()
    s.people_left[:] = pieces["people_of_a_colour"]
    s.tokens_left[:] = pieces["tokens_of_a_type"]
    s.free_signs[: s.seats] = pieces["signs_of_a_player"]
    if options.solo:
        money = components.grifter_money()
        s.free_signs[GRIFTER] = ENDLESS
        s.money[GRIFTER] = money[options.difficulty] + (money["consultants"] if s.consultants else 0)
    return s


def fill_stack(s: Record, options: Options) -> None:
    """Make the stack for the number of players, and the one that the Contractor would need. (Streets 3, 10)"""
    box = options.box
    set_up, for_one_more = components.set_ups()[int(s.seats)], components.set_ups()[min(5, int(s.seats) + 1)]
    s.stack[:] = box.counts(set_up)
    s.contractor_stack[:] = box.counts(for_one_more)
    s.contractor_five_plus = for_one_more.five_plus
    for number in range(FIRST_BUILDING, TILES):
        s.place[number] = Place.UNUSED if box[number].five_plus and not set_up.five_plus else Place.UNSEEN


def start_city(s: Record) -> None:
    """Station and Park at a corner, one person of each colour on the Station. (Streets 2, 3)"""
    for tile, cell, facing in ((STATION, ORIGIN, Facing.S), (PARK, ORIGIN + 1, Facing.W)):
        s.place[tile] = Place.CITY
        lay(s, tile, cell, int(facing))
    move_in(s, STATION, SILENT)


def deal_chosen_consultants(s: Record, options: Options) -> None:
    """Give out the consultants that are chosen; the rest of those allowed may be dealt. (Streets 10)"""
    if not s.consultants:
        return
    s.consultants_left = sum(1 << consultant for consultant in allowed_consultants(options))
    for seat, consultant in enumerate(options.consultants):
        if consultant != "random":
            s.consultant[seat] = CONSULTANT[consultant]
            s.consultants_left -= 1 << CONSULTANT[consultant]


def new_state(options: Options) -> Record:
    """A game about to be dealt. (Streets 3)"""
    s = empty_state(options)
    deal_chosen_consultants(s, options)
    fill_stack(s, options)
    start_city(s)
    s.turn = YOU if options.solo else (options.first or 0) - 1
    s.step = Step.CONSULTANTS
    advance(s, SILENT)
    return s
