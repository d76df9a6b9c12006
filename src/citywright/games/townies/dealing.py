"""Townies 2: what is dealt before the first round, unless it was chosen."""

from citywright._jit import rule
from citywright.games.townies.layout import CHANCE, NONE, Record, Step


@rule
def deal_starts(s: Record) -> None:
    """Each seat gets a different starting marker. (Townies 2)"""
    while s.dealt < s.seats and s.start[s.dealt] != NONE:
        s.dealt += 1
    if s.dealt < s.seats:
        s.due = 1 << CHANCE
    else:
        s.step = Step.ADDITIONAL


@rule
def deal_additional(s: Record) -> None:
    """One additional goal for all. (Townies 2)"""
    if s.additional_cards:
        s.due = 1 << CHANCE
    else:
        s.step = Step.BONUS


@rule
def deal_bonus(s: Record) -> None:
    """One bonus card for all. (Townies 2)"""
    if s.bonus_cards:
        s.due = 1 << CHANCE
    else:
        s.step = Step.ROLL
