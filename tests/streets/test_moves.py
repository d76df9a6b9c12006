"""Moves as integer, dataclass and text: each gives the others; others are refused with what would be right."""

import pytest

from citywright.errors import NotReadable
from citywright.games.streets import moves
from citywright.games.streets.layout import NOBODY
from citywright.games.streets.moves import Move
from citywright.games.streets.packing import Kind, cell_at, coordinates
from tests.interpreter import mostly_compiled
from tests.streets.random_play import CONFIGURATIONS, legal_ints, name, random_game
from tests.streets.test_4_turn import blocked, settle
from tests.streets.town import BOX

EXAMPLES = {
    "consultant hipster-legend": moves.ConsultantDealt("hipster-legend"),
    "first 3": moves.First(3),
    "out wild": moves.Out("wild"),
    "top parent": moves.Top("parent"),
    "turn-up car-park": moves.TurnUp("car-park"),
    "draw car-park": moves.Draw("car-park"),
    "abandon toy-store": moves.Abandon("toy-store"),
    "build flea-market 3,-1 north": moves.Build("flea-market", 3, -1, "north"),
    "build flea-market -12,0 west double": moves.Build("flea-market", -12, 0, "west", 2),
    "renovate toy-store city-park": moves.Renovate("toy-store", "city-park"),
    "discard toy-store": moves.Discard("toy-store"),
    "score central-station": moves.Score("central-station"),
    "take retail": moves.Take("retail"),
    "take leisure retail": moves.Take("leisure", "retail"),
    "show toy-store food-hall": moves.Show("toy-store", "food-hall"),
    "pass": moves.Pass(),
    "send parent central-station": moves.Send("parent", "central-station"),
}


def check_forms(number, texts):
    """One move in its three forms; no two moves have one text."""
    move = Move.from_int(number, BOX)
    line = move.text()
    assert move.to_int(BOX) == number
    assert Move.parse(line) == move
    assert texts.setdefault(line, number) == number


@pytest.mark.parametrize("options", mostly_compiled(CONFIGURATIONS, 2), ids=name)
def test_all_legal_moves_of_a_random_game_have_three_forms(options):
    texts = {}
    for i, s in enumerate(random_game(options)):
        for number in legal_ints(s) if s.actor != NOBODY and (i % 3 == 0 or len(texts) < 200) else []:
            check_forms(number, texts)
    assert len(texts) > 100
    assert len(set(texts.values())) == len(texts)


@pytest.mark.compiled
def test_every_kind_of_move_occurs_in_random_games():
    texts = {Move.from_int(number, BOX).text(): number for number in legal_ints(settle(blocked()))}
    for options in CONFIGURATIONS:
        for seed in (2, 3):
            for s in random_game(options, seed):
                for number in legal_ints(s) if s.actor != NOBODY else []:
                    check_forms(number, texts)
    assert {line.split()[0] for line in texts} == set(Move.usages())


def test_no_legal_move_is_listed_twice():
    for s in random_game(CONFIGURATIONS[7]):
        if s.actor != NOBODY:
            assert len(set(legal_ints(s))) == len(legal_ints(s))


def test_discards_have_three_forms():
    numbers = legal_ints(settle(blocked()))
    for number in numbers:
        check_forms(number, {})
    assert len(numbers) == 2


@pytest.mark.parametrize("line", EXAMPLES)
def test_text_and_dataclass(line):
    assert Move.parse(line) == EXAMPLES[line]
    assert EXAMPLES[line].text() == line


@pytest.mark.parametrize("line", EXAMPLES)
def test_dataclass_and_integer(line):
    assert Move.from_int(EXAMPLES[line].to_int(BOX), BOX) == EXAMPLES[line]


def test_examples_show_every_kind():
    assert {type(move) for move in EXAMPLES.values()} == set(Move.kinds.values())


def test_every_kind_says_how_it_is_written():
    assert {kind.value for kind in Kind} == set(Move.kinds)
    assert all(usage.split()[0] == verb for verb, usage in Move.usages().items())


@pytest.mark.parametrize("x", [-39, -1, 0, 39])
@pytest.mark.parametrize("y", [-39, 0, 7, 39])
def test_cells_and_coordinates(x, y):
    assert coordinates(cell_at(x, y)) == (x, y)


# What a person may type


