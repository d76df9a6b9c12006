"""A game made of a sketch. All that is impossible about it is noted, each fault as a row. What can be drawn is drawn
all the same, so that the rest can be checked, too."""

from citywright._jit import rule
from citywright.events import Events, note
from citywright.games.townies.faults import Fault
from citywright.games.townies.layout import CIRCLES, COLOURS, NONE, Bonus, Record, States, Step
from citywright.games.townies.maps import BONUS_SPACES
from citywright.games.townies.masks import only, size
from citywright.games.townies.pieces import Pieces
from citywright.games.townies.round import is_last_round
from citywright.games.townies.rules import advance
from citywright.games.townies.setup import lay_out, named_bonus, named_goal
from citywright.games.townies.sheet import blocks, fill, objects, put
from citywright.games.townies.sketch import Sketch
from citywright.options import Unnamed

OPEN, WITHOUT = int(Unnamed.OPEN), int(Unnamed.WITHOUT)
ALL_CIRCLES = (1 << CIRCLES) - 1


@rule
def agree_on_cards(sketch: Sketch, agreed: Record, pieces: Pieces, faults: Events) -> None:
    """The cards that a position names are among those of the box; it is played without those that it does not name.
    (Townies 2)"""
    deck = pieces.printed[0]
    agreed.mode = max(0, int(sketch.mode))
    agreed.individual = OPEN if sketch.individual == NONE else int(sketch.individual)
    agreed.additional = WITHOUT if sketch.additional == NONE else int(sketch.additional)
    agreed.bonus = WITHOUT if sketch.bonus == NONE else int(sketch.bonus)
    if agreed.additional >= 0 and not deck.additional_cards >> named_goal(agreed) & 1:
        note(faults, Fault.NO_SUCH_GOAL, named_goal(agreed))
    if agreed.bonus >= 0 and not deck.bonus_cards >> named_bonus(agreed) & 1:
        note(faults, Fault.NO_SUCH_BONUS, named_bonus(agreed))


@rule
def agree_on_starts(sketch: Sketch, agreed: Record, faults: Events) -> None:
    """The starting markers; seats without one take those left over, in seat order. (Townies 2)"""
    taken = 0
    agreed.starts[:] = OPEN
    for seat in range(sketch.seats):
        colour = int(sketch.start[seat])
        if colour != NONE and taken >> colour & 1:
            note(faults, Fault.START_TWICE, seat, colour)
        if colour != NONE:
            taken |= 1 << colour
            agreed.starts[seat] = colour
    colour = 0
    for seat in range(agreed.players):
        if agreed.starts[seat] == OPEN:
            while taken >> colour & 1:
                colour += 1
            agreed.starts[seat] = colour
            colour += 1


@rule
def draw_sheet(s: Record, sketch: Sketch, seat: int) -> None:
    """Draw the blocks of a seat that are colours or whole objects. (Townies 1)"""
    for row in range(sketch.blocks[seat]):
        colour, object_ = int(sketch.colour[seat, row]), int(sketch.object[seat, row])
        lo, hi = only(sketch.space[seat, row])
        if colour != NONE and not sketch.is_object[seat, row]:
            fill(s, seat, colour, lo, hi)
        elif colour != NONE and object_ != NONE:
            put(s, seat, object_, colour, sketch.space[seat, row])


@rule
def fill_circles(s: Record, sketch: Sketch, seat: int, faults: Events) -> None:
    """Fill a seat's circles: one for each object on its sheet, and perhaps more. (Townies 4)"""
    lo, hi = objects(s, seat)
    drawn = size(lo, hi)
    filled = int(sketch.filled[seat]) if sketch.has_circles[seat] else drawn
    if filled < drawn or filled > CIRCLES:
        note(faults, Fault.CIRCLES, seat, filled, drawn, CIRCLES)
    s.filled[seat] = min(filled, CIRCLES)
    for circle in range(sketch.filled[seat]):
        s.circle[seat, circle] = sketch.circle[seat, circle]


@rule
def circle_circles(s: Record, sketch: Sketch, seat: int, faults: Events) -> None:
    """Alone, shapes have circled circles; if they all are, something has been drawn. (Townies 8)"""
    if sketch.has_circled[seat] and not s.solo:
        note(faults, Fault.CIRCLED_IN_COMPANY, seat)
    for i in range(sketch.circlings[seat]):
        if sketch.circled[seat, i]:
            s.circled[seat] |= 1 << (int(sketch.circled[seat, i]) - 1)
    lo, hi = blocks(s, seat)
    if s.solo and s.circled[seat] == ALL_CIRCLES and not (lo or hi):
        note(faults, Fault.NOTHING_TO_DRAW, seat)


@rule
def give_bonus(s: Record, sketch: Sketch, seat: int, faults: Events) -> None:
    """A seat's stars and its points of Stable Soil, if there is the card for them. (Townies 5)"""
    s.stars[seat] = sketch.stars[seat]
    s.soil[seat] = sketch.soil[seat]
    most = BONUS_SPACES * int(s.soil_points)
    if s.soil[seat] > most:
        note(faults, Fault.MUCH_SOIL, seat, s.soil[seat], most)
    if s.stars[seat] and s.bonus in (Bonus.NONE, Bonus.STABLE_SOIL):
        note(faults, Fault.STARS_WITHOUT_CARD, seat)
    if s.soil[seat] and s.bonus != Bonus.STABLE_SOIL:
        note(faults, Fault.SOIL_WITHOUT_CARD, seat)


@rule
def fill_seat(s: Record, sketch: Sketch, seat: int, faults: Events) -> None:
    """All that a seat has; its marker has passed on once for each round. (Townies 3)"""
    s.marker[seat] = (int(s.start[seat]) + (COLOURS - 1) * (int(sketch.round) - 1)) % COLOURS
    draw_sheet(s, sketch, seat)
    fill_circles(s, sketch, seat, faults)
    circle_circles(s, sketch, seat, faults)
    give_bonus(s, sketch, seat, faults)


@rule
def roll(s: Record, sketch: Sketch) -> None:
    """The dice lie as described, or are about to be rolled. (Townies 3)"""
    s.rounds = sketch.round if sketch.has_dice else sketch.round - 1
    s.step = Step.CHOOSE if sketch.has_dice else Step.ROLL
    if sketch.has_dice:
        s.rolled_object = sketch.rolled_object
        s.rolled_shape = sketch.rolled_shape


@rule
def go_on(s: Record, sketch: Sketch, pieces: Pieces) -> None:
    """Go on to the next decision, or to the end if the last round is over. (Townies 3, 6)"""
    if is_last_round(s):
        s.rounds = sketch.round
        s.rolled_object = s.rolled_shape = NONE
        s.step = Step.END
    advance(s, pieces.silent)


@rule
def set_up(sketch: Sketch, agreed: Record, pieces: Pieces, start: States, faults: Events) -> None:
    """Make the game of a sketch, and note all that is impossible about it. Only a possible one goes on to the next
    decision."""
    agreed.players = max(1, int(sketch.seats))
    agree_on_cards(sketch, agreed, pieces, faults)
    agree_on_starts(sketch, agreed, faults)
    lay_out(start, agreed, pieces)
    s = start[0]
    for seat in range(sketch.seats):
        fill_seat(s, sketch, seat, faults)
    roll(s, sketch)
    if faults[0, 0] == 0:
        go_on(s, sketch, pieces)
