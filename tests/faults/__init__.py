"""What can be wrong with a position: for every kind of fault, a position that has it."""

import json
from pathlib import Path

from citywright.games import GAMES

HERE = Path(__file__).parent


def examples():
    """Every kind of fault of each game, with its position."""
    for game in GAMES:
        for fault, data in json.loads((HERE / f"{game}.json").read_text(encoding="utf-8")).items():
            yield game, fault, data
