"""Townies: the round. `advance` is the whole game in one screen; `legal` and `play` serve each decision in it.

These functions trust their input: `citywright.game` is the checked, friendly face of them.
"""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.townies.chance import chances, play_chance
from citywright.games.townies.choices import legal_choices, seal, wait_for_choices
from citywright.games.townies.dealing import deal_additional, deal_bonus, deal_starts
from citywright.games.townies.events import Event
from citywright.games.townies.goals import score_goals
from citywright.games.townies.layout import CHANCE, CIRCLES, GOALS_EACH, Moves, Record, Step
from citywright.games.townies.packing import kind_of
from citywright.games.townies.round import draw_all, pass_on


@rule
def advance(s: Record, events: Events) -> None:
    """Carry on until somebody must decide: each step names who decides, or the next step. (Townies 2, 3, 6)"""
    s.due = 0
    while s.due == 0 and s.step != Step.OVER:
        if s.step == Step.START:
            deal_starts(s)
        elif s.step == Step.ADDITIONAL:
            deal_additional(s)
        elif s.step == Step.BONUS:
            deal_bonus(s)
        elif s.step == Step.ROLL:
            s.due = 1 << CHANCE
        elif s.step == Step.CHOOSE:
            wait_for_choices(s)
        elif s.step == Step.DRAW:
            draw_all(s, events)
        elif s.step == Step.PASS_ON:
            pass_on(s, events)
        else:
            score_goals(s, events)
            s.step = Step.OVER
            tell(events, Event.OVER)


@rule
def legal(s: Record, seat: int, out: Moves) -> int:
    """Fill `out` with the moves of a seat (or of CHANCE); return their number, 0 if it has nothing to decide."""
    if not int(s.due) >> seat & 1:
        return 0
    return chances(s, out) if seat == CHANCE else legal_choices(s, seat, out)


@rule
def play(s: Record, seat: int, move: int, events: Events) -> None:
    """Make a legal move of a seat that has a decision to make; once all have chosen, carry on to the next round."""
    if seat == CHANCE:
        play_chance(s, kind_of(move), move, events)
    else:
        seal(s, seat, move, events)
    advance(s, events)


@rule
def pending(s: Record) -> int:
    """Bit mask of the seats (and CHANCE) that have a decision to make now."""
    return int(s.due)


@rule
def is_secret(s: Record) -> bool:
    """Whether playing an only move automatically would reveal a secret: never. (Townies 3)

    What a seat may choose follows from its sheet, its marker, its stars and the dice, which all can see. So an only
    choice, sealed at once, reveals no more than anybody could work out: that the seat had no other, and has finished.
    Funding's object follows from a sealed shape; sealed at once, it also reveals only that the seat has finished.
    """
    return False


@rule
def is_private(s: Record) -> bool:
    """Whether what an actor may do depends on what only the actor knows: its own half of a choice. (Townies 3, 5)"""
    return s.step == Step.CHOOSE


@rule
def is_sealed(before: Record, now: Record) -> bool:
    """Whether a choice made in one record is still hidden in a later one: its round is open. (Townies 3)"""
    if before.step != Step.CHOOSE or now.step != Step.CHOOSE:
        return False
    return before.rounds == now.rounds and not now.solo


@rule
def object_points(s: Record, seat: int) -> int:
    """Points in a seat's circles. (Townies 4)"""
    points = 0
    for circle in range(s.filled[seat]):
        points += int(s.circle[seat, circle])
    return points


@rule
def score_of(s: Record, seat: int) -> int:
    """Objects, Stable Soil and, once the game is over, goals. (Townies 6)"""
    points = object_points(s, seat) + int(s.soil[seat])
    for goal in range(GOALS_EACH):
        points += int(s.goal_points[seat, goal])
    return points


@rule
def rank(s: Record, seat: int) -> int:
    """What decides between seats: points, then fewer objects, then the higher last object. (Townies 6)"""
    filled = int(s.filled[seat])
    last = int(s.circle[seat, filled - 1]) if filled > 0 else 0
    return (score_of(s, seat) * (CIRCLES + 1) + CIRCLES - filled) * 32 + last


@rule
def place_of(s: Record, seat: int) -> int:
    """A seat's place, counted from 1: as many seats as rank higher come before it. (Townies 6)"""
    place = 1
    for other in range(s.seats):
        place += 1 if rank(s, other) > rank(s, seat) else 0
    return place


@rule
def winners(s: Record) -> int:
    """Bit mask of the seats that rank first. (Townies 6)"""
    mask = 0
    for seat in range(s.seats):
        mask |= (1 << seat) if place_of(s, seat) == 1 else 0
    return mask
