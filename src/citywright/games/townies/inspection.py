"""An inspection of a position: every seat's points, one's own moves from the best down, and what a move would bring."""

from typing import Any, TypeAlias, TypedDict

import numpy as np
from numpy.typing import NDArray

from citywright._jit import rule
from citywright.copying import copied
from citywright.description import Described, each, events, number, text, thing, word
from citywright.event_data import Happened
from citywright.events import SILENT, WIDTH, Events, tell
from citywright.fields import Fields, with_fields
from citywright.games.townies.components import Box
from citywright.games.townies.layout import (
    GOALS_EACH,
    MOST_MOVES,
    NOBODY,
    STATE,
    Bonus,
    Mask,
    Moves,
    Record,
)
from citywright.games.townies.maps import BONUS_SPACES
from citywright.games.townies.masks import size
from citywright.games.townies.packing import Kind, kind_of
from citywright.games.townies.policy import outlook
from citywright.games.townies.round import draw
from citywright.games.townies.rules import legal, score_of
from citywright.games.townies.seen import POINT_FIELDS, list_goals, list_spaces, show_points
from citywright.games.townies.sheet import beside
from citywright.games.townies.view import GOALS, POINTS, GoalNow, Points


class GoalChange(TypedDict):
    """A goal whose count would change."""

    goal: str
    before: int
    after: int
    gain: int  # points; a loss is negative


class Prospect(TypedDict):
    """What a move would bring if it were drawn now, whatever others have chosen."""

    points: int  # scored at once
    goals: dict[str, GoalNow]  # as they would then stand
    moved: list[GoalChange]
    outlook: int  # by which the greedy policy chooses
    lost: list[str]  # bonus spaces that a shape would cover
    touching: int  # blocks beside what is drawn
    events: list[Happened]


class OwnMove(TypedDict):
    """A move of one's own, and the points it would score at once."""

    move: str
    points: int


class Found(TypedDict):
    """Everybody's points, and one's own moves."""

    seats: list[Points]
    moves: list[OwnMove]


DRAWN = 7  # rows of a buffer for one move: its head, a star crossed out, an object, three for its points, its bonus
OUTLOOK_BITS, LOST_BITS, TOUCHING_BITS, PLACE_BITS = 20, 3, 7, 14  # of a rank
LEAST_OUTLOOK = -(1 << (OUTLOOK_BITS - 1))
FoundRecord: TypeAlias = Any
ProspectRecord: TypeAlias = Any


class FoundFields(Fields):
    """What a position holds."""

    __slots__ = ()


class ProspectFields(Fields):
    """What more is told about a move."""

    __slots__ = ()


FOUND_RECORD = with_fields(
    FoundFields,
    [
        ("trial", STATE, 1),                             # the game after a move being tried
        ("unheard", np.int64, (1, WIDTH)),               # its first 0 rows are a buffer that nobody listens to
        ("rank", np.int64, MOST_MOVES),                  # see `rank_of`
        ("listed", np.int32, MOST_MOVES),                # moves as the rules list them
        ("move", np.int32, MOST_MOVES),                  # the best first
        ("points", np.int16, MOST_MOVES),
        ("moves", np.int16),
        *POINT_FIELDS,
        ("seats", np.int8),
    ],
)  # fmt: skip
PROSPECT_RECORD = with_fields(
    ProspectFields,
    [
        ("events", np.int64, (DRAWN, WIDTH)),
        ("before", STATE, 1),
        ("outlook", np.int32),
        ("points", np.int16),
        ("worth", np.int16, GOALS_EACH),                 # the goals then: a row for each
        ("goals", np.int8),
        ("goal", np.int8, GOALS_EACH),
        ("count", np.int8, GOALS_EACH),
        ("reached", np.int8, GOALS_EACH),
        ("gain", np.int16, GOALS_EACH),                  # those that change
        ("changes", np.int8),
        ("changed", np.int8, GOALS_EACH),
        ("count_before", np.int8, GOALS_EACH),
        ("count_after", np.int8, GOALS_EACH),
        ("losses", np.int8),
        ("lost", np.int8, BONUS_SPACES),
        ("touching", np.int8),
        ("stands", np.int8),                             # 1: the record is how the game would stand, and may be shown
    ],
)  # fmt: skip


@rule
def draw_now(s: Record, seat: int, move: int, events: Events) -> None:
    """Carry out a choice, whatever others have chosen; Funding's object follows its shape. (Townies 3, 5)"""
    if s.choice[seat]:
        draw(s, seat, s.choice[seat], events[:0])
    draw(s, seat, move, events)


@rule
def new_blocks(before: Record, after: Record, seat: int) -> Mask:
    """The spaces that became blocks."""
    return (
        int(after.blocks[seat, 0]) & ~int(before.blocks[seat, 0]),
        int(after.blocks[seat, 1]) & ~int(before.blocks[seat, 1]),
    )


@rule
def lost_spaces(before: Record, after: Record, seat: int, move: int) -> Mask:
    """The bonus spaces that a shape has covered, while there is a bonus card. (Townies 5)"""
    if kind_of(move) != Kind.SHAPE or before.bonus == Bonus.NONE:
        return 0, 0
    lo, hi = new_blocks(before, after, seat)
    return lo & int(before.bonus_spaces[0]), hi & int(before.bonus_spaces[1])


