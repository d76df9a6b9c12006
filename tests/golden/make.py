"""Make the golden games anew, after a change of rules that is meant: `python -m tests.golden.make`."""

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
MODULE_SETS = ((), ("business",), ("consultants",), ("business", "consultants"))


def streets():
    """Every configuration of Streets, by name."""
    for players, edition, modules in product(range(1, 6), EDITIONS, MODULE_SETS):
        for difficulty in DIFFICULTIES if players == 1 else ("normal",):
            solo = (difficulty,) if players == 1 else ()
            name = "-".join([f"{players}p", edition, *solo, *modules])
            yield name, {"players": players, "edition": edition, "modules": modules, "difficulty": difficulty}


def townies():
    """Every number of players and mode of Townies, and every card, by name."""
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


def has_story(name: str) -> bool:
    """Whether the whole game is kept as it is told, too: one edition is enough."""
    return not name.startswith("streets/") or "-2021" in name


def played(name: str, game_name: str, options) -> Game:
    """A whole game, greedy and random seats by turns."""
    game, rng = new_game(game_name, seed=name.split("/")[1], **options), from_seed(f"bots {name}")
    while not game.is_over:
        policy = "random" if game.seat % 2 else "greedy"
        game.play(game.rules.choose_move(game.state, game.seat, POLICIES[policy], rng))
    return game


def told(game: Game) -> str:
    """A whole game as a spectator is told it."""
    return "\n".join([*telling.log_lines(game.rules.NAME, game.seen_log(), game.names, words()), ""])


if __name__ == "__main__":
    for old in (*FOLDER.glob("*/*.game"), *FOLDER.glob("*/*.txt")):
        old.unlink()
    for name, game_name, options in configurations():
        path = FOLDER / name
        path.parent.mkdir(exist_ok=True)
        game = played(name, game_name, options)
        path.with_name(f"{path.name}.game").write_text(record.write(record.of_game(game)))
        if has_story(name):
            path.with_name(f"{path.name}.txt").write_text(told(game))
