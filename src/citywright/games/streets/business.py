"""Streets 9: business tokens. A choice of tokens is one type, or two types in order; a set of choices is a bit mask."""

from citywright._jit import rule
from citywright.events import Events, tell
from citywright.games.streets.events import Event
from citywright.games.streets.layout import BUSINESS_TYPES, GRIFTER, NO_TOKEN, Business, Moves, Record, Step
from citywright.games.streets.packing import Kind, pack
from citywright.games.streets.people import scope, start_moving
from citywright.games.streets.turn import decider

MAJORITY_PRICE = 10
TIE_PRICE = 5
SET_PRICE = 10
CHOICES = (NO_TOKEN + 1) * (NO_TOKEN + 1)


@rule
def choice(one: int, other: int) -> int:
    """The number of a choice: one type and another, or one type and NO_TOKEN."""
    one, other = int(one), int(other)
    return min(one, other) * (NO_TOKEN + 1) + max(one, other)


@rule
def one_of_any(s: Record) -> int:
    """Choices of a single token of any type that is left. (Streets 9, wild icon)"""
    choices = 0
    for kind in range(BUSINESS_TYPES):
        if s.tokens_left[kind]:
            choices |= 1 << choice(kind, NO_TOKEN)
    return choices


@rule
def two_of_any(s: Record) -> int:
    """Choices of any two tokens that are left. (Streets 9, double icon run out)"""
    choices = 0
    for one in range(BUSINESS_TYPES):
        for other in range(one, BUSINESS_TYPES):
            if s.tokens_left[one] and s.tokens_left[other] >= (2 if one == other else 1):
                choices |= 1 << choice(one, other)
    return choices or one_of_any(s)


@rule
def icon_choices(s: Record, building: int) -> int:
    """The choices of tokens that a building's icon offers. (Streets 9)"""
    icon = s.icon[building]
    if icon == Business.WILD or s.tokens_left[icon] == 0:
        return one_of_any(s) if s.icons[building] == 1 else two_of_any(s)
    if s.icons[building] == 1:
        return 1 << choice(icon, NO_TOKEN)
    if s.tokens_left[icon] >= 2:
        return 1 << choice(icon, icon)
    choices = 0  # one left: that one and any other
    for other in range(BUSINESS_TYPES):
        if other != icon and s.tokens_left[other]:
            choices |= 1 << choice(icon, other)
    return choices or 1 << choice(icon, NO_TOKEN)


@rule
def token_choices(s: Record, seat: int) -> int:
    """The choices a seat has from its signed buildings in the street, or from the one it abandons. (Streets 9, 11)"""
    cell, step, size = scope(s)
    choices = 0
    for _ in range(size):
        building = s.building_at[cell]
        if s.abandoning or (s.owner[building] == seat and s.signs[building] > 0):
            choices |= icon_choices(s, building)
        cell += step
    return grifter_choices(s, choices) if s.solo and seat == GRIFTER else choices


@rule
def holds_type(number: int, kind: int) -> bool:
    """Whether a choice takes a token of a type."""
    return number // (NO_TOKEN + 1) == kind or number % (NO_TOKEN + 1) == kind


@rule
def with_type(choices: int, kind: int) -> int:
    """The choices that take a token of a type."""
    kept = 0
    for number in range(CHOICES):
        if choices >> number & 1 and holds_type(number, kind):
            kept |= 1 << number
    return kept


@rule
def grifter_choices(s: Record, choices: int) -> int:
    """The Grifter takes a type it has fewest of; in some editions one it has none of, or else any. (Streets 11, 12)"""
    fewest = 127 if s.grifter_takes_fewest else 0
    for kind in range(BUSINESS_TYPES):
        if with_type(choices, kind):
            fewest = min(fewest, int(s.tokens[GRIFTER, kind]))
    kept = 0
    for kind in range(BUSINESS_TYPES):
        if s.tokens[GRIFTER, kind] == fewest:
            kept |= with_type(choices, kind)
    return kept or choices


@rule
def take_tokens(s: Record, one: int, other: int, events: Events) -> None:
    """The seat that was asked takes one token, or two. (Streets 9)"""
    seat = token_seat(s)
    for kind in (one, other):
        if kind != NO_TOKEN:
            s.tokens_left[kind] -= 1
            s.tokens[seat, kind] += 1
            tell(events, Event.TOOK, seat, kind, 1)
    s.asked += 1


@rule
def pay_majorities(s: Record, events: Events) -> None:
    """Pay $10 for the most tokens of a type, or $5 to each of those tied. (Streets 9)"""
    for kind in range(BUSINESS_TYPES):
        most, holders = 0, 0
        for seat in range(s.seats):
            most = max(most, int(s.tokens[seat, kind]))
        for seat in range(s.seats):
            holders += 1 if s.tokens[seat, kind] == most else 0
        for seat in range(s.seats):
            if most and s.tokens[seat, kind] == most:
                amount = MAJORITY_PRICE if holders == 1 else TIE_PRICE
                s.money[seat] += amount
                tell(events, Event.MAJORITY, seat, kind, most, amount)


@rule
def pay_sets(s: Record, events: Events) -> None:
    """Pay $10 for each full set of the four types. (Streets 9)"""
    for seat in range(s.seats):
        n = 127
        for kind in range(BUSINESS_TYPES):
            n = min(n, int(s.tokens[seat, kind]))
        if n:
            s.money[seat] += SET_PRICE * n
            tell(events, Event.SETS, seat, n, SET_PRICE * n)


@rule
def token_seat(s: Record) -> int:
    """The seat to choose tokens now: clockwise from the player after the current one, who comes last. (Streets 9)"""
    return (s.turn + 1 + s.asked) % s.seats


@rule
def ask_for_tokens(s: Record) -> None:
    """Each player with a signed building in the street takes a token. (Streets 9)"""
    while s.business and s.asked < s.seats:
        if token_choices(s, token_seat(s)):
            s.actor = decider(s, token_seat(s))
            return
        s.asked += 1
    s.asked = 0
    start_moving(s)
    s.step = Step.PEOPLE if s.abandoning else Step.SHOW


@rule
def legal_tokens(s: Record, out: Moves) -> int:
    """Any choice of tokens that the seat has. (Streets 9)"""
    choices = token_choices(s, token_seat(s))
    n = 0
    for number in range(CHOICES):
        if choices >> number & 1:
            out[n] = pack(Kind.TAKE, number // (NO_TOKEN + 1), number % (NO_TOKEN + 1))
            n += 1
    return n
