"""Townies 2, 8: a new game. All that is random in it is left to chance moves."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from citywright._jit import rule
from citywright.agreed import agreed, checked, is_one_each, with_numbers
from citywright.games.townies import components
from citywright.games.townies.components import MODES, Box
from citywright.games.townies.layout import (
    INDIVIDUAL_GOALS,
    MOST_SEATS,
    STATE,
    YOU,
    Bonus,
    Colour,
    Record,
    States,
    Step,
)
from citywright.games.townies.moves import ADDITIONAL, BONUS, COLOUR
from citywright.games.townies.pieces import Pieces, pieces_of
from citywright.games.townies.rules import advance
from citywright.options import (
    CardOption,
    File,
    GameOptions,
    NumberOption,
    OneEach,
    OneOf,
    Switch,
    Unnamed,
    option,
    up_to,
)

CARD = {True: Unnamed.RANDOM, False: Unnamed.WITHOUT}
# What each mode is played with, as numbers.
INDIVIDUAL = np.array([individual for individual, _, _ in MODES.values()], np.int16)
ADDITIONAL_CARD = np.array([CARD[additional] for _, additional, _ in MODES.values()], np.int16)
BONUS_CARD = np.array([CARD[bonus] for _, _, bonus in MODES.values()], np.int16)


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
        numbers = agreed(self)
        settle(numbers)
        return with_numbers(self, numbers)

    def faults(self) -> Iterator[str]:
        """All that is wrong with these options."""
        yield from super().faults()
        cards = self.box.cards
        if ADDITIONAL.get(self.additional or "") not in (None, *cards.goals):
            yield f"the additional goal {self.additional} is not in this set of cards"
        if BONUS.get(self.bonus or "") not in (None, *cards.bonuses):
            yield f"the bonus card {self.bonus} is not in this set of cards"


@rule
def settle(agreed: Record) -> None:
    """Fill in the cards of the mode, and starting markers where none is named. (Townies 2, 8)"""
    if agreed.individual == Unnamed.OPEN:
        agreed.individual = INDIVIDUAL[agreed.mode]
    if agreed.additional == Unnamed.OPEN:
        agreed.additional = ADDITIONAL_CARD[agreed.mode]
    if agreed.bonus == Unnamed.OPEN:
        agreed.bonus = BONUS_CARD[agreed.mode]
    if agreed.starts[0] == Unnamed.OPEN:
        for seat in range(agreed.players):
            agreed.starts[seat] = Unnamed.RANDOM
        if agreed.players == 1:
            agreed.starts[YOU] = Colour.RED


@rule
def is_possible(agreed: Record, pieces: Pieces) -> bool:
    """Whether a game can be played with these options, each of which may be so by itself. (Townies 2)"""
    deck = pieces.printed[0]
    if agreed.additional >= 0 and not deck.additional_cards >> named_goal(agreed) & 1:
        return False
    if agreed.bonus >= 0 and not deck.bonus_cards >> named_bonus(agreed) & 1:
        return False
    return is_one_each(agreed.starts, agreed.players)


@rule
def named_goal(agreed: Record) -> int:
    """The additional goal that is named. (Townies 2)"""
    return INDIVIDUAL_GOALS + int(agreed.additional)


@rule
def named_bonus(agreed: Record) -> int:
    """The bonus card that is named. (Townies 2)"""
    return Bonus.FUNDING + int(agreed.bonus)


@rule
def lay_out_cards(s: Record, agreed: Record) -> None:
    """The cards that are chosen lie ready; the random ones are still to be dealt. (Townies 2)"""
    s.individual = agreed.individual
    if agreed.additional != Unnamed.RANDOM:
        s.additional_cards = 0
    if agreed.additional >= 0:
        s.additional = named_goal(agreed)
    if agreed.bonus != Unnamed.RANDOM:
        s.bonus_cards = 0
    if agreed.bonus >= 0:
        s.bonus = named_bonus(agreed)


@rule
def give_chosen_starts(s: Record, agreed: Record) -> None:
    """Give out the starting markers that are chosen. (Townies 2, 8)"""
    for seat in range(agreed.players):
        if agreed.starts[seat] >= 0:
            s.start[seat] = s.marker[seat] = agreed.starts[seat]


@rule
def lay_out(start: States, agreed: Record, pieces: Pieces) -> None:
    """Lay out all that a game needs: cards, and empty sheets. (Townies 2)"""
    settle(agreed)
    start[0] = pieces.printed[0]
    s = start[0]
    s.seats = agreed.players
    s.solo = 1 if agreed.players == 1 else 0
    lay_out_cards(s, agreed)
    give_chosen_starts(s, agreed)


@rule
def begin(start: States, agreed: Record, pieces: Pieces) -> None:
    """Begin a game, about to be dealt, whatever was in the record. (Townies 2)"""
    lay_out(start, agreed, pieces)
    start[0].step = Step.START
    advance(start[0], pieces.silent)


def new_state(options: Options) -> Record:
    """A game about to be dealt. (Townies 2)"""
    start = np.zeros(1, STATE)
    begin(start, checked(options), pieces_of(options.box))
    return start[0]
