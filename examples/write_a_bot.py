"""Write a bot, and let it meet `greedy` in 20 games: `python examples/write_a_bot.py`.

The bot takes greedy's favourite and what `hasty` finds at a few looks, deals what it cannot see by lot, lets everybody
play the game to its end by a quick policy, and chooses the move after which it is ahead the most.
"""

from citywright import arena
from citywright.bots import Budget, View, bot, register
from citywright.events import SILENT
from citywright.playouts import Policy
from citywright.random_numbers import from_seed

LOOKS, DEALS = 8, 16  # how often it looks around for other moves, and in how many deals it tries each


class Dreamer:
    """Dreams of how the game might end."""

    def choose(self, view: View, seat: int, budget: Budget, seed: int) -> int:
        """A legal move: all that a bot has to give."""
        favourite = bot("greedy").choose(view, seat, budget, seed)
        others = (bot("hasty").choose(view, seat, budget, seed + i) for i in range(LOOKS))
        return max({favourite, *others}, key=lambda move: self.lead(view, seat, move, seed))

    def lead(self, view: View, seat: int, move: int, seed: int) -> float:
        """How far ahead a move leaves the seat, on average; every move gets the same deals."""
        return sum(self.dream(view, seat, move, seed % 1000 + deal) for deal in range(DEALS)) / DEALS

    def dream(self, view: View, seat: int, move: int, deal: int) -> int:
        """One way the game might end."""
        rules, believed = view.rules, view.imagine(from_seed(deal))
        rules.play(believed, seat, move, SILENT)
        seats = int(believed.seats)
        scores = rules.games(believed, 1, deal, policies=[Policy.HASTY] * seats)[0][0].tolist()
        return int(scores[seat] - max(scores[other] for other in range(seats) if other != seat))


def main(games: int = 20, game: str = "streets") -> arena.Results:
    """Let it meet greedy, each deal played from both seats."""
    register("dreamer", Dreamer)  # a package of yours would use an entry point: see docs/bots.md
    return arena.run(game, ["dreamer", "greedy"], games, players=2, seed=1)


if __name__ == "__main__":
    found = main()
    wins = found["dreamer"].wins
    print(f"dreamer won {wins.value:.0%} of {found.games} games ({wins.low:.0%} to {wins.high:.0%}) against greedy")
