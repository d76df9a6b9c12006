"""A review: how the expected final margin of every seat changed, by its own choices, by others' and by luck.

The parts add up. From one stretch to the next, a seat's expected margin changes by what its own choices cost, by what
others' choices brought it, and by luck: what the draws, the dice and the others' hands turned out to be. Over the whole
game they add up to the final margin less the one expected at the first decision.
"""

import math
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from citywright.arena.results import margin
from citywright.bots.contract import seen_from
from citywright.errors import Impossible
from citywright.game import Game
from citywright.review.decisions import COSTS, FEWEST, Choice, Judged, choices, judge
from citywright.review.findings import look
from citywright.review.judges import judge_of
from citywright.review.stretches import Margins, Outlook, Stretch, stretches_of
from citywright.runs.store import Watch


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
    """The review of a game."""

    game: Game
    simulations: int
    decisions: list[Judged]
    stretches: list[Stretch]
    end: Margins  # the final margins, or if the game is not over, those expected now
    turn: int  # at the end

    @property
    def costliest(self) -> list[Judged]:
        """The decisions that were faulted, the costliest first."""
        return sorted((each for each in self.decisions if each.verdict in COSTS), key=lambda each: -each.loss)

    def shares(self) -> list[Share]:
        """What became of each seat's margin."""
        return [self._share(seat) for seat in range(len(self.end))] if self.stretches else []

    def _share(self, seat: int) -> Share:
        own = [each for each in self.decisions if each.seat == seat]
        errors = [each.error_of(seat) for each in self.decisions]
        return Share(
            seat=seat,
            decisions=len(own),
            start=self.stretches[0].margins[seat],
            end=self.end[seat],
            lost=sum(each.loss for each in own),
            lost_error=math.hypot(*(each.error for each in own)),
            lost_surely=sum(each.loss for each in own if each.is_sure),
            others=sum(stretch.others[seat] for stretch in self.stretches),
            luck=sum(stretch.luck[seat] for stretch in self.stretches),
            luck_error=math.hypot(self.stretches[0].errors[seat], *errors),
        )


def review(
    game: Game, simulations: int | None = None, cores: int | None = None, watch: Watch = lambda done, all_: None
) -> Review:
    """Go through a game, finished or not; the same number of simulations gives the same review."""
    simulations = simulations or judge_of(game.rules.NAME).SIMULATIONS
    if simulations < FEWEST:
        raise Impossible([f"{simulations} simulations per decision; there should be at least {FEWEST}"])
    judged = _judged(game, choices(game), simulations, cores or os.cpu_count(), watch)
    stretches, end = stretches_of(judged, outlook_now(game, judged, simulations))
    return Review(game, simulations, judged, stretches, end, turn=int(game.state[game.rules.TURNS]))


def _judged(game: Game, found: list[Choice], simulations: int, cores: int | None, watch: Watch) -> list[Judged]:
    """All choices, judged on all cores."""
    judged: list[Judged] = []
    watch(0, len(found))
    with ThreadPoolExecutor(cores) as pool:
        try:
            for each in pool.map(lambda choice: judge(game, choice, simulations), found):
                judged.append(each)
                watch(len(judged), len(found))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return judged


def final_margins(game: Game) -> Margins:
    """Each seat's lead over its best rival; alone, its points."""
    return tuple(float(margin(game.scores, seat)) for seat in range(len(game.scores)))


def outlook_now(game: Game, judged: Sequence[Judged], simulations: int) -> Outlook:
    """What each seat has at the end or, in an unfinished game, expects: as the next seat to decide sees it, or as it
    was last seen."""
    rules, state = game.rules, game.state
    for seat in game.actors:
        if seat != rules.CHANCE and rules.legal(state, seat, np.zeros(rules.MOST_MOVES, np.int32)) > 1:
            view, seats = seen_from(rules, game.options, state, seat), int(state.seats)
            found = look(rules.NAME, view.state, seat, seats, simulations, 1)
            return Outlook(found[0].margins, seat, judge_of(rules.NAME).left(state))
    if game.is_over or not judged:
        return Outlook(final_margins(game), None, 0.0)
    return Outlook(judged[-1].chosen.margins, judged[-1].seat, judged[-1].left)
