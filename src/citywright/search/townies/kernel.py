"""Simulations of Townies inside one compiled call: down the trees, evaluate, and back up.

All choose at once without seeing each other's choices, so every seat has a tree of its own: its choices, and the
rolls between them. What a seat may choose follows from its own choices and the rolls alone, so a node's children are
the same in every simulation. Where a tree ends, a node gets the best choices by the evaluation as children; after the
round in which the searching seat's tree ended, a network judges how all stand.
"""

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.games.townies.chance import draw_chance, outcome
from citywright.games.townies.choices import draw_choice
from citywright.games.townies.layout import CHANCE, OBJECTS, SHAPES, Record, Step
from citywright.games.townies.packing import Kind
from citywright.games.townies.playout import first_due
from citywright.games.townies.rules import play, score_of, winners
from citywright.random_numbers import below
from citywright.search.townies.choosing import ALL, LEAST, best_first, value_of
from citywright.search.townies.features import look
from citywright.search.townies.standing import OTHER, OWN, esteem, esteem_of_a_point, standing, take_side
from citywright.search.townies.workspace import LONG_LIST, Workspace
from citywright.search.tree import NO_NODE, Nodes, Used, add_child, back_up, child_by

# EXPLORE by 20 games alone for each of 0.001, 0.003, 0.01; others by eye
ROOT = 0
ROOT_WIDTH = LONG_LIST  # choices looked into at the root,
WIDTH = 6  # at other nodes of the searching seat,
RIVAL_WIDTH = 3  # and at those of its rivals,
GLANCE = 40  # about how many shapes are considered below the root; considering all takes 2.4 times as long
RIVAL_GLANCE = 24  # and by rivals
EXPLORE = 0.01
PRIOR_VISITS = 1.0  # visits that the evaluation of a choice counts as
POINTS = 100.0  # alone: points that are worth 1


@rule
def forget_others(s: Record, seat: int) -> None:
    """Take back what others have sealed: every simulation lets them choose again, from what they may know."""
    for other in range(s.seats):
        if other != seat:
            s.choice[other] = s.extra[other] = 0
            s.due |= 1 << other


@rule
def scale(s: Record) -> float:
    """Roughly what a hundred points are worth to a seat when all is even."""
    return 1.0 if s.seats == 1 else POINTS * esteem_of_a_point()


@rule
def most_promising(nodes: Nodes, node: int, seat: int, unit: float) -> int:
    """The child with the best mean value, which includes the evaluation, plus a bonus that fades with visits."""
    visits = int(nodes[node].visits)
    mean = nodes[node].worth[seat] / max(1, visits)
    reach = EXPLORE * unit * np.sqrt(float(visits))
    first_prior = nodes[nodes[node].child].prior  # the newest child is the best by evaluation
    best, most = NO_NODE, 0.0
    at = int(nodes[node].child)
    while at != NO_NODE:
        child = nodes[at]
        tries = int(child.visits)
        hoped = mean + unit * (child.prior - first_prior)
        value = (PRIOR_VISITS * hoped + child.worth[seat]) / (PRIOR_VISITS + tries) + reach / (1 + tries)
        if best == NO_NODE or value > most:
            best, most = at, value
        at = int(child.sibling)
    return best


@rule
def widen(nodes: Nodes, used: Used, node: int, s: Record, seat: int, width: int, glance: int, work: Workspace) -> None:
    """Give a node the best choices as children, the best one last."""
    n = best_first(s, seat, width, glance, work)
    for i in range(n - 1, -1, -1):
        add_child(nodes, used, node, work.best[i], work.worth[i] / POINTS)


