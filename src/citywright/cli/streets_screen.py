"""Streets on a terminal: the city as a map with coordinates, seats, hands and log; or all of it in plain sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from citywright.game import Game
from citywright.games.streets import tables
from citywright.games.streets.layout import Valuation
from citywright.games.streets.tables import Tile
from citywright.telling import colours, tile_name
from citywright.words import Words

Data = dict[str, Any]
Cell = tuple[int, int]

MARK = {"tourist": "◆", "hipster": "▲", "parent": "●", "shopper": "■", "wild": "★"}
STYLE = {"tourist": "magenta", "hipster": "yellow", "parent": "green", "shopper": "blue", "wild": "bright_magenta"}
SEAT_STYLE = ("bold cyan", "bold red", "bold green", "bold yellow", "bold blue")
ARROW = {"S": "v", "W": "<", "N": "^", "E": ">"}
MARGIN = 5
LARGE, SMALL = (13, 5), (8, 3)
SHORT_VALUATION = {
    Valuation.NOTHING: "",
    Valuation.SIGNS: "$3 a sign",
    Valuation.SIZE: "$2 a house",
    Valuation.ADJACENCY: "$2 around",
    Valuation.ENCLOSURE: "$6 at ends",
    Valuation.COPY: "copy",
}


def marks(names: Sequence[str]) -> list[tuple[str, str]]:
    """Coloured marks, as character and style."""
    return [(MARK[name], STYLE[name]) for name in names]


def colour_words(members: Sequence[Any]) -> list[str]:
    """The words of some colours."""
    return [member.name.lower() for member in members]


def short_valuation(tile: Tile) -> list[tuple[str, str]]:
    """A valuation as pictures: $2×●, $5 ▲●."""
    if tile.valuation in SHORT_VALUATION:
        return [(char, "") for char in SHORT_VALUATION[tile.valuation]]
    shown = colour_words(tile.depicted) or ["wild"]
    cross = " " if tile.valuation in (Valuation.SET, Valuation.PAIR) else "×"
    who = "☺" if tile.valuation == Valuation.PEOPLE else ""
    return [*((char, "") for char in f"${tile.price}{cross}"), *marks(shown), *((char, "") for char in who)]


def valuation_words(tile: Tile, say: Words) -> str:
    """A valuation spelt out."""
    kind, price = tile.valuation.name.lower(), f"${tile.price}"
    shown = colours(colour_words(tile.depicted), say)
    return {
        "people": f"{price} a {shown} person in the street",
        "symbols": f"{price} a {shown} symbol",
        "set": f"{price} a set of {shown}",
        "pair": f"{price} a pair of {shown.split(' + ')[0]}",
        "wild": f"{price} a wild symbol",
        "signs": f"{price} a sign of the owner in the street",
        "size": f"{price} a building in the street",
        "adjacency": f"{price} a building around it",
        "enclosure": f"{price} if it encloses a street",
        "copy": "copies another building of the street",
        "nothing": "no valuation",
    }[kind]


def tile_words(tile: Tile, say: Words) -> str:
    """A tile spelt out in one line."""
    symbols = " ".join(say(f"colour-{name}") for name in colour_words(tile.symbols))
    icon = f", {'double ' if tile.icons == 2 else ''}{say(f'business-{tile.icon.name.lower()}')}" if tile.icons else ""
    return f"{tile_name(tile.id, say)} ({symbols}; {valuation_words(tile, say)}{icon})"


class Canvas:
    """A sheet of styled characters."""

    def __init__(self, width: int, height: int):
        self.rows = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, chars: Sequence[tuple[str, str]]) -> None:
        """Write characters from a place on, as far as the sheet goes."""
        for i, char in enumerate(chars):
            if 0 <= y < len(self.rows) and 0 <= x + i < len(self.rows[y]):
                self.rows[y][x + i] = char

    def text(self) -> Text:
        """The sheet, ready to print."""
        return Text("\n").join(Text.assemble(*row) for row in self.rows)


class CityMap:
    """Draws a city: every building upright, its road along the side it faces."""

    def __init__(self, city: Sequence[Data], game: Game, options: Mapping[Cell, Sequence[str]], width: int):
        self.city, self.options = city, options
        self.box = tables.load(game.options.tiles)
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
            self.canvas.put(MARGIN + i * width, 0, [(c, "dim") for c in str(self.left + i).center(width)])
        for i in range(self.lines):
            self.canvas.put(0, 1 + i * height + height // 2, [(c, "dim") for c in str(self.top + i).rjust(MARGIN - 1)])
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
                self.canvas.put(x + 1, y + row, [(c, "cyan") for c in line.strip()])
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

    def _lines(self, building: Data) -> list[list[tuple[str, str]]]:
        """What is written on a building: name, valuation, symbols and owner, people."""
        tile = self.box[self.box.tile_number(building["tile"])]
        owner = building["owner"]
        sign = [(c, SEAT_STYLE[owner]) for c in f" {chr(65 + owner)}" * building["signs"]] if owner is not None else []
        people = []
        for name, standing in (("people", ""), ("fomo", "!")):
            for colour, n in building[name].items():
                people += [(c, STYLE[colour]) for c in f"{n}{MARK[colour]}{standing} "]
        if self.size == SMALL:
            return [[(c, "") for c in tile.name.replace(" ", "")], [*sign, (" ", ""), *people]]
        symbols = marks(colour_words(tile.symbols))
        return [[(c, "") for c in tile.name], short_valuation(tile), [*symbols, *sign], people]


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
            self._plain_city(view)
        else:
            self.console.print(CityMap(view["city"], game, options or {}, self.console.width).draw(), no_wrap=True)
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
        return Text.assemble(*parts, "☺ people   ! with FOMO   ═ road")

    def _plain_city(self, view: Data) -> None:
        self.print("City, from north to south and west to east:")
        for building in sorted(view["city"], key=lambda b: (b["at"][1], b["at"][0])):
            self.print("  " + self.building_words(building))

    def building_words(self, building: Data) -> str:
        """A building spelt out."""
        x, y = building["at"]
        facing = self.say(f"facing-{building['facing'].lower()}")
        parts = [f"{x},{y}: {tile_name(building['tile'], self.say)}, {facing}"]
        if building["owner"] is not None:
            parts.append(f"signed by player {building['owner'] + 1}" + (" twice" if building["signs"] == 2 else ""))
        parts += [self.say(f"people-{colour}", n=n) for colour, n in building["people"].items()]
        parts += [self.say(f"people-{colour}", n=n) + " with FOMO" for colour, n in building["fomo"].items()]
        if building["enclosed"]:
            parts.append("enclosed")
        return ", ".join(parts)

    def _seat_line(self, seat: Data, game: Game, number: int) -> Text:
        turn = "→ " if game.view()["turn"] == number and not game.is_over else "  "
        parts: list[Any] = [
            turn,
            (f"{chr(65 + number)} {game.names[number]}", SEAT_STYLE[number]),
            f"  ${seat['money']}",
        ]
        if not (game.options.solo and number == 1):
            parts.append(f"  free signs {seat['free_signs']}")
        if seat["hand"]:
            parts.append("  hand ")
            for tile in seat["hand"]:
                parts.append(self._back(tile["back"]))
        if seat["consultant"]:
            parts.append("  " + self.say(f"consultant-{seat['consultant']}"))
        if "business" in game.options.modules:
            parts.append("  " + " ".join(f"{n} {self.say(f'business-{kind}')}" for kind, n in seat["tokens"].items()))
        return Text.assemble(*parts)

    def _back(self, back: str) -> Any:
        return f"{self.say(f'colour-{back}')} " if self.plain else (MARK[back], STYLE[back])

    def _stack_line(self, view: Data) -> Text:
        parts: list[Any] = [f"  Stack: {sum(view['stack'].values())} tiles ("]
        for back, n in view["stack"].items():
            parts += [f" {n} ", self._back(back)]
        parts.append(" )")
        if view["top"]:
            face = view["top"]["tile"]
            back = self.say(f"colour-{view['top']['back']}")
            parts.append(f"  next: {tile_name(face, self.say) if face else back}")
        return Text.assemble(*parts)

    def result(self, game: Game) -> str:
        """Who has won, and with what."""
        scores = ", ".join(f"{name} ${score}" for name, score in zip(game.names, game.scores, strict=True))
        if not game.winners:
            return f"{scores}. {self.say('game-nobody-won')}"
        names = " and ".join(game.names[seat] for seat in game.winners)
        return f"{scores}. {self.say('game-won', names=names, n=len(game.winners))}"


def tile_of(game: Game, tile: str) -> Tile:
    """A tile by its id."""
    box = tables.load(game.options.tiles)
    return box[box.tile_number(tile)]
