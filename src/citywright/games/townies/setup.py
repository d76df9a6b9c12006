"""Townies 2, 8: a new game. All that is random in it is left to chance moves."""

from collections.abc import Container, Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from citywright.errors import Impossible
from citywright.events import SILENT
from citywright.games.townies import components
from citywright.games.townies.components import Box
from citywright.games.townies.layout import INDIVIDUAL_GOALS, MOST_SEATS, NONE, STATE, Bonus, Record, Step
from citywright.games.townies.moves import ADDITIONAL, BONUS, COLOUR
from citywright.games.townies.rules import advance

MODES = {"first": (False, False, False), "second": (True, False, True), "full": (True, True, True)}
RANDOM, WITHOUT = "random", "none"


@dataclass(frozen=True)
class Options:
    """What is agreed before a game. A mode sets the three switches; each may also be set by itself.

    `additional` and `bonus` are the name of a card, "random" or "none"; `starts` names colours, or is empty for random
    ones (solo: red).
    """

    players: int = 2
    mode: str = "full"
    individual: bool | None = None
    additional: str | None = None
    bonus: str | None = None
    starts: tuple[str, ...] = ()
    map: Path = components.HOUSE_MAP
    shapes: Path = components.HOUSE_SHAPES
    cards: Path = components.HOUSE_CARDS

    @property
    def solo(self) -> bool:
        """One player alone."""
        return self.players == 1

    @property
    def box(self) -> Box:
        """The box that is played with."""
        return components.load(self.map, self.shapes, self.cards)

    @property
    def switches(self) -> tuple[bool, str, str]:
        """Individual goals, additional goal and bonus card, as the mode or the switch itself says. (Townies 2)"""
        individual, additional, bonus = MODES[self.mode]
        return (
            individual if self.individual is None else self.individual,
            self.additional or (RANDOM if additional else WITHOUT),
            self.bonus or (RANDOM if bonus else WITHOUT),
        )

    @property
    def markers(self) -> tuple[str, ...]:
        """The starting markers: those named or, in solo, where one always chooses, red. (Townies 2, 8)"""
        return self.starts or (("red",) if self.solo else (RANDOM,) * self.players)

    def faults(self) -> Iterable[str]:
        """All that is wrong with these options."""
        if not 1 <= self.players <= MOST_SEATS:
            yield f"{self.players} players; there can be 1 to {MOST_SEATS}"
        if self.mode not in MODES:
            yield f"no mode {self.mode!r}; there are {', '.join(MODES)}"
        cards = self.box.cards
        yield from _card_faults("additional goal", self.additional, ADDITIONAL, cards.goals)
        yield from _card_faults("bonus card", self.bonus, BONUS, cards.bonuses)
        yield from self._start_faults()

    def _start_faults(self) -> Iterable[str]:
        if self.starts and len(self.starts) != self.players:
            yield f"{len(self.starts)} starting markers for {self.players} players; name one for each, or random"
        named = [colour for colour in self.starts if colour != RANDOM]
        for colour in named:
            if colour not in COLOUR:
                yield f"no marker {colour!r}; there are {', '.join(COLOUR)}"
        for colour in sorted({colour for colour in named if named.count(colour) > 1}):
            yield f"the {colour} marker cannot be with two players"


def _card_faults(what: str, card: str | None, known: dict[str, int], in_box: Container[int]) -> Iterable[str]:
    if card is None or card in (RANDOM, WITHOUT):
        return
    if card not in known:
        yield f"no {what} {card!r}; there are {', '.join([*known, RANDOM, WITHOUT])}"
    elif known[card] not in in_box:
        yield f"the {what} {card} is not in this set of cards"


def empty_state(options: Options) -> Record:
    """A record with the frame of a game and empty sheets."""
    if faults := list(options.faults()):
        raise Impossible(faults)
    s: Record = np.zeros(1, STATE)[0]
    s.seats, s.solo = options.players, options.solo
    s.rolled_object = s.rolled_shape = s.additional = NONE
    s.start[:] = s.marker[:] = NONE
    options.box.print_on(s)
    return s


def lay_out_cards(s: Record, options: Options) -> None:
    """The cards that are chosen lie ready; the random ones are still to be dealt. (Townies 2)"""
    s.individual, additional, bonus = options.switches
    cards = options.box.cards
    if additional == RANDOM:
        s.additional_cards = sum(1 << goal for goal in cards.goals if goal >= INDIVIDUAL_GOALS)
    elif additional != WITHOUT:
        s.additional = ADDITIONAL[additional]
    if bonus == RANDOM:
        s.bonus_cards = sum(1 << card for card in cards.bonuses)
    else:
        s.bonus = Bonus.NONE if bonus == WITHOUT else BONUS[bonus]


def give_chosen_starts(s: Record, options: Options) -> None:
    """Give out the starting markers that are chosen. (Townies 2, 8)"""
    for seat, colour in enumerate(options.markers):
        if colour != RANDOM:
            s.start[seat] = s.marker[seat] = COLOUR[colour]


def new_state(options: Options) -> Record:
    """A game about to be dealt. (Townies 2)"""
    s = empty_state(options)
    lay_out_cards(s, options)
    give_chosen_starts(s, options)
    s.step = Step.START
    advance(s, SILENT)
    return s
