"""Puzzles from games between bots: positions with one clearly best move.

`load("streets")` are the hundred of the product, the easiest first; `puzzle.position()` is the game up to the decision.
"""

from citywright.puzzles.puzzle import Known, Puzzle, PuzzleFile, load, read

__all__ = ["Known", "Puzzle", "PuzzleFile", "load", "read"]
