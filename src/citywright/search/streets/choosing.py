"""Choosing a move of Streets by the evaluation: every option is tried and settled, and the best lead wins."""

from citywright._jit import rule
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.layout import CHANCE, NOBODY, Record, Step
from citywright.games.streets.policy import is_aftermath, settling_move
from citywright.games.streets.rules import legal, play
from citywright.random_numbers import draw_to_front
from citywright.search.streets.evaluation import leads
from citywright.search.streets.workspace import Workspace


@rule
def try_out(s: Record, seat: int, move: int, work: Workspace) -> Record:
    """The game once a seat has made a move and everything is settled."""
    work.trial[0] = s
    after = work.trial[0]
    play(after, seat, move, work.silent)
    while is_aftermath(after):
        play(after, after.actor, settling_move(after, work.settling), work.silent)
    return after


@rule
def lead_after(s: Record, seat: int, move: int, work: Workspace) -> int:
    """The lead in cents that a seat may then expect."""
    leads(try_out(s, seat, move, work), int(s.turn), work.weights, work.features, work.leads)
    return int(work.leads[seat])


@rule
def best_of_some(s: Record, seat: int, sample: int, work: Workspace) -> int:
    """The best move of a seat among a random sample of its moves, or among all."""
    n = legal(s, seat, work.moves)
    if n == 1:
        return int(work.moves[0])
    if sample < n:
        n = draw_to_front(work.moves, n, sample, work.rng)
    best, most = 0, 0
    for i in range(n):
        lead = lead_after(s, seat, work.moves[i], work)
        if i == 0 or lead > most:
            best, most = i, lead
    return int(work.moves[best])


@rule
def play_on(s: Record, until: int, mover: int, sample: int, work: Workspace) -> int:
    """Play on until a turn is about to begin, each move the best of a sample; return the seat that moved last.

    Stop before the draw that ends the previous turn: the evaluation was fitted to such positions.
    """
    while s.actor != NOBODY and not (s.step == Step.DRAW and s.turns + 1 >= until):
        if s.actor == CHANCE:
            play(s, CHANCE, draw_chance(s, work.rng), work.silent)
        elif s.turns >= until and not is_aftermath(s):
            break
        else:
            mover = int(s.turn)
            play(s, s.actor, best_of_some(s, s.actor, sample, work), work.silent)
    return mover


@rule
def weigh_options(s: Record, seat: int, n: int, work: Workspace) -> None:
    """Note the worth of each of the first n options."""
    for i in range(n):
        work.worth[i] = lead_after(s, seat, work.options[i], work)


@rule
def best_first(n: int, wanted: int, work: Workspace) -> int:
    """Sort the best options to the front, at most `wanted`; return how many."""
    wanted = min(n, wanted)
    for place in range(wanted):
        best = place
        for i in range(place + 1, n):
            if work.worth[i] > work.worth[best]:
                best = i
        work.worth[place], work.worth[best] = work.worth[best], work.worth[place]
        work.options[place], work.options[best] = work.options[best], work.options[place]
    return wanted
