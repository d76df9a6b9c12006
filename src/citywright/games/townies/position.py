"""Positions that people write as JSON: loaded, checked with all faults reported at once, and written out again.

A position is a sketch of the moment a round begins: it may show less than was drawn (single blocks of a shape, circles
whose objects are not on the sheet), but never more.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from citywright.errors import CitywrightError, NotReadable
from citywright.events import SILENT
from citywright.games.townies.components import Box
from citywright.games.townies.layout import CIRCLES, COLOURS, NOBODY, NONE, Bonus, Record, Step
from citywright.games.townies.maps import BONUS_SPACES
from citywright.games.townies.masks import only, size
from citywright.games.townies.moves import COLOUR, OBJECT
from citywright.games.townies.round import is_last_round
from citywright.games.townies.rules import advance
from citywright.games.townies.setup import MODES, Options, empty_state
from citywright.games.townies.sheet import fill, put
from citywright.games.townies.view import VIEW
from citywright.names import number_of
from citywright.options import RANDOM, WITHOUT
from citywright.reading import Data, PositionReader

TOP_FIELDS = {"game", "mode", "individual", "additional", "bonus", "round", "dice", "seats"}
SEAT_FIELDS = {"name", "start", "sheet", "circles", "stars", "soil", "circled"}
HIGHEST = 13  # points of a city square among six objects (Townies 4)
LAST_ROUND = 9999


class TowniesReader(PositionReader):
    """Reads a position into a record."""

    def __init__(self, data: Any, files: Mapping[str, Path]):
        super().__init__(data)
        self.files = files

    def read(self) -> tuple[Options, Record]:
        """The options and the record of the position."""
        options = self._options()
        s = empty_state(options)
        self.box = options.box
        rounds = self.number(self.data.get("round", 1), 1, LAST_ROUND, "round")
        for seat, data in enumerate(self.seats):
            self.only(data, SEAT_FIELDS, f"seat {seat}")
            s.marker[seat] = (s.start[seat] + (COLOURS - 1) * (rounds - 1)) % COLOURS
            self._read_sheet(s, seat, data.get("sheet", {}))
            self._read_circles(s, seat, data)
            self._read_bonus(s, seat, data)
        self._read_dice(s, rounds)
        self.check()
        if is_last_round(s):
            s.rounds, s.step = rounds, Step.END
            s.rolled_object = s.rolled_shape = NONE
        advance(s, SILENT)
        return options, s

    def _options(self) -> Options:
        data = self.data
        if not isinstance(data, dict):
            raise NotReadable('a position is a JSON object such as {"game": "townies", "seats": [{"sheet": {}}]}')
        if data.get("game", "townies") != "townies":
            raise NotReadable(f"this is a position of {data['game']!r}, not of townies")
        self.only(data, TOP_FIELDS, "the position")
        seats = data.get("seats", [{}, {}])
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats) or not seats:
            raise NotReadable('seats should be a list of objects such as {"name": "Ada", "start": "red", "sheet": {}}')
        self.seats: list[Data] = seats
        mode = str(data.get("mode", Options.mode))
        individual = data.get("individual", MODES.get(mode, (True,))[0])
        if not isinstance(individual, bool):
            self.wrong(f"individual is {individual!r}; it should be true or false")
        options = Options(
            players=len(seats),
            mode=mode,
            individual=bool(individual),
            additional=self._card("additional"),
            bonus=self._card("bonus"),
            starts=self._starts(),
            **self.files,
        )
        self.reasons += options.faults()
        self.check()
        return options

    def _card(self, field: str) -> str:
        """The name of a card, if the game is played with one."""
        card = self.data.get(field)
        if card == RANDOM:
            self.wrong(f"{field} is random; a position names its cards")
        return WITHOUT if card is None or card == RANDOM else str(card)

    def _starts(self) -> tuple[str, ...]:
        """The starting markers; seats without one take what is left over, in seat order."""
        given = [seat.get("start") for seat in self.seats]
        if RANDOM in given:
            self.wrong("a starting marker is random; a position names its colours")
        left = [colour for colour in COLOUR if colour not in given]
        return tuple(str(start) if start is not None else left.pop(0) if left else RANDOM for start in given)

    def _numbers(self, value: Any, low: int, high: int, what: str) -> list[int]:
        if not isinstance(value, list):
            self.wrong(f"{what}: {value!r} should be a list of numbers")
            return []
        return [self.number(number, low, high, what) for number in value]

    def _named(self, value: Any, known: dict[str, int], what: str) -> int:
        """The number of a word, or NONE if it is wrong."""
        try:
            return number_of(value if isinstance(value, str) else repr(value), known, what)
        except NotReadable as error:
            self.wrong(str(error))
            return NONE

    def _read_sheet(self, s: Record, seat: int, blocks: Any) -> None:
        if not isinstance(blocks, dict):
            self.wrong(f'the sheet of seat {seat} should be an object such as {{"c4": "red"}}')
            return
        for name, block in blocks.items():
            where = f"colour on {name} of seat {seat}"
            is_object = isinstance(block, dict)
            if is_object:
                self.only(block, {"object", "colour"}, f"the block on {name} of seat {seat}")
            colour = self._named(block.get("colour") if is_object else block, COLOUR, where)
            object_ = (
                self._named(block.get("object"), OBJECT, f"object on {name} of seat {seat}") if is_object else NONE
            )
            try:
                space = self.box.space_number(name)
            except CitywrightError as error:
                self.wrong(f"seat {seat}: {error}")
                continue
            if colour != NONE and object_ != NONE:
                put(s, seat, object_, colour, space)
            elif colour != NONE and not is_object:
                fill(s, seat, colour, *only(space))

    def _read_circles(self, s: Record, seat: int, data: Data) -> None:
        objects = size(*(int(word) for word in s.objects[seat]))
        circles = self._numbers(data.get("circles", [0] * objects), 0, HIGHEST, f"circles of seat {seat}")
        if not objects <= len(circles) <= CIRCLES:
            self.wrong(f"seat {seat} has {len(circles)} circles filled and {objects} objects on its sheet; "
                       f"there should be a circle for each object, and at most {CIRCLES}")  # fmt: skip
        s.filled[seat] = len(circles[:CIRCLES])
        s.circle[seat, : s.filled[seat]] = circles[:CIRCLES]
        if "circled" in data and not s.solo:
            self.wrong(f"seat {seat} has circled circles; only solo has")
        for circle in self._numbers(data.get("circled", []), 1, CIRCLES, f"circled of seat {seat}"):
            s.circled[seat] |= 1 << (circle - 1)
        if s.solo and not s.blocks[seat].any() and s.circled[seat] == (1 << CIRCLES) - 1:
            self.wrong("all circles are circled, but the sheet is empty: nothing could ever be drawn")

    def _read_bonus(self, s: Record, seat: int, data: Data) -> None:
        s.stars[seat] = self.number(data.get("stars", 0), 0, BONUS_SPACES, f"stars of seat {seat}")
        most = BONUS_SPACES * int(s.soil_points)
        s.soil[seat] = self.number(data.get("soil", 0), 0, most, f"soil of seat {seat}")
        if s.stars[seat] and s.bonus in (Bonus.NONE, Bonus.STABLE_SOIL):
            self.wrong(f"seat {seat} has stars, but there is no bonus card to use them for")
        if s.soil[seat] and s.bonus != Bonus.STABLE_SOIL:
            self.wrong(f"seat {seat} has soil points, but the bonus card is not stable-soil")

    def _read_dice(self, s: Record, rounds: int) -> None:
        dice = self.data.get("dice")
        s.rounds, s.step = rounds - 1, Step.ROLL
        if dice is None:
            return
        if not isinstance(dice, dict):
            self.wrong(f'dice is {dice!r}; it should be an object such as {{"object": "bank", "shape": "bee"}}')
            return
        self.only(dice, {"object", "shape"}, "dice")
        shapes = {shape.name: number for number, shape in enumerate(self.box.shapes)}
        s.rolled_object = self._named(dice.get("object"), OBJECT, "object")
        s.rolled_shape = self._named(dice.get("shape"), shapes, "shape")
        s.rounds, s.step = rounds, Step.CHOOSE


def to_json(s: Record, options: Options, names: list[str], box: Box) -> Data:
    """A position as people write it: the round that is open, or else the next one; sealed choices are left out."""
    seen = VIEW.of(s, NOBODY, box.lookup)
    return {
        "game": "townies",
        "mode": options.mode,
        "individual": seen["individual"],
        "additional": seen["additional"],
        "bonus": seen["bonus"],
        "round": seen["round"] + int(s.step == Step.ROLL),
        "dice": seen["dice"],
        "seats": [
            {
                "name": names[seat],
                **{field: data[field] for field in ("start", "sheet", "circles", "stars", "circled") if field in data},
                "soil": data["bonus"],
            }
            for seat, data in enumerate(seen["seats"])
        ],
    }


def load(data: Any, **files: Path) -> tuple[Options, Record]:
    """The options and the record of a position. An impossible position is refused with all reasons."""
    return TowniesReader(data, files).read()
