"""`citywright simulate`: many games between bots, with intervals."""

import argparse
import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from citywright import record, simulation
from citywright.cli.face import bot_name, bots_of, face_of, seat_names
from citywright.cli.formats import mean_shown, notes_beside, share_shown, watching
from citywright.cli.options import options_asked
from citywright.errors import Impossible, NotReadable
from citywright.game import Game
from citywright.rules import Rules
from citywright.runs.intervals import mean, share
from citywright.simulation import Finished, Games, Plan, wins_of
from citywright.words import Words, words


def run(arguments: argparse.Namespace) -> None:
    """Play the games and print scores, wins and lengths."""
    plan, face, say = plan_of(arguments), face_of(arguments.game), words(arguments.language)
    games = carry_out(plan, arguments, say)
    options = plan.options
    found = {"game": plan.game, "games": plan.games, **face.options_data(options), "seed": plan.seed}
    found |= summary(games, plan)
    if arguments.json:
        print(json.dumps(found))
    else:
        title = say("simulate-title", games=plan.games, frame=face.options_words(options, say))
        show(found, title, seat_names(plan.rules, options, say), say)


def plan_of(arguments: argparse.Namespace) -> Plan:
    """The run described by the arguments, checked."""
    options = options_asked(arguments, players=2)
    bots = bots_of(arguments.bots)
    if arguments.records and arguments.out:
        raise Impossible(["--out and --records cannot be used together; choose one"])
    seed = arguments.seed or simulation.kept_seed(folder_of(arguments))
    return simulation.planned(arguments.game, options, bots, arguments.games, seed)


def folder_of(arguments: argparse.Namespace) -> Path | None:
    """The folder of the run, if there is one."""
    return Path(arguments.out) if arguments.out else None


def carry_out(plan: Plan, arguments: argparse.Namespace, say: Words) -> Games:
    """Play with a progress bar; if a stored run is interrupted, say how to continue."""
    notes, folder, records = notes_beside(), folder_of(arguments), make_folder(arguments.records)
    keep = partial(write_records, plan, records) if records else None
    try:
        with watching(notes, say("arena-ready"), say("arena-playing")) as watch:
            return simulation.carry_out(plan, cluster=arguments.cluster, folder=folder, watch=watch, keep=keep)
    except KeyboardInterrupt:
        if folder:
            notes.print(
                say(
                    "simulate-stopped",
                    done=int((simulation.games_in(folder)["number"] <= plan.games).sum()),
                    games=plan.games,
                )
            )
        raise


def make_folder(name: str | None) -> Path | None:
    """The folder for game files; checks that it is writable before any game is played."""
    if name is None:
        return None
    if any(Path(name).glob("*.game")):
        raise NotReadable(f"{name} already contains games; name a new folder for these records")
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotReadable(f"records cannot be written to {name}: {error.strerror}") from error
    return Path(name)


def write_records(plan: Plan, folder: Path, block: Finished) -> None:
    """Write the games to files."""
    for game, moves in zip(block.games, block.moves, strict=True):
        path = folder / f"{game['number']:07}.game"
        write_record(plan.rules, plan.options, moves[: game["decisions"] + game["chances"]], plan.bots, path)


def write_record(rules: Rules, options: Any, moves: NDArray[np.int32], bots: Sequence[str], path: Path) -> None:
    """One game as a file."""
    game = Game(rules, options, seed="", carry_on=False)
    for move in moves:
        game.apply(game.seat, int(move), forced=False)
    file = record.of_game(game, list(bots))
    del file.header["seed"]  # the run's seed is not the seed of this game
    record.save(file, path)


def summary(games: Games, plan: Plan) -> dict[str, Any]:
    """Scores, wins (shared wins count in part) and lengths."""
    names = plan.rules.seat_names(plan.options)
    bots = (*plan.bots, *plan.rules.automas(plan.options))
    wins = wins_of(games, len(names))
    return {
        "seats": [
            {
                "name": name,
                "bot": bots[seat],
                "score": mean(games["scores"][:, seat].astype(float)),
                "wins": share(float(wins[:, seat].sum()), len(games)),
            }
            for seat, name in enumerate(names)
        ],
        "turns": mean(games["turns"]),
        "decisions": mean(games["decisions"]),
    }


def show(found: dict[str, Any], title: str, names: list[str], say: Words) -> None:
    """Print a summary as a table."""
    table = Table(*(say(f"simulate-{column}") for column in ("seat", "bot", "score", "wins")), title=title)
    for name, seat in zip(names, found["seats"], strict=True):
        table.add_row(name, bot_name(seat["bot"], say), mean_shown(seat["score"]), share_shown(seat["wins"], say))
    console = Console()
    console.print(table)
    turns, decisions = f"{found['turns'].value:.1f}", mean_shown(found["decisions"])
    console.print(say(f"{found['game']}-lengths", turns=turns, decisions=decisions))
