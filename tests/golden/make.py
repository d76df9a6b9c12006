"""Make the golden games anew, after a change of rules that is meant: `python -m tests.golden.make`."""

from itertools import product
from pathlib import Path

from citywright import record, telling
from citywright.game import Game, new_game
from citywright.games.streets.setup import DIFFICULTIES, EDITIONS
from citywright.random_numbers import from_seed
from citywright.words import words

FOLDER = Path(__file__).parent / "streets"
MODULE_SETS = ((), ("business",), ("consultants",), ("business", "consultants"))


def configurations():
    """Every configuration of Streets, by the name of its file."""
    for players, edition, modules in product(range(1, 6), EDITIONS, MODULE_SETS):
        for difficulty in DIFFICULTIES if players == 1 else ("normal",):
            solo = (difficulty,) if players == 1 else ()
            name = "-".join([f"{players}p", edition, *solo, *modules])
            yield name, {"players": players, "edition": edition, "modules": modules, "difficulty": difficulty}


def played(name: str, options) -> Game:
    """A whole game, greedy and random seats by turns."""
    game, rng = new_game("streets", seed=name, **options), from_seed(f"bots {name}")
    while not game.is_over:
        policy = "random" if game.seat % 2 else "greedy"
        game.play(game.rules.choose_move(game.state, game.seat, game.rules.POLICIES[policy], rng))
    return game


def told(game: Game) -> str:
    """A whole game as a spectator is told it."""
    return "\n".join([*telling.log_lines("streets", game.seen_log(), game.names, words()), ""])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.iterdir():
        old.unlink()
    for name, options in configurations():
        game = played(name, options)
        (FOLDER / f"{name}.game").write_text(record.write(record.of_game(game)))
        if options["edition"] == "2021":
            (FOLDER / f"{name}.txt").write_text(told(game))
