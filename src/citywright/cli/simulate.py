"""`citywright simulate`: many games between bots, with intervals."""

import argparse
import json
import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table

from citywright import record
from citywright.arena import Watch
from citywright.arena.intervals import mean, share
from citywright.cli.face import face_of
from citywright.cli.shown import mean_shown, notes_beside, share_shown, watching
from citywright.errors import Impossible, NotReadable
from citywright.game import Game, Rules, rules_named
from citywright.random_numbers import from_seed
from citywright.words import Words, words

CHUNK = 250


def run(arguments: argparse.Namespace) -> None:
    """Play the games and print scores, wins and lengths."""
    rules, face = rules_named(arguments.game), face_of(arguments.game)
    options = face.options_of(arguments, players=2)
    bots = policies_of(arguments.bots, rules)
    if len(bots) not in (1, options.players):
        raise Impossible([f"{len(bots)} bots for {options.players} players; name one, or one for each"])
    bots *= options.players if len(bots) == 1 else 1
    say = words(arguments.language)
    folder = make_folder(arguments.records)
    seed_text = arguments.seed or secrets.token_hex(8)
    seed = seed_number(seed_text)
    with watching(notes_beside(), say("arena-ready"), say("arena-playing")) as watch:
        played = play(rules, options, arguments.games, bots, seed, folder, watch)
    found = {"game": rules.NAME, "games": arguments.games, **face.frame(options), "seed": seed_text}
    found |= summary(*played, rules, options, bots)
    if arguments.json:
        print(json.dumps(found))
    else:
        title = say("simulate-title", games=arguments.games, frame=face.frame_words(options, say))
        show(found, title, face.seat_names(options, say), say)


def policies_of(names: tuple[str, ...], rules: Rules) -> list[str]:
    """Names of bots that play whole games in compiled code, checked."""
    for name in names:
        if name not in rules.POLICIES:
            there = ", ".join(rules.POLICIES)
            raise Impossible([f"{name!r} cannot simulate; {there} can, and citywright arena takes every bot"])
    return list(names)


def make_folder(name: str | None) -> Path | None:
    """The folder for records; it must be writable before any game is played."""
    if name is None:
        return None
    if any(Path(name).glob("*.game")):
        raise NotReadable(f"{name} holds games already: name a new folder for these records")
    try:
        Path(name).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotReadable(f"records cannot be written to {name}: {error.strerror}") from error
    return Path(name)


def seed_number(seed: str) -> int:
    """The number that all games of a run derive from."""
    generator = from_seed(seed)
    return int(generator[0]) << 31 ^ int(generator[1])


def play(
    rules: Rules, options: Any, games: int, bots: list[str], seed: int, folder: Path | None, watch: Watch
) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
    """Play in chunks on all cores; the results do not depend on how the work is split."""
    start = rules.new_state(options)
    policies = [rules.POLICIES[bot] for bot in bots]
    rules.games(start, 1, seed, 0, policies)  # compiled before the clock of the progress bar starts

    def chunk(first: int) -> tuple[NDArray[np.int16], NDArray[np.int64]]:
        number = min(CHUNK, games - first)
        money, counts, logs = rules.games(start, number, seed, first, policies, folder is not None)
        if folder:
            for i in range(number):
                write_record(
                    rules, options, logs[i, : counts[i, 0] + counts[i, 1]], bots, folder / f"{first + i + 1:07}.game"
                )
        return money, counts

    parts = []
    watch(0, games)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for part in pool.map(chunk, range(0, games, CHUNK)):
            parts.append(part)
            watch(min(games, CHUNK * len(parts)), games)
    return np.concatenate([money for money, _ in parts]), np.concatenate([counts for _, counts in parts])


def write_record(rules: Rules, options: Any, moves: NDArray[np.int32], bots: list[str], path: Path) -> None:
    """One game as a file."""
    game = Game(rules, options, seed="", carry_on=False)
    for move in moves:
        game.apply(game.seat, int(move), forced=False)
    file = record.of_game(game, bots)
    del file.header["seed"]  # the run's seed is not this game's
    record.save(file, path)


def summary(
    scores: NDArray[np.int16], counts: NDArray[np.int64], rules: Rules, options: Any, bots: list[str]
) -> dict[str, Any]:
    """Scores, wins (a shared win counts in part) and lengths."""
    names = rules.seat_names(options)
    won = counts[:, 4:5] >> np.arange(len(names)) & 1
    wins = won / np.maximum(1, won.sum(axis=1, keepdims=True))
    return {
        "seats": [
            {
                "name": name,
                "bot": bots[seat] if seat < len(bots) else "grifter",
                "score": mean(scores[:, seat].astype(float)),
                "wins": share(float(wins[:, seat].sum()), len(scores)),
            }
            for seat, name in enumerate(names)
        ],
        "turns": mean(counts[:, 3]),
        "decisions": mean(counts[:, 0]),
    }


def show(found: dict[str, Any], title: str, names: list[str], say: Words) -> None:
    """Print a summary as a table."""
    table = Table(*(say(f"simulate-{column}") for column in ("seat", "bot", "score", "wins")), title=title)
    for name, seat in zip(names, found["seats"], strict=True):
        table.add_row(name, say(f"bot-{seat['bot']}"), mean_shown(seat["score"]), share_shown(seat["wins"], say))
    console = Console()
    console.print(table)
    turns, decisions = f"{found['turns'].value:.1f}", mean_shown(found["decisions"])
    console.print(say(f"{found['game']}-lengths", turns=turns, decisions=decisions))
