"""Townies, many games at once: each is stepped to its next decision; chance and forced decisions are played inside.

Seats that choose at the same time are asked one after the other, and none sees what the others have sealed. All of it
works on given arrays and allocates nothing, so that a GPU can run it, too.
"""

from citywright._jit import rule
from citywright.envs.common.games import BatchPlan, Games, Task, begin, tell_end
from citywright.envs.townies.actions import fill_mask, to_action, to_move
from citywright.envs.townies.features import MARGIN
from citywright.envs.townies.observation import observe
from citywright.events import Events
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.choices import bundle, draw_choice, parts
from citywright.games.townies.layout import CHANCE, Moves, Record
from citywright.games.townies.masks import size
from citywright.games.townies.playout import first_due
from citywright.games.townies.rules import legal, play, score_of, winners
from citywright.random_numbers import Generator


@rule
def has_choice(s: Record, seat: int, moves: Moves) -> bool:
    """Whether a seat has more than one option; usually the first bundle shows it."""
    for part in range(parts(s, seat, 0)):
        _, lo, hi = bundle(s, seat, 0, part)
        if size(lo, hi) > 1:
            return True
    return legal(s, seat, moves) > 1


@rule
def go_on(s: Record, move: int, rng: Generator, moves: Moves, silent: Events) -> bool:
    """Make a move (0 for none yet), then play chance and forced moves until a seat has to choose, the first one due;
    return False at the end."""
    while s.due:
        seat = first_due(s)
        if move == 0 and seat == CHANCE:
            move = draw_chance(s, rng)
        elif move == 0:
            if has_choice(s, seat, moves):
                return True
            move = int(moves[0])
        play(s, seat, move, silent)
        move = 0
    return False


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
            if not go_on(s, move, games.rng[i], games.moves, games.silent):
                end(games, i, plan)
                move = 0
            elif left == 0:
                break
            else:
                move = draw_choice(s, first_due(s), games.action_rng[i])
                left -= 1
        seat = first_due(s)
        games.seat[i] = seat
        fill_mask(s, seat, games.moves, legal(s, seat, games.moves), games.mask[i])


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
        seat = int(games.seat[i])
        games.action[i] = to_action(s, seat, draw_choice(s, seat, games.action_rng[i]))
