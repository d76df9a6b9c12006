"""`citywright replay`: check a game file and show the game."""

import argparse
import json
from pathlib import Path

from rich.console import Console

from citywright import record
from citywright.cli.set_up import tiles_of
from citywright.cli.streets_screen import Screen
from citywright.games.streets import position, tables
from citywright.telling import log_lines
from citywright.words import words


def run(arguments: argparse.Namespace) -> None:
    """Replay a file, checking every move, and print where it leads."""
    file = record.load(Path(arguments.file))
    game = record.replay(file, arguments.to, tiles_of(arguments))
    seat = 0 if game.options.solo else None
    if arguments.json:
        box = tables.load(game.options.tiles)
        shown = {
            "header": file.header,
            "moves": len(game.log),
            "over": game.is_over,
            "scores": game.scores,
            "winners": game.winners,
            "position": position.to_json(game.state, game.options, game.names, box),
            "log": game.seen_log(seat),
        }
        print(json.dumps(shown, ensure_ascii=False))
        return
    say = words(arguments.language)
    console = Console()
    if arguments.log:
        console.print("\n".join(log_lines(game.seen_log(seat), game.names, say)), markup=False, highlight=False)
    Screen(console, say, plain=arguments.plain).show(game, seat)
    console.print(say("terminal-replayed", done=len(game.log), moves=len(file.moves)), highlight=False)
