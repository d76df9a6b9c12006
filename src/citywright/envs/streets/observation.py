"""Streets: what a seat may know, as whole numbers in one row. `features` is the table of them. (Streets 13)"""

from citywright._jit import rule
from citywright.envs.common.features import Observation
from citywright.envs.common.writing import choose, put
from citywright.envs.streets.actions import hand_tile
from citywright.envs.streets.features import (
    CARDS,
    DECISIONS,
    FACE_WIDTH,
    FACES_AT,
    HOUSE_WIDTH,
    HOUSES_AT,
    NOW,
    PROMISE,
    SEAT_WIDTH,
    SEATS_AT,
    SEEN,
    STOCK_AT,
    VALUATIONS,
)
from citywright.envs.streets.prospects import see_prospects
from citywright.events import Events
from citywright.games.streets.business import token_seat
from citywright.games.streets.city import open_ends, street
from citywright.games.streets.layout import (
    BUSINESS_TYPES,
    COLOURS,
    GRIFTER,
    HAND,
    MOST_SEATS,
    NO_TILE,
    NOBODY,
    ORIGIN,
    PEOPLE_COLOURS,
    SIDE,
    TILES,
    Facing,
    Place,
    Record,
    Step,
)
from citywright.games.streets.people import leavers, scope
from citywright.games.streets.scoring import worth
from citywright.games.streets.tally import count

GRIFTER_SIGNS = 5  # it has as many as it wants


@rule
def decision(step: int) -> int:
    """The place of a step among those in which a seat decides: abandon, build, close, tokens, show, people."""
    if step < Step.ABANDON or step > Step.PEOPLE or step == Step.PAY:
        return -1
    return step - Step.ABANDON if step < Step.PAY else step - Step.ABANDON - 1


@rule
def for_grifter(s: Record) -> bool:
    """Whether you decide for the Grifter: on its turn, or about its tokens. (Streets 11)"""
    if not s.solo:
        return False
    return token_seat(s) == GRIFTER if s.step == Step.TOKENS else s.turn == GRIFTER


@rule
def see_moment(s: Record, seat: int, out: Observation) -> None:
    """Where the game stands, and what is played."""
    moving = s.step == Step.PEOPLE
    at = put(out, 0, seat == s.actor)
    at = choose(out, at, DECISIONS, decision(s.step))
    at = put(out, at, seat == s.turn)
    at = put(out, at, for_grifter(s))
    at = put(out, at, s.abandoning)
    at = put(out, at, s.builds_left)
    at = put(out, at, s.closings)
    at = choose(out, at, PEOPLE_COLOURS, s.colour if moving else -1)
    at = put(out, at, leavers(s, s.colour) if moving else 0)
    for number in (s.seats, s.solo, s.business, s.consultants, s.abandoned_welcome, s.fomo_pays, s.copy_takes_place):
        at = put(out, at, number)
    for number in (s.park_may_be_covered, s.grifter_copy_by_crowd, s.grifter_enclosure_by_crowd):
        at = put(out, at, number)
    at = put(out, at, s.grifter_takes_fewest)
    put(out, at, s.endgame_up)


@rule
def see_stock(s: Record, out: Observation) -> None:
    """What is left. (Streets 13)"""
    at = STOCK_AT
    for colour in range(PEOPLE_COLOURS):
        at = put(out, at, s.people_left[colour])
    for kind in range(BUSINESS_TYPES):
        at = put(out, at, s.tokens_left[kind])
    for back in range(COLOURS):
        at = put(out, at, s.stack[back])
    at = choose(out, at, COLOURS, s.top)
    for back in range(COLOURS):
        at = put(out, at, s.endgame[back])


