"""`citywright play`: a game in the terminal, people and bots in any mix."""

import argparse
import os
import re
import secrets
import sys
from contextlib import AbstractContextManager, nullcontext
from dataclasses import replace
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Any

from rich.console import Console

from citywright import record
from citywright.bots import Budget, bot, error_line, view_of
from citywright.cli import saving
from citywright.cli.choice import Choice, Group, ListedMove
from citywright.cli.face import bot_name, bots_of, face_of, seat_names
from citywright.cli.options import files_named, options_asked
from citywright.errors import CitywrightError, Impossible, NotLegal, NotReadable
from citywright.game import Game, rules_named
from citywright.random_numbers import from_seed, next_word
from citywright.review.advice import A_SECOND, advise
from citywright.review.reasons import reason_text
from citywright.telling import log_lines
from citywright.words import Words, words

HUMAN = "human"
DEFAULT_BOT = "regular"
SHOWN = 8  # options listed at once
MARKED = 3  # options marked on the map, if an option covers several places
DIGITS = 9  # of the longest number a player may type


def numbered(listed: list[ListedMove]) -> dict[int, ListedMove]:
    """Options by the numbers that players type."""
    return dict(enumerate(listed, 1))


def labelled(choice: Choice, move: int) -> tuple[str, ListedMove]:
    """What a player types for a move, such as `c 1`, and its option."""
    option = next(option for option in choice.all if option.move == move)
    for letter, group in zip(ascii_lowercase, choice.groups, strict=False):
        if group.key == option.group:
            return f"{letter} {choice.of(group).index(option) + 1}", option
    return str(choice.all.index(option) + 1), option


def group_of(choice: Choice, letter: str) -> Group | None:
    """The group that players call by a letter."""
    return dict(zip(ascii_lowercase, choice.groups, strict=False)).get(letter)


class Leave(Exception):
    """The player leaves the table."""


def run(arguments: argparse.Namespace) -> None:
    """Start or resume a game and play it to its end."""
    say = words(arguments.language)
    if arguments.resume is not None:
        path = Path(arguments.resume) if arguments.resume else saving.last_unfinished(arguments.game, say)
        game, controllers = resumed(arguments, path)
    else:
        game, controllers = started(arguments)
        path = saving.unused(Path(arguments.save), say) if arguments.save else saving.new_path(arguments.game)
    saving.keep(game, controllers, path)
    TerminalGame(game, controllers, arguments, path).run()


def started(arguments: argparse.Namespace) -> tuple[Game, list[str]]:
    """A new game, by default you against bots of the middle level."""
    others = (arguments.players or 2) - 1
    bots = bots_of((DEFAULT_BOT,) * others if arguments.bots is None else arguments.bots)
    options = options_asked(arguments, players=1 + len(bots))
    if len(bots) > options.players:
        too_many = words(arguments.language)("terminal-too-many-bots", bots=len(bots), players=options.players)
        raise Impossible([too_many])
    controllers = [HUMAN] * (options.players - len(bots)) + bots
    return new_game_for(arguments, options, controllers), controllers


def new_game_for(arguments: argparse.Namespace, options: Any, controllers: list[str]) -> Game:
    """The game, with seats named by the players or by what they are."""
    rules, say = rules_named(arguments.game), words(arguments.language)
    names = seat_names(rules, options, say)
    if controllers.count(HUMAN) == 1:
        names[0] = say("player-alone")
    for seat, controller in enumerate(controllers):
        if controller != HUMAN:
            names[seat] = named_bot(seat, controller, say)
    if len(arguments.names) > len(controllers):
        raise Impossible([say("terminal-too-many-names", names=len(arguments.names), players=len(controllers))])
    names[: len(arguments.names)] = arguments.names
    return Game(rules, options, names=names, seed=arguments.seed)