@rule
def least_rolled(nodes: Nodes, node: int, s: Record, work: Workspace) -> int:
    """The roll that was tried least below a node, at random among several, so that luck evens out. (Townies 1)"""
    if node == NO_NODE:
        return draw_chance(s, work.rng)
    start, best, fewest = below(work.rng, OBJECTS * SHAPES), 0, 0
    for i in range(OBJECTS * SHAPES):
        move = outcome(Kind.ROLL, (start + i) % (OBJECTS * SHAPES))
        child = child_by(nodes, node, move)
        visits = 0 if child == NO_NODE else int(nodes[child].visits)
        if i == 0 or visits < fewest:
            best, fewest = move, visits
        if fewest == 0:
            break
    return best


@rule
def step_to(seat: int, node: int, length: int, work: Workspace) -> int:
    """Note that a seat has come to a node, or left its tree; return the length of the path so far."""
    work.places[seat] = node
    if node == NO_NODE or length == work.path.shape[0]:
        return length
    work.path[length] = node
    return length + 1


@rule
def roll(nodes: Nodes, used: Used, s: Record, seat: int, length: int, work: Workspace) -> int:
    """Roll, and follow the roll in every tree; return the length of the path so far."""
    move = least_rolled(nodes, int(work.places[seat]), s, work)
    play(s, CHANCE, move, work.silent)
    for other in range(s.seats):
        place = int(work.places[other])
        if place != NO_NODE:
            child = child_by(nodes, place, move)
            if child == NO_NODE:
                child = add_child(nodes, used, place, move, 0.0)
            length = step_to(other, child, length, work)
    return length


@rule
def choose(nodes: Nodes, s: Record, seat: int, glance: int, work: Workspace) -> tuple[int, int]:
    """A seat's choice in its tree and the node it leads to; outside the tree, the best choice by the evaluation."""
    place = int(work.places[seat])
    if place != NO_NODE and nodes[place].child != NO_NODE:
        child = most_promising(nodes, place, seat, scale(s))
        return int(nodes[child].move), child
    best_first(s, seat, WIDTH, glance, work)
    return int(work.best[0]), NO_NODE


@rule
def is_tip(nodes: Nodes, place: int) -> bool:
    """Whether a seat is where its tree ends, or beyond."""
    return place == NO_NODE or nodes[place].child == NO_NODE


@rule
def walk(nodes: Nodes, used: Used, s: Record, seat: int, length: int, work: Workspace) -> int:
    """Go down all trees until the searching seat's tree has ended and the round is over; return the path's length."""
    ended = False
    while s.due:
        actor = first_due(s)
        if actor == CHANCE:
            if ended:
                break
            length = roll(nodes, used, s, seat, length, work)
            continue
        place = int(work.places[actor])
        glance = RIVAL_GLANCE if actor != seat else ALL if place == ROOT else GLANCE
        if is_tip(nodes, place):
            ended = ended or actor == seat
            if place != NO_NODE and actor == seat:
                widen(nodes, used, place, s, actor, ROOT_WIDTH if place == ROOT else WIDTH, glance, work)
            elif place != NO_NODE:
                widen(nodes, used, place, s, actor, RIVAL_WIDTH, glance, work)
        move, child = choose(nodes, s, actor, glance, work)
        length = step_to(actor, child, length, work)
        play(s, actor, move, work.silent)
    return length


@rule
def stroll(nodes: Nodes, used: Used, s: Record, seat: int, length: int, work: Workspace) -> int:
    """The same without an evaluation: a node gets more and more random children, and all play to the end at random.
    Rivals have no trees. Return the path's length."""
    while s.due:
        actor = first_due(s)
        if actor == CHANCE:
            length = roll(nodes, used, s, seat, length, work)
            continue
        place = int(work.places[actor])
        move = draw_choice(s, actor, work.rng)
        if actor == seat and place != NO_NODE:
            child, is_new = drawn_child(nodes, used, place, seat, move, scale(s))
            move = int(nodes[child].move) if child != NO_NODE else move
            length = step_to(actor, child, length, work)
            if is_new:
                work.places[actor] = NO_NODE
        play(s, actor, move, work.silent)
    return length


