"""Streets: which games puzzles are from, and how clearly best their moves are."""

from citywright.games.streets.setup import EDITIONS

VARIED = {  # options, each drawn for every game; two and three players are played most
    "players": (1, 2, 2, 3, 3, 4, 5),
    "edition": EDITIONS,
    "modules": ((), ("business",), ("consultants",), ("business", "consultants")),
}
SIMULATIONS = 2000  # by default
GAP = 5.0  # dollars at least between the best move and the second
