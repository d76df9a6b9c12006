"""Everything that can be impossible about a city and its pieces, one sentence each."""

from collections.abc import Iterator

from citywright.games.streets import components
from citywright.games.streets.city import STEP, is_joined, is_wide, street
from citywright.games.streets.components import Box
from citywright.games.streets.layout import (
    LONGEST_STREET,
    NOBODY,
    PARK,
    PEOPLE_COLOURS,
    STATION,
    TILES,
    Colour,
    Consultant,
    Facing,
    Record,
)
from citywright.games.streets.moves import TOKEN
from citywright.games.streets.packing import coordinates
from citywright.names import word


def faults(s: Record, box: Box) -> Iterator[str]:
    """Everything that is impossible about a city and its pieces."""
    buildings = [tile for tile in range(STATION, TILES) if s.building_at[s.cell[tile]] == tile]
    yield from _road_faults(s, buildings, box)
    yield from _connection_faults(s, buildings, box)
    yield from _sign_faults(s, buildings, box)
    yield from _people_faults(s, buildings, box)
    limit = components.pieces()["tokens_of_a_type"]
    for kind, name in enumerate(TOKEN):
        if s.tokens_left[kind] < 0:
            yield f"{limit - int(s.tokens_left[kind])} {name} tokens; there are {limit}"


def _road_faults(s: Record, buildings: list[int], box: Box) -> Iterator[str]:
    for tile in buildings:
        for side in (Facing.S, Facing.E):  # each pair once
            other = int(s.building_at[s.cell[tile] + STEP[side]])
            if other and is_wide(int(s.facing[tile]), int(side), int(s.facing[other])):
                yield f"{box.tile_id(tile)} and {box.tile_id(other)} make a wide road"
        start, _, size = street(s, tile)
        if size > LONGEST_STREET and s.cell[tile] == start:
            yield f"{size} buildings in the street of {box.tile_id(tile)} at {list(coordinates(start))}; at most five"


def _connection_faults(s: Record, buildings: list[int], box: Box) -> Iterator[str]:
    """Buildings whose roads do not join the rest, searched from the Station or the first building."""
    reached, open_ = set(buildings[:1]), list(buildings[:1])
    while open_:
        tile = open_.pop()
        for side in range(4):
            other = int(s.building_at[s.cell[tile] + STEP[side]])
            if other and other not in reached and is_joined(int(s.facing[tile]), side, int(s.facing[other])):
                reached.add(other)
                open_.append(other)
    for tile in buildings:
        if tile not in reached:
            yield f"the road of {box.tile_id(tile)} at {list(coordinates(s.cell[tile]))} does not join the city"


def _sign_faults(s: Record, buildings: list[int], box: Box) -> Iterator[str]:
    for seat in range(s.seats):
        if s.free_signs[seat] < 0:
            limit = components.pieces()["signs_of_a_player"]
            yield f"seat {seat} has {limit - int(s.free_signs[seat])} signs in the city; {limit} is the most"
        doubled = [tile for tile in buildings if s.owner[tile] == seat and s.signs[tile] == 2]
        if doubled and s.consultant[seat] != Consultant.INVESTOR:
            yield f"{box.tile_id(doubled[0])} has two signs, but seat {seat} is not the Investor"
        elif len(doubled) > 1:
            yield f"seat {seat} has {len(doubled)} buildings with two signs; one is the most"
    for tile in (STATION, PARK):
        if s.owner[tile] != NOBODY:
            yield f"{box.tile_id(tile)} cannot have an owner"


def _people_faults(s: Record, buildings: list[int], box: Box) -> Iterator[str]:
    for colour in range(PEOPLE_COLOURS):
        name, limit = word(Colour(colour)), components.pieces()["people_of_a_colour"]
        if s.people_left[colour] < 0:
            yield f"{limit - int(s.people_left[colour])} {name} people; {limit} is the most"
        for tile in buildings:
            if (s.people[tile, colour] or s.standing[tile, colour]) and Colour(colour) not in box[tile].symbols:
                yield f"a {name} cannot be on {box.tile_id(tile)}, which shows no {name} symbol"
