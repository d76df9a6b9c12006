"""Of many puzzles, the most varied ones are chosen."""

from collections import Counter
from collections.abc import Iterator, Sequence

from citywright import record
from citywright.puzzles.kinds import kind_of
from citywright.puzzles.puzzle import Puzzle
from citywright.puzzles.rating import rated

PARTS = 4  # of a game
CLEAR = 0.02  # of the balance, for each point or dollar of the gap


def features(puzzle: Puzzle) -> Iterator[tuple[str, str]]:
    """In what puzzles should vary."""
    header = record.read(puzzle.file).header
    for name in kind_of(header["game"]).VARIED:
        yield name, header[name]
    yield "part", str(int(PARTS * puzzle.through))
    yield "seat", str(puzzle.seat)
    yield "kind", puzzle.best.move.split()[0]
    yield "reason", puzzle.reason.code
    yield "stars", str(puzzle.stars)


def choose(puzzles: Sequence[Puzzle], number: int) -> tuple[list[Puzzle], dict[str, int]]:
    """The most varied puzzles, the easiest first, and the ratings of the levels. One after the other is taken whose
    features are the rarest among those taken so far; of equals, the clearest."""
    all_, levels = rated(puzzles)
    left = sorted(all_, key=lambda puzzle: puzzle.rating or 0)
    of = {puzzle.file: list(features(puzzle)) for puzzle in left}
    taken: list[Puzzle] = []
    counts: Counter[tuple[str, str]] = Counter()
    while left and len(taken) < number:
        best = min(left, key=lambda puzzle: sum(counts[each] for each in of[puzzle.file]) - CLEAR * puzzle.gap)
        left.remove(best)
        taken.append(best)
        counts.update(of[best.file])
    return sorted(taken, key=lambda puzzle: puzzle.rating or 0), levels
