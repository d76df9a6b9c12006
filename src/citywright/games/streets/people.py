"""Streets 7: people move in, move on, or stand up with FOMO."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.streets.city import people_in, street
from citywright.games.streets.events import Event
from citywright.games.streets.layout import (
    GRIFTER,
    NO_TILE,
    NOBODY,
    PEOPLE_COLOURS,
    STATION,
    TILES,
    Moves,
    Place,
    Record,
    Step,
)
from citywright.games.streets.packing import Kind, pack
from citywright.games.streets.tally import count
from citywright.games.streets.turn import decider


@rule
def newcomers(s: Record, building: int, colour: int) -> int:
    """People of a colour that a new building brings: one per symbol, as long as the supply lasts. (Streets 4.2)"""
    return min(count(s.symbols[building], colour), int(s.people_left[colour]))


@rule
def move_in(s: Record, building: int, events: Events) -> None:
    """Newcomers lie down on their building. (Streets 4.2)"""
    for colour in range(PEOPLE_COLOURS):
        n = newcomers(s, building, colour)
        if n:
            s.people[building, colour] += n
            s.people_left[colour] -= n
            tell(events, Event.ARRIVED, building, colour, n)


@rule
def gather(s: Record, building: int, events: Events) -> None:
    """Everybody with FOMO of a colour this building shows comes and lies down. (Streets 4.2)"""
    for colour in range(PEOPLE_COLOURS):
        if count(s.symbols[building], colour) == 0:
            continue
        for source in range(1, TILES):
            n = s.standing[source, colour]
            if n:
                s.standing[source, colour] = 0
                s.people[building, colour] += n
                tell(events, Event.GATHERED, building, colour, n, source)


@rule
def scope(s: Record) -> tuple[int, int, int]:
    """What is being scored or abandoned, as first cell, step and length: a street, or one building. (Streets 5, 7)"""
    if s.alone:
        return int(s.cell[s.scope]), 1, 1
    return street(s, s.scope)


@rule
def leavers(s: Record, colour: int) -> int:
    """People of a colour who have to leave. (Streets 7)"""
    cell, step, size = scope(s)
    return people_in(s, cell, step, size, colour)


@rule
def attracts(s: Record, building: int, colour: int) -> bool:
    """Whether people of a colour may move to a building. (Streets 7; abandoned ones by edition, Streets 12)"""
    if s.place[building] != Place.CITY or s.enclosed[building] or count(s.symbols[building], colour) == 0:
        return False
    if s.alone and building == s.scope:
        return False
    return bool(s.abandoned_welcome) or s.owner[building] != NOBODY or building == STATION


@rule
def only_to_grifter(s: Record, colour: int) -> bool:
    """Whether these people must go to the Grifter: on its turn, if it has a building that matches. (Streets 11)"""
    if not s.solo or s.turn != GRIFTER:
        return False
    for building in range(1, TILES):
        if s.owner[building] == GRIFTER and attracts(s, building, colour):
            return True
    return False


@rule
def next_destination(s: Record, colour: int, building: int, grifter_only: bool) -> int:
    """The first building, starting at `building`, where people of a colour may go, or NO_TILE. (Streets 7, 11)"""
    while building < TILES:
        if attracts(s, building, colour) and (not grifter_only or s.owner[building] == GRIFTER):
            return building
        building += 1
    return NO_TILE


@rule
def stand_up(s: Record, colour: int, events: Events) -> None:
    """People with nowhere to go stay and get FOMO. (Streets 7)"""
    cell, step, size = scope(s)
    for _ in range(size):
        building = int(s.building_at[cell])
        n = s.people[building, colour]
        if n:
            s.people[building, colour] = 0
            s.standing[building, colour] += n
            tell(events, Event.STOOD, building, colour, n)
        cell += step


@rule
def send(s: Record, destination: int, events: Events) -> None:
    """The next person of the colour being moved goes to a building and lies down. (Streets 7)"""
    colour = s.colour
    cell, step, size = scope(s)
    for _ in range(size):
        source = int(s.building_at[cell])
        if s.people[source, colour] + s.standing[source, colour]:
            break
        cell += step
    if s.people[source, colour]:
        s.people[source, colour] -= 1
    else:
        s.standing[source, colour] -= 1
    s.people[destination, colour] += 1
    s.last = destination
    tell(events, Event.SENT, colour, source, destination, s.turn)


@rule
def to_station(s: Record, covered: int, building: int, events: Events) -> None:
    """People standing on a covered building go to the Station, or stay if the new building shows their colour.
    (Streets 10, Renovator)"""
    for colour in range(PEOPLE_COLOURS):
        n = s.standing[covered, colour]
        if n:
            s.standing[covered, colour] = 0
            if count(s.symbols[building], colour):
                s.people[building, colour] += n
                tell(events, Event.GATHERED, building, colour, n, covered)
            else:
                s.standing[STATION, colour] += n
                tell(events, Event.TO_STATION, colour, n, covered)


@rule
def start_moving(s: Record) -> None:
    """Begin to move the people of a colour, with the first destination."""
    s.colour = 0
    s.last = NO_TILE


@rule
def ask_for_homes(s: Record, events: Events) -> None:
    """The current player moves everybody who can move; the others stand up. (Streets 7)"""
    while s.colour < PEOPLE_COLOURS:
        if leavers(s, s.colour):
            if next_destination(s, s.colour, 1, only_to_grifter(s, s.colour)) != NO_TILE:
                s.actor = decider(s, s.turn)
                return
            stand_up(s, s.colour, events)
        s.colour += 1
        s.last = NO_TILE
    s.colour = 0
    s.step = Step.BUILD if s.abandoning else Step.CLOSE


@rule
def legal_homes(s: Record, out: Moves) -> int:
    """Any destination not before the last one: people of a colour are alike. (Streets 7)"""
    grifter_only = only_to_grifter(s, s.colour)
    n = 0
    building = next_destination(s, s.colour, max(1, int(s.last)), grifter_only)
    while building != NO_TILE:
        out[n] = pack(Kind.SEND, building, s.colour)
        n += 1
        building = next_destination(s, s.colour, building + 1, grifter_only)
    return n
