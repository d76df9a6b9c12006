"""The planner: the best few moves by the evaluation, each followed by every rival's reply and one's own next turn."""

from citywright._jit import rule
from citywright.games.streets.determinize import determinize
from citywright.games.streets.layout import Record
from citywright.games.streets.rules import legal, play
from citywright.random_numbers import reseed
from citywright.search.streets.choosing import best_first, play_on, weigh_options
from citywright.search.streets.desk import Desk
from citywright.search.streets.evaluation import leads

WIDTH = 4  # moves that are looked into
DEALS = 2  # deals imagined for each
GLANCE = 24  # options considered for each reply


@rule
def lead_after_replies(s: Record, seat: int, move: int, seed: int, desk: Desk) -> int:
    """What a seat may expect to lead by after a move, the rivals' replies and its own next turn, over some deals."""
    total = 0
    for deal in range(DEALS):
        reseed(desk.rng, seed, deal)
        desk.game[0] = s
        after = desk.game[0]
        determinize(after, seat, desk.rng)
        play(after, seat, move, desk.silent)
        mover = play_on(after, int(s.seats) + 1, int(s.turn), GLANCE, desk)
        leads(after, mover, desk.weights, desk.features, desk.leads)
        total += int(desk.leads[seat])
    return total


@rule
def planned_move(s: Record, seat: int, seed: int, desk: Desk) -> int:
    """The move that leaves a seat best off when the others have replied."""
    n = legal(s, seat, desk.options)
    if n == 1:
        return int(desk.options[0])
    weigh_options(s, seat, n, desk)
    best, most = 0, 0
    for i in range(best_first(n, WIDTH, desk)):
        lead = lead_after_replies(s, seat, desk.options[i], seed, desk)
        if i == 0 or lead > most:
            best, most = i, lead
    return int(desk.options[best])
