"""A review: how the expected final margin of every seat changed, by its own choices, by others' and by luck.

The parts add up. From one step to the next, the change of a seat's expected margin is what its own choices cost, what
others' choices brought it, and luck: what the draws, the dice and the others' hands turned out to be. Over the game
they add up to the final margin less the one expected at the first decision.
"""

import math
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from citywright.arena.results import margin
from citywright.bots.contract import seen_from
from citywright.errors import Impossible
from citywright.game import Game
from citywright.review.decisions import COSTS, FEWEST, Choice, Judged, choices, judge
from citywright.review.judges import judge_of
from citywright.review.looking import look

SUM_TO_ZERO = 100.0  # how much it counts that nobody's optimism is anybody's gain
Margins = tuple[float, ...]
Numbers = NDArray[np.float64]
Watch = Callable[[int, int], None]  # decisions looked into, and all


@dataclass(frozen=True)
class Step:
    """A stretch of the game in which nothing new became known, and the luck after it."""

    number: int  # of its first decision in the log
    turn: int
    margins: Margins  # expected at its beginning
    errors: Margins
    own: Margins  # what each seat's own choices changed: never more than 0
    others: Margins
    luck: Margins


@dataclass(frozen=True)
class Share:
    """What became of one seat's expected margin, with standard errors."""

    seat: int
    decisions: int
    start: float
    end: float
    lost: float  # by own choices, against the best found
    lost_error: float
    lost_surely: float  # the part of it that is more than noise, decision by decision
    others: float
    luck: float
    luck_error: float


@dataclass(frozen=True)
class Review:
    """A game gone through."""

    game: Game
    simulations: int
    decisions: list[Judged]
    steps: list[Step]
    end: Margins  # the final margins, or if the game is not over, those expected now
    turn: int  # at the end

    @property
    def costliest(self) -> list[Judged]:
        """The decisions with which fault was found, the costliest first."""
        return sorted((each for each in self.decisions if each.verdict in COSTS), key=lambda each: -each.loss)

    def shares(self) -> list[Share]:
        """What became of each seat's margin."""
        return [self._share(seat) for seat in range(len(self.end))] if self.steps else []

    def _share(self, seat: int) -> Share:
        own = [each for each in self.decisions if each.seat == seat]
        errors = [each.error_of(seat) for each in self.decisions]
        return Share(
            seat=seat,
            decisions=len(own),
            start=self.steps[0].margins[seat],
            end=self.end[seat],
            lost=sum(each.loss for each in own),
            lost_error=math.hypot(*(each.error for each in own)),
            lost_surely=sum(each.loss for each in own if each.is_sure),
            others=sum(step.others[seat] for step in self.steps),
            luck=sum(step.luck[seat] for step in self.steps),
            luck_error=math.hypot(self.steps[0].errors[seat], *errors),
        )


def review(
    game: Game, simulations: int | None = None, cores: int | None = None, watch: Watch = lambda done, all_: None
) -> Review:
    """Go through a game, finished or not; the same number of simulations gives the same review."""
    simulations = simulations or judge_of(game.rules.NAME).SIMULATIONS
    if simulations < FEWEST:
        raise Impossible([f"{simulations} simulations a decision; there should be at least {FEWEST}"])
    found, done = choices(game), 0

    def one(choice: Choice) -> Judged:
        nonlocal done
        judged = judge(game, choice, simulations)
        done += 1
        watch(done, len(found))
        return judged

    watch(0, len(found))
    with ThreadPoolExecutor(cores or os.cpu_count()) as pool:
        try:
            judged = list(pool.map(one, found))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    end = final_margins(game) if game.is_over else expected_now(game, judged, simulations)
    turn = int(game.state[judge_of(game.rules.NAME).TURN])
    return Review(game, simulations, judged, steps_of(judged, end), end, turn)