def resumed(arguments: argparse.Namespace, path: Path) -> tuple[Game, list[str]]:
    """A saved game."""
    file = record.load(path)
    if file.game != arguments.game:
        say = words(arguments.language)
        there, here = say(f"arena-{file.game}"), say(f"arena-{arguments.game}")
        raise NotReadable(say("terminal-other-game", there=there, here=here, id=file.game))
    game = record.replay(file, **files_named(arguments, arguments.game))
    players = game.options.players
    controllers = file.header.get("controllers", " ".join([HUMAN] * players)).split()
    if len(controllers) != players:
        raise NotReadable(f"the file names {len(controllers)} controllers; there should be {players}")
    if arguments.bots is not None:
        replace_bots(game, controllers, arguments.bots, words(arguments.language))
    bots_of(tuple(controller for controller in controllers if controller != HUMAN))
    game.carry_on()
    return game, controllers


def replace_bots(game: Game, controllers: list[str], bots: tuple[str, ...], say: Words) -> None:
    """Replace the bots of a saved game."""
    seats = [seat for seat, controller in enumerate(controllers) if controller != HUMAN]
    if len(bots) != len(seats):
        raise Impossible([say("terminal-other-bots", bots=len(bots), seats=len(seats))])
    for seat, name in zip(seats, bots, strict=True):
        if name != controllers[seat]:
            controllers[seat] = name
            game.names[seat] = named_bot(seat, name, say)


def named_bot(seat: int, bot: str, say: Words) -> str:
    """The name of a bot's seat."""
    return say("player-bot", n=seat + 1, bot=bot_name(bot, say))


def lots_of_bots(arguments: argparse.Namespace) -> str:
    """The seed for bots. It never derives from the seed of the deal, which determines the future. The same --seed gives
    the same bots; a resumed game draws a new one, as its deal does."""
    if arguments.seed is None or arguments.resume is not None:
        return secrets.token_hex(16)
    return f"bots of {arguments.seed}"


