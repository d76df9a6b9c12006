"""Townies on a terminal: hex sheets, dice, markers, circles, stars and goals; or all of it in plain sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from citywright.game import Game
from citywright.games.townies.components import Box
from citywright.games.townies.layout import CIRCLES
from citywright.games.townies.moves import ADDITIONAL, COLOUR, INDIVIDUAL, OBJECT, DrawShape, Move
from citywright.screens.canvas import Canvas, chars, side_by_side
from citywright.screens.townies.sheet import BONUS, CENTRAL, INK, LARGE, PATTERN, SMALL, STAR, TINY, SheetDrawing, Size
from citywright.telling import names_joined
from citywright.telling.townies import shape_name, spaces
from citywright.words import Words

Data = dict[str, Any]
Marks = Mapping[str, Sequence[str]]
Row = list[tuple[int, Size]]  # seats whose sheets are shown side by side

EMPTY, CIRCLE = "·", "○"
REACHED = "bold reverse"  # the step of a goal


def arrange(own: int, others: Sequence[int], widths: Mapping[Size, int], room: int) -> list[Row]:
    """Rows of sheets: one's own large, and the others beside it as large as all fit, or else below."""
    large = LARGE if widths[LARGE] <= room else SMALL

    def fits(row: Row) -> bool:
        return sum(widths[size] for _, size in row) <= room

    for size in (SMALL, TINY):
        row = [(own, large), *((other, size) for other in others)]
        if fits(row):
            return [row]
    size = SMALL if fits([(other, SMALL) for other in others]) else TINY
    most = max(1, room // widths[size])
    below = [[(other, size) for other in others[i : i + most]] for i in range(0, len(others), most)]
    return [[(own, large)], *below]


def say_colour(colour: str, say: Words) -> str:
    """A colour's name."""
    return say(f"marker-{colour}")


def steps_of(box: Box, goal: str) -> tuple[int, ...]:
    """The points on a goal's card, for 1, 2, 3 and so on. (Townies 7)"""
    return box.cards.goals[(INDIVIDUAL | ADDITIONAL)[goal]]


def blocks_seen(seat: Data) -> Data:
    """The sheet of a seat, with the shape that it has sealed if it may see that."""
    blocks = dict(seat["sheet"])
    for line in seat.get("choice", []):
        move = Move.parse(line)
        if isinstance(move, DrawShape):
            blocks |= dict.fromkeys(move.spaces, move.colour)
    return blocks


def head(view: Data, say: Words) -> list[str]:
    """Round, dice and bonus card."""
    parts = [say("townies-round", round=view["round"])]
    if dice := view["dice"]:
        object_, shape = say(f"object-{dice['object']}"), shape_name(dice["shape"], say)
        parts.append(say("townies-dice", object=object_, shape=shape))
    if card := view["bonus"]:
        parts.append(say("townies-card", bonus=say(f"bonus-{card}"), does=say(f"townies-does-{card}")))
    return parts


class Screen:
    """Shows a game to a seat (or to everybody, without a seat)."""

    def __init__(self, console: Console, say: Words, plain: bool):
        self.console, self.say, self.plain = console, say, plain

    def print(self, text: str | Text = "") -> None:
        """Print a line; a drawing has its words wrapped, a screen reader needs none of that."""
        self.console.print(text, markup=False, highlight=False, soft_wrap=self.plain)

    def show(self, game: Game, seat: int | None, marks: Marks | None = None) -> None:
        """Dice, sheets, seats and goals; `marks` are labels on spaces of the seat's own sheet."""
        view = game.view(seat)
        own = 0 if seat is None else seat
        if self.plain:
            for line in self.table_words(game, view, own):
                self.print(line)
        else:
            self._draw(game, view, own, marks or {})
        if game.is_over:
            self.print(self.result(game))

    def score_words(self, seat: Data) -> str:
        """A seat's points so far, and what they would be with its goals."""
        points = self.say("townies-points", points=seat["scored"])
        return self.say("townies-with-goals", points=points, total=seat["total"]) if seat["goals"] else points

    def counts_for(self, goal: str, seat: Data) -> str:
        """The colours that a seat's goal is about."""
        return " + ".join(self.say(f"marker-{colour}") for colour in seat["goal_colours"][goal])

    # As a drawing

    def _draw(self, game: Game, view: Data, own: int, marks: Marks) -> None:
        self.print(Text("   ".join(head(view, self.say)), "bold"))
        box, seats = game.options.box, view["seats"]
        others = [(own + i) % len(seats) for i in range(1, len(seats))]
        widths = {size: SheetDrawing({}, box, size, self.say).canvas.width for size in (LARGE, SMALL, TINY)}
        for row in arrange(own, others, widths, self.console.width):
            drawn = []
            for seat, size in row:
                sheet = SheetDrawing(blocks_seen(seats[seat]), box, size, self.say, marks if seat == own else {})
                drawn.append(self._titled(sheet.draw(), game.names[seat], seat, seats[seat]["marker"]))
            self.console.print(side_by_side(drawn).text(), no_wrap=True, crop=True)
        self.print(self._legend())
        for seat in range(len(seats)):
            self.print(self._seat_line(game, seats, seat))
        for goal in seats[own]["goals"]:
            self.print(self._goal_line(box, goal, seats, own))

    def _titled(self, sheet: Canvas, name: str, seat: int, marker: str) -> Canvas:
        """A sheet under the name of its owner, in the colour of the marker in hand."""
        whole = Canvas(sheet.width, len(sheet.rows) + 1)
        whole.put(1, 0, chars(f" {chr(65 + seat)} ", f"bold black on {INK[marker]}"))
        whole.put(5, 0, chars(name, "bold"))
        whole.paste(0, 1, sheet)
        return whole

    def _swatch(self, colour: str) -> list[Any]:
        pattern, letter = PATTERN[colour], self.say(f"townies-letter-{colour}")
        return [(f"{pattern}{letter}{pattern}", f"black on {INK[colour]}"), " ", self.say(f"marker-{colour}")]

    def _legend(self) -> Text:
        parts: list[Any] = []
        for colour in COLOUR:
            parts += ["  ", *self._swatch(colour)]
        parts += ["  ", (STAR, BONUS), f" {self.say('townies-bonus-space')}  {CENTRAL} {self.say('townies-central')}\n"]
        for object_ in OBJECT:
            letter = self.say(f"townies-letter-{object_}")
            parts += ["  ", (letter, "bold reverse"), f" {self.say(f'object-{object_}')}"]
        return Text.assemble(*parts)

    def _seat_line(self, game: Game, seats: Sequence[Data], number: int) -> Text:
        seat = seats[number]
        name = game.names[number].ljust(max(map(len, game.names)))
        marker = self._marker_words(seat)
        widest = max(len(self._marker_words(other)) for other in seats)
        parts: list[Any] = [
            "✓ " if seat["finished"] else "  ",
            (f" {chr(65 + number)} ", f"bold black on {INK[seat['marker']]}"),
            (f" {name}", "bold"),
            f"  {marker.ljust(widest)}  {CIRCLE} ",
            *self._circles(seat),
            (f" {STAR * seat['stars']:<4} ", BONUS),
            self.say("townies-score-now", points=seat["scored"], total=seat["total"]),
        ]
        return Text.assemble(*parts)

    def _marker_words(self, seat: Data) -> str:
        """The marker in hand, and the next one unless the game is over."""
        return " → ".join(self.say(f"marker-{colour}") for colour in (seat["marker"], seat["next"]) if colour)

    def _circles(self, seat: Data) -> list[Any]:
        """Nine circles; those that shapes have circled in brackets."""
        shown = [str(points) for points in seat["circles"]] + [EMPTY] * (CIRCLES - len(seat["circles"]))
        circled = seat.get("circled", [])
        return [f"({each}) " if number in circled else f"{each} " for number, each in enumerate(shown, 1)]

    def _goal_line(self, box: Box, goal: str, seats: Sequence[Data], own: int) -> Text:
        """What a goal counts, its steps with one's own marked, and how far everybody is."""
        say = self.say
        parts: list[Any] = [(say(f"goal-{goal}"), "bold"), f" {say(f'townies-counts-{goal}')}: "]
        reached = seats[own]["goals"][goal]["step"]
        for number, points in enumerate(steps_of(box, goal), 1):
            here = number == reached
            parts += [(f"{points}", f"{REACHED} {INK['green']}" if here else "dim"), " "]
        for number, seat in enumerate(seats):
            colours = self.counts_for(goal, seat)
            parts.append("  " + say("townies-goal-now", seat=chr(65 + number), **seat["goals"][goal]))
            parts.append((f" {colours}", "dim") if colours else "")
        return Text.assemble(*parts)

    # In sentences

    def table_words(self, game: Game, view: Data, own: int) -> list[str]:
        """All that lies open, one's own seat first."""
        seats, box = view["seats"], game.options.box
        lines = [". ".join(head(view, self.say)) + "."]
        for number in [(own + i) % len(seats) for i in range(len(seats))]:
            lines.append(self._seat_words(seats[number], game.names[number]))
            lines.append(self._sheet_words(seats[number], game.names[number]))
        lines += [self._goal_words(box, goal, seats, game.names) for goal in seats[own]["goals"]]
        bonus = spaces([space.name for space in box.map.spaces if space.bonus])
        central = spaces([space.name for space in box.map.spaces if space.central])
        return [*lines, self.say("townies-bonus-spaces", bonus=bonus, central=central)]

    def _seat_words(self, seat: Data, name: str) -> str:
        say, colour = self.say, say_colour(seat["marker"], self.say)
        if seat["next"]:
            marker = say("townies-marker-words", colour=colour, next=say_colour(seat["next"], say))
        else:
            marker = say("townies-marker-last", colour=colour)
        parts = [
            say("townies-seat-words", seat=name, marker=marker),
            say(
                "townies-circles-words", n=len(seat["circles"]), circles=", ".join(map(str, seat["circles"])) or "none"
            ),
            self.score_words(seat) + ".",
        ]
        if seat["stars"]:
            parts.append(say("townies-stars", n=seat["stars"]))
        if seat.get("circled"):
            parts.append(say("townies-circled-words", circles=", ".join(map(str, seat["circled"]))))
        if seat["finished"]:
            parts.append(say("townies-finished", seat=name))
        return " ".join(parts)

    def _goal_words(self, box: Box, goal: str, seats: Sequence[Data], names: Sequence[str]) -> str:
        say, parts = self.say, []
        for seat, name in zip(seats, names, strict=True):
            colours = self.counts_for(goal, seat)
            message = f"townies-goal-seat{'-colours' if colours else ''}"
            parts.append(say(message, seat=name, colours=colours, **seat["goals"][goal]))
        counts, steps = say(f"townies-counts-{goal}"), ", ".join(map(str, steps_of(box, goal)))
        return say("townies-goal-words", goal=say(f"goal-{goal}"), counts=counts, steps=steps, seats=" ".join(parts))

    def _sheet_words(self, seat: Data, name: str) -> str:
        blocks = sorted(blocks_seen(seat).items(), key=lambda each: (each[0][0], int(each[0][1:])))
        if not blocks:
            return self.say("townies-sheet-empty", seat=name)
        listed = ", ".join(self._block_words(space, block) for space, block in blocks)
        return self.say("townies-sheet-words", seat=name, blocks=listed)

    def _block_words(self, space: str, block: Data | str) -> str:
        if isinstance(block, str):
            return self.say("townies-block-words", space=space, colour=say_colour(block, self.say))
        object_ = self.say(f"object-{block['object']}")
        return self.say(
            "townies-object-words", space=space, object=object_, colour=say_colour(block["colour"], self.say)
        )

    # The end

    def result(self, game: Game) -> str:
        """Everybody's points by what they are for, who has won, and what the solo chart says."""
        view, scores = game.view(), game.scores
        parts = [self._final(seat, name) for seat, name in zip(view["seats"], game.names, strict=True)]
        said = [", ".join(parts) + "."]
        if game.options.solo:
            return f"{said[0]} {self.say('townies-verdict-' + view['verdict'])}"
        if scores.count(max(scores)) > len(game.winners):
            said.append(self.say("townies-tie-break"))
        winners = names_joined([game.names[seat] for seat in game.winners], self.say)
        return " ".join([*said, self.say("game-won", names=winners, n=len(game.winners))])

    def _final(self, seat: Data, name: str) -> str:
        say, parts = self.say, [self.say("townies-score-objects", points=seat["objects"])]
        if seat["bonus"]:
            parts.append(say("townies-score-soil", points=seat["bonus"]))
        for goal, found in seat["goals"].items():
            parts.append(say("townies-score-goal", goal=say(f"goal-{goal}"), points=found["points"]))
        return say("townies-score-line", seat=name, total=seat["total"], parts=", ".join(parts))
