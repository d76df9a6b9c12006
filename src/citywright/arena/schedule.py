"""Who plays whom, in which seat, on which deal.

A line-up is a set of bots that meet; a circle is the order in which they sit round the table. A round plays every
line-up once: as many games as there are seats, with the circle turned by one seat from game to game, so that every bot
has every seat once. These games form a group and share one deal. From round to round a line-up goes through all
its circles.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, count, islice, permutations

from citywright.errors import Impossible
from citywright.runs.match import Match

LineUp = tuple[str, ...]


def line_ups(bots: Sequence[str], players: int) -> list[LineUp]:
    """Which bots meet. A list that names a bot twice is itself the one line-up. Otherwise: each choice of as many bots
    as there are seats or, if there are fewer bots, each way to fill the seats in which no bot is left out."""
    if len(set(bots)) < len(bots):
        if len(bots) != players:
            raise Impossible([f"a bot is named twice, so name one for each of the {players} seats, not {len(bots)}"])
        return [tuple(bots)]
    if len(bots) >= players:
        return list(combinations(bots, players))
    return [line_up for line_up in combinations_with_replacement(bots, players) if set(line_up) == set(bots)]


def turned(circle: LineUp, by: int) -> LineUp:
    """The seats, moved on by a number of places."""
    return circle[-by:] + circle[:-by] if by else circle


@cache
def circles(line_up: LineUp) -> list[LineUp]:
    """All ways to sit round a table that differ by more than a turn."""
    orders = set(permutations(line_up))
    return sorted({min(turned(order, by) for by in range(len(order))) for order in orders})


def round_size(bots: Sequence[str], players: int) -> int:
    """Games of a round."""
    return len(line_ups(bots, players)) * players


def whole_rounds(games: int, bots: Sequence[str], players: int) -> int:
    """A number of games, rounded up to whole rounds."""
    size = round_size(bots, players)
    return -(-games // size) * size


def matches(bots: Sequence[str], players: int) -> Iterator[Match]:
    """All games in their order, without end: a longer run begins with the games of a shorter one."""
    numbers, groups, meeting = count(1), count(1), line_ups(bots, players)
    for round_ in count():
        if players == 1:  # alone, all bots of a round get the same deal
            group = next(groups)
            yield from (Match(next(numbers), group, f"{group}.1", line_up) for line_up in meeting)
            continue
        for line_up in meeting:
            ways = circles(line_up)
            yield from _group(ways[round_ % len(ways)], next(groups), numbers)


def _group(circle: LineUp, group: int, numbers: Iterator[int]) -> Iterator[Match]:
    """A circle turned through all seats. Where a turn gives the same seats again (A B A B), the deal is a new one."""
    period = next(by for by in range(1, len(circle) + 1) if turned(circle, by) == circle)
    for by in range(len(circle)):
        yield Match(next(numbers), group, f"{group}.{by // period + 1}", turned(circle, by))


def schedule(bots: Sequence[str], players: int, games: int) -> list[Match]:
    """The games of a run, in whole rounds."""
    return list(islice(matches(bots, players), whole_rounds(games, bots, players)))
