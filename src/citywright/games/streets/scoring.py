"""Streets 5 and 8: paying for a street, and for what is left at the end."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.streets.business import pay_majorities, pay_sets
from citywright.games.streets.city import drop_closing
from citywright.games.streets.events import Event
from citywright.games.streets.layout import FIRST_BUILDING, NO_TILE, NOBODY, TILES, YOU, Moves, Place, Record, Step
from citywright.games.streets.packing import Kind, pack
from citywright.games.streets.people import scope
from citywright.games.streets.turn import decider
from citywright.games.streets.valuation import appraise, everybody_on


@rule
def worth(s: Record, building: int, half: int, events: Events) -> int:
    """Valuation (twice with two signs) and $1 a person; half of it, rounded up, at the end. (Streets 5, 8)"""
    seat = s.owner[building]
    printed = s.shown_tile if s.shown_at == building else building
    paying, n, symbols = appraise(s, seat, printed, building)
    price = int(s.price[paying])
    tell(events, Event.VALUED, seat, building, paying, n, price, symbols, n * price)
    value = n * price * int(s.signs[building])
    people = everybody_on(s, building)
    total = value + people
    if half:
        total = (total + 1) // 2
    tell(events, Event.PAID, seat, building, value, people, s.signs[building], half, total)
    return total


@rule
def pay_street(s: Record, events: Events) -> None:
    """Pay each player for each of their buildings, clockwise from the current player. (Streets 5)"""
    for i in range(s.seats):
        seat = (s.turn + i) % s.seats
        cell, step, size = scope(s)
        for _ in range(size):
            building = s.building_at[cell]
            if s.owner[building] == seat and s.signs[building] > 0:
                s.money[seat] += worth(s, int(building), False, events)
            cell += step
    s.shown_tile = s.shown_at = NO_TILE


@rule
def sign_home(s: Record, building: int) -> None:
    """A building's signs go back to their owner. (Streets 4.1, 5)"""
    s.free_signs[s.owner[building]] += s.signs[building]
    s.owner[building] = NOBODY
    s.signs[building] = 0


@rule
def signs_home(s: Record, events: Events) -> None:
    """All signs of the scored street go home. (Streets 5)"""
    cell, step, size = scope(s)
    for _ in range(size):
        building = s.building_at[cell]
        if s.signs[building] > 0:
            tell(events, Event.SIGN_HOME, s.owner[building], building, s.signs[building])
            sign_home(s, building)
        cell += step


@rule
def owns_in_scope(s: Record, seat: int) -> bool:
    """Whether a seat has a signed building in the street being scored. (Streets 9, 10)"""
    cell, step, size = scope(s)
    for _ in range(size):
        building = s.building_at[cell]
        if s.owner[building] == seat and s.signs[building] > 0:
            return True
        cell += step
    return False


@rule
def pay_end(s: Record, events: Events) -> None:
    """Every building that still has a sign pays half; then the business bonuses. (Streets 8, 9)"""
    tell(events, Event.ENDING)
    for i in range(s.seats):
        seat = (s.turn + s.seats - 1 + i) % s.seats  # starting with who built last; only the log shows this order
        for building in range(FIRST_BUILDING, TILES):
            if s.place[building] == Place.CITY and s.owner[building] == seat and s.signs[building] > 0:
                s.money[seat] += worth(s, building, True, events)
    if s.business:
        pay_majorities(s, events)
        pay_sets(s, events)
    tell(events, Event.OVER)


@rule
def ask_for_street(s: Record) -> None:
    """The current player names the next street to score; when none is left the build is done. (Streets 4.3)"""
    s.abandoning = s.alone = 0
    s.scope = NO_TILE
    if s.closings:
        s.actor = decider(s, s.turn)
        return
    s.builds_left -= 1
    if s.builds_left > 0:
        s.step = Step.ABANDON
    else:
        s.step = Step.LIFT if s.solo and s.turn == YOU else Step.DRAW


@rule
def legal_streets(s: Record, out: Moves) -> int:
    """Any of the enclosed streets that is not yet scored. (Streets 4.3)"""
    for i in range(s.closings):
        out[i] = pack(Kind.SCORE, s.closing[i], 0)
    return int(s.closings)


@rule
def score(s: Record, first: int, events: Events) -> None:
    """Begin to score a street. (Streets 5)"""
    tell(events, Event.SCORING, first)
    drop_closing(s, first)
    s.scope = first
    s.asked = 0
    s.step = Step.TOKENS