@rule
def see_seat(s: Record, seat: int, other: int, out: Observation, at: int) -> None:
    """A seat as all see it: of its hand only the backs. (Streets 13)"""
    at = put(out, at, 1)
    at = put(out, at, int(s.money[other]) // 2)
    at = put(out, at, int(s.money[other]) - int(s.money[seat]))
    at = put(out, at, 0)  # the promise is added up building by building
    at = put(out, at, other == s.turn)
    at = put(out, at, min(GRIFTER_SIGNS, int(s.free_signs[other])))
    for kind in range(BUSINESS_TYPES):
        at = put(out, at, s.tokens[other, kind])
    at = choose(out, at, CARDS, int(s.consultant[other]) - 1)
    for i in range(s.hand_size[other]):
        out[at + int(s.back[s.hand[other, i]])] += 1


@rule
def see_tile(s: Record, tile: int, out: Observation, at: int) -> None:
    """What is printed on a tile. (Streets 1)"""
    if tile == NO_TILE:
        return
    at = put(out, at, 1)
    for colour in range(COLOURS):
        at = put(out, at, count(s.symbols[tile], colour))
    at = choose(out, at, VALUATIONS, int(s.valuation[tile]) - 1)
    for colour in range(COLOURS):
        at = put(out, at, count(s.depicted[tile], colour))
    at = put(out, at, s.price[tile])
    out[at + int(s.icon[tile])] = s.icons[tile]


@rule
def see_tiles(s: Record, seat: int, out: Observation) -> None:
    """The own hand and, in solo, the faces that lie open."""
    for slot in range(HAND):
        see_tile(s, hand_tile(s, seat, slot), out, FACES_AT + slot * FACE_WIDTH)
    see_tile(s, s.lifted, out, FACES_AT + HAND * FACE_WIDTH)
    see_tile(s, s.top_face, out, FACES_AT + (HAND + 1) * FACE_WIDTH)


@rule
def see_building(s: Record, seat: int, building: int, out: Observation, at: int, silent: Events) -> None:
    """A building, its street, its people, and what it would pay. (Streets 13)"""
    owner = -1 if s.owner[building] == NOBODY else (int(s.owner[building]) - seat) % int(s.seats)
    start, step, size = street(s, building)
    pays = worth(s, building, False, silent) if owner >= 0 else 0
    facing, cell = s.facing[building], int(s.cell[building])
    at = put(out, at, 1) + 1
    at = choose(out, at, MOST_SEATS, owner)
    at = put(out, at, s.signs[building])
    at = put(out, at, open_ends(s, start, step, size))
    at = put(out, at, size)
    at = put(out, at, pays) + 1
    at = put(out, at, cell % SIDE - ORIGIN % SIDE)
    at = put(out, at, cell // SIDE - ORIGIN // SIDE)
    at = put(out, at, (1 if facing == Facing.E else 0) - (1 if facing == Facing.W else 0))
    at = put(out, at, (1 if facing == Facing.S else 0) - (1 if facing == Facing.N else 0))
    for colour in range(PEOPLE_COLOURS):
        put(out, at + PEOPLE_COLOURS, s.standing[building, colour])
        at = put(out, at, s.people[building, colour])
    if owner >= 0:
        promise = SEATS_AT + owner * SEAT_WIDTH + PROMISE
        put(out, promise, int(out[promise]) + pays)


@rule
def house(building: int) -> int:
    """Where the row of a building begins."""
    return HOUSES_AT + (int(building) - 1) * HOUSE_WIDTH


@rule
def see_buildings(s: Record, seat: int, out: Observation, silent: Events) -> None:
    """The city, and the tiles that are known to be elsewhere. (Streets 13)"""
    for tile in range(1, TILES):
        if s.place[tile] == Place.CITY:
            see_building(s, seat, tile, out, house(tile), silent)
        elif s.shown[tile] or (s.place[tile] != Place.UNSEEN and s.place[tile] != Place.HAND):
            out[house(tile) + SEEN] = 1
    for i in range(s.hand_size[seat]):
        out[house(s.hand[seat, i]) + SEEN] = 1


@rule
def see_scope(s: Record, out: Observation) -> None:
    """Mark the buildings that the decision is about."""
    if s.step == Step.CLOSE:
        for i in range(s.closings):
            out[house(s.closing[i]) + NOW] = 1
    if s.step == Step.TOKENS or s.step == Step.SHOW or s.step == Step.PEOPLE:
        cell, step, size = scope(s)
        for _ in range(size):
            out[house(s.building_at[cell]) + NOW] = 1
            cell += step


@rule
def observe(s: Record, seat: int, out: Observation, silent: Events) -> None:
    """Fill a row with what a seat may know; seats are counted from it on."""
    out[:] = 0
    see_moment(s, seat, out)
    see_stock(s, out)
    for i in range(s.seats):
        see_seat(s, seat, (seat + i) % s.seats, out, SEATS_AT + i * SEAT_WIDTH)
    see_tiles(s, seat, out)
    see_buildings(s, seat, out, silent)
    see_scope(s, out)
    if s.step == Step.BUILD and s.actor == seat:
        see_prospects(s, seat, out, silent)
