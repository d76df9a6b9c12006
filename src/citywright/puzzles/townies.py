"""Townies: which games puzzles are from, and how clearly best their moves are."""

from citywright.games.townies.components import MODES

VARIED = {  # options, each drawn for every game; two and three players are played most
    "players": (1, 2, 2, 3, 3, 4, 5),
    "mode": tuple(MODES),
}
SIMULATIONS = 2000  # by default
GAP = 1.5  # points at least between the best move and the second
