"""The engines in Node and in Chromium beside the rules compiled by Numba: random games, and a master's moves."""

import gzip
import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

import numpy as np
from playwright.sync_api import Page, sync_playwright
from tests.browser.chromium import launched
from tests.browser.hosts import Host

from citywright.bots.levels import bot_of
from citywright.engine.build import BUILT
from citywright.game import Game, new_game
from citywright.games import GAMES, module_of
from citywright.playouts import COUNTS, Policy
from citywright.random_numbers import from_seed, reseed
from citywright.search.tree import most_visited, new_tree, room_for
from rate import Entry, Rate, markdown

SCRIPT = Path(__file__).with_suffix(".mjs")
PLAYERS = 4
CHUNK = 200  # random games between two checks of the clock
MANY = 8  # moves to choose from: such a decision gets the master's whole budget
IN_PAGE = """async ([address, ...asked]) => (await import(`${address}/engine.mjs`)).measure(address, ...asked)"""
PLACES = ("compiled Python", "Node", "Chromium")

Work = tuple[Callable[[int], Any], Callable[[Any], Any]]  # does something once more; says what it did


@dataclass(frozen=True)
class Task:
    """What is measured of a game: random games in chunks, or moves by a number of simulations."""

    game: str
    what: str
    number: int

    @property
    def name(self) -> str:
        measured = "random games/s" if self.what == "games" else "a master's move, ms"
        return f"{self.game.capitalize()}, {PLAYERS} players, {measured}"

    @property
    def per_round(self) -> int:
        return self.number if self.what == "games" else 1


def tasks() -> list[Task]:
    chunks = [Task(game, "games", CHUNK) for game in GAMES]
    return chunks + [Task(game, "moves", int(bot_of("master", game, alone=False).split(":")[1])) for game in GAMES]


@contextmanager
def running() -> Iterator[list[Entry]]:
    """Everything that is measured, while Chromium and the files for it are there."""
    games = {game: middle_of(game) for game in GAMES}
    with TemporaryDirectory() as folder, sync_playwright() as playwright, Host(folder) as host:
        for game, played in games.items():
            write_files(Path(folder), game, played)
        browser = launched(playwright)
        page = browser.new_page()
        page.goto(f"{host.address}/empty.html")
        yield [
            partial(measure, task, place, way)
            for task in tasks()
            for place, way in zip(
                PLACES,
                (
                    partial(in_python, games[task.game]),
                    partial(in_node, host.address),
                    partial(in_chromium, page, host.address),
                ),
                strict=True,
            )
        ]
        browser.close()


def middle_of(game: str) -> Game:
    """A game of random moves, at a decision with many of them."""
    played, rng = new_game(game, seed=1, players=PLAYERS), from_seed("middle")
    while len(played.log) < 20 * PLAYERS or len(played.legal_moves()) < MANY:
        played.play(played.rules.choose_move(played.state, played.seat, Policy.RANDOM, rng))
    return played


def write_files(folder: Path, game: str, played: Game) -> None:
    """The engine of a game, and the positions that are measured."""
    for file in (SCRIPT, *BUILT.glob(f"{game}.*")):
        shutil.copy(file, folder)
    start = played.rules.new_state(played.options)
    for name, content in {"start": start.tobytes(), "middle": played.state.tobytes()}.items():
        (folder / f"{game}.{name}").write_bytes(content)
    (folder / f"{game}.seat").write_text(str(played.seat))
    (folder / "empty.html").write_text("<!doctype html>")


def measure(task: Task, place: str, way: Callable[[Task, float], tuple[float, Any]], seconds: float, _: int) -> Rate:
    """How often it is done in a second. Everybody does the same, and so must come to the same."""
    rounds, done = way(task, seconds)
    if DONE.setdefault(task, done) != done:
        raise SystemExit(f"{place} does not do what the others do: {task.name}")
    return Rate(f"{task.name}, {place}", rounds * task.per_round)


DONE: dict[Task, Any] = {}


def in_python(played: Game, task: Task, seconds: float) -> tuple[float, Any]:
    work, outcome = random_games(played, task.number) if task.what == "games" else search(played, task.number)
    done = outcome(work(0))
    rounds, began = 0, perf_counter()
    while (elapsed := perf_counter() - began) < seconds:
        rounds += 1
        work(rounds)
    return rounds / elapsed, done


def random_games(played: Game, number: int) -> Work:
    """Random games: a chunk of so many; the sum of their digests."""
    start, digest = played.rules.new_state(played.options), COUNTS.index("digest")
    return lambda i: played.rules.games(start, number, 7, i * number), lambda done: int(done[1][:, digest].sum())


def search(played: Game, number: int) -> Work:
    """A move found by so many simulations; the size of its tree, and the move."""
    own = module_of(played.rules.NAME, "search")

    def think(_: int) -> tuple[Any, Any]:
        root, rng = played.state.copy(), np.zeros(4, np.int64)
        nodes, used = new_tree(own.nodes_for(root, room_for(number)))
        work = own.new_workspace()
        reseed(rng, 1, 0)
        own.plant(nodes, used, root, played.seat, 1, rng, work)
        own.grow(nodes, used, root, played.seat, number, 0, work)
        return nodes, used

    return think, lambda tree: [int(tree[1][0]), int(most_visited(tree[0], played.seat))]


def in_node(address: str, task: Task, seconds: float) -> tuple[float, Any]:
    asked = (address, task.game, task.what, task.number, seconds)
    said = subprocess.run(["node", SCRIPT, *map(str, asked)], check=True, capture_output=True, text=True).stdout
    found = json.loads(said)
    return found["rate"], found["done"]


def in_chromium(page: Page, address: str, task: Task, seconds: float) -> tuple[float, Any]:
    found = page.evaluate(IN_PAGE, [address, task.game, task.what, task.number, seconds])
    return found["rate"], found["done"]


def speed_table(medians: list[Rate]) -> str:
    """Random games per second, of which more are better; milliseconds for a move, of which fewer are."""
    rows = []
    for number, task in enumerate(tasks()):
        rates = [rate.games_per_s for rate in medians[number * len(PLACES) :][: len(PLACES)]]
        is_time = task.what == "moves"
        shown = [f"{1000 / rate:,.0f}" if is_time else f"{rate:,.0f}" for rate in rates]
        times = [f"{rates[0] / rate if is_time else rate / rates[0]:.2f}" for rate in rates[1:]]
        rows.append([task.name, shown[0], shown[1], times[0], shown[2], times[1]])
    return markdown(["what", PLACES[0], PLACES[1], "×", PLACES[2], "×"], rows)


def sizes() -> dict[str, int]:
    """Bytes of each file of the engines, gzipped."""
    return {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in sorted(BUILT.glob("*.*"))}


def size_table() -> str:
    """All files of the engines, and the sum of each kind."""
    found = sizes()
    sums = {
        kind: sum(size for name, size in found.items() if name.endswith(kind)) for kind in (".wasm", ".json", ".bin")
    }
    rows = [[name, f"{size:,}"] for name, size in found.items()]
    return markdown(["file", "bytes gzipped"], rows + [[f"all {kind}", f"{size:,}"] for kind, size in sums.items()])
