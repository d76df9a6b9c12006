"""Puzzles are checked: each is searched again, with other seeds and usually more simulations."""

from dataclasses import replace

from citywright.puzzles.finding import figures
from citywright.puzzles.puzzle import Puzzle
from citywright.puzzles.searching import compare, seed_of, select
from citywright.review.advice import why_rather


def confirmed(puzzle: Puzzle, simulations: int) -> tuple[Puzzle | None, str]:
    """The puzzle with what the new search says, and the move that looks best now. Nothing instead of the puzzle, if it
    is another move, or not clearly the best."""
    game, seat = puzzle.position(), puzzle.seat
    view, name = puzzle.view(), f"{puzzle.file}/{simulations}"
    best, rivals = select(view, seat, simulations, seed_of(name, "check"))
    text = game.text_of(best)
    if text != puzzle.best.move:
        return None, text
    others = [game.move_of(other.move) for other in puzzle.others]
    compared = compare(view, seat, simulations, seed_of(name, "compare"), best, [*rivals, *others])
    if not compared:
        return None, text
    reason = why_rather(view, seat, best, compared.others[0].move)
    return replace(puzzle, **figures(game, compared, seat), reason=reason), text
