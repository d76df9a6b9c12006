"""Streets 3, 10, 11: what is dealt before the first turn."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.streets.chance import drawer, take_off_stack
from citywright.games.streets.events import Event
from citywright.games.streets.layout import (
    CHANCE,
    COLOURS,
    FIRST_BUILDING,
    GRIFTER,
    HAND,
    NOBODY,
    TILES,
    Consultant,
    Place,
    Record,
    Step,
)

CONTRACTOR_OUT = 3  # more tiles that the Contractor's set-up takes out (Streets 10)


@rule
def deal_consultants(s: Record) -> None:
    """Deal one consultant to each player; in solo none to the Grifter. (Streets 10)"""
    while s.dealt < s.seats and s.consultant[s.dealt] != Consultant.NONE:
        s.dealt += 1  # chosen beforehand
    if s.consultants and s.dealt < (1 if s.solo else s.seats):
        s.actor = CHANCE
        return
    if has_contractor(s):
        set_up_for_one_more(s)
    s.dealt = 0
    s.step = Step.FIRST if s.turn == NOBODY else Step.TAKE_OUT


@rule
def set_up_for_one_more(s: Record) -> None:
    """Make the stack as for one more player. (Streets 10, Contractor)"""
    for back in range(COLOURS):
        s.stack[back] = s.contractor_stack[back]
    for tile in range(FIRST_BUILDING, TILES):
        if s.contractor_five_plus and s.place[tile] == Place.UNUSED:
            s.place[tile] = Place.UNSEEN


@rule
def has_contractor(s: Record) -> bool:
    """Whether anybody has the Contractor. (Streets 10)"""
    for seat in range(s.seats):
        if s.consultant[seat] == Consultant.CONTRACTOR:
            return True
    return False


@rule
def take_out(s: Record) -> None:
    """With the Contractor, take three more tiles out of the game. (Streets 10)"""
    if s.dealt < CONTRACTOR_OUT and has_contractor(s):
        s.actor = CHANCE
    else:
        s.dealt = 0
        s.step = Step.DEAL


@rule
def deal(s: Record, events: Events) -> None:
    """Deal three tiles to each seat; the Grifter's are set aside as its endgame stack. (Streets 3, 11)"""
    if s.dealt == s.seats * HAND:
        s.step = Step.START
    elif s.solo and drawer(s) == GRIFTER:
        tell(events, Event.SET_ASIDE, s.top)
        s.endgame[s.top] += 1
        s.dealt += 1
        take_off_stack(s)
    else:
        s.actor = CHANCE
