"""The fast policies for Townies. They look only at what a seat may see."""

from citywright._jit import rule
from citywright.games.townies.choices import draw_choice
from citywright.games.townies.goals import count_goal, goal_worth, has_goal
from citywright.games.townies.layout import COLOURS, GOALS, WAYS, Moves, Record
from citywright.games.townies.masks import down, up
from citywright.games.townies.round import draw
from citywright.games.townies.rules import legal, score_of
from citywright.games.townies.sheet import coloured, empty
from citywright.playouts import Scratch, best_of
from citywright.random_numbers import Generator, draw_to_front

POINT = 10  # a point scored
GOAL_POINT = 10  # a point that a goal would score now
PROMISE = 4  # a neighbour that the best space for an object of some colour would have
STAR = 15
CIRCLE = 20  # one of the nine circles: an object that scores less is not worth it
GLANCE = 12  # moves that the hasty look at


@rule
def crowd(s: Record, lo: int, hi: int, free_lo: int, free_hi: int) -> int:
    """The most neighbours in a set that any free space has; more than four count as four."""
    a_lo = a_hi = b_lo = b_hi = c_lo = c_hi = d_lo = d_hi = 0  # spaces with at least one, two, three, four
    for number in range(2 * WAYS):
        by = int(s.ways[number // 2])
        at_lo, at_hi = up(lo, hi, by) if number % 2 else down(lo, hi, by)
        d_lo, d_hi = d_lo | c_lo & at_lo, d_hi | c_hi & at_hi
        c_lo, c_hi = c_lo | b_lo & at_lo, c_hi | b_hi & at_hi
        b_lo, b_hi = b_lo | a_lo & at_lo, b_hi | a_hi & at_hi
        a_lo, a_hi = a_lo | at_lo, a_hi | at_hi
    if d_lo & free_lo or d_hi & free_hi:
        return 4
    if c_lo & free_lo or c_hi & free_hi:
        return 3
    if b_lo & free_lo or b_hi & free_hi:
        return 2
    return 1 if a_lo & free_lo or a_hi & free_hi else 0


@rule
def outlook(s: Record, seat: int) -> int:
    """What a seat has and may hope for: points, goals as they stand, stars, and good spaces for objects."""
    value = POINT * score_of(s, seat) + STAR * int(s.stars[seat]) - CIRCLE * int(s.filled[seat])
    for goal in range(GOALS):
        if has_goal(s, goal):
            count, _, _ = count_goal(s, seat, goal)
            value += GOAL_POINT * goal_worth(s, goal, count)
    free_lo, free_hi = empty(s, seat)
    for colour in range(COLOURS):
        lo, hi = coloured(s, seat, colour)
        value += PROMISE * crowd(s, lo, hi, free_lo, free_hi)
    return value


@rule
def greedy_move(s: Record, seat: int, hasty: bool, rng: Generator, scratch: Scratch) -> int:
    """The move after which a seat's outlook is best. Half a choice is judged by its shape alone. The hasty look at a
    few moves only."""
    moves, values, trial, silent = scratch.moves, scratch.values, scratch.trial, scratch.silent
    n = legal(s, seat, moves)
    if hasty:
        n = draw_to_front(moves, n, GLANCE, rng)
    for i in range(n):
        trial[0] = s
        draw(trial[0], seat, moves[i], silent)
        values[i] = outlook(trial[0], seat)
    return int(moves[best_of(values, n, rng)])


@rule
def random_move(s: Record, seat: int, rng: Generator, moves: Moves) -> int:
    """A random legal move of a seat. It is drawn without listing them all, so `moves` is not used."""
    return draw_choice(s, seat, rng)
