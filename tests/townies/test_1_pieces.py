"""Townies 1: colours, dice, map, shapes and cards; data files, good and broken."""

from collections import Counter

import pytest

from citywright.agreed import agreed
from citywright.errors import BrokenData
from citywright.games.townies import components
from citywright.games.townies.layout import BITS, MOST_MOVES, Colour, Object
from citywright.games.townies.maps import beside, read_map
from citywright.games.townies.masks import size
from citywright.games.townies.pieces import pieces_of
from citywright.games.townies.setup import Options, is_possible, new_state
from citywright.games.townies.sheet import coloured, empty, fill, fits, put
from tests.townies.town import BOX, CELLS, legal, number, play, town

CENTRE = CELLS["e5"]
SPACES = {space.name: space for space in BOX.map.spaces}


def axial(space):
    """The coordinates of the page: the middle of the map is (0, 0)."""
    q, r = space.cell[0] - CENTRE[0], space.cell[1] - CENTRE[1]
    return q, r


# Colours and objects


def test_colours_in_seat_order():
    assert [colour.name for colour in Colour] == ["RED", "YELLOW", "BROWN", "GREEN", "BLUE"]
    assert list(components.block_names().items()) == [
        ("red", "residential"), ("yellow", "farmers"), ("brown", "industrial"), ("green", "park"),
        ("blue", "commercial"),
    ]  # fmt: skip


def test_every_object_but_the_city_square_has_a_kind_colour():
    assert components.kind_colours() == {
        Object.GAME_COURT: Colour.RED,
        Object.WINDMILL: Colour.YELLOW,
        Object.STATION: Colour.BROWN,
        Object.BIKE_RENTAL: Colour.GREEN,
        Object.BANK: Colour.BLUE,
        Object.CITY_SQUARE: -1,
    }


def test_an_object_is_a_block_of_the_colour_that_drew_it():
    s = new_state(Options(2, starts=("red", "blue")))
    put(s, 0, Object.BANK, Colour.RED, number("e5"))
    assert size(*coloured(s, 0, Colour.RED)) == 1
    assert size(*coloured(s, 0, Colour.BLUE)) == 0


def test_the_dice_are_fair():
    s = town(dice=None)
    rolls = legal(s)
    assert len(set(rolls)) == 36
    assert Counter(line.split()[1] for line in rolls) == dict.fromkeys(components.OBJECT, 6)
    assert Counter(line.split()[2] for line in rolls) == {shape.name: 6 for shape in BOX.shapes}


# The map


def test_77_spaces_in_nine_columns_nine_and_eight_high_by_turns():
    assert len(SPACES) == 77
    assert Counter(name[0] for name in SPACES) == dict(zip("abcdefghi", [9, 8] * 4 + [9], strict=True))


def test_the_map_is_all_spaces_near_the_middle():
    expected = {(q, r) for q in range(-4, 5) for r in range(-8, 9) if abs(2 * r + q) <= 8}
    assert {axial(space) for space in SPACES.values()} == expected


def test_the_central_area_is_the_19_spaces_within_two_steps_of_the_middle():
    near = {name for name, space in SPACES.items() if max(map(abs, (*axial(space), sum(axial(space))))) <= 2}
    assert {name for name, space in SPACES.items() if space.central} == near
    assert len(near) == 19


def test_four_bonus_spaces():
    bonus = {axial(space) for space in SPACES.values() if space.bonus}
    assert bonus == {(-3, -1), (-3, 4), (3, -4), (3, 1)}
    assert [name for name, space in SPACES.items() if space.bonus] == ["b2", "b7", "h2", "h7"]


def test_32_edge_spaces_have_fewer_than_six_neighbours():
    s = new_state(Options())
    edge = BOX.map.named(s.edge[0], s.edge[1])
    assert edge == [name for name, space in SPACES.items() if len(BOX.map.cells & set(beside(space.cell))) < 6]
    assert len(edge) == 32


def test_no_step_off_the_map_ends_on_it():
    shore = {cell for space in SPACES.values() for cell in beside(space.cell)} - BOX.map.cells
    assert not {BOX.map.number(cell) for cell in shore} & set(BOX.map.numbers.values())
    assert max(BOX.map.numbers.values()) < BITS


# Shapes

SHAPES = {"bar": (3, 134), "arch": (6, 300), "bee": (3, 164), "pistol": (12, 616), "propeller": (2, 98),
          "wave": (6, 284)}  # fmt: skip


@pytest.mark.parametrize("name", SHAPES)
def test_orientations_and_placements_on_the_empty_map(name):
    s = new_state(Options())
    shape = BOX.shape_number(name)
    turns, placements = SHAPES[name]
    assert len(BOX.shapes[shape].turns) == s.turns[shape] == turns
    assert sum(size(*fits(s, 0, shape, turn)) for turn in range(turns)) == placements
    assert placements < MOST_MOVES


