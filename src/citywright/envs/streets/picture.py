"""Streets as a picture: the city on the left, seats and hands on the right."""

from collections.abc import Iterator
from typing import Any

from citywright.envs.picture.pen import INK, PALE, SOFT, Pen, around, star
from citywright.game import Game
from citywright.games.streets.components import Tile
from citywright.screens.streets import MARK, colour_words, short_valuation, tile_of
from citywright.telling import names_joined
from citywright.telling.streets import tile_name
from citywright.words import Words, words

Data = dict[str, Any]

COLOURS = {"tourist": "#b1197a", "hipster": "#c98a00", "parent": "#2f8f46", "shopper": "#2c63c4", "wild": "#7a3f98"}
SEATS = ("#c2402b", "#2460a7", "#2f7d4f", "#8a5a00", "#7a3f98")
WALL, ROAD, DULL = "#fffdf7", "#55504a", "#b9b2a6"
CITY, PANEL = 700, 230  # how wide city and panel are
MARGIN, LARGEST = 14, 120
BY_MARK = {mark: colour for colour, mark in MARK.items()}


def mark(pen: Pen, x: float, y: float, r: float, colour: str) -> None:
    """A symbol or a person: each colour has a shape of its own."""
    ink = COLOURS[colour]
    if colour == "parent":
        pen.disc(x, y, r, ink)
    elif colour == "wild":
        pen.shape(star(x, y, 1.25 * r), ink)
    else:
        corners, turned = {"tourist": (4, 0.0), "hipster": (3, -1.5708), "shopper": (4, 0.7854)}[colour]
        pen.shape(around(x, y, 1.2 * r, corners, turned), ink)


def marked(pen: Pen, x: float, y: float, text: str, size: float) -> float:
    """A text in which marks stand for colours; where it ends."""
    for letter in text:
        if letter in BY_MARK:
            mark(pen, x + 0.5 * size, y, 0.38 * size, BY_MARK[letter])
            x += size
        else:
            x = pen.text(x, y, letter.replace("☺", " people"), size)
    return x


def flag(pen: Pen, x: float, y: float, size: float, owner: int) -> None:
    """A sign of a seat."""
    pen.box(x, y - size / 2, size, size, SEATS[owner])
    pen.text(x + size / 2, y, chr(65 + owner), 0.75 * size, "#ffffff", bold=True, anchor="mm")


class City:
    """The city, as large as there is room for it."""

    def __init__(self, pen: Pen, game: Game, view: Data, say: Words):
        self.pen, self.game, self.view, self.say = pen, game, view, say
        columns = [building["at"][0] for building in view["city"]]
        rows = [building["at"][1] for building in view["city"]]
        wide, high = max(columns) - min(columns) + 1, max(rows) - min(rows) + 1
        self.size = min((CITY - 2 * MARGIN) / wide, (pen.height - 2 * MARGIN) / high, LARGEST)
        self.left = (CITY - wide * self.size) / 2 - min(columns) * self.size
        self.top = (pen.height - high * self.size) / 2 - min(rows) * self.size

    def draw(self) -> None:
        """Every building at its place."""
        for building in self.view["city"]:
            self._draw_building(building)

    def _draw_building(self, building: Data) -> None:
        size, pen = self.size, self.pen
        x, y = self.left + building["at"][0] * size, self.top + building["at"][1] * size
        pen.box(x, y, size, size, PALE if building["owner"] is None else WALL, SOFT)
        self._draw_road(x, y, building)
        tile = tile_of(self.game, building["tile"])
        pad = 0.14 * size if building["facing"] == "W" else 0.07 * size
        low = 0.07 * size if building["facing"] == "N" else 0.0
        self._write(x + pad, y + low, tile, building)

    def _draw_road(self, x: float, y: float, building: Data) -> None:
        size, band = self.size, 0.09 * self.size
        left = x + (size - band if building["facing"] == "E" else 0)
        top = y + (size - band if building["facing"] == "S" else 0)
        wide, high = (size, band) if building["facing"] in "NS" else (band, size)
        self.pen.box(left, top, wide, high, DULL if building["enclosed"] else ROAD)

    def _write(self, x: float, y: float, tile: Tile, building: Data) -> None:
        """Name, valuation, symbols and signs, people."""
        pen, unit, y = self.pen, self.size, y + 0.12 * self.size
        letters, line = 0.125 * unit, 0.155 * unit
        for part in pen.wrapped(tile_name(tile.id, self.say), letters, 0.82 * unit, bold=True)[:2]:
            pen.text(x, y, part, letters, bold=True)
            y += line
        if tile.price:
            marked(pen, x, y, "".join(letter for letter, _ in short_valuation(tile, self.say)), letters)
        symbols = "".join(MARK[colour] for colour in colour_words(tile.symbols))
        end = marked(pen, x, y + 1.15 * line, symbols, 0.15 * unit)
        for i in range(building["signs"]):
            flag(pen, end + (0.04 + 0.19 * i) * unit, y + 1.15 * line, 0.17 * unit, building["owner"])
        people = [f"{n}{MARK[colour]}" for colour, n in building["people"].items()]
        people += [f"{n}{MARK[colour]}!" for colour, n in building["fomo"].items()]
        marked(pen, x, y + 2.3 * line, " ".join(people), letters)


