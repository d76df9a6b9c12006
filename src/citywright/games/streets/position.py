"""Positions that people write as JSON: loaded, checked with all faults reported at once, and written out again."""

from pathlib import Path
from typing import Any

import numpy as np

from citywright.errors import CitywrightError, NotReadable
from citywright.events import SILENT
from citywright.games.streets import components
from citywright.games.streets.city import (
    first_building,
    has_both_ends,
    lay,
    mark_street,
)
from citywright.games.streets.components import Box
from citywright.games.streets.dealing import set_up_for_one_more
from citywright.games.streets.faults import faults
from citywright.games.streets.layout import (
    FIRST_BUILDING,
    GRIFTER,
    HAND,
    MOST_SEATS,
    NO_TILE,
    NOBODY,
    NONE,
    PARK,
    STATION,
    TILES,
    YOU,
    Colour,
    Consultant,
    Facing,
    Place,
    Record,
    Step,
)
from citywright.games.streets.moves import BACK, CONSULTANT, PERSON_COLOUR, TOKEN
from citywright.games.streets.packing import REACH, cell_at
from citywright.games.streets.pieces import pieces_of
from citywright.games.streets.rules import advance
from citywright.games.streets.setup import MODULES, Options, allowed_consultants, empty_state
from citywright.games.streets.view import VIEW
from citywright.names import word
from citywright.reading import Data, PositionReader

TOP_FIELDS = {
    "game", "edition", "modules", "difficulty", "turn", "seats", "city", "stack", "top", "endgame", "endgame_up",
    "lifted", "discarded", "covered",
}  # fmt: skip
SEAT_FIELDS = {"name", "money", "hand", "consultant", "tokens", "shown"}
BUILDING_FIELDS = {"tile", "at", "facing", "owner", "signs", "people", "fomo", "enclosed"}


