"""Streets 4, 11: how a turn begins, and how it ends with a draw."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.streets.chance import into_hand, stack_size, take_off_stack
from citywright.games.streets.events import Event
from citywright.games.streets.layout import (
    CHANCE,
    COLOURS,
    GRIFTER,
    NO_TILE,
    YOU,
    Consultant,
    Record,
    Step,
)


@rule
def decider(s: Record, seat: int) -> int:
    """Who decides for a seat: in solo you choose for the Grifter too. (Streets 11)"""
    return YOU if s.solo else int(seat)


@rule
def start_turn(s: Record, events: Events) -> None:
    """A turn begins, or the game ends because the stack and all hands are empty. (Streets 4, 10 Contractor)

    A stack that nobody draws from (possible only in written positions) ends the game, too: it would never become empty.
    """
    waiting = stack_size(s) if s.solo else 0
    for seat in range(s.seats):
        waiting += int(s.hand_size[seat])
    if waiting == 0:
        s.step = Step.END
        return
    if s.hand_size[s.turn] == 0:
        s.builds_left = s.draws_left = 0
        s.step = Step.LIFT if s.solo else Step.DRAW
        return
    both = s.consultant[s.turn] == Consultant.CONTRACTOR and stack_size(s) > 0
    s.builds_left = s.draws_left = min(2 if both else 1, int(s.hand_size[s.turn]))
    if s.endgame_up:
        s.draws_left = 0
    s.turns += 1
    s.step = Step.ABANDON
    tell(events, Event.TURN, s.turn, s.turns)


@rule
def lift(s: Record, events: Events) -> None:
    """The Grifter's tile is lifted off the stack. (Streets 11)"""
    s.turn = GRIFTER
    if s.top_face == NO_TILE:
        s.step = Step.DRAW
        return
    s.lifted = s.top_face
    s.builds_left = 1
    take_off_stack(s)
    if stack_size(s) == 0:
        turn_up_endgame(s)
        s.draws_left = 0
    s.step = Step.ABANDON
    tell(events, Event.LIFTED, s.lifted)


@rule
def draw(s: Record, events: Events) -> None:
    """One tile for each build, if the stack has any; then the next player's turn. (Streets 4.4, 11)"""
    if s.draws_left > 0 and stack_size(s) > 0:
        if not s.solo:
            s.actor = CHANCE
            return
        into_hand(s, YOU, s.top_face, events)
        s.draws_left -= 1
        if stack_size(s) == 0:
            turn_up_endgame(s)
        return
    s.draws_left = 0
    s.turn = YOU if s.solo else (s.turn + 1) % s.seats
    s.step = Step.START


@rule
def turn_up_endgame(s: Record) -> None:
    """The Grifter's endgame stack takes the place of the empty stack. (Streets 11)"""
    s.endgame_up = 1
    for back in range(COLOURS):
        s.stack[back] = s.endgame[back]
        s.endgame[back] = 0