def test_the_worm_is_left_out():
    worm = components.all_turns([(0, 0), (1, 0), (2, 0), (2, 1)])
    assert worm not in [shape.turns for shape in BOX.shapes]
    assert [shape.name for shape in BOX.shapes] == list(SHAPES)


def test_filled_spaces_are_not_empty():
    s = new_state(Options())
    fill(s, 1, Colour.BLUE, 0b111, 0)
    assert size(*empty(s, 1)) == 74
    assert size(*empty(s, 0)) == 77


# Data files of a host's own


def edited(tmp_path, source, *changes):
    """A copy of a house file with some texts changed."""
    text = source.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "typed-in.csv"
    path.write_text(text, encoding="utf-8")
    return path


SMALL = "column,top,spaces\na,1,.*.*\nb,0,..oo.\nc,1,.*.*\n"


def test_another_map_can_be_played(tmp_path):
    path = tmp_path / "small.csv"
    path.write_text(SMALL, encoding="utf-8")
    options = Options(2, "second", map=path)
    s = new_state(options)
    assert size(int(s.land[0]), int(s.land[1])) == 13
    assert options.box.map.named(s.central[0], s.central[1]) == ["b3", "b4"]
    assert options.box.digest != BOX.digest


def test_a_map_may_have_holes_and_a_bonus_in_the_middle(tmp_path):
    path = tmp_path / "holes.csv"
    path.write_text("column,top,spaces\na,0,*..*.\nb,1,*.-@.\nc,0,.....\n", encoding="utf-8")
    sheet = read_map(path)
    assert "b3" not in sheet.numbers
    assert [space.name for space in sheet.spaces if space.central and space.bonus] == ["b4"]


def test_other_points_on_a_card(tmp_path):
    path = edited(tmp_path, components.HOUSE_CARDS, ("hub,0 2 5 9 14", "hub,3"), ("stable-soil,2", "stable-soil,4"))
    s = new_state(Options(2, cards=path))
    assert list(s.steps[6]) == [0, 3, 3, 3, 3, 3, 3, 3, 3]
    assert s.soil_points == 4


def test_other_shapes(tmp_path):
    path = edited(tmp_path, components.HOUSE_SHAPES, ("bar,0 0,1 0,2 0,3 0", "worm,0 0,1 0,2 0,2 1"))
    options = Options(2, shapes=path)
    assert options.box.shape_number("worm") == 0
    assert new_state(options).turns[0] == 12


def test_cards_that_are_not_in_the_set_are_not_dealt(tmp_path):
    path = edited(tmp_path, components.HOUSE_CARDS, ("bonus,permit,\n", ""), ("additional,hub,0 2 5 9 14\n", ""))
    options = Options(2, "full", starts=("red", "blue"), cards=path)
    s = new_state(options)
    assert "additional hub" not in legal(s)
    play(s, "additional triangle")
    assert legal(s) == ["bonus funding", "bonus palette", "bonus stable-soil"]
    assert list(Options(2, additional="hub", bonus="permit", cards=path).faults()) == [
        "the additional goal hub is not in this set of cards",
        "the bonus card permit is not in this set of cards",
    ]
    for named, possible in (({"additional": "hub"}, 0), ({"bonus": "permit"}, 0), ({"bonus": "palette"}, 1)):
        assert is_possible(agreed(Options(2, cards=path, **named)), pieces_of(options.box)) == possible


BROKEN_MAPS = {  # what is changed into what, the line, a part of the reason
    "a column out of order": ("c,0", "d,0", 4, "column 'd'; columns are a, b, c"),
    "a top in words": ("c,0", "c,none", 4, "top is 'none'"),
    "no half step": ("c,0", "c,1", 4, "top is 1; columns side by side are half a space apart"),
    "an unknown space": ("...ooo...\nd", "...oxo...\nd", 4, "'x' is not a space; it should be one of . o * @ -"),
    "two parts": ("e,0,..ooooo..", "e,0,---------", 10, "the map is not connected"),
    "three bonus spaces": ("b,1,.*....*.", "b,1,.*......", 10, "3 bonus spaces; there should be 4"),
    "a column too many": ("a,0,.........", "a,0,.........,", 2, "4 columns; there should be 3"),
    "wrong head": ("column,top", "column,bottom", 1, "the columns are"),
    "too large": ("a,0,.........", "a,0," + "." * 30, 10, "the map is too large"),
}


