"""Simulations of Streets inside one compiled call: down the tree, on by the fast policy, and back up.

Each simulation redeals hidden hands and draws chance by its weights. An edge of the tree is a decision of a seat. Below
a node the hands may differ from one simulation to the next, so it chooses only among children whose move is legal. The
k-th try of every move at the root gets the same deal, so that moves are compared under equal luck.
"""

from citywright._jit import rule
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.determinize import determinize
from citywright.games.streets.layout import CHANCE, GRIFTER, NOBODY, YOU, Record
from citywright.games.streets.rules import legal, play
from citywright.random_numbers import below, reseed
from citywright.search.streets.choosing import best_first, play_on, weigh_options
from citywright.search.streets.evaluation import DOLLAR, builds_left, leads
from citywright.search.streets.workspace import Workspace
from citywright.search.tree import NO_NODE, Nodes, Used, add_child, available, back_up, best_child, child_by

ROOT = 0
ROOT_WIDTH = 12  # moves looked into at the root ...
WIDTH = 4  # ... and at each node below, for each hand that turns up there
FEW = 3  # a node with fewer legal moves for the present hand gets more
ALONE = 3  # alone, so many times more of each: there are no rivals' replies to look into
RIPE = 4  # visits after which a node gets children
EXPLORE = 0.05  # how much moves that were tried less are preferred at the root ...
PEEK = 0.01  # ... and below, where trying poor moves would make every plan look worse than it is
BELIEF = 4.0  # visits that the evaluation of a move counts as
SWING = 15 * DOLLAR  # a lead that is half-way to a certain win
BUILDS = 8  # of a playout before it is evaluated
GLANCE = 24  # options considered for each move of a playout
FORESIGHT = 280  # alone: cents by which every build of a searcher is better than evaluation and playouts foresee


@rule
def value_of(lead: int) -> float:
    """A lead in cents as a chance to win, roughly: from 0 to 1, flat at both ends."""
    swings = lead / SWING
    return 0.5 + 0.5 * swings / (1.0 + abs(swings))


@rule
def unforeseen(s: Record) -> int:
    """What you may expect beyond evaluation and playouts, in cents, since they play worse than you will. With rivals
    this evens out, but the Grifter does not improve, and a searcher that believes it is losing gambles."""
    return FORESIGHT * max(0, builds_left(s) - 1) if s.solo else 0


@rule
def widen(nodes: Nodes, used: Used, node: int, s: Record, seat: int, n: int, width: int, work: Workspace) -> None:
    """Give a node the best options as children, each with its evaluation."""
    weigh_options(s, seat, n, work)
    for i in range(best_first(n, width, work)):
        if child_by(nodes, node, work.options[i]) == NO_NODE:
            add_child(nodes, used, node, work.options[i], value_of(int(work.worth[i]) + unforeseen(s)))


@rule
def descend(nodes: Nodes, used: Used, node: int, s: Record, seat: int, n: int, work: Workspace) -> int:
    """The child that a simulation goes on to, or NO_NODE where the tree ends."""
    if node != ROOT and nodes[node].visits < RIPE:
        return NO_NODE
    breadth = ALONE if s.solo else 1
    if used[0] < nodes.shape[0] and available(nodes, node, work.options, n) < min(FEW * breadth, n):
        widen(nodes, used, node, s, seat, n, (ROOT_WIDTH if node == ROOT else WIDTH) * breadth, work)
    return best_child(nodes, node, seat, work.options, n, EXPLORE if node == ROOT else PEEK, BELIEF)


@rule
def walk(nodes: Nodes, used: Used, s: Record, seat: int, work: Workspace) -> tuple[int, int]:
    """Go down the tree as far as it reaches; return the number of nodes on the path, and the seat that moved last."""
    node, length, mover = ROOT, 1, int(s.turn)
    work.path[0] = ROOT
    while s.actor != NOBODY:
        actor = int(s.actor)
        if actor == CHANCE:
            play(s, CHANCE, draw_chance(s, work.rng), work.silent)
            continue
        n = legal(s, actor, work.options)
        move = int(work.options[0])
        if n > 1 or node == ROOT:
            child = descend(nodes, used, node, s, actor, n, work)
            if child == NO_NODE or length == work.path.shape[0]:
                break
            if node == ROOT:
                reseed(work.rng, work.seed[0], nodes[child].visits)
                determinize(s, seat, work.rng)
            node, move = child, int(nodes[child].move)
            work.path[length] = child
            length += 1
        mover = int(s.turn)
        play(s, actor, move, work.silent)
    return length, mover


@rule
def play_out_at_random(s: Record, work: Workspace) -> None:
    """Play to the end at random."""
    while s.actor != NOBODY:
        if s.actor == CHANCE:
            play(s, CHANCE, draw_chance(s, work.rng), work.silent)
        else:
            n = legal(s, s.actor, work.moves)
            play(s, s.actor, work.moves[below(work.rng, n)], work.silent)


@rule
def simulate(nodes: Nodes, used: Used, root: Record, seat: int, uniform: int, work: Workspace) -> None:
    """One simulation: down the tree, on by a policy, and back up."""
    work.game[0] = root
    s = work.game[0]
    length, mover = walk(nodes, used, s, seat, work)
    if uniform:
        play_out_at_random(s, work)
    else:
        mover = play_on(s, int(s.turns) + (BUILDS // 2 if s.solo else BUILDS), mover, GLANCE, work)
    leads(s, mover, work.weights, work.features, work.leads)
    if s.solo:
        work.leads[YOU] += unforeseen(root)
        work.leads[GRIFTER] -= unforeseen(root)
    for other in range(s.seats):
        work.values[other] = value_of(int(work.leads[other]))
    back_up(nodes, work.path, length, work.values, s.seats, work.leads[seat] / DOLLAR)


@rule
def grow(nodes: Nodes, used: Used, root: Record, seat: int, simulations: int, uniform: int, work: Workspace) -> None:
    """Many simulations."""
    for _ in range(simulations):
        simulate(nodes, used, root, seat, uniform, work)