class StreetsReader(PositionReader):
    """Reads a position into a record."""

    def __init__(self, data: Any, tiles: Path = components.HOUSE_TILES):
        super().__init__(data)
        self.tiles = tiles
        self.box: Box = components.load(tiles)
        self.pieces = pieces_of(self.box)
        self.seen: dict[str, str] = {}

    def read(self) -> tuple[Options, Record]:
        """The options and the record of the position."""
        options = self.options = self._options()
        s = empty_state(options)
        self._read_seats(s)
        self._read_city(s)
        self._read_tiles_elsewhere(s)
        s.turn = self.number(self.data.get("turn", 0), 0, int(s.seats) - 1, "turn")
        self.reasons += faults(s, self.box)
        self._find_streets_to_score(s)
        self.check()
        self._begin(s)
        return options, s

    def _options(self) -> Options:
        data = self.data
        if not isinstance(data, dict):
            raise NotReadable('a position is a JSON object such as {"game": "streets", "seats": [...], "city": [...]}')
        if data.get("game", "streets") != "streets":
            raise NotReadable(f"this is a position of {data['game']!r}, not of streets")
        self.only(data, TOP_FIELDS, "the position")
        seats = data.get("seats", [{}, {}])
        if not isinstance(seats, list) or not all(isinstance(seat, dict) for seat in seats) or not seats:
            raise NotReadable('seats should be a list of objects such as {"name": "Ada", "money": 0, "hand": []}')
        modules = data.get("modules", [])
        if not isinstance(modules, list) or not all(isinstance(module, str) for module in modules):
            raise NotReadable(f"modules should be a list of {', '.join(MODULES)}, or nothing")
        solo = "difficulty" in data or len(seats) == 1
        if solo and len(seats) > GRIFTER + 1:
            self.wrong(f"{len(seats)} seats; a solo position (it has a difficulty) has you and the Grifter")
        self.seats: list[Data] = seats[: GRIFTER + 1] if solo else seats[:MOST_SEATS]
        options = Options(
            players=1 if solo else len(seats),
            edition=str(data.get("edition", Options.edition)),
            modules=tuple(modules),
            difficulty=str(data.get("difficulty", Options.difficulty)),
            tiles=self.tiles,
        )
        if faults := list(options.faults()):
            self.reasons += faults
            return Options(players=1 if solo else len(self.seats), tiles=self.tiles)  # to find what else is wrong
        return options

    def _counts(self, value: Any, known: dict[str, int], high: int, what: str) -> dict[int, int]:
        if not isinstance(value, dict):
            self.wrong(f'{what} is {value!r}; it should be an object such as {{"{next(iter(known))}": 1}}')
            return {}
        counts = {}
        for name, n in value.items():
            if name not in known:
                self.wrong(f"{what}: {name!r} is none of {', '.join(known)}")
            else:
                counts[known[name]] = self.number(n, 0, high, f"{what}, {name}")
        return counts

    def _place_tile(self, s: Record, tile: Any, place: Place, where: str) -> int:
        """The number of a tile; each tile may be used once."""
        try:
            number = self.box.tile_number(tile if isinstance(tile, str) else repr(tile))
        except CitywrightError as error:
            self.wrong(f"{where}: {error}")
            return NO_TILE
        if tile in self.seen:
            self.wrong(f"{tile} is {self.seen[tile]} and {where}; there is only one")
            return NO_TILE
        if number < FIRST_BUILDING and place != Place.CITY and not (number == PARK and place == Place.COVERED):
            self.wrong(f"{where}: {tile} is always in the city")
        if s.place[number] == Place.UNUSED:
            self.wrong(f"{where}: {tile} is a 5+ tile, which is not in a game of {s.seats}")
        self.seen[tile] = where
        s.place[number] = place
        return number

    def _tile_list(self, s: Record, value: Any, place: Place, where: str) -> list[int]:
        if not isinstance(value, list):
            self.wrong(f"{where}: {value!r} should be a list of tiles")
            return []
        return [number for tile in value if (number := self._place_tile(s, tile, place, where))]

    def _read_seats(self, s: Record) -> None:
        for seat, data in enumerate(self.seats):
            self._read_consultant(s, seat, data.get("consultant"))
        if Consultant.CONTRACTOR in s.consultant:
            set_up_for_one_more(s)
        for seat, data in enumerate(self.seats):
            self.only(data, SEAT_FIELDS, f"seat {seat}")
            s.money[seat] = self.number(data.get("money", s.money[seat].item()), 0, 9999, f"money of seat {seat}")
            hand = self._tile_list(s, data.get("hand", []), Place.HAND, f"in the hand of seat {seat}")
            if s.solo and seat == GRIFTER and hand:
                self.wrong("the Grifter has no hand; its tiles are the endgame stack")
            if len(hand) > HAND:
                self.wrong(f"{len(hand)} tiles in the hand of seat {seat}; there can be {HAND}")
            s.hand_size[seat] = len(hand[:HAND])
            s.hand[seat, : s.hand_size[seat]] = hand[:HAND]
            self._read_shown(s, seat, data.get("shown", []), hand)
            tokens = self._counts(data.get("tokens", {}), TOKEN, 12, f"tokens of seat {seat}")
            for kind, n in tokens.items():
                s.tokens[seat, kind] = n
                s.tokens_left[kind] -= n

    def _read_shown(self, s: Record, seat: int, tiles: Any, hand: list[int]) -> None:
        ids = [self.box.tile_id(number) for number in hand]
        for tile in tiles if isinstance(tiles, list) else [tiles]:
            if tile in ids:
                s.shown[self.box.tile_number(tile)] = 1
            else:
                self.wrong(f"seat {seat} has shown {tile!r}, which is not in its hand")

    def _read_consultant(self, s: Record, seat: int, consultant: Any) -> None:
        if consultant is None:
            return
        if s.solo and seat == GRIFTER:
            self.wrong("the Grifter has no consultant")
        elif not isinstance(consultant, str) or consultant not in CONSULTANT:
            self.wrong(f"seat {seat}: no consultant {consultant!r}; there are {', '.join(CONSULTANT)}")
        elif CONSULTANT[consultant] in s.consultant:
            self.wrong(f"seat {seat}: the {consultant} is already with another player")
        elif not allowed_consultants(self.options.players, s.business, self.pieces) >> CONSULTANT[consultant] & 1:
            self.wrong(f"seat {seat}: the {consultant} cannot be in a game of this size and these modules")
        else:
            s.consultant[seat] = CONSULTANT[consultant]
            s.consultants = 1

    def _read_city(self, s: Record) -> None:
        buildings = self.data.get("city", [])
        if not isinstance(buildings, list) or not all(isinstance(building, dict) for building in buildings):
            raise NotReadable(
                'city should be a list of objects such as {"tile": "toy-store", "at": [0, 0], "facing": "S"}'
            )
        for data in buildings:
            self._read_building(s, data)

    def _read_building(self, s: Record, data: Data) -> None:
        where = f"at {data.get('at')}"
        self.only(data, BUILDING_FIELDS, f"the building {where}")
        tile = self._place_tile(s, data.get("tile"), Place.CITY, where)
        at, facing = data.get("at"), data.get("facing")
        if not isinstance(at, list) or len(at) != 2 or not all(type(n) is int and abs(n) <= REACH - 1 for n in at):
            self.wrong(f"{data.get('tile')} is {where}; it should be [x, y], each from {1 - REACH} to {REACH - 1}")
            return
        if not isinstance(facing, str) or facing not in Facing.__members__:
            self.wrong(f"{where}: facing {facing!r}; it should be one of {', '.join(Facing.__members__)}")
            return
        if tile == NO_TILE:
            return
        if s.building_at[cell_at(*at)] != NO_TILE:
            self.wrong(f"{where}: two buildings, {self.box.tile_id(s.building_at[cell_at(*at)])} and {data['tile']}")
            return
        lay(s, tile, cell_at(*at), int(Facing[facing]))
        self._read_people(s, tile, data, where)
        self._read_signs(s, tile, data, where)

    def _read_people(self, s: Record, tile: int, data: Data, where: str) -> None:
        for name, people in (("people", s.people), ("fomo", s.standing)):
            for colour, n in self._counts(data.get(name, {}), PERSON_COLOUR, 99, f"{name} {where}").items():
                people[tile, colour] = n
                s.people_left[colour] = max(-100, int(s.people_left[colour]) - n)

    def _read_signs(self, s: Record, tile: int, data: Data, where: str) -> None:
        owner = data.get("owner")
        if owner is None:
            if data.get("signs", 0) != 0:
                self.wrong(f"{where}: {data['signs']} signs, but no owner")
            return
        if self.number(owner, 0, int(s.seats) - 1, f"owner {where}") != owner:
            return
        s.owner[tile] = owner
        s.signs[tile] = self.number(data.get("signs", 1), 1, 2, f"signs {where}")
        s.free_signs[owner] -= s.signs[tile]

    def _read_tiles_elsewhere(self, s: Record) -> None:
        data = self.data
        self._tile_list(s, data.get("discarded", []), Place.DISCARDED, "discarded")
        self._tile_list(s, data.get("covered", []), Place.COVERED, "covered")
        self._read_stack(s)
        if s.solo and "endgame" in data:
            for back, n in self._counts(data["endgame"], BACK, 3, "endgame").items():
                s.endgame[back] = n
            if s.endgame.sum() > HAND:
                self.wrong(f"{s.endgame.sum()} tiles in the endgame stack; there can be {HAND}")
        s.endgame_up = bool(s.solo and data.get("endgame_up"))
        if s.solo and data.get("lifted") is not None:
            s.lifted = self._place_tile(s, data["lifted"], Place.TURNED_UP, "lifted")
        self._check_backs(s)
        if Consultant.CONTRACTOR in s.consultant and "stack" not in data:
            self.wrong('with the Contractor in play the stack must be given, such as {"parent": 4, "wild": 2}')
        if Consultant.RENOVATOR in s.consultant and s.place[STATION] != Place.CITY:
            self.wrong("with the Renovator in play the central-station must be in the city")

    def _check_backs(self, s: Record) -> None:
        """Check that all tiles lying face down are among those nobody has seen."""
        backs = s.back[FIRST_BUILDING:][s.place[FIRST_BUILDING:] == Place.UNSEEN]
        for back in Colour:
            unseen = int((backs == back).sum()) + bool(s.top == back and s.top_face != NO_TILE)
            n = int(s.stack[back]) + int(s.endgame[back])
            if n > unseen:
                self.wrong(f"{n} {word(back)} backs lie face down, but only {unseen} such tiles are unseen")

    def _read_stack(self, s: Record) -> None:
        """The stack as given, or else all tiles of a game of this size that are nowhere else."""
        elsewhere = ~np.isin(s.place[FIRST_BUILDING:], (Place.UNSEEN, Place.UNUSED))
        np.subtract.at(s.stack, s.back[FIRST_BUILDING:][elsewhere], 1)
        s.stack.clip(0, out=s.stack)
        if "stack" in self.data:
            s.stack[:] = 0
            for back, n in self._counts(self.data["stack"], BACK, TILES, "stack").items():
                s.stack[back] = n
        top = self.data.get("top")
        if top is None:
            return
        if s.solo:
            s.top_face = self._place_tile(s, top, Place.TURNED_UP, "on top of the stack")
            s.top = s.back[s.top_face] if s.top_face else NONE
        elif isinstance(top, str) and top in BACK:
            s.top = BACK[top]
        else:
            self.wrong(f"top {top!r}; it should be one of {', '.join(BACK)}")
        if s.top != NONE and "stack" not in self.data:
            s.stack[s.top] = max(1, s.stack[s.top])
        elif s.top != NONE and s.stack[s.top] == 0:
            self.wrong(f"a {word(Colour(s.top))} back is on top of the stack, but there is none in it")

    def _find_streets_to_score(self, s: Record) -> None:
        """List the enclosed streets that still hold signs or people at home: they are to be scored."""
        s.closings = 0
        s.closing[:] = NO_TILE
        standing = [tile for tile in range(STATION, TILES) if s.building_at[s.cell[tile]] == tile]
        for tile in standing:
            if has_both_ends(s, tile):
                mark_street(s, tile, 1)
        full = [tile for tile in standing if s.enclosed[tile] and (s.signs[tile] or s.people[tile].any())]
        waiting = dict.fromkeys(first_building(s, tile) for tile in full)
        if len(waiting) > len(s.closing):
            self.wrong(f"{len(waiting)} enclosed streets still hold signs or people; five is the most")
            return
        if waiting and s.lifted:
            self.wrong("a street waits to be scored, so the Grifter cannot have lifted a tile")
        s.closings = len(waiting)
        s.closing[: s.closings] = list(waiting)

    def _begin(self, s: Record) -> None:
        """Score waiting streets first, then go on with the turn."""
        s.step = Step.START
        if s.closings:
            s.builds_left = 1
            s.draws_left = self._draws(s)
            s.step = Step.CLOSE
        elif s.lifted:
            s.turn = GRIFTER
            s.builds_left = 1
            s.draws_left = self._draws(s)
            s.step = Step.ABANDON
        advance(s, SILENT)

    @staticmethod
    def _draws(s: Record) -> int:
        """Tiles to draw at the end of a turn that is under way."""
        return 1 if s.hand_size[YOU if s.solo else s.turn] < HAND and not s.endgame_up else 0


