"""The planner: the best few choices by the evaluation, each with the best that could follow it in the next round."""

from citywright._jit import rule
from citywright.games.townies.choices import needs_extra
from citywright.games.townies.layout import CIRCLES, COLOURS, OBJECTS, SHAPES, Record
from citywright.games.townies.round import draw
from citywright.random_numbers import reseed
from citywright.search.townies.choosing import best_first
from citywright.search.townies.desk import Desk

WIDTH = 4  # choices that are looked into
GLANCE = 36  # about how many shapes are considered, now and in the next round
ENDING = 0.5  # how likely a rival with eight objects is to end the game in this round


@rule
def may_end(s: Record, seat: int) -> bool:
    """Whether a rival needs one object only to end the game. (Townies 6)"""
    for other in range(s.seats):
        if other != seat and s.filled[other] >= CIRCLES - 1:
            return True
    return False


@rule
def draw_choice_of(s: Record, seat: int, move: int, desk: Desk) -> None:
    """Carry out a choice, with the best object after it if it needs one, and pass the marker on. (Townies 3)"""
    if s.choice[seat]:
        draw(s, seat, s.choice[seat], desk.silent)
    else:
        s.choice[seat] = move
        if needs_extra(s, seat):
            best_first(s, seat, 1, GLANCE, desk)
            draw(s, seat, move, desk.silent)
            move = int(desk.best[0])
    draw(s, seat, move, desk.silent)
    s.choice[seat] = s.extra[seat] = 0
    s.marker[seat] = (int(s.marker[seat]) + COLOURS - 1) % COLOURS


@rule
def follow_up(s: Record, seat: int, desk: Desk) -> float:
    """What the next round's best choice is worth on average, over rolls that show every face once."""
    total = 0.0
    for face in range(OBJECTS):
        s.rolled_object = face
        s.rolled_shape = (face + int(s.rounds)) % SHAPES
        best_first(s, seat, 1, GLANCE, desk)
        total += desk.worth[0]
    return total / OBJECTS


@rule
def planned_move(s: Record, seat: int, seed: int, desk: Desk) -> int:
    """The choice after which a seat is best off a round later."""
    reseed(desk.rng, seed, 0)
    n = best_first(s, seat, WIDTH, GLANCE, desk)
    desk.plans[:n] = desk.best[:n]
    desk.hopes[:n] = desk.worth[:n]
    best, most = 0, 0.0
    for i in range(n):
        desk.game[0] = s
        after = desk.game[0]
        draw_choice_of(after, seat, int(desk.plans[i]), desk)
        hope = float(desk.hopes[i])
        if after.filled[seat] < CIRCLES:
            later = follow_up(after, seat, desk)
            hope = ENDING * hope + (1 - ENDING) * later if may_end(s, seat) else later
        if i == 0 or hope > most:
            best, most = i, hope
    return int(desk.plans[best])
