"""Streets, many games at once: each is stepped to its next decision; chance and forced decisions are played inside.

All of it works on given arrays and allocates nothing, so that a GPU can run it, too.
"""

from citywright._jit import rule
from citywright.envs.common.games import BatchPlan, Games, Task, begin, tell_end
from citywright.envs.streets.actions import fill_mask, to_action, to_move
from citywright.envs.streets.features import MARGIN
from citywright.envs.streets.observation import observe
from citywright.events import Events
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.layout import CHANCE, NOBODY, Moves, Record
from citywright.games.streets.rules import is_secret, legal, play, score_of, winners
from citywright.random_numbers import Generator, below


@rule
def go_on(s: Record, move: int, rng: Generator, moves: Moves, silent: Events) -> int:
    """Make a move (0 for none yet), then play chance and forced moves until a seat has to choose; list its moves and
    return their number, 0 at the end."""
    while s.actor != NOBODY:
        if move == 0 and s.actor == CHANCE:
            move = draw_chance(s, rng)
        elif move == 0:
            n = legal(s, s.actor, moves)
            if n > 1 or is_secret(s):
                return n
            move = int(moves[0])
        play(s, s.actor, move, silent)
        move = 0
    return 0


@rule
def end(games: Games, i: int, plan: BatchPlan) -> None:
    """Report the end of a game, and begin the next one."""
    s = games.states[i]
    games.winners[i] = winners(s)
    for seat in range(s.seats):
        games.scores[i, seat] = score_of(s, seat)
    tell_end(games, i, s.seats, MARGIN, plan)


@rule
def run(games: Games, plan: BatchPlan, task: int, steps: int) -> None:
    """Let every game that is asked do its task, then `steps` random decisions as `sample` would make, up to the next
    decision."""
    for i in range(games.states.shape[0]):
        if not games.asked[i]:
            continue
        s = games.states[i]
        begin(games, i, task, plan)
        move, left = to_move(s, games.seat[i], games.action[i]) if task == Task.ACT else 0, steps
        while True:
            n = go_on(s, move, games.rng[i], games.moves, games.silent)
            if n and left == 0:
                break
            if n:
                move = int(games.moves[below(games.action_rng[i], n)])
                left -= 1
            else:
                end(games, i, plan)
                move = 0
        games.seat[i] = s.actor
        fill_mask(s, s.actor, games.moves, n, games.mask[i])


@rule
def see(games: Games) -> None:
    """Fill the observation of every game that is asked, for the seat that decides."""
    for i in range(games.states.shape[0]):
        if games.asked[i]:
            observe(games.states[i], games.seat[i], games.observation[i], games.silent)


@rule
def sample(games: Games) -> None:
    """Choose a random legal action for every game that is asked."""
    for i in range(games.states.shape[0]):
        if not games.asked[i]:
            continue
        s = games.states[i]
        n = legal(s, s.actor, games.moves)
        games.action[i] = to_action(s, s.actor, games.moves[below(games.action_rng[i], n)])
