"""`citywright replay`: check a game file and show the game."""

import argparse
import json
from pathlib import Path

from rich.console import Console

from citywright import positions, record
from citywright.cli.face import face_of
from citywright.cli.options import files_named
from citywright.telling import log_lines
from citywright.words import words


def run(arguments: argparse.Namespace) -> None:
    """Replay a file, check every move, and print the final position."""
    file = record.load(Path(arguments.file))
    face = face_of(file.game)
    game = record.replay(file, arguments.to, **files_named(arguments, file.game))
    seat = 0 if game.options.solo else None
    checked = record.verify(file, **files_named(arguments, file.game)) if arguments.verify else None
    if arguments.json:
        shown = {
            "header": file.header,
            "verified": checked,
            "moves": len(game.log),
            "over": game.is_over,
            "scores": game.scores,
            "winners": game.winners,
            "position": positions.to_json(game.rules, game.state, game.options, game.names),
            "log": game.seen_log(seat),
        }
        print(json.dumps(shown))
        return
    say = words(arguments.language)
    console = Console()
    if arguments.log:
        lines = log_lines(file.game, game.seen_log(seat), game.names, say)
        console.print("\n".join(lines), markup=False, highlight=False)
    face.Screen(console, say, plain=arguments.plain).show(game, seat)
    console.print(say("terminal-replayed", done=len(game.log), moves=len(file.moves)), highlight=False)
    if checked is not None:
        told = say("terminal-verified", n=checked, hash=record.seed_hash(file.header["seed"]))
        console.print(told, highlight=False, soft_wrap=True)
