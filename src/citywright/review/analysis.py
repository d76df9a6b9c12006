"""A review: how the expected final margin of every seat changed, by its own choices, by others' and by luck.

The parts add up. From one stretch to the next, a seat's expected margin changes by what its own choices cost, by what
others' choices brought it, and by luck: what the draws, the dice and the others' hands turned out to be. Over the whole
game they add up to the final margin less the one expected at the first decision.
"""

import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from citywright.arena.results import margin
from citywright.bots.contract import seen_from
from citywright.errors import Impossible
from citywright.game import Game
from citywright.review.decisions import FAULTS, FEWEST, Choice, Judged, choices, judge
from citywright.review.findings import look
from citywright.review.judges import judge_of
from citywright.review.stretches import Course, Margins, Outlook, Share, Stretch
from citywright.runs.store import Watch


@dataclass(frozen=True)
class Review:
    """The review of a game."""

    game: Game
    simulations: int
    decisions: list[Judged]
    course: Course
    turn: int  # at the end

    @property
    def stretches(self) -> list[Stretch]:
        """The decisions by stretches, each with what changed until the next one begins."""
        return self.course.stretches

    @property
    def end(self) -> Margins:
        """The final margins, or if the game is not over, those expected now."""
        return self.course.end

    @property
    def costliest(self) -> list[Judged]:
        """The decisions that were faulted, the costliest first."""
        return sorted((each for each in self.decisions if each.verdict in FAULTS), key=lambda each: -each.loss)

    def shares(self) -> list[Share]:
        """What became of each seat's margin."""
        return self.course.shares()


def review(
    game: Game, simulations: int | None = None, cores: int | None = None, watch: Watch = lambda done, all_: None
) -> Review:
    """Go through a game, finished or not; the same number of simulations gives the same review."""
    simulations = simulations or judge_of(game.rules.NAME).SIMULATIONS
    if simulations < FEWEST:
        raise Impossible([f"{simulations} simulations per decision; there should be at least {FEWEST}"])
    judged = _judged(game, choices(game), simulations, cores or os.cpu_count(), watch)
    course = Course(judged, outlook_now(game, judged, simulations))
    return Review(game, simulations, judged, course, turn=int(game.state[game.rules.TURNS]))


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
            return Outlook(found[0].margins, seat, float(judge_of(rules.NAME).left(state)))
    if game.is_over or not judged:
        return Outlook(final_margins(game), None, 0.0)
    return Outlook(judged[-1].chosen.margins, judged[-1].seat, judged[-1].left)
