"""Measure what luck reviews find: `python tools/make_luck.py streets --bots greedy,search:200 --games 40`.

Two bots meet in the seats and deals of the arena, and every game is reviewed. Luck should be nothing on average; the
figures of review.md come from here.
"""

import argparse

import numpy as np

from citywright import arena
from citywright.cli.arguments import words_list
from citywright.cli.shown import mean_shown
from citywright.game import Game, rules_named
from citywright.games import GAMES
from citywright.review import review
from citywright.runs.intervals import Mean, grouped_mean
from citywright.runs.match import decision_seed, make_move, new_game, warm_up

PARTS = ("lost", "others", "luck")


def played(plan: arena.Tournament, match: arena.Match) -> Game:
    """A game of a run, with its log."""
    game = new_game(plan, match)
    while not game.is_over:
        make_move(game, game.seat, match, decision_seed(plan, match, game.seat, len(game.log)))
    return game


def found(plan: arena.Tournament, bot: str, simulations: int) -> dict[str, Mean]:
    """What reviews of all games say of a bot, each part with its 95 % interval; the games of a deal belong together."""
    shares = [
        review(played(plan, match), simulations).shares()[seat]
        for match in plan.matches
        for seat in [match.seats.index(bot)]
    ]
    groups = np.array([match.group for match in plan.matches])
    return {part: grouped_mean(np.array([getattr(share, part) for share in shares]), groups) for part in PARTS}


def main() -> None:
    """Play, review, and print what was found of the first bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--bots", type=words_list, required=True, help="two, such as greedy,search:200")
    parser.add_argument("--games", type=int, default=40, help="default: 40")
    parser.add_argument("--simulations", type=int, default=400, help="of the reviews, for each decision (default: 400)")
    given = parser.parse_args()
    plan = arena.planned(given.game, rules_named(given.game).Options(players=2), given.bots, given.games, "luck")
    warm_up(plan)
    for part, mean in found(plan, given.bots[0], given.simulations).items():
        print(f"{part} of {given.bots[0]} a game: {mean_shown(mean, '+')}")


if __name__ == "__main__":
    main()
