"""The choices of a seat, best first by the evaluation of the sheet after each. What others have sealed is ignored."""

import numpy as np

from citywright._jit import rule
from citywright.games.townies.choices import extra_bundle
from citywright.games.townies.layout import CIRCLES, FIRST_TURN, Bonus, Record
from citywright.games.townies.masks import first, rest
from citywright.games.townies.packing import Kind, kind_of, star_of, with_star
from citywright.games.townies.round import draw
from citywright.games.townies.rules import legal
from citywright.random_numbers import below
from citywright.search.townies.evaluation import sheet_value
from citywright.search.townies.features import FEATURES, look
from citywright.search.townies.standing import (
    OTHER,
    OWN,
    bent,
    compare,
    esteem,
    esteem_of_a_point,
    take_side,
)
from citywright.search.townies.workspace import MOST_OBJECTS, Workspace
from citywright.search.tree import is_among

STAKES = 0.5  # weight of a rival's points against one's own: less than one, since they are uncertain
WIN = 10.0  # points that a sure win is worth to the planner, and a sure defeat costs
FUNDED = 6  # shapes for which the best object with Funding is searched
LEAST = -1e9
ALL = 1 << 20  # a glance that misses nothing
LAST_DRAW = 2.5  # points that a rival may still draw in the last round,
NARROW = 3.0  # and about how far that may be wrong


@rule
def for_planner(work: Workspace) -> bool:
    """Whether the planner\'s weights judge sheets."""
    return work.planner.shape[0] > 0


@rule
def by_pairs(s: Record, work: Workspace) -> bool:
    """Whether the network of two sheets orders choices."""
    return s.seats > 1 and not for_planner(work)


@rule
def objects_to_come(s: Record, seat: int) -> int:
    """How many objects a seat may still draw, at most one more than its fastest rival. (Townies 6)"""
    left = CIRCLES - int(s.filled[seat])
    for other in range(s.seats):
        if other != seat:
            left = min(left, CIRCLES - int(s.filled[other]) + 1) if s.filled[other] < CIRCLES else 0
    return left


@rule
def most_objects(s: Record) -> int:
    """The most objects that a seat can draw in a round. (Townies 5)"""
    return MOST_OBJECTS if s.bonus == Bonus.FUNDING else 1


@rule
def planner_value(s: Record, seat: int, work: Workspace) -> float:
    """Points that a seat may hope for, by the planner\'s weights."""
    points = float(look(s, seat, work.sight))
    x, weights = work.sight.numbers, work.planner[objects_to_come(s, seat)]
    for i in range(FEATURES):
        points += x[i] * weights[i]
    return points


@rule
def value_of(s: Record, seat: int, work: Workspace) -> float:
    """Points that a seat may expect at the end, or hope for."""
    if for_planner(work):
        return planner_value(s, seat, work)
    return sheet_value(s, seat, work.weights, work.sight, work.hidden)


@rule
def best_rival(s: Record, seat: int, work: Workspace) -> float:
    """The most points that a rival may expect."""
    most = LEAST
    for other in range(s.seats):
        if other != seat:
            most = max(most, value_of(s, other, work))
    return most


@rule
def once_drawn(s: Record, seat: int, more: int, work: Workspace) -> Record:
    """The game once a seat has drawn `more` objects: for its rivals, the end is nearer. (Townies 6)"""
    work.trial[0] = s
    work.trial[0].filled[seat] = min(CIRCLES, int(s.filled[seat]) + more)
    return work.trial[0]


@rule
def weigh_rivals(s: Record, seat: int, work: Workspace) -> None:
    """What the best rival may expect, by how many objects a seat draws now."""
    work.rivals[:] = 0
    if s.seats > 1:
        for more in range(1 + most_objects(s)):
            work.rivals[more] = best_rival(once_drawn(s, seat, more, work), seat, work)


@rule
def face_rivals(s: Record, seat: int, work: Workspace) -> None:
    """Look at the rivals' sheets, by how many objects a seat draws now."""
    for more in range(1 + most_objects(s)):
        after = once_drawn(s, seat, more, work)
        for other in range(s.seats):
            if other != seat:
                work.against[more, other] = look(after, other, work.sight)
                take_side(work.pairs, work.sight.numbers, OTHER, work.facing[more, other])


