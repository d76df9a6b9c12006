"""A look at one decision: a search that records the expected final margin of every seat, not only of its own."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from citywright.review.judges import judge_of
from citywright.review.looking import Findings, average, new_findings, want
from citywright.search import thinker
from citywright.search.tree import room_for


@dataclass(frozen=True)
class Finding:
    """What was found out about a move: each seat's expected final margin, with its standard error."""

    move: int
    visits: int
    margins: tuple[float, ...]
    errors: tuple[float, ...]


def look(
    game: str, state: Any, seat: int, seats: int, simulations: int, seed: int, also: Sequence[int] = (), least: int = 1
) -> list[Finding]:
    """The moves looked into, most visited first. Those in `also` get at least `least` simulations, whatever the search
    thinks of them.

    The state is one that the seat may believe in; the seat must have more than one move.
    """
    rows = looked_into(game, state, seat, simulations, seed, also, least)
    average(rows, seats)
    found = [
        Finding(int(row.move), int(row.visits), tuple(row.margins[:seats].tolist()), tuple(row.errors[:seats].tolist()))
        for row in rows
        if row.visits
    ]
    return sorted(found, key=lambda each: (-each.visits, each.move))


def looked_into(
    game: str, state: Any, seat: int, simulations: int, seed: int, also: Sequence[int] = (), least: int = 1
) -> Findings:
    """The same as sums, in the order in which the search came upon the moves."""
    tree: Any = thinker(game).Tree(state, seat, seed, room_for(simulations))
    rows, look_on = new_findings(len(also)), judge_of(game).look_on
    look_on(tree.nodes, tree.used, tree.root, seat, 1, rows, tree.work)
    for move in also:
        want(tree.nodes, tree.used, move, least, rows)
    look_on(tree.nodes, tree.used, tree.root, seat, simulations - 1, rows, tree.work)
    return rows