def final_margins(game: Game) -> Margins:
    """Each seat's lead over its best rival; alone, its points."""
    return tuple(float(margin(game.scores, seat)) for seat in range(len(game.scores)))


def expected_now(game: Game, judged: Sequence[Judged], simulations: int) -> Margins:
    """What each seat may expect in a game that is not over: as the next to decide sees it, or as it was last seen."""
    rules, state = game.rules, game.state
    for seat in game.actors:
        if seat != rules.CHANCE and rules.legal(state, seat, np.zeros(rules.MOST_MOVES, np.int32)) > 1:
            view, seats = seen_from(rules, game.options, state, seat), rules.seats(state)
            return look(rules.NAME, view.state, seat, seats, simulations, 1)[0].margins
    return judged[-1].chosen.margins if judged else final_margins(game)


def steps_of(judged: Sequence[Judged], end: Margins) -> list[Step]:
    """The decisions by steps, each with what changed until the next one begins."""
    groups: dict[int, list[Judged]] = {}
    for each in judged:
        groups.setdefault(each.step, []).append(each)
    steps = [_beginning(group) for group in groups.values()]
    margins = [*_without_optimism(steps), np.array(end)]
    return [_step(*each) for each in zip(steps, margins[:-1], margins[1:], strict=True)]


@dataclass(frozen=True)
class Beginning:
    """A step as its searches saw it."""

    group: list[Judged]
    decider: int | None  # the only seat that decides in it
    margins: Numbers  # the mean of what the deciders expected
    errors: Numbers
    changes: list[tuple[int, Numbers]]  # who made each choice, and what it changed for every seat

    @property
    def change(self) -> Numbers:
        """What all choices of the step changed."""
        return np.sum([change for _, change in self.changes], axis=0)


def _beginning(group: list[Judged]) -> Beginning:
    firsts = {each.seat: each.best for each in reversed(group)}
    margins = np.mean([first.margins for first in firsts.values()], axis=0)
    errors = np.sqrt(np.sum([np.square(first.errors) for first in firsts.values()], axis=0)) / len(firsts)
    changes = [(each.seat, np.subtract(each.chosen.margins, each.best.margins)) for each in group]
    return Beginning(group, group[0].seat if len(firsts) == 1 else None, margins, errors, changes)


def _without_optimism(steps: list[Beginning]) -> list[Numbers]:
    """Margins at each beginning, less the optimism of whoever decides there.

    A search sees its own seat's good moves better than the rivals', so expectations jump whenever the decision passes
    on. What such jumps have in common, by how far a seat is from the one that decides, is fitted by least squares and
    taken out of all margins; it counts for less the nearer the end is.
    """
    seats, left = len(steps[0].margins) if steps else 0, np.linspace(1, 0, len(steps), endpoint=False)
    rows, jumps = [np.full(seats, SUM_TO_ZERO)], [0.0]
    for number, (last, step) in enumerate(pairwise(steps)):
        if last.decider is not None and step.decider is not None and last.decider != step.decider:
            for seat, jump in enumerate(step.margins - last.margins - last.change):
                row = np.zeros(seats)
                row[(seat - step.decider) % seats] += left[number + 1]
                row[(seat - last.decider) % seats] -= left[number]
                rows.append(row)
                jumps.append(float(jump))
    optimism = np.linalg.lstsq(np.array(rows), np.array(jumps), rcond=None)[0] if len(rows) > 1 else np.zeros(seats)
    return [
        step.margins - share * (0 if step.decider is None else np.roll(optimism, step.decider))
        for step, share in zip(steps, left, strict=True)
    ]


def _step(step: Beginning, margins: Numbers, after: Numbers) -> Step:
    first, seats = step.group[0], range(len(after))
    own = np.array([sum(float(change[seat]) for who, change in step.changes if who == seat) for seat in seats])
    others = step.change - own
    parts = (margins, step.errors, own, others, after - margins - own - others)
    return Step(first.number, first.turn, *(tuple(map(float, part)) for part in parts))
