"""Moves as integers, dataclasses and text: each gives the others."""

import pytest

from citywright.errors import NotReadable
from citywright.games.townies import RULES, moves
from citywright.games.townies.layout import CHANCE
from citywright.games.townies.moves import DrawObject, DrawShape, Move, Pass, Roll, StartDealt
from citywright.games.townies.packing import Kind, pack, with_star
from tests.townies.random_play import CONFIGURATIONS, legal_ints, name, walk
from tests.townies.town import BOX

TEXTS = {
    "start red": StartDealt("red"),
    "additional urban-routes": moves.AdditionalDealt("urban-routes"),
    "bonus stable-soil": moves.BonusDealt("stable-soil"),
    "roll bank bee": Roll("bank", "bee"),
    "shape bee c4 d3 d4 e4 red": DrawShape("bee", ("c4", "d3", "d4", "e4"), "red"),
    "shape bee c4 d3 d4 e4 blue with palette": DrawShape("bee", ("c4", "d3", "d4", "e4"), "blue", "palette"),
    "shape bee c4 d3 d4 e4 red with permit": DrawShape("bee", ("c4", "d3", "d4", "e4"), "red", "permit"),
    "shape bee c4 d3 d4 e4 red with funding": DrawShape("bee", ("c4", "d3", "d4", "e4"), "red", "funding"),
    "bank e5": DrawObject("bank", "e5"),
    "city-square i9": DrawObject("city-square", "i9"),
    "bank e5 as blue with palette": DrawObject("bank", "e5", "blue", "palette"),
    "pass": Pass(),
}


@pytest.mark.parametrize("line", TEXTS)
def test_text_dataclass_and_integer_are_one(line):
    move = TEXTS[line]
    assert Move.parse(line) == move
    assert move.text() == line
    number = move.to_int(BOX)
    assert 0 < number < 2**31
    assert Move.from_int(number, BOX) == move


@pytest.mark.parametrize("line", TEXTS)
def test_the_contract_takes_any_of_the_three(line):
    number = RULES.move_of(line, BOX)
    assert RULES.move_of(TEXTS[line], BOX) == RULES.move_of(number, BOX) == number
    assert BOX.texts[number] == line


def test_every_legal_move_round_trips_and_has_a_text_of_its_own():
    for options in CONFIGURATIONS[::4]:
        for s, actor, _, _ in walk(options):
            if actor in (-1, CHANCE) and s.rounds:
                continue
            numbers = legal_ints(s, actor)
            texts = [Move.from_int(number, BOX).text() for number in numbers]
            assert len(set(texts)) == len(numbers), name(options)
            assert [Move.parse(text).to_int(BOX) for text in texts] == numbers
            if s.rounds > 8:
                break


def test_spaces_may_be_given_in_any_order_and_letters_in_any_case():
    assert RULES.move_of("Shape BEE e4 d4 c4 d3 Red", BOX) == RULES.move_of("shape bee c4 d3 d4 e4 red", BOX)


NOT_READABLE = {
    "": "'' is not a move; moves begin with start",
    "jump e5": "'jump e5' is not a move; moves begin with start",
    "start": "write start COLOUR",
    "roll bank": "write roll OBJECT SHAPE",
    "shape bee c4 d3 d4 red": "write shape SHAPE SPACE SPACE SPACE SPACE COLOUR [with CARD]",
    "shape bee c4 d3 d4 e4 red with": "write shape SHAPE",
    "bank": "write bank SPACE [as COLOUR with palette]",
    "bank e5 as blue": "write bank SPACE",
    "pass e5": "write pass",
    "start pink": "'pink' is not a known colour; it should be one of red",
    "additional specialization": "'specialization' is not a known additional goal",
    "bonus hub": "'hub' is not a known bonus card",
    "roll mill bee": "'mill' is not a known object",
    "roll bank worm": "'worm' is not a shape; it should be one of bar",
    "bank e10": "there is no space called 'e10'; they are called a1 to i9",
    "shape bee c4 d3 d4 e5 red": "c4 d3 d4 e5 is not a bee, however turned or flipped",
    "shape bee c4 d3 d4 d4 red": "c4 d3 d4 d4 is not a bee",
    "shape bee c4 d3 d4 e4 pink": "'pink' is not a known colour",
    "shape bee c4 d3 d4 e4 red with stable-soil": (
        "'stable-soil' is not a known card for a star; it should be one of funding"
    ),
    "bank e5 as blue with permit": "only palette gives an object another colour",
    "bank e5 as pink with palette": "'pink' is not a known colour",
}


@pytest.mark.parametrize("line", NOT_READABLE)
def test_what_is_no_move_is_refused_with_what_would_be(line):
    with pytest.raises(NotReadable) as error:
        RULES.move_of(line, BOX)
    assert NOT_READABLE[line] in str(error.value)


def test_every_placement_of_every_shape_round_trips():
    for shape, kind in enumerate(BOX.shapes):
        for turn, cells in enumerate(kind.turns):
            q, r = next(
                (q, r) for q, r in sorted(BOX.map.cells) if BOX.map.cells.issuperset((q + a, r + b) for a, b in cells)
            )
            spaces = BOX.shape_spaces(shape, turn, BOX.map.number((q, r)))
            assert BOX.lie(shape, spaces) == (turn, BOX.map.number((q, r)))
            assert BOX.lie(shape, spaces[::-1]) == (turn, spaces[0])


def test_a_star_is_added_to_a_move():
    move = pack(Kind.SHAPE, piece=2, turn=3, space=4, colour=1)
    assert with_star(move, 3) == pack(Kind.SHAPE, piece=2, turn=3, space=4, colour=1, star=3)
