"""Game files: a header, then every move in text, chance included. Replaying one needs no random generator.

citywright game file
game: streets
rules: 1
...
result: 84 71

1 chance first 2
2 chance top parent
...
end 187
"""

import hashlib
import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from citywright.errors import CitywrightError, NotReadable
from citywright.game import Game, from_position, rules_named
from citywright.random_numbers import from_seed
from citywright.rules import Rules

TITLE = "citywright game file"
UNFINISHED = "unfinished"
MADE_UP = "made up"  # hands and draws of a game whose score was kept at a real table
LEFT_OUT = "left out"  # moves that were the only option are not in the file
FRAME = (
    "game",
    "rules",
    "names",
    "controllers",
    "position",
    "seed",
    "seed-hash",
    "seed-from",
    "forced",
    "hidden",
    "result",
)  # header lines that are not options of a game


@dataclass
class GameFile:
    """What a game file says."""

    header: dict[str, str]
    moves: list[tuple[str, str]]  # actor and text

    @property
    def game(self) -> str:
        """The name of the game."""
        return rules_named(self.header["game"]).NAME

    @property
    def is_finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.header["result"] != UNFINISHED

    @property
    def is_made_up(self) -> bool:
        """Whether what only players knew, or nobody, was made up: the score of a game at a real table was kept."""
        return self.header.get("hidden") == MADE_UP


def actor_word(game: Game, actor: int) -> str:
    """An actor in a file: chance, or the player's number from 1."""
    return "chance" if actor == game.rules.CHANCE else str(actor + 1)


def seed_hash(seed: int | str) -> str:
    """A hash of the seed to show before a game, so that nobody can exchange the seed later."""
    return hashlib.sha256(str(seed).encode()).hexdigest()


def of_game(game: Game, controllers: list[str] | None = None) -> GameFile:
    """The file of a game as it stands. The seed is included only once it is over, since it reveals what is to come."""
    header = {"game": game.rules.NAME, "rules": game.rules.VERSION, **game.options.header()}
    header["names"] = ", ".join(game.names)
    if controllers:
        header["controllers"] = " ".join(controllers)
    if game.position is not None:
        header["position"] = json.dumps(game.position)
    if game.is_over and game.seed is not None:
        header["seed"] = str(game.seed)
    header["result"] = " ".join(map(str, game.scores)) if game.is_over else UNFINISHED
    moves = [(actor_word(game, e.actor), game.text_of(e.move)) for e in game.log]
    return GameFile(header, moves)


def write(file: GameFile) -> str:
    """A game file as text."""
    header = [f"{key}: {value}" for key, value in file.header.items()]
    moves = [f"{number} {actor} {move}" for number, (actor, move) in enumerate(file.moves, 1)]
    return "\n".join([TITLE, *header, "", *moves, f"end {len(file.moves)}", ""])


