"""Finished games of the arena, and how they are kept: `run.json` describes the run, `games.jsonl` has the games."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from citywright.errors import NotReadable
from citywright.runs.match import Match, play_match
from citywright.runs.plan import Plan
from citywright.runs.store import Format


@dataclass(frozen=True)
class FinishedGame:
    """A finished game, with the decisions each seat's bot made and the seconds it took for them."""

    number: int
    group: int
    deal: str
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


def play(plan: Plan, match: Match) -> FinishedGame:
    """Play a game of a run to its end."""
    game, decisions, seconds = play_match(plan, match)
    return FinishedGame(
        match.number,
        match.group,
        match.deal,
        match.seats + plan.rules.automas(plan.options),
        tuple(game.scores),
        tuple(game.winners),
        tuple(decisions),
        tuple(round(taken, 6) for taken in seconds),
    )


def play_all(plan: Plan, matches: Sequence[Match]) -> list[FinishedGame]:
    """Play a block of games."""
    return [play(plan, match) for match in matches]


def read(data: bytes, path: Path) -> list[FinishedGame]:
    """The games in a file."""
    return [_game_in(line, f"{path}, line {number}") for number, line in enumerate(data.splitlines(), 1)]


def _game_in(line: bytes, where: str) -> FinishedGame:
    try:
        fields: dict[str, Any] = json.loads(line)
        known: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in fields.items()}
        return FinishedGame(**known)
    except (ValueError, TypeError, AttributeError) as error:
        raise NotReadable(f"{where} is not a game: {error}") from error


LINES = Format(
    "run.json",
    "games.jsonl",
    whole=lambda data: data.rfind(b"\n") + 1,
    read=read,
    write=lambda games: "".join(json.dumps(asdict(game)) + "\n" for game in games).encode(),
    numbers=lambda games: (game.number for game in games),
)
