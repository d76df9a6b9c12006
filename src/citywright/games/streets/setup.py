"""Streets 3, 10, 11: a new game. All that is random in it is left to chance moves."""

from collections.abc import Iterable
from dataclasses import dataclass
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

MODULES = ("business", "consultants")
EDITIONS = ("2021", "draft-1.0.7", "ru")
DIFFICULTIES = ("easy", "normal", "hard")


@dataclass(frozen=True)
class Options:
    """What is agreed before a game. `first` counts from 1; `None` and "random" leave it to chance."""

    players: int = 2
    edition: str = "2021"
    modules: tuple[str, ...] = ()
    difficulty: str = "normal"  # solo only
    consultants: tuple[str, ...] = ()  # one a player, or none: all random
    first: int | None = None
    tiles: Path = components.HOUSE_TILES

    def __post_init__(self) -> None:
        if not isinstance(self.tiles, Path):  # the same object is found again sooner
            object.__setattr__(self, "tiles", Path(self.tiles))

    @property
    def solo(self) -> bool:
        """One player against the Grifter."""
        return self.players == 1

    def faults(self) -> Iterable[str]:
        """All that is wrong with these options."""
        if not isinstance(self.players, int):
            yield f"{self.players!r} players; there can be 1 to 5"
            return
        if not 1 <= self.players <= 5:
            yield f"{self.players} players; there can be 1 to 5"
        if self.edition not in EDITIONS:
            yield f"no edition {self.edition!r}; there are {', '.join(EDITIONS)}"
        for module in (self.modules,) if isinstance(self.modules, str) else self.modules:
            if module not in MODULES:
                yield f"no module {module!r}; there are {', '.join(MODULES)}"
        if self.difficulty not in DIFFICULTIES:
            yield f"no difficulty {self.difficulty!r}; there are {', '.join(DIFFICULTIES)}"
        if self.first is not None and not 1 <= self.first <= self.players:
            yield f"player {self.first} cannot be first; there are players 1 to {self.players}"
        if self.consultants:
            yield from self._consultant_faults()

    def _consultant_faults(self) -> Iterable[str]:
        if "consultants" not in self.modules:
            yield "consultants are named, but the consultants module is not chosen"
        if len(self.consultants) != self.players:
            yield f"{len(self.consultants)} consultants for {self.players} players; name one for each, or random"
        allowed = [word(c) for c in allowed_consultants(self)]
        named = [c for c in self.consultants if c != "random"]
        for consultant in named:
            if consultant not in CONSULTANT:
                yield f"no consultant {consultant!r}; there are {', '.join(CONSULTANT)}"
            elif consultant not in allowed:
                yield f"the {consultant} cannot be in this game; possible are {', '.join(allowed)}"
        for consultant in sorted({c for c in named if named.count(c) > 1}):
            yield f"the {consultant} cannot be with two players"


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
    components.load(options.tiles).print_on(s, options.edition)
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
    box = components.load(options.tiles)
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
