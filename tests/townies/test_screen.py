"""The terminal's drawing: every space once, under its name, and as much as fits."""

import io

import pytest
from rich.console import Console

from citywright.game import new_game
from citywright.screens.townies.screen import Screen, arrange, blocks_seen
from citywright.screens.townies.sheet import INK, LARGE, PATTERN, SMALL, STAR, TINY, SheetDrawing
from citywright.words import words
from tests.townies.town import BOX

SAY = words("en")
SPACES = BOX.map.spaces
WIDTHS = {size: SheetDrawing({}, BOX, size, SAY).canvas.width for size in (LARGE, SMALL, TINY)}
MIXED = {"c4": "red", "b2": "blue", "d3": {"object": "bank", "colour": "green"}}


def lines_of(blocks, size=LARGE, marks=None):
    """A sheet as lines of text."""
    return SheetDrawing(blocks, BOX, size, SAY, marks).draw().text().plain.splitlines()


def printed(game, seat, width, plain=False):
    """What a screen of a width prints of a game."""
    file = io.StringIO()
    Screen(Console(file=file, width=width), SAY, plain).show(game, seat)
    return file.getvalue()


def test_every_space_is_shown_once_by_its_name():
    shown = " ".join(lines_of({})).replace("/", " ").replace("\\", " ").replace("_", " ")
    names = [word.strip("★°") for word in shown.split()]
    for space in SPACES:
        assert names.count(space.name) == 1


@pytest.mark.parametrize("size", [LARGE, SMALL, TINY])
def test_a_name_says_where_a_space_is(size):
    """Its letter stands above it, and in the first column its number beside it."""
    lines = lines_of({space.name: "red" for space in SPACES}, size)
    sheet = SheetDrawing({}, BOX, size, SAY)
    for space in SPACES:
        x, y = sheet.corner(space)
        middle = x + size.room // 2
        assert lines[0][middle] == space.name[0]
        assert lines[y][middle] == "r"
        if space.name[0] == "a":
            assert lines[y][:3].strip() == space.name[1:]


@pytest.mark.parametrize("size", [LARGE, SMALL])
def test_no_two_spaces_overlap(size):
    sheet = SheetDrawing({}, BOX, size, SAY)
    taken = [(x + i, y + row) for x, y in map(sheet.corner, SPACES) for i in range(size.room) for row in (0, 1)]
    assert len(set(taken)) == len(taken)


def test_neighbours_on_the_map_are_neighbours_on_the_sheet():
    sheet = SheetDrawing({}, BOX, LARGE, SAY)
    corners = {space.cell: sheet.corner(space) for space in SPACES}
    for (q, r), (x, y) in corners.items():
        for (a, b), away in {(0, 1): (0, 2), (1, 0): (LARGE.pitch, 1), (1, -1): (LARGE.pitch, -1)}.items():
            if (q + a, r + b) in corners:
                assert corners[q + a, r + b] == (x + away[0], y + away[1])


@pytest.mark.parametrize("size", [LARGE, SMALL, TINY])
def test_a_block_shows_its_colour_three_ways(size):
    """By a letter, by a pattern where there is room, and by its colour."""
    for colour, ink in INK.items():
        space = next(space for space in SPACES if space.name == "c4")
        upper, lower = SheetDrawing({"c4": colour}, BOX, size, SAY).face(space)
        assert SAY(f"townies-letter-{colour}") in [char for char, _ in upper]
        assert all(ink in style for _, style in upper)
        if size != TINY:
            assert {char for char, _ in lower} == {PATTERN[colour]}


def test_an_object_shows_its_letter_in_its_colour():
    space = next(space for space in SPACES if space.name == "d3")
    for size in (LARGE, SMALL, TINY):
        upper, _ = SheetDrawing(MIXED, BOX, size, SAY).face(space)
        assert "B" in [char for char, _ in upper]
    assert "#" not in "".join(char for char, _ in SheetDrawing(MIXED, BOX, LARGE, SAY).face(space)[0])
    assert PATTERN["green"] in [char for char, _ in SheetDrawing(MIXED, BOX, LARGE, SAY).face(space)[0]]


