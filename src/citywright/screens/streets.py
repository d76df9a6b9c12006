"""Streets on a terminal: the city as a map with coordinates, seats, hands and log; or all of it in plain sentences."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from rich.console import Console
from rich.text import Text

from citywright.game import Game
from citywright.games.streets import components
from citywright.games.streets.components import Tile
from citywright.games.streets.layout import Valuation
from citywright.screens.canvas import Canvas, Chars, chars
from citywright.telling import names_joined
from citywright.telling.streets import colours, in_words, tile_name
from citywright.words import Words

Data = dict[str, Any]
Cell = tuple[int, int]

MARK = {"tourist": "◆", "hipster": "▲", "parent": "●", "shopper": "■", "wild": "★"}
STYLE = {"tourist": "magenta", "hipster": "yellow", "parent": "green", "shopper": "blue", "wild": "bright_magenta"}
SEAT_STYLE = ("bold cyan", "bold red", "bold green", "bold yellow", "bold blue")
MARGIN = 5
LARGE, SMALL = (13, 5), (8, 3)


def marks(names: Sequence[str]) -> Chars:
    """Coloured marks, as character and style."""
    return [(MARK[name], STYLE[name]) for name in names]


def colour_words(members: Sequence[Any]) -> list[str]:
    """The words of some colours."""
    return [member.name.lower() for member in members]


def short_valuation(tile: Tile, say: Words) -> Chars:
    """A valuation as pictures, $2×● or $5 ▲●, or in few letters."""
    message = f"streets-short-{tile.valuation.name.lower()}"
    if say.has(message):
        return chars(say(message, price=tile.price))
    shown = colour_words(tile.depicted) or ["wild"]
    cross = " " if tile.valuation in (Valuation.SET, Valuation.PAIR) else "×"
    who = "☺" if tile.valuation == Valuation.PEOPLE else ""
    return [*chars(say("money", amount=tile.price) + cross), *marks(shown), *chars(who)]


def valuation_words(tile: Tile, say: Words) -> str:
    """A valuation spelt out."""
    depicted = tile.depicted[:1] if tile.valuation == Valuation.PAIR else tile.depicted
    shown = colours(colour_words(depicted), say)
    return say(f"streets-valuation-{tile.valuation.name.lower()}", price=tile.price, shown=shown)


def tile_words(tile: Tile, say: Words) -> str:
    """A tile spelt out in one line."""
    return say(
        "streets-tile",
        tile=tile_name(tile.id, say),
        symbols=colours(colour_words(tile.symbols), say),
        valuation=valuation_words(tile, say),
        icons=tile.icons,
        business=say(f"business-{tile.icon.name.lower()}"),
    )


class CityMap:
    """Draws a city: every building upright, its road along the side it faces."""

    def __init__(self, city: Sequence[Data], game: Game, options: Mapping[Cell, Sequence[str]], width: int, say: Words):
        self.city, self.game, self.options, self.say = city, game, options, say
        cells = [(b["at"][0], b["at"][1]) for b in city] + list(options)
        self.left, self.top = min(x for x, _ in cells), min(y for _, y in cells)
        self.columns = max(x for x, _ in cells) + 1 - self.left
        self.lines = max(y for _, y in cells) + 1 - self.top
        self.size = LARGE if MARGIN + self.columns * LARGE[0] <= width else SMALL
        self.canvas = Canvas(MARGIN + self.columns * self.size[0], 1 + self.lines * self.size[1])

    def corner(self, x: int, y: int) -> Cell:
        """Where a cell begins on the sheet."""
        return MARGIN + (x - self.left) * self.size[0], 1 + (y - self.top) * self.size[1]

    def draw(self) -> Text:
        """The whole city with coordinates."""
        width, height = self.size
        for i in range(self.columns):
            self.canvas.put(MARGIN + i * width, 0, chars(str(self.left + i).center(width), "dim"))
        for i in range(self.lines):
            self.canvas.put(0, 1 + i * height + height // 2, chars(str(self.top + i).rjust(MARGIN - 1), "dim"))
        for cell, options in self.options.items():
            self._draw_options(cell, options)
        for building in self.city:
            self._draw_building(building)
        return self.canvas.text()

    def _draw_options(self, cell: Cell, options: Sequence[str]) -> None:
        x, y = self.corner(*cell)
        room = self.size[0] - 2
        line, row = "", 0
        for option in [*options, ""]:
            if option == "" or len(line) + len(option) + 1 > room:
                self.canvas.put(x + 1, y + row, chars(line.strip(), "cyan"))
                line, row = "", row + 1
            line += f"{option} "

    def _draw_building(self, building: Data) -> None:
        width, height = self.size
        x, y = self.corner(*building["at"])
        facing = building["facing"]
        road = ("═" if facing in "NS" else "║", "dim" if building["enclosed"] else "bold")
        if facing in "NS":
            self.canvas.put(x, y + (height - 1 if facing == "S" else 0), [road] * width)
        else:
            for row in range(height):
                self.canvas.put(x + (width - 1 if facing == "E" else 0), y + row, [road])
        for row, line in enumerate(self._lines(building)):
            self.canvas.put(x + 1, y + row + (facing == "N"), line[: width - 2])

    def _lines(self, building: Data) -> list[Chars]:
        """What is written on a building: name, valuation, symbols and owner, people."""
        tile = tile_of(self.game, building["tile"])
        name, owner = tile_name(tile.id, self.say), building["owner"]
        sign = chars(f" {chr(65 + owner)}" * building["signs"], SEAT_STYLE[owner]) if owner is not None else []
        people: Chars = []
        for posture, standing in (("people", ""), ("fomo", "!")):
            for colour, n in building[posture].items():
                people += chars(f"{n}{MARK[colour]}{standing} ", STYLE[colour])
        if self.size == SMALL:
            return [chars(name.replace(" ", "")), [*sign, (" ", ""), *people]]
        symbols = marks(colour_words(tile.symbols))
        return [chars(name), short_valuation(tile, self.say), [*symbols, *sign], people]


class Screen:
    """Shows a game to a seat (or to everybody, without a seat)."""

    def __init__(self, console: Console, say: Words, plain: bool):
        self.console, self.say, self.plain = console, say, plain

    def print(self, text: str | Text = "") -> None:
        """Print a line."""
        self.console.print(text, markup=False, highlight=False, soft_wrap=True)

    def show(self, game: Game, seat: int | None, options: Mapping[Cell, Sequence[str]] | None = None) -> None:
        """City, seats and stack; `options` are labels on empty cells."""
        view = game.view(seat)
        if self.plain:
            self._plain_city(view, game)
        else:
            city = CityMap(view["city"], game, options or {}, self.console.width, self.say)
            self.console.print(city.draw(), no_wrap=True)
            self.print(self._legend())
        for number in range(len(game.names)):
            self.print(self._seat_line(view["seats"][number], game, number))
        self.print(self._stack_line(view))
        if game.is_over:
            self.print(self.result(game))

    def _legend(self) -> Text:
        parts: list[Any] = []
        for name in MARK:
            parts += [(MARK[name], STYLE[name]), f" {self.say(f'colour-{name}')}   "]
        return Text.assemble(*parts, self.say("streets-legend"))

    def _plain_city(self, view: Data, game: Game) -> None:
        self.print(self.say("streets-city"))
        for building in sorted(view["city"], key=lambda b: (b["at"][1], b["at"][0])):
            self.print("  " + self.building_words(building, game))

    def building_words(self, building: Data, game: Game) -> str:
        """A building spelt out, its symbols and valuation too: who hears it cannot look them up on the map."""
        say = self.say
        spelt = tile_words(tile_of(game, building["tile"]), say)
        parts = [say("streets-building", **(in_words(building, say) | {"tile": spelt}))]
        if building["owner"] is not None:
            parts.append(say("streets-signed", seat=game.names[building["owner"]], signs=building["signs"]))
        parts += self._people(building["people"])
        parts += [say("streets-fomo", people=people) for people in self._people(building["fomo"])]
        if building["enclosed"]:
            parts.append(say("streets-is-enclosed"))
        return ", ".join(parts)

    def _people(self, counts: Mapping[str, int]) -> list[str]:
        return [self.say(f"people-{colour}", n=n) for colour, n in counts.items()]

    def _seat_line(self, seat: Data, game: Game, number: int) -> Text:
        turn = "→ " if game.view()["turn"] == number and not game.is_over else "  "
        parts: list[Any] = [
            turn,
            (f"{chr(65 + number)} {game.names[number]}", SEAT_STYLE[number]),
            "  " + self.say("money", amount=seat["money"]),
        ]
        if not (game.options.solo and number == 1):
            parts.append("  " + self.say("streets-free-signs", n=seat["free_signs"]))
        if seat["hand"]:
            parts += [f"  {self.say('streets-hand')} ", *(self._back(tile["back"]) for tile in seat["hand"])]
        if seat["consultant"]:
            parts.append("  " + self.say(f"consultant-{seat['consultant']}"))
        if "business" in game.options.modules:
            parts.append("  " + self._tokens(seat["tokens"]))
        return Text.assemble(*parts)

    def _tokens(self, counts: Mapping[str, int]) -> str:
        return ", ".join(
            self.say("streets-token-count", n=n, business=self.say(f"business-{kind}")) for kind, n in counts.items()
        )

    def _back(self, back: str) -> Any:
        return f"{self.say(f'colour-{back}')} " if self.plain else (MARK[back], STYLE[back])

    def _stack_line(self, view: Data) -> Text:
        parts: list[Any] = [f"  {self.say('streets-stack', n=sum(view['stack'].values()))} ("]
        for back, n in view["stack"].items():
            parts += [f" {n} ", self._back(back)]
        parts.append(" )")
        if view["top"]:
            face, back = view["top"]["tile"], view["top"]["back"]
            shown = tile_name(face, self.say) if face else self.say(f"colour-{back}")
            parts.append("  " + self.say("streets-next", tile=shown))
        return Text.assemble(*parts)

    def result(self, game: Game) -> str:
        """Who has won, and with what."""
        say, seats = self.say, zip(game.names, game.scores, strict=True)
        scores = ", ".join(f"{name} {say('money', amount=score)}" for name, score in seats)
        if not game.winners:
            return f"{scores}. {say('game-nobody-won')}"
        names = names_joined([game.names[seat] for seat in game.winners], say)
        return f"{scores}. {say('game-won', names=names, n=len(game.winners))}"


def tile_of(game: Game, tile: str) -> Tile:
    """A tile by its id, at the price that it has in this game's edition."""
    box = components.load(game.options.tiles)
    number = box.tile_number(tile)
    return replace(box[number], price=int(game.state.price[number]))