def to_json(s: Record, options: Options, names: list[str], box: Box) -> Data:
    """A position as people write it, all hands face up. A half-finished turn cannot be written."""
    seen = VIEW.of(s, NOBODY, box.lookup)
    data: Data = {
        "game": "streets",
        "edition": options.edition,
        "modules": list(options.modules),
        "turn": int(s.turn),
        "seats": [_seat_json(s, seat, names[seat], box) for seat in range(s.seats)],
        "city": [{name: of for name, of in building.items() if name in BUILDING_FIELDS} for building in seen["city"]],
        "stack": seen["stack"],
        "discarded": seen["discarded"],
        "covered": seen["covered"],
    }
    if options.solo:
        solo = {"endgame": seen["endgame"], "endgame_up": seen["endgame_up"], "lifted": seen["lifted"]}
        data |= {"difficulty": options.difficulty, **solo}
    if seen["top"]:
        data["top"] = seen["top"]["tile" if options.solo else "back"]
    return data


def _seat_json(s: Record, seat: int, name: str, box: Box) -> Data:
    hand = [int(tile) for tile in s.hand[seat, : s.hand_size[seat]]]
    return {
        "name": name,
        "money": int(s.money[seat]),
        "hand": [box.tile_id(tile) for tile in hand],
        "shown": [box.tile_id(tile) for tile in hand if s.shown[tile]],
        "consultant": word(Consultant(s.consultant[seat])) if s.consultant[seat] else None,
        "tokens": dict(zip(TOKEN, s.tokens[seat].tolist(), strict=True)),
    }


def load(data: Any, tiles: Path = components.HOUSE_TILES) -> tuple[Options, Record]:
    """The options and the record of a position. An impossible position is refused with all reasons."""
    return StreetsReader(data, tiles).read()