@rule
def worth_against(s: Record, seat: int, more: int, work: Workspace) -> float:
    """What a seat's sheet is worth against its rivals' once it has drawn `more` objects, roughly in points. Only the
    strongest rival counts."""
    points = float(look(s, seat, work.sight))
    take_side(work.pairs, work.sight.numbers, OWN, work.own)
    least = 1.0
    for other in range(s.seats):
        if other != seat:
            lead = points - work.against[more, other]
            if s.filled[seat] == CIRCLES:
                worth = esteem(lead - LAST_DRAW, bent(lead - LAST_DRAW, NARROW))
            else:
                growth, chance = compare(work.pairs, work.own, work.facing[more, other])
                worth = esteem(lead + growth, bent(chance, 1.0))
            least = min(least, worth)
    return least / esteem_of_a_point()


@rule
def try_out(s: Record, seat: int, move: int, work: Workspace) -> Record:
    """The game once a seat has made a choice (or its second half)."""
    work.trial[0] = s
    after = work.trial[0]
    if s.choice[seat]:
        draw(after, seat, s.choice[seat], work.silent)
    draw(after, seat, move, work.silent)
    return after


@rule
def worth_of(s: Record, seat: int, move: int, work: Workspace) -> float:
    """What a choice (or its second half) is worth: with rivals, how the sheet then compares with theirs; alone, the
    expected points. For the planner, points less a part of the best rival's, plus what winning is worth."""
    after = try_out(s, seat, move, work)
    more = int(after.filled[seat]) - int(s.filled[seat])
    if by_pairs(s, work):
        return worth_against(after, seat, more, work)
    own, rival = value_of(after, seat, work), work.rivals[more]
    if s.seats > 1 and objects_to_come(after, seat) == 0:
        own += WIN * np.sign(own - rival)
    return float(own - STAKES * rival)


@rule
def funded_worth(s: Record, seat: int, move: int, work: Workspace) -> float:
    """What a shape with Funding is worth, together with its best object. (Townies 5)"""
    work.trial[1] = s
    half = work.trial[1]
    half.choice[seat] = move
    most = LEAST
    for part in range(FIRST_TURN):
        object_, lo, hi = extra_bundle(half, seat, part)
        while lo or hi:
            most = max(most, worth_of(half, seat, object_ | first(lo, hi), work))
            lo, hi = rest(lo, hi)
    return most


@rule
def put_in_order(n: int, width: int, move: int, worth: float, work: Workspace) -> int:
    """Insert a choice among the n best, of which at most `width` are kept; return how many there are now."""
    if n == width:
        if worth <= work.worth[n - 1]:
            return n
        n -= 1
    at = n
    while at > 0 and work.worth[at - 1] < worth:
        work.worth[at] = work.worth[at - 1]
        work.best[at] = work.best[at - 1]
        at -= 1
    work.worth[at] = worth
    work.best[at] = move
    return n + 1


@rule
def put_funded_in_order(s: Record, seat: int, kept: int, n: int, width: int, work: Workspace) -> int:
    """Add the best shapes again, with Funding, where that is one of the n legal moves. (Townies 5)"""
    tried = 0
    for i in range(kept):
        move = with_star(work.best[i], Bonus.FUNDING)
        if tried < FUNDED and kind_of(move) == Kind.SHAPE and is_among(move, work.moves, n):
            work.moves[n + tried] = move
            tried += 1
    for i in range(tried):
        move = int(work.moves[n + i])
        kept = put_in_order(kept, width, move, funded_worth(s, seat, move, work), work)
    return kept


@rule
def best_first(s: Record, seat: int, width: int, glance: int, work: Workspace) -> int:
    """Put a seat's best choices, at most `width`, into work.best and their worth into work.worth; return their number.

    The best object is always among them, since there may be many shapes that are nearly the same. If there are more
    choices than `glance`, about so many shapes are considered, at random.
    """
    n = legal(s, seat, work.moves)
    if by_pairs(s, work):
        face_rivals(s, seat, work)
    else:
        weigh_rivals(s, seat, work)
    kept = funded = 0
    object_, object_worth = int(work.moves[0]), LEAST
    for i in range(n):
        move = int(work.moves[i])
        if star_of(move) == Bonus.FUNDING:
            funded += 1
        elif n <= glance or kind_of(move) != Kind.SHAPE or below(work.rng, n) < glance:
            worth = worth_of(s, seat, move, work)
            kept = put_in_order(kept, width, move, worth, work)
            if kind_of(move) == Kind.OBJECT and worth > object_worth:
                object_, object_worth = move, worth
    if funded:
        kept = put_funded_in_order(s, seat, kept, n, width, work)
    if kept == 0 or (kept == width > 1 and LEAST < object_worth < work.worth[kept - 1]):
        kept = max(1, kept)
        work.best[kept - 1], work.worth[kept - 1] = object_, object_worth
    return kept
