"""`citywright play`: a game in the terminal, people and bots in any mix."""

import argparse
import os
import sys
from pathlib import Path

from rich.console import Console

from citywright import record
from citywright._jit import compiling
from citywright.cli.options import Option, options
from citywright.cli.set_up import bots_of, options_of
from citywright.cli.streets_screen import Screen, tile_of, tile_words
from citywright.errors import CitywrightError, Impossible, NotReadable
from citywright.game import Game, rules_named
from citywright.random_numbers import from_seed
from citywright.telling import log_lines, tile_name
from citywright.words import words

HUMAN = "human"
SHOWN = 8  # options listed at once
HELP = """\
  a, b, c      choose a tile of your hand          NUMBER       take the option with that number
  all          list every option                   MOVE         or write a move, such as build toy-store 3,-1 north
  look         show the city again                 log          tell what happened so far
  undo         take back your last choice          save FILE    keep the game in a file
  help         show this                           quit         leave; the game is kept"""


class Leave(Exception):
    """The player leaves the table."""


def last_game() -> Path:
    """Where a game that is left unfinished is kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return home / "citywright" / "last.game"


def run(arguments: argparse.Namespace) -> None:
    """Start or resume a game and play it to its end."""
    with compiling("streets play"):
        game, controllers = resumed(arguments) if arguments.resume is not None else started(arguments)
    Table(game, controllers, arguments).run()


def started(arguments: argparse.Namespace) -> tuple[Game, list[str]]:
    """A new game; by default you against one greedy bot."""
    bots = bots_of(arguments.bots if arguments.bots is not None else (), rules_named(arguments.game))
    if arguments.bots is None and arguments.players is None:
        bots = ["greedy"]
    options = options_of(arguments, players=1 + len(bots))
    if len(bots) > options.players:
        raise Impossible([f"{len(bots)} bots for {options.players} players; there can be at most one a seat"])
    controllers = [HUMAN] * (options.players - len(bots)) + bots
    return new_game_for(arguments, options, controllers), controllers


def new_game_for(arguments: argparse.Namespace, options: object, controllers: list[str]) -> Game:
    """The game, its seats named by the players, or as what they are."""
    rules = rules_named(arguments.game)
    names = rules.seat_names(options)
    if controllers.count(HUMAN) == 1:
        names[0] = "Player"
    for seat, controller in enumerate(controllers):
        if controller != HUMAN:
            names[seat] = f"Bot {seat + 1} ({controller})"
    if len(arguments.names) > len(controllers):
        raise Impossible([f"{len(arguments.names)} names for {len(controllers)} players"])
    names[: len(arguments.names)] = arguments.names
    return Game(rules, options, names=names, seed=arguments.seed)


def resumed(arguments: argparse.Namespace) -> tuple[Game, list[str]]:
    """A saved game."""
    path = Path(arguments.resume) if arguments.resume else last_game()
    if not path.exists():
        raise NotReadable(f"there is no game to go on with at {path}")
    file = record.load(path)
    game = record.replay(file)
    players = game.options.players
    controllers = file.header.get("controllers", " ".join([HUMAN] * players)).split()
    if len(controllers) != players:
        raise NotReadable(f"{len(controllers)} controllers in the file; there should be {players}")
    for controller in controllers:
        if controller != HUMAN:
            bots_of((controller,), game.rules)
    game.carry_on()
    return game, controllers


class Table:
    """One terminal with a game on it."""

    def __init__(self, game: Game, controllers: list[str], arguments: argparse.Namespace):
        self.game, self.controllers = game, controllers
        self.say = words(arguments.language)
        self.screen = Screen(Console(), self.say, arguments.plain)
        self.save_to = Path(arguments.save) if arguments.save else None
        self.rng = from_seed(f"bots {game.seed}")
        self.told = 0
        self.last_human: int | None = None

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            while not self.game.is_over:
                self.turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.tell()
        self.screen.show(self.game, self.viewer())
        self.keep()

    def turn(self) -> None:
        """One decision of whoever is to decide."""
        seat = self.game.seat
        controller = self.controllers[seat]
        if controller == HUMAN:
            self.hand_over(seat)
            self.ask(seat)
        else:
            policy = self.game.rules.POLICIES[controller]
            with compiling(f"streets {controller}"):
                move = self.game.rules.choose_move(self.game.state, seat, policy, self.rng)
            self.game.play(move, seat)
        self.keep()

    def viewer(self) -> int | None:
        """The seat through whose eyes the screen shows: the person who acted last."""
        if self.last_human is None and HUMAN in self.controllers:
            return self.controllers.index(HUMAN)
        return self.last_human

    def hand_over(self, seat: int) -> None:
        """Between two people at one screen, hide the hand until the other looks."""
        if self.last_human not in (None, seat):
            self.screen.console.clear()
            self.read(f"Pass the screen to {self.game.names[seat]} and press Enter. ")
        self.last_human = seat

    def read(self, prompt: str) -> str:
        """A line from the player."""
        self.screen.console.file.flush()
        line = input(prompt)
        if not sys.stdin.isatty():
            print(line)
        return line.strip()

    def tell(self) -> None:
        """Tell what has happened since the last time."""
        lines = log_lines(self.game.seen_log(self.viewer(), self.told), self.game.names, self.say)
        self.told = len(self.game.log)
        for line in lines:
            self.screen.print(line)

    def keep(self) -> None:
        """Write the game to its file, if it has one."""
        if self.save_to:
            record.save(record.of_game(self.game, self.controllers), self.save_to)

    def leave(self) -> None:
        """Keep an unfinished game, and say how to go on with it."""
        path = self.save_to or last_game()
        path.parent.mkdir(parents=True, exist_ok=True)
        record.save(record.of_game(self.game, self.controllers), path)
        wanted = f" {self.save_to}" if self.save_to else ""
        self.screen.print(f"\nThe game is kept; go on with: citywright play streets --resume{wanted}")

    def ask(self, seat: int) -> None:
        """Let a person decide."""
        self.tell()
        choice = options(self.game, seat, self.say)
        tile = choice.tiles[0] if choice.tiles else None
        self.show(seat, choice.of(tile), tile)
        while True:
            self.screen.print(choice.question)
            line = self.read("> ")
            if len(line) == 1 and line.isalpha() and ord(line.lower()) - 97 < len(choice.tiles):
                tile = choice.tiles[ord(line.lower()) - 97]
                self.show(seat, choice.of(tile), tile)
            elif self.command(line, seat, choice.of(tile), tile):
                return

    def command(self, line: str, seat: int, listed: list[Option], tile: str | None) -> bool:
        """Carry out what the player typed; whether the decision has been made."""
        verb, _, rest = line.partition(" ")
        try:
            if line.isdecimal():
                return self.play_number(int(line), seat, listed)
            match verb.lower():
                case "":
                    return False
                case "help" | "?":
                    self.screen.print(HELP)
                case "quit" | "exit":
                    raise Leave
                case "look":
                    self.show(seat, listed, tile)
                case "all" | "moves":
                    self.list_options(listed, len(listed))
                case "log":
                    self.told = 0
                    self.tell()
                case "save":
                    self.save(rest)
                case "undo":
                    self.game.undo(seat)
                    self.told = min(self.told, len(self.game.log))
                    return True
                case _:
                    self.game.play(line, seat)
                    return True
        except CitywrightError as error:
            self.screen.print(f"{error}. Type help for the commands.")
        return False

    def play_number(self, number: int, seat: int, listed: list[Option]) -> bool:
        """Take a listed option."""
        if not 1 <= number <= len(listed):
            raise NotReadable(f"there is no option {number}; they go from 1 to {len(listed)}")
        self.game.play(listed[number - 1].move, seat)
        return True

    def save(self, name: str) -> None:
        """Keep the game in a file of the player's choice."""
        if not name:
            raise NotReadable("say where: save FILE")
        record.save(record.of_game(self.game, self.controllers), Path(name))
        self.screen.print(f"Saved in {name}.")

    def show(self, seat: int, listed: list[Option], tile: str | None) -> None:
        """The city with the options marked on it, the hand, and the best options."""
        labels: dict[tuple[int, int], list[str]] = {}
        for number, option in enumerate(listed, 1):
            if option.cell:
                labels.setdefault(option.cell, []).append(f"{number}{option.arrow}")
        self.screen.show(self.game, seat, labels)
        for letter, held in zip("abc", self.game.view(seat)["seats"][seat]["hand"], strict=False):
            chosen = "*" if held["tile"] == tile else " "
            self.screen.print(f"{chosen} {letter}) {tile_words(tile_of(self.game, held['tile']), self.say)}")
        if tile:
            self.screen.print(f"Places for {tile_name(tile, self.say)}, best for you first:")
        self.list_options(listed, SHOWN)

    def list_options(self, listed: list[Option], most: int) -> None:
        """Options with what each would pay."""
        for number, option in enumerate(listed[:most], 1):
            self.screen.print(f"{number:>4}  {option.text:<42}  {option.pays}")
        if len(listed) > most:
            self.screen.print(f"      ... and {len(listed) - most} more: all lists them")