def result(game: Game, say: Words) -> str:
    """Who has won."""
    names = names_joined([game.names[seat] for seat in game.winners], say)
    return say("game-won", names=names, n=len(game.winners)) if game.winners else say("game-nobody-won")


class Panel:
    """Seats, hands and the stack, from the top down."""

    def __init__(self, pen: Pen, game: Game, view: Data, say: Words):
        self.pen, self.game, self.view, self.say = pen, game, view, say
        self.x, self.y = float(CITY + MARGIN), 2.0 * MARGIN

    def draw(self) -> None:
        """All of it."""
        for number, seat in enumerate(self.view["seats"]):
            self._draw_seat(number, seat)
        left = sum(self.view["stack"].values())
        self._line(self.say("streets-stack", n=left), SOFT)
        if self.game.is_over:
            self._line(result(self.game, self.say), INK)

    def _line(self, text: str, ink: str, size: float = 13) -> None:
        for part in self.pen.wrapped(text, size, PANEL):
            self.pen.text(self.x, self.y, part, size, ink)
            self.y += 1.4 * size

    def _draw_seat(self, number: int, seat: Data) -> None:
        pen, game = self.pen, self.game
        flag(pen, self.x, self.y, 20, number)
        is_its_turn = self.view["turn"] == number and not game.is_over
        name = pen.fitted(game.names[number], 16, PANEL - 90, bold=True)
        pen.text(self.x + 28, self.y, name, 16, SEATS[number], bold=is_its_turn)
        pen.text(self.x + PANEL, self.y, self.say("money", amount=seat["money"]), 18, bold=True, anchor="rm")
        self.y += 24
        for line in self._held(number, seat):
            self._line(line, SOFT)
        self._draw_hand(seat["hand"])
        self.y += 14

    def _held(self, number: int, seat: Data) -> Iterator[str]:
        """Free signs, consultant and tokens, as far as the game has them."""
        if not (self.game.options.solo and number == 1):
            yield self.say("streets-free-signs", n=seat["free_signs"])
        if seat["consultant"]:
            yield self.say(f"consultant-{seat['consultant']}")
        tokens = [f"{n} {self.say(f'business-{kind}')}" for kind, n in seat["tokens"].items() if n]
        if tokens:
            yield ", ".join(tokens)

    def _draw_hand(self, hand: list[Data]) -> None:
        """Tiles by name where they are known, else their backs."""
        x = self.x
        for tile in hand:
            mark(self.pen, x + 8, self.y, 6, tile["back"])
            if tile["tile"]:
                self.pen.text(x + 22, self.y, tile_name(tile["tile"], self.say), 13)
                self.y += 18
            else:
                x += 22
        self.y += 18 if x > self.x else 0


def draw(game: Game, seat: int | None, pen: Pen) -> None:
    """The whole table as a seat sees it."""
    view, say = game.view(seat), words("en")
    City(pen, game, view, say).draw()
    pen.box(CITY, 0, 1, pen.height, PALE)
    Panel(pen, game, view, say).draw()
