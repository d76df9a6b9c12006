"""Townies 2, 8: a new game. All that is random in it is left to chance moves."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from citywright.errors import Impossible
from citywright.events import SILENT
from citywright.games.townies import components
from citywright.games.townies.components import Box
from citywright.games.townies.layout import INDIVIDUAL_GOALS, MOST_SEATS, NONE, STATE, Bonus, Record, Step
from citywright.games.townies.moves import ADDITIONAL, BONUS, COLOUR
from citywright.games.townies.rules import advance
from citywright.options import (
    RANDOM,
    WITHOUT,
    CardOption,
    File,
    GameOptions,
    NumberOption,
    OneEach,
    OneOf,
    Switch,
    option,
    up_to,
)

MODES = {"first": (False, False, False), "second": (True, False, True), "full": (True, True, True)}


@dataclass(frozen=True)
class Options(GameOptions):
    """What is agreed before a game. A mode sets `individual`, `additional` and `bonus`; each may also be set by itself.

    Without `starts` markers are random; alone, where one always chooses, it is red.
    """

    BOX = "box"

    players: int = option(NumberOption(values=up_to(MOST_SEATS), default=2))
    mode: str = option(OneOf(values=tuple(MODES), default="full", one="mode", newcomers="first"))
    individual: bool | None = option(Switch(by="mode", on_page=False))
    additional: str | None = option(
        CardOption(values=tuple(ADDITIONAL), one="goal", about="townies-counts", by="mode", folded="cards")
    )
    bonus: str | None = option(
        CardOption(values=tuple(BONUS), one="bonus", about="townies-does", by="mode", folded="cards")
    )
    starts: tuple[str, ...] = option(OneEach(values=tuple(COLOUR), one="marker"))
    map: Path = option(File(default=components.HOUSE_MAP))
    shapes: Path = option(File(default=components.HOUSE_SHAPES))
    cards: Path = option(File(default=components.HOUSE_CARDS))

    @property
    def box(self) -> Box:
        """The box that is played with."""
        return components.load(self.map, self.shapes, self.cards)

    @property
    def settled(self) -> "Options":
        """The same options with the cards of the mode and the starting markers. (Townies 2, 8)"""
        individual, additional, bonus = MODES[self.mode]
        return replace(
            self,
            individual=individual if self.individual is None else self.individual,
            additional=self.additional or (RANDOM if additional else WITHOUT),
            bonus=self.bonus or (RANDOM if bonus else WITHOUT),
            starts=self.starts or (("red",) if self.solo else (RANDOM,) * self.players),
        )

    def faults(self) -> Iterator[str]:
        """All that is wrong with these options."""
        yield from super().faults()
        cards = self.box.cards
        if ADDITIONAL.get(self.additional or "") not in (None, *cards.goals):
            yield f"the additional goal {self.additional} is not in this set of cards"
        if BONUS.get(self.bonus or "") not in (None, *cards.bonuses):
            yield f"the bonus card {self.bonus} is not in this set of cards"


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
    chosen, cards = options.settled, options.box.cards
    s.individual, additional, bonus = chosen.individual, str(chosen.additional), str(chosen.bonus)
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
    for seat, colour in enumerate(options.settled.starts):
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
