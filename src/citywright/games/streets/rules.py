"""Streets: the turn. `advance` is the whole game in one screen; `legal` and `play` serve each decision in it.

These functions trust their input: `citywright.game` is the checked, friendly face of them.
"""

from citywright._jit import rule
from citywright.events import Events
from citywright.games.streets.building import (
    abandon,
    ask_to_abandon,
    build,
    discard,
    legal_abandons,
    legal_builds,
    renovate,
)
from citywright.games.streets.business import ask_for_tokens, legal_tokens, take_tokens
from citywright.games.streets.chance import chances, play_chance, top_is_due
from citywright.games.streets.dealing import deal, deal_consultants, take_out
from citywright.games.streets.entrepreneur import ask_entrepreneur, legal_shows, pass_by, show
from citywright.games.streets.layout import CHANCE, GRIFTER, NOBODY, YOU, Moves, Record, Step
from citywright.games.streets.packing import Kind, cell_of, facing_of, first_of, kind_of, second_of, signs_of
from citywright.games.streets.people import ask_for_homes, legal_homes, send
from citywright.games.streets.scoring import ask_for_street, legal_streets, pay_end, pay_street, score, signs_home
from citywright.games.streets.turn import decider, draw, lift, start_turn


@rule
def advance(s: Record, events: Events) -> None:
    """Carry on until somebody must decide: each step names who decides, or the next step. (Streets 3, 4, 5, 8)"""
    s.actor = NOBODY
    while s.actor == NOBODY and s.step != Step.OVER:
        if top_is_due(s):
            s.actor = CHANCE
        elif s.step == Step.CONSULTANTS:
            deal_consultants(s)
        elif s.step == Step.FIRST:
            s.actor = CHANCE
        elif s.step == Step.TAKE_OUT:
            take_out(s)
        elif s.step == Step.DEAL:
            deal(s, events)
        elif s.step == Step.START:
            start_turn(s, events)
        elif s.step == Step.LIFT:
            lift(s, events)
        elif s.step == Step.ABANDON:
            ask_to_abandon(s)
        elif s.step == Step.BUILD:
            s.actor = decider(s, s.turn)
        elif s.step == Step.CLOSE:
            ask_for_street(s)
        elif s.step == Step.TOKENS:
            ask_for_tokens(s)
        elif s.step == Step.SHOW:
            ask_entrepreneur(s)
        elif s.step == Step.PAY:
            pay_street(s, events)
            signs_home(s, events)
            s.step = Step.PEOPLE
        elif s.step == Step.PEOPLE:
            ask_for_homes(s, events)
        elif s.step == Step.DRAW:
            draw(s, events)
        else:
            pay_end(s, events)
            s.step = Step.OVER


@rule
def legal(s: Record, seat: int, out: Moves) -> int:
    """Fill `out` with the moves of a seat (or of CHANCE); return their number, 0 if it is not its decision."""
    if seat != s.actor:
        return 0
    if seat == CHANCE:
        return chances(s, out)
    if s.step == Step.ABANDON:
        return legal_abandons(s, out)
    if s.step == Step.BUILD:
        return legal_builds(s, out)
    if s.step == Step.CLOSE:
        return legal_streets(s, out)
    if s.step == Step.TOKENS:
        return legal_tokens(s, out)
    if s.step == Step.SHOW:
        return legal_shows(s, seat, out)
    return legal_homes(s, out)


@rule
def play(s: Record, seat: int, move: int, events: Events) -> None:
    """Make a legal move of the seat whose decision it is, and carry on to the next decision."""
    kind, number = kind_of(move), first_of(move)
    if seat == CHANCE:
        play_chance(s, kind, number, events)
    elif kind == Kind.ABANDON:
        abandon(s, number, events)
    elif kind == Kind.BUILD:
        build(s, number, cell_of(move), facing_of(move), signs_of(move), events)
    elif kind == Kind.RENOVATE:
        renovate(s, number, second_of(move), events)
    elif kind == Kind.DISCARD:
        discard(s, number, events)
    elif kind == Kind.SCORE:
        score(s, number, events)
    elif kind == Kind.TAKE:
        take_tokens(s, number, second_of(move), events)
    elif kind == Kind.SHOW:
        show(s, seat, number, second_of(move), events)
    elif kind == Kind.PASS:
        pass_by(s, seat, events)
    else:
        send(s, number, events)
    advance(s, events)


@rule
def pending(s: Record) -> int:
    """Bit mask of the seats (and CHANCE) that have a decision to make now."""
    return 0 if s.actor == NOBODY else 1 << int(s.actor)


@rule
def is_secret(s: Record) -> bool:
    """Whether playing an only move automatically would reveal what somebody holds. (Streets 10, Entrepreneur)"""
    return s.step == Step.SHOW


@rule
def is_private(s: Record) -> bool:
    """Whether what the actor may do depends on its own hidden hand. (Streets 4.2, 10 Entrepreneur, 13)"""
    return s.step == Step.BUILD or s.step == Step.SHOW


@rule
def is_sealed(before: Record, now: Record) -> bool:
    """Whether a choice made in one record is still hidden in a later one: never. (Streets 4)"""
    return False


@rule
def score_of(s: Record, seat: int) -> int:
    """A seat's money. (Streets 8)"""
    return int(s.money[seat])


@rule
def place_of(s: Record, seat: int) -> int:
    """A seat's place, counted from 1: as many seats as have more money come before it. (Streets 8)"""
    place = 1
    for other in range(s.seats):
        place += 1 if s.money[other] > s.money[seat] else 0
    return place


@rule
def winners(s: Record) -> int:
    """Bit mask of the seats with the most money; in solo a tie is won by nobody. (Streets 8)"""
    mask = 0
    for seat in range(s.seats):
        mask |= (1 << seat) if place_of(s, seat) == 1 else 0
    return 0 if s.solo and mask == (1 << YOU | 1 << GRIFTER) else mask