def read(text: str) -> GameFile:
    """Read a game file; a cut or garbled one is refused with the line and the reason."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise NotReadable(f"this is not a game file: its first line should be {TITLE!r}")
    if "" not in lines:
        raise NotReadable("the file is cut: there should be an empty line between header and moves")
    gap = lines.index("")
    return GameFile(_read_header(lines[1:gap]), _read_moves(lines[gap + 1 :], gap + 2))


def _read_header(lines: list[str]) -> dict[str, str]:
    header = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(":")
        if not colon or not key.strip():
            raise NotReadable(f"line {number}: {line!r} should be NAME: VALUE")
        header[key.strip()] = value.strip()
    for key in ("game", "rules", "players", "result"):
        if key not in header:
            raise NotReadable(f"the header has no line {key!r}")
    return header


def _read_moves(lines: list[str], first: int) -> list[tuple[str, str]]:
    moves: list[tuple[str, str]] = []
    for number, line in enumerate(lines, first):
        match line.split(maxsplit=2):
            case ["end", n] if n == str(len(moves)) and not any(rest.strip() for rest in lines[number - first + 1 :]):
                return moves
            case [n, actor, move] if n == str(len(moves) + 1):
                moves.append((actor, move))
            case _:
                raise NotReadable(f"line {number}: {line!r} should be move {len(moves) + 1}, or end {len(moves)}")
    raise NotReadable(f"the file is cut after move {len(moves)}: its last line should be end {len(moves)}")


def replay(file: GameFile, to: int | None = None, **files: Path) -> Game:
    """Replay a file and check every move, with `to` only up to that move; `files` are components that are not ours."""
    rules = rules_named(file.header["game"])
    if file.header["rules"] != rules.VERSION:
        raise NotReadable(f"played with rules version {file.header['rules']}; this program has version {rules.VERSION}")
    game = _started(rules, file.header, files)
    if to is not None and not 0 <= to <= len(file.moves):
        raise NotReadable(f"there is no move {to}; the file has moves 1 to {len(file.moves)}")
    is_short = file.header.get("forced") == LEFT_OUT
    for number, (actor, move) in enumerate(file.moves[:to], 1):
        if is_short:
            game.carry_on(with_chance=False)
        _replay_move(game, number, actor, move)
    if is_short:
        game.carry_on(with_chance=False)
    if to is None:
        _check_result(game, file.header["result"])
    return game


def _started(rules: Rules, header: dict[str, str], files: dict[str, Path]) -> Game:
    """The game of a header before its first move. Its own seed is known only once it is over."""
    lines = {key: value for key, value in header.items() if key not in FRAME}
    options = rules.Options.from_header(lines, **files)
    for key in sorted(set(lines) ^ set(options.header())):
        raise NotReadable(f"the header {'has an unknown' if key in lines else 'lacks the'} line {key!r}")
    names = [name.strip() for name in header.get("names", "").split(",") if name.strip()]
    if "position" in header:
        game = from_position(_read_position(header["position"]), None, carry_on=False, **files)
    else:
        game = Game(rules, options, names=names or None, carry_on=False)
    game.seed = header.get("seed")
    return game


def _read_position(text: str) -> object:
    try:
        return json.loads(text)
    except ValueError as error:
        raise NotReadable(f"the position in the header is not JSON: {error}") from error


def _replay_move(game: Game, number: int, actor: str, text: str) -> None:
    actors = {actor_word(game, a): a for a in (*range(len(game.names)), game.rules.CHANCE)}
    try:
        if actor not in actors:
            raise NotReadable(f"{actor!r} is not an actor; it should be chance or a player's number")
        move = game.move_of(text)
        game.check(actors[actor], move)
    except CitywrightError as error:
        raise NotReadable(f"move {number}: {error}") from error
    only = actors[actor] != game.rules.CHANCE and len(game.legal_moves(actors[actor])) == 1
    game.apply(actors[actor], move, forced=only and not game.rules.is_secret(game.state))


def verify(file: GameFile, **files: Path) -> int:
    """Check that every move of chance in a finished game comes from its seed (after `seed-from` moves, if it went on
    from another game) and that the seed has the published hash; return how many moves of chance there were."""
    game = replay(file, None, **files)
    seed, start = file.header.get("seed"), file.header.get("seed-from", "0")
    if not game.is_over or seed is None or not start.isdecimal():
        raise NotReadable("draws can be checked once a game is over, and if its file has the seed")
    if file.header.get("seed-hash", seed_hash(seed)) != seed_hash(seed):
        raise NotReadable(f"the seed's hash is {seed_hash(seed)}, but the file says {file.header['seed-hash']}")
    rng, checked = from_seed(seed), 0
    for number, (entry, before) in enumerate(game.history(), 1):
        if number > int(start) and entry.actor == game.rules.CHANCE:
            drawn = game.rules.draw_chance(before, rng)
            if drawn != entry.move:
                logged, right = (game.text_of(move) for move in (entry.move, drawn))
                raise NotReadable(f"move {number}: chance is said to {logged}, but the seed gives {right}")
            checked += 1
    return checked


def _check_result(game: Game, result: str) -> None:
    actual = " ".join(map(str, game.scores)) if game.is_over else UNFINISHED
    if result != actual:
        raise NotReadable(f"the header says the result is {result}, but the moves lead to {actual}")


def load(path: Path) -> GameFile:
    """Read a game file from disk."""
    try:
        return read(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise NotReadable(f"{path} cannot be read: {_reason(error)}") from error


def _reason(error: Exception) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else "it is not text"


def save(file: GameFile, path: Path | str) -> None:
    """Write a game file in one step, so that a crash leaves the old one whole."""
    path = Path(path)
    part = path.with_name(path.name + ".part")
    try:
        part.write_text(write(file), encoding="utf-8")
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise NotReadable(f"{path} cannot be written: {_reason(error)}") from error