@pytest.mark.parametrize(
    "line", ["BUILD Flea-Market 3,-1 North", "  build   flea-market 3,-1 n  ", "build flea-market 3,-1 N"]
)
def test_letters_of_any_size_and_short_facings(line):
    assert Move.parse(line) == moves.Build("flea-market", 3, -1, "north")


def test_two_tokens_in_any_order():
    assert Move.parse("take retail leisure") == Move.parse("take leisure retail")


@pytest.mark.parametrize("short", "nesw")
def test_facings_by_letter(short):
    assert Move.parse(f"build toy-store 0,0 {short}").facing[0] == short


# What is not a move


def read(line):
    return Move.parse(line).to_int(BOX)


UNREADABLE = {
    "": "moves begin with",
    "   ": "moves begin with",
    "dance": "'dance' is not a move",
    "builds toy-store 0,1 north": "is not a move",
    "build": "write build TILE X,Y FACING",
    "build toy-store": "write build TILE X,Y FACING",
    "build toy-store 3 north": "write build TILE X,Y FACING",
    "build toy-store 3,1": "write build TILE X,Y FACING",
    "build toy-store 3,1 up": "write build TILE X,Y FACING",
    "build toy-store 3,1 north twice": "write build TILE X,Y FACING",
    "build toy-store 3,1 north double double": "write build TILE X,Y FACING",
    "build toy-store 3.5,1 north": "write build TILE X,Y FACING",
    "build toy-store 3, 1 north": "write build TILE X,Y FACING",
    "build toy-store 40,1 north": "is out of range: it goes from -39 to 39",
    "build toy-store 1,-40 north": "is out of range: it goes from -39 to 39",
    "build toy-store 99999,1 north": "write build TILE X,Y FACING",
    "build toy-stor 3,1 north": "perhaps you mean toy-store",
    "build xyz 3,1 north": "there is no tile called 'xyz'",
    "first": "write first PLAYER",
    "first me": "write first PLAYER",
    "first 1 2": "write first PLAYER",
    "first -1": "is out of range: it goes from 1 to 5",
    "first 0": "is out of range: it goes from 1 to 5",
    "first 6": "is out of range: it goes from 1 to 5",
    "first " + "9" * 5000: "",
    "take": "write take BUSINESS [BUSINESS]",
    "take retail retail retail": "write take BUSINESS [BUSINESS]",
    "take wild": "'wild' is not a known business",
    "take retail pub": "'pub' is not a known business",
    "pass on": "write pass",
    "send parent": "write send COLOUR BUILDING",
    "send parent toy-store now": "write send COLOUR BUILDING",
    "send wild toy-store": "'wild' is not a known colour",
    "send parent toy store": "write send COLOUR BUILDING",
    "score": "write score BUILDING",
    "score toystore": "perhaps you mean toy-store",
    "abandon": "write abandon BUILDING",
    "renovate toy-store": "write renovate TILE BUILDING",
    "show toy-store nowhere": "there is no tile called 'nowhere'",
    "discard": "write discard TILE",
    "consultant lawyer": "'lawyer' is not a known consultant",
    "consultant none": "'none' is not a known consultant",
    "top purple": "'purple' is not a known back",
    "out": "write out BACK",
    "draw ?wild": "there is no tile called",
}


@pytest.mark.parametrize("line", UNREADABLE, ids=lambda line: line[:30] or "empty")
def test_what_is_no_move_is_refused_with_what_would_be_right(line):
    with pytest.raises(NotReadable) as refused:
        read(line)
    assert UNREADABLE[line] in str(refused.value)


@pytest.mark.parametrize(
    "move",
    [
        moves.Build("toy-store", 0, 0, "up"),
        moves.Build("toy-store", 0, 0, "north", 3),
        moves.Build("toy-store", 0, 0, "north", 0),
        moves.Build("nowhere", 0, 0, "north"),
        moves.Send("purple", "toy-store"),
        moves.Take(""),
        moves.Take("wild"),
        moves.Take("retail", "wild"),
        moves.First(0),
        moves.Top(""),
    ],
    ids=str,
)
def test_a_dataclass_that_is_no_move_is_refused(move):
    with pytest.raises(NotReadable):
        move.to_int(BOX)


def test_tokens_in_either_order_are_one_move():
    assert moves.Take("retail", "leisure") == moves.Take("leisure", "retail")