@pytest.mark.parametrize("case", BROKEN_MAPS)
def test_a_broken_map_is_refused_with_line_and_reason(tmp_path, case):
    old, new, line, reason = BROKEN_MAPS[case]
    with pytest.raises(BrokenData) as error:
        components.load(edited(tmp_path, components.HOUSE_MAP, (old, new)))
    assert error.value.line == line
    assert reason in error.value.reason
    assert str(error.value).startswith(f"typed-in.csv, line {line}: ")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "the map has no spaces"),
        ("a,0,.*.*\nb,1,.*.*\n", "the map has no central area"),
        ("a,0,*o**\nb,1,*o\n", "does not fit on the map"),
    ],
)
def test_a_map_that_cannot_be_played_is_refused(tmp_path, text, reason):
    path = tmp_path / "typed-in.csv"
    path.write_text("column,top,spaces\n" + text, encoding="utf-8")
    with pytest.raises(BrokenData, match=reason):
        components.load(path)


def test_at_most_26_columns(tmp_path):
    path = tmp_path / "typed-in.csv"
    lines = [f"{chr(97 + n)},{n % 2},." for n in range(27)]
    path.write_text("\n".join(["column,top,spaces", *lines]), encoding="utf-8")
    with pytest.raises(BrokenData, match=r"line 28: column '\{'"):
        read_map(path)


BROKEN_SHAPES = {
    "a space in words": ("0 0,1 0,2 0,3 0", "0 0,1 0,2 0,three", 2, "fourth is 'three'"),
    "a space twice": ("0 0,1 0,2 0,3 0", "0 0,1 0,2 0,2 0", 2, "the bar has a space twice"),
    "two parts": ("0 0,1 0,2 0,3 0", "0 0,1 0,2 0,4 0", 2, "the bar is not connected"),
    "a shape twice": ("arch,-1 0,0 -1,1 -1,1 0", "arch,0 0,0 1,0 2,0 3", 3, "the arch is the bar, turned or flipped"),
    "a name twice": ("arch,", "bar,", 3, "a second shape called bar"),
    "a name with a space": ("arch,", "an arch,", 3, "'an arch' is not a name for a shape"),
    "five shapes": ("wave,0 0,1 0,1 1,2 1\n", "", 6, "5 shapes; there should be 6"),
}


@pytest.mark.parametrize("case", BROKEN_SHAPES)
def test_broken_shapes_are_refused_with_line_and_reason(tmp_path, case):
    old, new, line, reason = BROKEN_SHAPES[case]
    with pytest.raises(BrokenData) as error:
        components.load(shapes=edited(tmp_path, components.HOUSE_SHAPES, (old, new)))
    assert (error.value.line, reason in error.value.reason) == (line, True), error.value.reason


BROKEN_CARDS = {
    "an unknown kind": ("additional,hub", "extra,hub", 8, "kind is 'extra'; it should be one of individual"),
    "an unknown goal": ("additional,hub", "additional,spoke", 8, "card is 'spoke'; it should be one of crossroads"),
    "a card twice": ("additional,downtown", "additional,crossroads", 6, "a second card called crossroads"),
    "a bonus twice": ("bonus,permit", "bonus,palette", 17, "a second card called palette"),
    "points in words": ("hub,0 2 5 9 14", "hub,none", 8, "points are 'none'"),
    "no points": ("hub,0 2 5 9 14", "hub,", 8, "hub has 0 numbers; it should have 1 to 8"),
    "falling points": ("hub,0 2 5 9 14", "hub,0 2 1", 8, "the points of hub fall"),
    "points for funding": ("funding,", "funding,2", 14, "funding has 1 numbers; it should have 0"),
    "no points for soil": ("stable-soil,2", "stable-soil,", 15, "stable-soil has 0 numbers; it should have 1"),
    "too much soil": ("stable-soil,2", "stable-soil,31", 15, "stable-soil scores 31; it should be at most 30"),
    "one individual goal": ("individual,specialization,0 1 2 4 7 10 14\n", "", 16, "1 individual cards"),
}


@pytest.mark.parametrize("case", BROKEN_CARDS)
def test_broken_cards_are_refused_with_line_and_reason(tmp_path, case):
    old, new, line, reason = BROKEN_CARDS[case]
    with pytest.raises(BrokenData) as error:
        components.load(cards=edited(tmp_path, components.HOUSE_CARDS, (old, new)))
    assert (error.value.line, reason in error.value.reason) == (line, True), error.value.reason


def test_an_empty_card_file_is_refused(tmp_path):
    for source, reason in ((components.HOUSE_CARDS, "0 individual cards"), (components.HOUSE_SHAPES, "0 shapes")):
        path = tmp_path / source.name
        path.write_text(source.read_text(encoding="utf-8").splitlines()[0], encoding="utf-8")
        with pytest.raises(BrokenData, match=f"line 1: {reason}"):
            components.load(**{source.stem: path})


def test_a_file_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(BrokenData, match="cannot be read"):
        components.load(tmp_path / "nowhere.csv")