@rule
def touched(before: Record, after: Record, seat: int) -> int:
    """How many blocks lie beside what was drawn."""
    lo, hi = new_blocks(before, after, seat)
    lo, hi = beside(before, lo, hi)
    return size(lo & int(before.blocks[seat, 0]), hi & int(before.blocks[seat, 1]))


@rule
def rank_of(before: Record, after: Record, seat: int, move: int, place: int) -> int:
    """What decides which move is listed first: points, outlook, fewer lost bonus spaces, touching, an earlier place."""
    lo, hi = lost_spaces(before, after, seat, move)
    rank = score_of(after, seat) - score_of(before, seat)
    rank = rank << OUTLOOK_BITS | outlook(after, seat) - LEAST_OUTLOOK
    rank = rank << LOST_BITS | BONUS_SPACES - size(lo, hi)
    rank = rank << TOUCHING_BITS | touched(before, after, seat)
    return rank << PLACE_BITS | MOST_MOVES - place


@rule
def sort_ranks(ranks: NDArray[np.int64], n: int) -> None:
    """Sort the first n ranks, the highest first. (Shell's sort: in place, and all ranks differ.)"""
    gap = n // 2
    while gap > 0:
        for i in range(gap, n):
            rank, at = ranks[i], i
            while at >= gap and ranks[at - gap] < rank:
                ranks[at] = ranks[at - gap]
                at -= gap
            ranks[at] = rank
        gap //= 2


@rule
def find_moves(s: Record, seat: int, found: FoundRecord) -> None:
    """Note the moves of a seat with their points, the best first."""
    listed, ranks, trial, silent = found.listed, found.rank, found.trial, found.unheard[:0]
    n = legal(s, seat, listed)
    for i in range(n):
        trial[0] = s
        draw_now(trial[0], seat, listed[i], silent)
        ranks[i] = rank_of(s, trial[0], seat, listed[i], i)
    sort_ranks(ranks, n)
    for i in range(n):
        found.move[i] = listed[MOST_MOVES - (int(ranks[i]) & ((1 << PLACE_BITS) - 1))]
        found.points[i] = int(ranks[i]) >> (OUTLOOK_BITS + LOST_BITS + TOUCHING_BITS + PLACE_BITS)
    found.moves = n


@rule
def find(s: Record, seat: int, found: FoundRecord) -> None:
    """Note everybody's points, and one's own moves. Moves of others depend on what they have sealed."""
    found.seats = s.seats
    for other in range(s.seats):
        show_points(s, other, found)
    found.moves = 0
    if seat != NOBODY:
        find_moves(s, seat, found)


@rule
def foresee_goals(before: Record, after: Record, seat: int, prospect: ProspectRecord) -> None:
    """Note how goals would stand, and how those change that would."""
    goal, count, worth, reached = prospect.goal, prospect.count, prospect.worth, prospect.reached
    count_before, gain = prospect.count_before, prospect.gain  # at first of all goals, then of those that change
    n = 0
    list_goals(before, seat, goal, count_before, reached, gain)
    prospect.goals = list_goals(after, seat, goal, count, reached, worth)
    for row in range(prospect.goals):
        if count[row] != count_before[row]:
            prospect.changed[n] = goal[row]
            prospect.count_after[n] = count[row]
            count_before[n] = count_before[row]
            gain[n] = worth[row] - gain[row]
            n += 1
    prospect.changes = n


@rule
def foresee(s: Record, seat: int, move: int, events: Events, out: Moves, prospect: ProspectRecord) -> None:
    """Draw what a seat may choose, which nobody else would see yet: the round itself stays as it is."""
    prospect.stands = 0
    told = prospect.events
    told[0, 0] = 0
    prospect.before[0] = s
    draw_now(s, seat, move, told)
    for row in told[1 : told[0, 0] + 1]:
        tell(events, row[0], row[1], row[2], row[3], row[4], row[5], row[6], row[7])
    before = prospect.before[0]
    prospect.points = score_of(s, seat) - score_of(before, seat)
    prospect.outlook = outlook(s, seat)
    lo, hi = lost_spaces(before, s, seat, move)
    prospect.losses = list_spaces(s, lo, hi, prospect.lost)
    prospect.touching = touched(before, s, seat)
    foresee_goals(before, s, seat, prospect)


FOUND = Described(
    FOUND_RECORD,
    thing(
        seats=each("seats", thing(**POINTS)),
        moves=each("moves", thing(move=text("move"), points=number("points"))),
    ),
    find,
)
CHANGE = thing(
    goal=word("changed", "goals"),
    before=number("count_before"),
    after=number("count_after"),
    gain=number("gain"),
)
PROSPECT = Described(
    PROSPECT_RECORD,
    thing(
        points=number("points"),
        goals=GOALS,
        moved=each("changes", CHANGE),
        outlook=number("outlook"),
        lost=each("losses", word("lost", "spaces")),
        touching=number("touching"),
        events=events("events"),
    ),
)


def prospect(s: Record, seat: int, move: int, box: Box) -> Prospect:
    """What a move of a seat would bring."""
    record = PROSPECT.new()
    foresee(copied(s, STATE), seat, move, SILENT, np.zeros(0, np.int32), record)
    told: Prospect = PROSPECT.read(record, box.lookup)
    return told


def prospects(s: Record, seat: int, box: Box) -> dict[int, Prospect]:
    """What each move of a seat would bring, the best first."""
    record = FOUND.new()
    find(s, seat, record)
    return {move: prospect(s, seat, move, box) for move in record.move[: record.moves].tolist()}
