"""Digests of random games for every module and player count, made on the CPU, for comparison with the GPU.

`python bench/gpu/digests.py` plays them all on the CPU and writes digests.csv: some ten minutes on one core. With
`--games 12` it prints the digests of the first so many instead: interpreted (CITYWRIGHT_JIT=0) they are the same as
compiled.
"""

import argparse
import csv
import hashlib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from citywright.envs import Batch
from citywright.game import rules_named

FILE = Path(__file__).parent / "digests.csv"
SEED, GAMES, FEW = 7, 100_000, 1000  # and a digest of the first few, for the tests
MODULES = ((), ("business",), ("consultants",), ("business", "consultants"))
IN_BATCH, STEPS = 64, 150  # games of a batch, and steps whose whole output is compared
Played = tuple[NDArray[np.int16], NDArray[np.int64]]  # scores and counts


def configurations() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every player count with every module or mode, then editions, difficulties and cards."""
    for players, modules in product(range(1, 6), MODULES):
        yield "streets", {"players": players, "modules": modules}
    for players, edition in product((1, 4), ("draft-1.0.7", "ru")):
        yield "streets", {"players": players, "modules": MODULES[-1], "edition": edition}
    yield "streets", {"players": 1, "modules": MODULES[-1], "difficulty": "hard"}
    for players, mode in product(range(1, 6), ("first", "second", "full")):
        yield "townies", {"players": players, "mode": mode}
    for bonus in ("stable-soil", "funding", "palette", "permit"):
        yield "townies", {"players": 4, "bonus": bonus}


def batches() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every player count, with all modules."""
    for players in range(1, 6):
        yield "streets", {"players": players, "modules": MODULES[-1]}
        yield "townies", {"players": players}


def name_of(options: dict[str, Any]) -> str:
    """The options on one line."""
    words = {key: " + ".join(value) or "none" if isinstance(value, tuple) else value for key, value in options.items()}
    return ", ".join(f"{key} {value}" for key, value in words.items())


def digest(played: Played) -> str:
    """A digest of these games: every move, score and winner."""
    made = hashlib.blake2b(digest_size=8)
    for array in played:
        made.update(np.ascontiguousarray(array).tobytes())
    return made.hexdigest()


def digests(played: Played) -> tuple[str, str]:
    """The digests of the first few games and of all."""
    scores, counts = played
    return digest((scores[:FEW], counts[:FEW])), digest(played)


def batch_digest(batch: Any) -> str:
    """Everything a batch shows during some random steps, as bytes, from the CPU or the GPU."""
    made = hashlib.blake2b(digest_size=8)
    for _ in range(STEPS):
        arrays = (batch.seat, batch.mask, batch.observe(), batch.reward, batch.done, batch.scores, batch.winners)
        for array in arrays:
            made.update(array.tobytes())
        batch.step(batch.sample())
    return made.hexdigest()


def on_cpu(game: str, options: dict[str, Any], number: int = GAMES) -> Played:
    """The games, played on the CPU."""
    rules = rules_named(game)
    scores, counts, _ = rules.games(rules.new_state(rules.Options(**options)), number, SEED)
    return scores, counts


def expected() -> dict[tuple[str, str], tuple[str, str]]:
    """The digests in the file, by game and options."""
    with FILE.open(newline="") as file:
        return {(row["game"], row["options"]): (row["few"], row["all"]) for row in csv.DictReader(file)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, help="play only this many games per configuration, and write nothing")
    if number := parser.parse_args().games:
        for game, options in configurations():
            print(digest(on_cpu(game, options, number)), game, name_of(options), flush=True)
    else:
        write()


def write() -> None:
    """Play all games and write the file."""
    from rich.progress import track

    rows = []
    for game, options in track(list(configurations()), "Playing"):
        rows.append((game, name_of(options), *digests(on_cpu(game, options))))
    for game, options in track(list(batches()), "Stepping"):
        made = batch_digest(Batch(game, IN_BATCH, seed=SEED, **options))
        rows.append((game, f"batch, {name_of(options)}", made, made))
    with FILE.open("w", newline="") as file:
        csv.writer(file, lineterminator="\n").writerows([("game", "options", "few", "all"), *rows])


if __name__ == "__main__":
    main()
