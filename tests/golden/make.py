"""Make the golden games again, after a deliberate change of the rules: `python -m tests.golden.make`.

A game has a file of its moves and, in `events.txt`, a line with a short digest of each entry of its log, as a spectator
sees it. A few games are also kept in sentences.
"""

import hashlib
import json
from functools import cache
from itertools import product
from pathlib import Path

from citywright import record, telling
from citywright.game import Game, new_game
from citywright.games.streets.setup import DIFFICULTIES, EDITIONS
from citywright.games.townies.moves import ADDITIONAL, BONUS
from citywright.games.townies.setup import MODES
from citywright.playouts import POLICIES
from citywright.random_numbers import from_seed
from citywright.words import words

FOLDER = Path(__file__).parent
STORIES = (  # between them they tell every kind of event
    "streets/1p-2021-easy-business-consultants",
    "streets/4p-2021-consultants",
    "streets/5p-2021-business-consultants",
    "townies/1p-full",
    "townies/2p-full",
)
MODULE_SETS = ((), ("business",), ("consultants",), ("business", "consultants"))


def streets():
    """Every configuration of Streets, by name."""
    for players, edition, modules in product(range(1, 6), EDITIONS, MODULE_SETS):
        for difficulty in DIFFICULTIES if players == 1 else ("normal",):
            solo = (difficulty,) if players == 1 else ()
            name = "-".join([f"{players}p", edition, *solo, *modules])
            yield name, {"players": players, "edition": edition, "modules": modules, "difficulty": difficulty}


def townies():
    """Every number of players with every mode of Townies, and every card, by name."""
    for players, mode in product(range(1, 6), MODES):
        yield f"{players}p-{mode}", {"players": players, "mode": mode}
    for bonus in BONUS:
        yield f"2p-{bonus}", {"players": 2, "bonus": bonus}
    for goal in ADDITIONAL:
        yield f"2p-{goal}", {"players": 2, "additional": goal}


def configurations():
    """The folder and file name, and the game and options, of every golden game."""
    for game, listed in (("streets", streets()), ("townies", townies())):
        for name, options in listed:
            yield f"{game}/{name}", game, options


def played(name: str, game_name: str, options) -> Game:
    """A whole game, played by greedy and random bots in alternate seats."""
    game, rng = new_game(game_name, seed=name.split("/")[1], **options), from_seed(f"bots {name}")
    while not game.is_over:
        policy = "random" if game.seat % 2 else "greedy"
        game.play(game.rules.choose_move(game.state, game.seat, POLICIES[policy], rng))
    return game


def told(game: Game) -> str:
    """A whole game in sentences, as a spectator reads it."""
    return "\n".join([*telling.log_lines(game.rules.NAME, game.seen_log(), game.names, words()), ""])


def digests(game: Game) -> list[str]:
    """A short digest of each entry of a game's log, events included: codes and numbers, no words."""
    return [
        hashlib.blake2b(json.dumps(entry, sort_keys=True).encode(), digest_size=3).hexdigest()
        for entry in game.seen_log()
    ]


@cache
def kept_digests(game: str) -> dict[str, list[str]]:
    """The digests kept for the golden games of a game, by their names."""
    lines = (FOLDER / game / "events.txt").read_text().splitlines()
    return {f"{game}/{name}": each for name, *each in map(str.split, lines)}


def main() -> None:
    """Write every file anew."""
    for old in (*FOLDER.glob("*/*.game"), *FOLDER.glob("*/*.txt")):
        old.unlink()
    for name, game_name, options in configurations():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        game = played(name, game_name, options)
        path.with_name(f"{path.name}.game").write_text(record.write(record.of_game(game)))
        with path.with_name("events.txt").open("a") as events:
            print(path.name, *digests(game), file=events)
        if name in STORIES:
            path.with_name(f"{path.name}.txt").write_text(told(game))


if __name__ == "__main__":
    main()
