"""`citywright inspect`: explain a position, and why everything is worth what it is."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from citywright import positions
from citywright.cli.face import face_of, seat_names
from citywright.cli.options import files_named
from citywright.errors import Impossible, NotReadable
from citywright.game import rules_named
from citywright.games import GAMES
from citywright.rules import Rules
from citywright.telling.teller import teller
from citywright.words import Words, words


def read_json(name: str) -> Any:
    """Read JSON from a file or standard input."""
    try:
        text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    except OSError as error:
        raise NotReadable(f"{name} cannot be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise NotReadable(f"{name} cannot be read: it is not text") from error
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise NotReadable(f"{name} is not valid JSON: {error}") from error


def laid_out(rules: Rules, data: Any, files: dict[str, Path], say: Words) -> tuple[Any, Any]:
    """The options and the record of a position. What is impossible about it is told in the language of the command."""
    try:
        return positions.load(rules, data, **files)
    except positions.ImpossiblePosition as error:
        raise Impossible(teller(rules.NAME).fault(fault, say) for fault in error.faults) from error


def run(arguments: argparse.Namespace) -> None:
    """Explain a position."""
    data = read_json(arguments.position)
    if not isinstance(data, dict):
        raise NotReadable(f'a position is a JSON object such as {{"game": "{GAMES[0]}", "seats": [...], ...}}')
    rules = rules_named(str(data.get("game", GAMES[0])))
    face, say = face_of(rules.NAME), words(arguments.language)
    options, state = laid_out(rules, data, files_named(arguments, rules.NAME), say)
    names = positions.names_in(data, seat_names(rules, options, say))
    found = face.inspect(state, options, names, say)
    if arguments.json:
        print(json.dumps(found))
    else:
        face.show_found(found, names, say)