@pytest.mark.parametrize("size", [LARGE, SMALL, TINY])
def test_bonus_spaces_are_stars_until_they_are_drawn_on(size):
    assert "".join(lines_of({}, size)).count(STAR) == 4
    assert "".join(lines_of(MIXED, size)).count(STAR) == 3


@pytest.mark.parametrize("size", [LARGE, SMALL, TINY])
def test_the_central_area_is_marked(size):
    assert "".join(lines_of({}, size)).count("°") == 19


def test_options_are_marked_by_number():
    text = "\n".join(lines_of({}, LARGE, {"e5": ["12"], "c4": ["1", "2"], "a1": ["1", "2", "3", "4"]}))
    assert "12" in text
    assert "1 2_" in text
    assert "1 2 …" in text
    assert "e5" in text, "the name stays"


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("width", [40, 60, 80, 100, 120, 140, 200, 240])
def test_sheets_are_arranged_to_fit(players, width):
    rows = arrange(0, range(1, players), WIDTHS, width)
    assert sorted(seat for row in rows for seat, _ in row) == list(range(players))
    assert rows[0][0] == (0, LARGE if width >= WIDTHS[LARGE] else SMALL)
    for row in rows:
        assert sum(WIDTHS[size] for _, size in row) <= max(width, WIDTHS[SMALL])


@pytest.mark.parametrize(
    ("players", "width", "size", "rows"),
    [(2, 80, TINY, 1), (2, 100, SMALL, 1), (3, 80, SMALL, 2), (3, 140, SMALL, 1), (5, 80, TINY, 2), (5, 140, TINY, 1)],
)
def test_other_sheets_are_as_large_as_fits(players, width, size, rows):
    found = arrange(0, range(1, players), WIDTHS, width)
    assert len(found) == rows
    assert {each for row in found for seat, each in row if seat} == {size}


@pytest.mark.parametrize("width", [60, 80, 140, 200])
def test_a_screen_is_no_wider_than_the_terminal(width):
    game = new_game("townies", players=3, seed=3)
    for _ in range(6):
        game.play(game.legal_moves()[0])
    for seat in (None, 0, 2):
        assert max(map(len, printed(game, seat, width).splitlines())) <= width


def test_a_screen_shows_everything_that_lies_open():
    game = new_game("townies", players=2, seed=3, starts=("red", "blue"), additional="hub", bonus="permit")
    game.play(game.legal_moves(0)[0], 0)
    text = printed(game, 1, 160)
    for expected in (
        "Round 1",
        "Dice: ",
        "Permit: ",
        "red → blue",
        "blue → green",
        "✓  A ",
        "Hub",
        "0 2 5 9 14",
        "B 0 (0)",
    ):
        assert expected in text
    plain = printed(game, 1, 160, plain=True)
    assert "Player 1 has chosen." in plain
    assert plain.index("Player 2: blue marker, next green.") < plain.index("Player 1: red marker, next blue.")
    assert "Specialization, surrounded blocks of your starting colour." in plain
    assert "Player 1 (blue + yellow) has 0, worth 0." in plain


def test_markers_pass_on_in_the_order_of_the_rules():
    order = ("red", "blue", "green", "brown", "yellow")
    seats = new_game("townies", players=5, starts=order).view()["seats"]
    assert [seat["next"] for seat in seats] == ["blue", "green", "brown", "yellow", "red"]


def test_a_sealed_shape_is_shown_to_its_own_seat():
    seat = {"sheet": {"a1": "red"}, "choice": ["shape bee c4 d3 d4 e4 blue with funding", "bank e5"]}
    assert blocks_seen(seat) == {"a1": "red", **dict.fromkeys(("c4", "d3", "d4", "e4"), "blue")}


def test_solo_shows_circles_and_ends_with_a_verdict():
    game = new_game("townies", players=1, seed=5)
    game.play(next(move for move in game.legal_texts() if move.startswith("shape")))
    assert "○ (·) · " in printed(game, 0, 120)
    assert "Marked by shapes: 1." in printed(game, 0, 120, plain=True)
    while not game.is_over:
        game.play(game.legal_moves()[-1])
    verdict = SAY(f"townies-verdict-{game.view(0)['verdict']}")
    assert verdict in printed(game, 0, 300)
    assert verdict in printed(game, 0, 300, plain=True)
