"""OpenSpiel from PyPI on one core, for comparison."""

import random
from functools import cache
from time import perf_counter

import pyspiel

from rate import Entry, Rate

GO_ROLLOUTS = "OpenSpiel Go 9x9, C++ rollouts"
BACKGAMMON = "OpenSpiel backgammon, from Python"
GO = "OpenSpiel Go 9x9, from Python"

SIMULATIONS = 1000  # in one search, each with one rollout
LENGTH_SAMPLE = 2000  # random games, which give the mean length to about 0.6%


def entries() -> tuple[Entry, ...]:
    return go_rollouts, backgammon


def go_rollouts(seconds: float, seed: int) -> Rate:
    """Random rollouts per second by the C++ `MCTSBot` searching the empty board, and their moves.

    Every simulation walks down the tree, to a depth of about two here, and plays on at random to the end. The bot
    does not tell how many moves that was, so we multiply by the mean length of uniformly random games from the same
    empty board, sampled outside the timed part. The walk is counted with the rollout, in OpenSpiel's favour.
    """
    game = pyspiel.load_game("go(board_size=9)")
    board = game.new_initial_state()
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
    bot = pyspiel.MCTSBot(
        game,
        evaluator,
        uct_c=2.0,
        max_simulations=SIMULATIONS,
        max_memory_mb=1000,
        solve=False,
        seed=seed,
        verbose=False,
    )
    length = mean_go_length()

    rollouts = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        bot.step(board)
        rollouts += SIMULATIONS

    return Rate(GO_ROLLOUTS, rollouts / elapsed, rollouts * length / elapsed, f"{length:.1f} moves per rollout")


@cache
def mean_go_length() -> float:
    """The mean number of moves, including passes, of a uniformly random game of Go 9x9."""
    game = pyspiel.load_game("go(board_size=9)")
    rng = random.Random(9)
    moves = 0
    for _ in range(LENGTH_SAMPLE):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        moves += state.move_number()
    return moves / LENGTH_SAMPLE


def backgammon(seconds: float, seed: int) -> Rate:
    """Whole games of backgammon per second, stepped from Python with random legal moves.

    A decision is a player's, forced ones included; the dice are counted apart, in the note.
    """
    game = pyspiel.load_game("backgammon")
    rng = random.Random(seed)

    games = decisions = rolls = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                dice, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(dice, chances)[0])
                rolls += 1
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        games += 1

    return Rate(BACKGAMMON, games / elapsed, decisions / elapsed, f"and {rolls / elapsed:,.0f} dice rolls/s")


def go(seconds: float, seed: int) -> Rate:
    """Whole games of Go 9x9 per second, stepped from Python with random legal moves."""
    game = pyspiel.load_game("go(board_size=9)")
    rng = random.Random(seed)

    games = decisions = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
        decisions += state.move_number()
        games += 1

    return Rate(GO, games / elapsed, decisions / elapsed)