@rule
def drawn_child(nodes: Nodes, used: Used, node: int, seat: int, move: int, unit: float) -> tuple[int, bool]:
    """The child of a random move while a node has few children for its visits, or else the most promising child."""
    few = int(nodes[node].children) ** 2 <= int(nodes[node].visits)
    child = child_by(nodes, node, move)
    if few and child == NO_NODE:
        return add_child(nodes, used, node, move, 0.0), True
    return (most_promising(nodes, node, seat, unit) if nodes[node].child != NO_NODE else NO_NODE), False


@rule
def lead_of(seat: int, seats: int, points: NDArray[np.float64]) -> float:
    """A seat's lead over its best rival; alone, its points."""
    if seats == 1:
        return float(points[seat])
    most = LEAST
    for other in range(seats):
        if other != seat:
            most = max(most, float(points[other]))
    return float(points[seat]) - most


@rule
def share_of_win(s: Record, seat: int) -> float:
    """1 for the winner of a finished game, less if the win is shared. (Townies 6)"""
    won, sharers = winners(s), 0
    for other in range(s.seats):
        sharers += won >> other & 1
    return (won >> seat & 1) / sharers


@rule
def settle(s: Record, work: Workspace) -> None:
    """Leads and chances once the game is over."""
    seats = int(s.seats)
    for seat in range(seats):
        work.points[seat] = float(score_of(s, seat))
    for seat in range(seats):
        work.leads[seat] = lead_of(seat, seats, work.points)
        work.chances[seat] = share_of_win(s, seat)


@rule
def foresee(s: Record, work: Workspace) -> None:
    """Leads and chances that seats may expect; only their strongest rival counts."""
    seats = int(s.seats)
    for seat in range(seats):
        work.points[seat] = float(look(s, seat, work.sight))
        take_side(work.pairs, work.sight.numbers, OWN, work.sides[seat, OWN])
        take_side(work.pairs, work.sight.numbers, OTHER, work.sides[seat, OTHER])
        work.leads[seat], work.chances[seat] = -LEAST, 1.0
    for seat in range(seats):
        for other in range(seat):
            growth, chance = standing(work.pairs, work.sides[seat], work.sides[other])
            lead = work.points[seat] - work.points[other] + growth
            work.leads[seat] = min(float(work.leads[seat]), lead)
            work.leads[other] = min(float(work.leads[other]), -lead)
            work.chances[seat] = min(float(work.chances[seat]), chance)
            work.chances[other] = min(float(work.chances[other]), 1.0 - chance)


@rule
def judge(s: Record, work: Workspace) -> None:
    """Leads and values of all seats, final or expected."""
    seats = int(s.seats)
    if s.step == Step.OVER:
        settle(s, work)
    elif seats > 1:
        foresee(s, work)
    else:
        work.leads[0] = value_of(s, 0, work)
    for seat in range(seats):
        lead = float(work.leads[seat])
        work.values[seat] = lead / POINTS if seats == 1 else esteem(lead, float(work.chances[seat]))


@rule
def simulate(nodes: Nodes, used: Used, root: Record, seat: int, uniform: bool, work: Workspace) -> None:
    """One simulation. The root of the searching seat's tree is node 0, those of the others follow in seat order."""
    work.game[0] = root
    s = work.game[0]
    seats = int(s.seats)
    length = step_to(seat, ROOT, 0, work)
    for i in range(1, seats):
        other = (seat + i) % seats
        length = step_to(other, NO_NODE if uniform else i, length, work)
    length = stroll(nodes, used, s, seat, length, work) if uniform else walk(nodes, used, s, seat, length, work)
    judge(s, work)
    back_up(nodes, work.path, length, work.values, seats, float(work.leads[seat]))


@rule
def grow(nodes: Nodes, used: Used, root: Record, seat: int, simulations: int, uniform: bool, work: Workspace) -> None:
    """Many simulations."""
    for _ in range(simulations):
        simulate(nodes, used, root, seat, uniform, work)
