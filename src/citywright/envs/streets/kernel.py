"""Streets, many games at once: each is stepped to its next decision; chance and forced decisions are played inside.

`go_on` and `reward_of` work on one record and allocate nothing, so that a GPU can run them, too.
"""

from citywright._jit import rule
from citywright.envs.common.games import Frame, Games, Reward, Task, deal
from citywright.envs.streets.actions import fill_mask, to_action, to_move
from citywright.envs.streets.observation import observe
from citywright.events import Events
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.layout import CHANCE, NOBODY, Moves, Record
from citywright.games.streets.rules import is_secret, legal, play, winners
from citywright.random_numbers import Generator, below

MARGIN = 100.0  # dollars that count as 1


@rule
def go_on(s: Record, move: int, rng: Generator, moves: Moves, silent: Events) -> int:
    """Make a move (0 for none yet), then play chance and what is forced until a seat has to choose; its moves are
    listed: their number, 0 at the end."""
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
def reward_of(s: Record, seat: int, kind: int) -> float:
    """What a seat gets at the end: 1, 0 if the win is shared or nobody's, or -1; or its lead over the best rival."""
    if kind == Reward.WIN:
        won = winners(s)
        if won == 0:
            return 0.0
        if not won >> seat & 1:
            return -1.0
        return 1.0 if won == 1 << seat else 0.0
    rival = -1000
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, int(s.money[other]))
    return (int(s.money[seat]) - rival) / MARGIN


@rule
def tell_end(games: Games, i: int, frame: Frame) -> None:
    """Tell how a game has ended; the place goes on to its next one."""
    s = games.states[i]
    games.done[i] = True
    games.ended[i] += 1
    games.winners[i] = winners(s)
    for seat in range(s.seats):
        games.scores[i, seat] = s.money[seat]
        games.reward[i, seat] = reward_of(s, seat, frame.reward)
    games.game[i] += frame.number


@rule
def first_move(games: Games, i: int, task: int, frame: Frame) -> int:
    """The move that a game's task begins with, 0 for none."""
    games.done[i] = False
    games.reward[i] = 0
    if task == Task.DEAL:
        deal(games, i, frame)
    s = games.states[i]
    return to_move(s, s.actor, games.action[i]) if task == Task.ACT else 0


@rule
def run(games: Games, frame: Frame, task: int, steps: int) -> None:
    """Let every game that is asked do its task, then so many random decisions as `sample` would make, up to the next
    decision."""
    for i in range(games.states.shape[0]):
        if not games.asked[i]:
            continue
        s = games.states[i]
        move, left = first_move(games, i, task, frame), steps
        while True:
            n = go_on(s, move, games.rng[i], games.moves, games.silent)
            if n and left == 0:
                break
            if n:
                move = int(games.moves[below(games.lots[i], n)])
                left -= 1
            else:
                tell_end(games, i, frame)
                deal(games, i, frame)
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
    """Any legal action for every game that is asked, each as likely."""
    for i in range(games.states.shape[0]):
        if not games.asked[i]:
            continue
        s = games.states[i]
        n = legal(s, s.actor, games.moves)
        games.action[i] = to_action(s, s.actor, games.moves[below(games.lots[i], n)])
