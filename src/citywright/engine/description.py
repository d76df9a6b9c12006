"""All that a program needs to know to play a game with its engine, and to tell what it does: tables, no code.

The server tells views, events and inspections by the same tables.
"""

from typing import Any

from citywright.bots import LEVELS
from citywright.game import rules_named
from citywright.games import module_of
from citywright.moves import Move
from citywright.options import Option, rows
from citywright.review.decisions import FEWEST, VERDICTS
from citywright.review.judges import judge_of
from citywright.review.judging import SHARE
from citywright.review.reasons import reason_words
from citywright.rules import Rules
from citywright.server.games import boxes_of, served_game
from citywright.server.people.setup import BOT_NAMES
from citywright.server.process.settings import Settings
from citywright.server.wire import LONGEST_NAME

Data = dict[str, Any]


def description(game: str) -> Data:
    """Everything about a game."""
    rules, judge = rules_named(game), judge_of(game)
    options = rules.Options(players=2)
    return {
        "game": about(rules),
        "options": [option(row) for row in rows(rules.Options) if row.kind != "file"],
        "lines": options.order(),
        "box_line": [options.BOX, options.box.digest],
        "boxes": boxes_of(game),
        "words": {**options.box.lookup.words, **reason_words(judge)},
        "moves": moves(rules.Move, options.box),
        "hidden": rules.HIDDEN and rules.HIDDEN._asdict(),
        "events": rules.EVENTS.table(),
        "faults": rules.FAULTS.table(),
        "sketch": rules.SKETCH.node.table,
        "view": rules.VIEW.node.table,
        "found": rules.FOUND.node.table,
        "prospect": rules.PROSPECT.node.table,
        "reason": judge.REASON.node.table,
    }


def about(rules: Rules) -> Data:
    """What a game is called, who plays it and how, and what its events bring."""
    served, bots, usual = served_game(rules.NAME), module_of(rules.NAME, "bots"), Settings()
    return {
        "name": rules.NAME,
        "rules": rules.VERSION,
        "chance": rules.CHANCE,
        "nobody": rules.NOBODY,
        "turns": rules.TURNS,
        "automas": rules.AUTOMAS,
        "levels": list(LEVELS),
        "bots": {"usual": bots.LEVELS, "alone": bots.ALONE},
        "bot_names": BOT_NAMES,
        "review": {"simulations": judge_of(rules.NAME).SIMULATIONS, "fewest": FEWEST, "share": SHARE},
        "verdicts": VERDICTS,
        "bot_seconds": usual.bot_seconds,
        "hint_seconds": usual.hint_seconds,
        "longest_name": LONGEST_NAME,
        "brings": {event: row._asdict() for event, row in served.BRINGS.items()},
        "settles": served.SETTLES,
    }


def option(row: Option) -> Data:
    """An option."""
    when = row.when and {"option": row.when.option, "value": row.when.value}
    return {
        "name": row.name,
        "kind": row.kind,
        "values": row.values,
        "default": row.default,
        "one": row.one,
        "about": row.about,
        "facts": row.facts,
        "when": when,
        "by": row.by,
        "on_page": row.on_page,
        "folded": row.folded,
        "section": row.section,
        "newcomers": row.newcomers,
    }


def moves(kinds: type[Move], box: Any) -> list[Data]:
    """How moves are written, and which of their numbers says what."""
    found = []
    for row, kind in zip(kinds.table(), kinds.kinds.values(), strict=True):
        parts = [
            part | {"slot": its.slot, "values": its.values(box)}
            for part, its in zip(row["parts"], kind.parts.values(), strict=True)
        ]
        found.append(row | {"number": int(kind.kind), "parts": parts})
    return found