class TerminalGame:
    """A game played in the terminal."""

    def __init__(self, game: Game, controllers: list[str], arguments: argparse.Namespace, path: Path):
        self.game, self.controllers = game, controllers
        self.say = words(arguments.language)
        self.face = face_of(game.rules.NAME)
        self.screen = self.face.Screen(Console(), self.say, arguments.plain)
        self.path, self.lots = path, lots_of_bots(arguments)
        self.again = [f"--{key}={file}" for key, file in files_named(arguments, arguments.game).items()]
        self.again += [f"--language={self.say.language}"] if self.say.language != "en" else []
        resumed = arguments.resume is not None
        self.lines_told: dict[int | None, int] = {  # how much of the log each person has seen
            seat: len(game.seen_log(seat)) if resumed else 0 for seat in (None, *range(len(controllers)))
        }
        self.last_human: int | None = None
        self.bot_of = cache(bot)  # made once

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        self.screen.print(self.say(f"{self.game.rules.NAME}-welcome"))
        try:
            while not self.game.is_over:
                self.turn()
        except (Leave, EOFError, KeyboardInterrupt):
            self.leave()
            return
        self.tell()
        self.screen.show(self.game, self.viewer())
        self.print_whole(self.say("terminal-finished", file=str(self.path)))

    def turn(self) -> None:
        """Let the next actor decide."""
        seat = self.game.seat
        controller = self.controllers[seat]
        if controller == HUMAN:
            self.hand_over(seat)
            self.ask(seat)
        else:
            self.let_move(controller, seat)
        saving.keep(self.game, self.controllers, self.path)

    def let_move(self, name: str, seat: int) -> None:
        """Let a bot decide; if it fails, the game is not lost."""
        seed = next_word(from_seed(f"{self.lots} {len(self.game.log)}"))
        try:
            self.game.play(self.bot_of(name).choose(view_of(self.game, seat), seat, Budget(), seed), seat)
        except (Exception, SystemExit) as error:
            saving.keep(self.game, self.controllers, self.path)
            what = f"{name} failed in seat {seat + 1}: {error_line(error)}"
            others = ",".join(DEFAULT_BOT if each == name else each for each in self.controllers if each != HUMAN)
            command = self.resume_command(f"--bots={others}")
            raise CitywrightError(
                f"{what}; the game is saved in {self.path}; to continue with another bot, run: {command}"
            ) from error

    def viewer(self) -> int | None:
        """The seat whose view the screen shows: the person who acted last."""
        if self.last_human is None and HUMAN in self.controllers:
            return self.controllers.index(HUMAN)
        return self.last_human

    def hand_over(self, seat: int) -> None:
        """When people share a screen, hide the hand until the next one looks."""
        if self.controllers.count(HUMAN) > 1 and self.last_human != seat:
            self.screen.console.clear()
            while line := self.read(self.say("terminal-pass-screen", seat=self.game.names[seat]) + " "):
                if line == "quit":
                    raise Leave
        self.last_human = seat

    def read(self, prompt: str) -> str:
        """Read a line from the player."""
        self.screen.console.file.flush()
        line = input(prompt)
        if not sys.stdin.isatty():
            print(line)
        return line.strip()

    def tell(self) -> None:
        """Print what has happened since this person last looked."""
        viewer = self.viewer()
        log = self.game.seen_log(viewer, self.lines_told.get(viewer, 0))
        self.lines_told[viewer] = self.lines_told.get(viewer, 0) + len(log)
        for line in log_lines(self.game.rules.NAME, log, self.game.names, self.say, self.face.UNTOLD):
            self.screen.print(line)

    def leave(self) -> None:
        """Say how to continue the saved game."""
        self.print_whole("\n" + self.say("terminal-kept", command=self.resume_command()))

    def print_whole(self, text: str) -> None:
        """Print something to copy, without breaking long lines."""
        self.screen.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def resume_command(self, *options: str) -> str:
        """The command that continues."""
        return saving.resume_command(self.game.rules.NAME, self.path, [*self.again, *options])

    def ask(self, seat: int) -> None:
        """Let a person decide."""
        self.tell()
        choice = self.face.choice(self.game, seat, self.say)
        group = choice.first
        self.show(seat, choice, group)
        while True:
            self.screen.print(choice.question)
            line = self.read("> ")
            if named := group_of(choice, line.lower()):
                group = named
                self.show(seat, choice, group)
            elif self.command(line, seat, choice, group):
                return

    def command(self, line: str, seat: int, choice: Choice, group: Group | None) -> bool:
        """Carry out what the player typed; return whether the decision is made."""
        verb, _, rest = line.partition(" ")
        try:
            if line.isdecimal():
                return self.play_number(line, seat, choice.of(group))
            label = re.fullmatch(r"([a-z])\)? +(\d+)", line.lower())
            if label and (named := group_of(choice, label[1])):
                return self.play_number(label[2], seat, choice.of(named))
            match verb.lower():
                case "":
                    return False
                case "help" | "?":
                    self.screen.print(self.say(f"{self.game.rules.NAME}-help"))
                case "quit" | "exit":
                    raise Leave
                case "look":
                    self.show(seat, choice, group)
                case "all" | "moves":
                    self.list_options(numbered(choice.of(group)))
                case "hint":
                    self.hint(seat, choice)
                case "log":
                    self.lines_told[seat] = 0
                    self.tell()
                case "save":
                    self.save(rest)
                case "undo":
                    self.undo(seat)
                    return True
                case _ if any(line in option.places for option in choice.all):
                    self.list_place(line, choice.of(group))
                case _:
                    self.play_text(line, seat)
                    return True
        except CitywrightError as error:
            self.screen.print(self.say("terminal-refused", reason=str(error)))
        return False

    def hint(self, seat: int, choice: Choice) -> None:
        """Print the best moves after a second of search, each with what to type, its expected result and a reason."""
        with self.thinking():
            budget = replace(A_SECOND, cores=os.cpu_count() or 1)
            found = advise(view_of(self.game, seat), seat, budget, seed=len(self.game.log))
        alone = "-alone" if len(self.game.names) == 1 else ""
        self.screen.print(self.say(f"hint-heading{alone}"))
        for advice in found:
            label, option = labelled(choice, advice.move)
            brings = reason_text(self.game.rules.NAME, advice.reason, self.game.names, self.say)
            if advice.margin is not None and advice.error is not None:
                sign = "" if alone else "+"
                margin, error = f"{advice.margin:{sign}.1f}", f"{advice.error:.1f}"
                brings = self.say("hint-line", margin=margin, error=error, reason=brings)
            self.screen.print(f"{label:>8}  {option.text}  {brings}")

    def thinking(self) -> AbstractContextManager[object]:
        """Show a spinner during a search; print a line for screen readers instead."""
        if not self.screen.plain:
            return self.screen.console.status(self.say("hint-thinking"))
        self.screen.print(self.say("hint-thinking"))
        return nullcontext()

    def play_number(self, line: str, seat: int, listed: list[ListedMove]) -> bool:
        """Take a listed option."""
        number = int(line) if len(line) <= DIGITS else 0
        if not 1 <= number <= len(listed):
            raise NotReadable(self.say("terminal-no-option", number=line, last=len(listed)))
        self.game.play(listed[number - 1].move, seat)
        return True

    def play_text(self, line: str, seat: int) -> None:
        """Play a move that is typed in full; if it cannot be played, say so in the player's language."""
        try:
            self.game.play(line, seat)
        except NotReadable as error:
            example = self.game.legal_texts(seat)[0]
            raise NotReadable(self.say("terminal-not-read", reason=str(error), example=example)) from error
        except NotLegal as error:
            raise NotLegal(self.say("terminal-not-legal", reason=str(error))) from error

    def undo(self, seat: int) -> None:
        """Take back the player's last choice."""
        if not self.game.can_undo(seat):
            raise NotLegal(self.say("terminal-no-undo"))
        self.game.undo(seat)
        self.lines_told[seat] = min(self.lines_told.get(seat, 0), len(self.game.seen_log(seat)))

    def save(self, name: str) -> None:
        """Save the game to a file of the player's choice."""
        if not name:
            raise NotReadable(self.say("terminal-no-file"))
        saving.keep(self.game, self.controllers, saving.unused(Path(name), self.say))
        self.screen.print(self.say("terminal-saved", file=name))

    def show(self, seat: int, choice: Choice, group: Group | None) -> None:
        """Show the game with marked options, the groups, and the best options."""
        listed = choice.of(group)
        marks: dict[Any, list[str]] = {}
        for number, option in numbered(listed).items():
            if len(option.places) == 1 or number <= MARKED:
                for place in option.places:
                    marks.setdefault(place, []).append(f"{number}{option.mark}")
        self.screen.show(self.game, seat, marks)
        for line in choice.notes:
            self.screen.print(line)
        for i, each in enumerate(choice.groups):
            self.screen.print(f"{'*' if each == group else ' '} {chr(ord('a') + i)}) {each.text}")
        if group:
            self.screen.print(group.heading)
        self.list_options(numbered(listed[:SHOWN]))
        if len(listed) > SHOWN:
            self.screen.print("      " + self.say("terminal-more", n=len(listed) - SHOWN))

    def list_place(self, place: str, listed: list[ListedMove]) -> None:
        """The options that cover a place."""
        here = {number: option for number, option in numbered(listed).items() if place in option.places}
        if not here:
            raise NotReadable(self.say("terminal-nothing-there", place=place))
        self.list_options(here)

    def list_options(self, listed: dict[int, ListedMove]) -> None:
        """Print options with what each would bring."""
        width = max(len(option.text) for option in listed.values())
        for number, option in listed.items():
            self.screen.print(f"{number:>4}  {option.text:<{width}}  {option.brings}".rstrip())
