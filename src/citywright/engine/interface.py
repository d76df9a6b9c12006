"""What an engine exports, and which blocks of memory its functions work on.

The name of an argument says what it is: `s` is a record in every function, `out` room for moves. Other arguments are
whole numbers of 32 bits; a seed has 64.
"""

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np

from citywright._jit.exporting import Argument, Block, Number
from citywright.agreed import layout
from citywright.engine.seeding import LONGEST, seed_by_text
from citywright.events import WIDTH
from citywright.game import rules_named
from citywright.games import module_of
from citywright.playouts import COUNTS, MOST_SEATS, new_scratch
from citywright.random_numbers import below, reseed
from citywright.review.adding_up import SHARE, STRETCH, divide, explain_changes, share_out
from citywright.review.judges import Judge, judge_of
from citywright.review.judging import JUDGED, judge_again, judge_at_once, new_judged
from citywright.review.least_squares import new_fit
from citywright.review.looking import average, forget, most_tried, new_findings, want
from citywright.review.reasoning import take_only
from citywright.search.candidates import CANDIDATE, MANY, collect, merge, rank
from citywright.search.tree import most_visited, new_tree, room_for

OF_RULES = (
    "begin",
    "is_possible",
    "set_up",
    "describe",
    "settle",
    "pending",
    "legal",
    "play",
    "draw_chance",
    "determinize",
    "mask",
    "score_of",
    "winners",
    "is_secret",
    "is_private",
    "is_sealed",
    "random_move",
    "greedy_move",
    "play_games",
    "foresee",
)
DESCRIBED = {"show": "VIEW", "find": "FOUND"}  # functions that fill in what the rules describe
OF_SEARCH = ("nodes_for", "plant", "grow", "think")
OF_ALL = (below, reseed, seed_by_text, room_for, most_visited)
OF_HINTS = (collect, merge, rank)
OF_ANY_REVIEW = (
    forget,
    want,
    average,
    most_tried,
    judge_at_once,
    judge_again,
    take_only,
    divide,
    explain_changes,
    share_out,
)
OF_REVIEW = ("try_others", "explain", "left", "look_on")


def functions(game: str) -> dict[str, Callable[..., Any]]:
    """The functions that a game's engine exports, by name."""
    rules, search = rules_named(game), module_of(game, "search")
    return {
        **{each.__name__: each for each in OF_ALL},
        **{name: getattr(rules, name) for name in OF_RULES},
        **{name: getattr(rules, described).fill for name, described in DESCRIBED.items()},
        **{name: getattr(search, name) for name in OF_SEARCH},
        **{each.__name__: each for each in OF_HINTS},
        **{each.__name__: each for each in OF_ANY_REVIEW},
        **{name: getattr(judge_of(game), name) for name in OF_REVIEW},
        **{f"slot_{name}": read for name, read in rules.Move.slots.items()},
    }


def blocks(game: str) -> dict[str, Block]:
    """The blocks of memory of a game, by name."""
    rules, search = rules_named(game), module_of(game, "search")
    nodes, used = new_tree(1)
    return {
        "agreed": Block(np.zeros(1, layout(rules.Options))[0]),
        "pieces": Block(rules.pieces_of(rules.Options(players=1).box)),
        "state": Block(np.zeros(1, rules.STATE)[0]),
        "moves": Block(np.zeros(rules.MOST_MOVES, np.int32)),
        "seen": Block(rules.VIEW.new()),
        "found": Block(rules.FOUND.new()),
        "prospect": Block(rules.PROSPECT.new()),
        "events": Block(np.zeros((rules.ROWS, WIDTH), np.int64), optional=True),
        "sketch": Block(rules.SKETCH.new()),
        "faults": Block(np.zeros((rules.FAULT_ROWS, WIDTH), np.int64)),
        "rng": Block(np.zeros(4, np.int64)),
        "text": Block(np.zeros(LONGEST, np.uint8)),
        "words": Block(np.zeros(40, np.uint64)),
        "scratch": Block(new_scratch(rules.STATE, rules.MOST_MOVES)),
        "start": Block(np.zeros(1, rules.STATE)),
        "policies": Block(np.zeros(MOST_SEATS, np.int8)),
        "scores": Block(np.zeros((1, MOST_SEATS), np.int16), open=True),
        "counts": Block(np.zeros((1, len(COUNTS)), np.int64), open=True),
        "logs": Block(np.zeros((1, 0), np.int32), open=True),
        "nodes": Block(nodes, open=True),
        "used": Block(used),
        "work": Block(search.new_workspace()),
        "planning": Block(search.new_planning()),
        **hint_blocks(judge_of(game)),
        **review_blocks(),
    }


def hint_blocks(judge: Judge) -> dict[str, Block]:
    """The blocks of memory for hints. What a search has in its workspace serves reasons, too."""
    return {
        "candidates": Block(np.zeros(MANY, CANDIDATE)),
        "reasoning": Block(judge.new_reasoning()),
        "reason": Block(judge.REASON.new()),
    }


def review_blocks() -> dict[str, Block]:
    """The blocks of memory for reviews."""
    return {
        "findings": Block(new_findings()),
        "judged": Block(new_judged()),
        "decisions": Block(np.zeros(1, JUDGED), open=True),
        "stretches": Block(np.zeros(1, STRETCH), open=True),
        "shares": Block(np.zeros(MOST_SEATS, SHARE)),
        "fit": Block(new_fit()),
    }


ALSO = {
    "s": "state",
    "root": "state",
    "before": "state",
    "now": "state",
    "out": "moves",
    "others": "candidates",
}  # names of arguments


def arguments(function: Callable[..., Any], room: dict[str, Block]) -> dict[str, Argument]:
    """What each argument of a function is."""
    names = inspect.signature(function).parameters
    return {name: room.get(ALSO.get(name, name)) or Number(64 if name == "seed" else 32) for name in names}
