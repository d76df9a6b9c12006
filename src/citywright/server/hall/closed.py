"""Tables that cannot be played on, because the rules have changed: closing them, and their game files.

Nothing here needs the rules that they were played with.
"""

import asyncio
import json
import time
from typing import TypeAlias

from citywright import record
from citywright.server.hall.hall import Hall
from citywright.server.people.setup import players_of
from citywright.server.problems import Refusal
from citywright.server.store import changes
from citywright.server.store.queries import AUTOMA, Chair, Line, Player, Terms
from citywright.server.table.log import APART, SPOKEN
from citywright.server.table.summaries import stage_of

CHANCE = "chance"
Part: TypeAlias = tuple[int | None, list[tuple[str, str]]]  # whose choice it was, and its moves as a game file has them


async def close(hall: Hall, terms: Terms, chairs: list[Chair], me: Player) -> None:
    """Give up a table that cannot be played on: its host may, and anybody seated."""
    if me.id != terms.made_by and all(chair.player != me.id for chair in chairs):
        raise Refusal("not-seated")
    if terms.over_at is not None:
        raise Refusal("over")
    if terms.closed_at is None:
        if not await is_broken(hall, terms, chairs):
            raise Refusal("unfinished")
        await hall.services.writer.write(work=changes.close(terms.id, time.time()))


async def is_broken(hall: Hall, terms: Terms, chairs: list[Chair]) -> bool:
    """Whether a table cannot be played on; its draws may differ from its log even though the rules have not changed."""
    if hall.here(terms.id) or await is_served_elsewhere(hall, terms.id):
        return False
    if stage_of(terms, chairs) == "broken":
        return True
    try:
        await hall.archive.played(terms.id)
    except Refusal:
        return True
    return False


async def is_served_elsewhere(hall: Hall, table: str) -> bool:
    """Whether another worker has a table; its program may still have the older rules."""
    return await asyncio.to_thread(hall.services.life.holder_of, hall.services.engine, table) is not None


def game_file(terms: Terms, chairs: list[Chair], lines: list[Line]) -> str:
    """The game file of a table that was closed. Moves that were the only option are not in its log."""
    beginning = _beginning(terms, len(chairs))
    header = {"game": terms.game, "rules": terms.rules, **_options(terms, chairs, lines)}
    header["names"] = ", ".join(chair.name for chair in chairs)
    header["controllers"] = " ".join(chair.level or "human" for chair in chairs if chair.who != AUTOMA)
    header["seed-hash"] = record.seed_hash(terms.seed)  # whoever continues the game draws from another seed
    if beginning:
        header["seed-from"] = str(len(beginning))
    header |= {"forced": record.LEFT_OUT, "result": record.UNFINISHED}
    return record.write(record.GameFile(header, [move for _, moves in _made(beginning, lines) for move in moves]))


def _options(terms: Terms, chairs: list[Chair], lines: list[Line]) -> dict[str, str]:
    """The options as lines of a game file, which the first line of the log has kept."""
    kept = dict(line.split(": ", 1) for line in lines[0].text.splitlines()) if lines else {}
    return kept or {"players": str(players_of(chairs)), "options": json.dumps(terms.options)}


def _beginning(terms: Terms, seats: int) -> list[Part]:
    """The moves that a table went on from."""
    entries = [line.split(" ", 2) for line in (terms.beginning or "").splitlines()]
    return [_part(int(actor), move, seats) for actor, forced, move in entries if forced != "forced"]


def _part(actor: int, move: str, seats: int) -> Part:
    return (actor, [(str(actor + 1), move)]) if actor < seats else (None, [(CHANCE, move)])


def _made(parts: list[Part], lines: list[Line]) -> list[Part]:
    """All moves that were not taken back. Whoever takes a move back has made it after chance last spoke."""
    for line in lines:
        if line.kind == "undo":
            own = [number for number, (seat, _) in enumerate(parts) if seat == line.seat]
            last = own[-1] if own else len(parts)
            parts = parts[:last] + parts[last + 1 :]
        elif line.kind in SPOKEN:
            choice = [] if line.seat is None else [(str(line.seat + 1), line.text)]
            parts = [*parts, (line.seat, choice + [(CHANCE, move) for move in line.chance.split(APART) if move])]
    return parts
