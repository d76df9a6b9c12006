"""Write a bot, and let it meet `greedy` in 20 games: `python examples/write_a_bot.py`.

The bot considers the move of `greedy` and a few moves of `hasty`. For each, it deals at random what it cannot see and
plays the game to its end with a quick policy. It chooses the move with the largest average lead.
"""

from citywright import arena
from citywright.bots import Budget, View, bot, register
from citywright.events import SILENT
from citywright.playouts import Policy
from citywright.random_numbers import from_seed

LOOKS, DEALS = 8, 16  # moves of `hasty` to consider, and deals to try for each move


class Dreamer:
    """A bot that dreams of how the game might end."""

    def choose(self, view: View, seat: int, budget: Budget, seed: int) -> int:
        """Return a legal move. This is the only method a bot needs."""
        favourite = bot("greedy").choose(view, seat, budget, seed)
        others = (bot("hasty").choose(view, seat, budget, seed + i) for i in range(LOOKS))
        return max({favourite, *others}, key=lambda move: self.lead(view, seat, move, seed))

    def lead(self, view: View, seat: int, move: int, seed: int) -> float:
        """The average final lead after a move; every move is tried with the same deals."""
        return sum(self.dream(view, seat, move, seed % 1000 + deal) for deal in range(DEALS)) / DEALS

    def dream(self, view: View, seat: int, move: int, deal: int) -> int:
        """Play one possible game to its end and return the lead."""
        rules, believed = view.rules, view.imagine(from_seed(deal))
        rules.play(believed, seat, move, SILENT)
        seats = int(believed.seats)
        scores = rules.games(believed, 1, deal, policies=[Policy.HASTY] * seats)[0][0].tolist()
        return int(scores[seat] - max(scores[other] for other in range(seats) if other != seat))


def main(games: int = 20, game: str = "streets") -> arena.Results:
    """Let it meet greedy, playing each deal from both seats."""
    register("dreamer", Dreamer)  # a package would use an entry point: see docs/bots.md
    return arena.run(game, ["dreamer", "greedy"], games, players=2, seed=1)


if __name__ == "__main__":
    found = main()
    wins = found["dreamer"].wins
    print(f"dreamer won {wins.value:.0%} of {found.games} games ({wins.low:.0%} to {wins.high:.0%}) against greedy")
