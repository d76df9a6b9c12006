"""Speed and size of the engines, beside the rules compiled for this machine: `python bench/engine.py`."""

import argparse
import gzip
import json
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Any

import numpy as np

from citywright.engine.build import BUILT
from citywright.game import new_game
from citywright.games import GAMES, module_of
from citywright.playouts import Policy
from citywright.random_numbers import from_seed, reseed
from citywright.search.tree import most_visited, new_tree, room_for

CHUNK, SIMULATIONS, PLAYERS, MANY = 200, 500, 4, 8


def middle_of(game: str) -> Any:
    """A game of random moves, at a decision with many of them."""
    played, rng = new_game(game, seed=1, players=PLAYERS), from_seed("middle")
    while len(played.log) < 20 * PLAYERS or len(played.legal_moves()) < MANY:
        played.play(played.rules.choose_move(played.state, played.seat, Policy.RANDOM, rng))
    return played


def rate(work: Any, number: int, seconds: float) -> float:
    """How often something is done in a second of this process; the first time does not count."""
    work(0)
    began, spent, rounds = perf_counter(), process_time(), 0
    while perf_counter() - began < seconds:
        rounds += 1
        work(rounds)
    return number * rounds / (process_time() - spent)


def on_cpu(played: Any, start: Any, seconds: float) -> tuple[dict[str, float], list[int]]:
    """Rates of the compiled rules and search, and what they did."""
    search = module_of(played.rules.NAME, "search")

    def think(_: int) -> list[int]:
        root, rng = played.state.copy(), np.zeros(4, np.int64)
        nodes, used = new_tree(search.nodes_for(root, room_for(SIMULATIONS)))
        work = search.new_workspace()
        reseed(rng, 1, 0)
        search.plant(nodes, used, root, played.seat, 1, rng, work)
        search.grow(nodes, used, root, played.seat, SIMULATIONS, 0, work)
        return [int(used[0]), most_visited(nodes, played.seat)]

    games = rate(lambda i: played.rules.games(start, CHUNK, 7, i * CHUNK), CHUNK, seconds)
    done = [int(played.rules.games(start, CHUNK, 7)[1][:, 2].sum()), *think(0)]
    return {"games": games, "simulations": rate(think, SIMULATIONS, seconds)}, done


def main() -> None:
    """Print sizes and rates."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    for game in GAMES:
        with TemporaryDirectory() as folder:
            played = middle_of(game)
            start = played.rules.new_state(played.options)
            engine_files = {file.name: file.read_bytes() for file in BUILT.glob(f"{game}.*")}
            for name, content in engine_files.items():
                print(f"{name}: {len(content):,} bytes, {len(gzip.compress(content, 9)):,} gzipped")
            position = {"start": start.tobytes(), "middle": played.state.tobytes(), "seat": str(played.seat).encode()}
            files = engine_files | {f"{game}.{name}": content for name, content in position.items()}
            for name, content in files.items():
                Path(folder, name).write_bytes(content)
            for _ in range(asked.rounds):
                cpu, done = on_cpu(played, start, asked.seconds)
                node = ["node", "bench/engine.mjs", folder, game, str(asked.seconds)]
                engine = json.loads(subprocess.run(node, check=True, capture_output=True, text=True).stdout)
                assert engine["done"] == done, "the engine did something else"
                for what, number in cpu.items():
                    share = engine[what] / number
                    print(f"{game}: {number:,.0f} {what}/s compiled, {engine[what]:,.0f} in Node ({share:.2f})")


if __name__ == "__main__":
    main()
