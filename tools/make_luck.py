"""Measure how much luck reviews find: `python tools/make_luck.py streets --bots greedy,search:200 --games 40`.

Two bots meet in the arena, and every game is reviewed. Luck should average zero. The figures in review.md come from
this script.
"""

import argparse

import numpy as np

from citywright import arena
from citywright.cli.arguments import words_list
from citywright.cli.formats import mean_shown
from citywright.game import Game, rules_named
from citywright.games import GAMES
from citywright.review import review
from citywright.runs.intervals import Mean, grouped_mean
from citywright.runs.match import decision_seed, make_move, new_game, warm_up

PARTS = ("lost", "others", "luck")


def played(plan: arena.Tournament, match: arena.Match) -> Game:
    """One game of a run, with its log."""
    game = new_game(plan, match)
    while not game.is_over:
        make_move(game, game.seat, match, decision_seed(plan, match, game.seat, len(game.log)))
    return game


def found(plan: arena.Tournament, bot: str, simulations: int) -> dict[str, Mean]:
    """The mean of each part of a bot's reviews with its 95% interval, taking the games of a deal together."""
    shares = [
        review(played(plan, match), simulations).shares()[seat]
        for match in plan.matches
        for seat in [match.seats.index(bot)]
    ]
    groups = np.array([match.group for match in plan.matches])
    return {part: grouped_mean(np.array([getattr(share, part) for share in shares]), groups) for part in PARTS}


def main() -> None:
    """Play, review, and print the results of the first bot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--bots", type=words_list, required=True, help="two bots, such as greedy,search:200")
    parser.add_argument("--games", type=int, default=40, help="number of games (default: 40)")
    parser.add_argument(
        "--simulations", type=int, default=400, help="simulations per decision in the reviews (default: 400)"
    )
    given = parser.parse_args()
    plan = arena.planned(given.game, rules_named(given.game).Options(players=2), given.bots, given.games, "luck")
    warm_up(plan)
    for part, mean in found(plan, given.bots[0], given.simulations).items():
        print(f"{part} of {given.bots[0]} per game: {mean_shown(mean, '+')}")


if __name__ == "__main__":
    main()
