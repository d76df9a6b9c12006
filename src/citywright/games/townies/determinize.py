"""A game as a seat may believe it to be: sealed choices of others are drawn at random. (Townies 3)"""

from citywright._jit import rule
from citywright.games.townies.choices import draw_choice, has_finished, needs_extra
from citywright.games.townies.layout import Record, Step
from citywright.random_numbers import Generator, start_as_always


@rule
def choose_anew(s: Record, seat: int, rng: Generator) -> None:
    """Seal a random choice of a seat; then, with Funding, a random object. (Townies 3, 5)"""
    s.choice[seat] = draw_choice(s, seat, rng)
    if needs_extra(s, seat):
        s.extra[seat] = draw_choice(s, seat, rng)


@rule
def determinize(s: Record, seat: int, rng: Generator) -> None:
    """Replace what others have sealed; half a choice leaves no trace. NOBODY sees no choice. (Townies 3)"""
    if s.step != Step.CHOOSE:
        return
    for other in range(s.seats):
        if other != seat:
            finished = has_finished(s, other)
            s.choice[other] = 0
            s.extra[other] = 0
            if finished:
                choose_anew(s, other, rng)


@rule
def mask(s: Record, seat: int, rng: Generator) -> None:
    """Replace what a seat cannot see by the same draw every time, so that games which the seat cannot tell apart give
    equal records. `rng` is room for the draw. (Townies 3)"""
    start_as_always(rng)
    determinize(s, seat, rng)
