"""Streets 1: the pieces, counted against the box; tile files, good and broken."""

import warnings
from collections import Counter

import pytest

from citywright.errors import BrokenData
from citywright.games.streets import components
from citywright.games.streets.layout import PARK, STATION, Business, Colour, Valuation
from citywright.games.streets.setup import Options, new_state
from citywright.names import word
from tests.streets.test_10_consultants import EVERYBODY
from tests.streets.town import BOX, number, play, town

BUILDINGS = BOX.tiles[2:]
HOUSE_LINES = components.HOUSE_TILES.read_text(encoding="utf-8").splitlines()


def tile(name):
    return BOX[number(name)]


# The box


def test_forty_basic_tiles_and_five_for_five_players():
    assert Counter(tile.five_plus for tile in BUILDINGS) == {False: 40, True: 5}


def test_every_tile_has_its_own_name_and_id():
    assert len({tile.id for tile in BOX.tiles}) == len({tile.name for tile in BOX.tiles}) == 47


def test_ids_are_names_in_kebab_case():
    assert components.kebab("High-End Tailor") == "high-end-tailor"
    assert all(tile.id == tile.name.lower().replace(" ", "-") for tile in BOX.tiles)


@pytest.mark.parametrize("tile", BUILDINGS, ids=lambda tile: tile.id)
def test_one_or_two_symbols_all_equal_to_the_back(tile):
    assert len(tile.symbols) in (1, 2)
    assert set(tile.symbols) == {tile.back}


@pytest.mark.parametrize("tile", BUILDINGS, ids=lambda tile: tile.id)
def test_one_icon_or_a_double_that_is_not_wild(tile):
    assert tile.icons == 1 or (tile.icons == 2 and tile.icon != Business.WILD)


@pytest.mark.parametrize("tile", BUILDINGS, ids=lambda tile: tile.id)
def test_one_valuation(tile):
    assert tile.valuation != Valuation.NOTHING


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_forty_eight_people_twelve_of_each_colour(players):
    s = new_state(Options(players))
    assert list(s.people_left + s.people.sum(axis=0)) == [12, 12, 12, 12]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_five_signs_a_player(players):
    assert list(new_state(Options(players)).free_signs) == [5] * players + [0] * (5 - players)


def test_forty_eight_tokens_twelve_of_each_type():
    assert list(new_state(Options(2, modules=("business",))).tokens_left) == [12, 12, 12, 12]


def test_every_consultant_has_a_card():
    assert {word(card.consultant) for card in components.consultant_cards().values()} == set(EVERYBODY)


def test_money_never_runs_out():
    s = town(
        ". Av B<", seats=[{"money": 9000, "hand": ["toy-store"]}, {}], A="food-hall 0", B="night-market", top="wild"
    )
    play(s, "build toy-store 0,0 east", "score food-hall")
    assert s.money[0] == 9002


# Station and Park


def test_station_shows_one_symbol_of_each_colour():
    assert sorted(BOX[STATION].symbols) == [Colour.TOURIST, Colour.HIPSTER, Colour.PARENT, Colour.SHOPPER]


def test_station_starts_with_one_lying_person_of_each_colour():
    s = new_state(Options(3))
    assert list(s.people[STATION]) == [1, 1, 1, 1]
    assert not s.standing.any()


def test_park_shows_one_wild_symbol_and_has_nobody():
    s = new_state(Options(3))
    assert BOX[PARK].symbols == (Colour.WILD,)
    assert not s.people[PARK].any()


@pytest.mark.parametrize("start", [STATION, PARK])
def test_neither_has_owner_valuation_or_icon(start):
    s = new_state(Options(3, modules=("business",)))
    assert s.owner[start] == -1
    assert s.signs[start] == s.valuation[start] == s.price[start] == s.icons[start] == 0


# What the rulebooks tell of single tiles


@pytest.mark.parametrize(
    ("name", "back", "symbols"),
    [
        ("starter-home", Colour.PARENT, 1),
        ("flea-market", Colour.PARENT, 1),
        ("art-gallery", Colour.HIPSTER, 1),
        ("student-house", Colour.HIPSTER, 1),
        ("trendy-lofts", Colour.PARENT, 2),
        ("micro-brewery", Colour.HIPSTER, 1),
    ],
)
def test_published_symbols(name, back, symbols):
    assert tile(name).symbols == (back,) * symbols


@pytest.mark.parametrize(
    ("name", "kind", "depicted", "price"),
    [
        ("starter-home", Valuation.SYMBOLS, [Colour.PARENT], 2),
        ("flea-market", Valuation.SET, [Colour.HIPSTER, Colour.PARENT], 5),
        ("art-gallery", Valuation.SYMBOLS, [Colour.HIPSTER], 2),
        ("trendy-lofts", Valuation.SYMBOLS, [Colour.HIPSTER], 2),
        ("chillax-spa", Valuation.SYMBOLS, [Colour.TOURIST], 2),
    ],
)
def test_published_valuations(name, kind, depicted, price):
    assert (tile(name).valuation, sorted(tile(name).depicted), tile(name).price) == (kind, depicted, price)


def test_fashion_outlet_copies():
    assert tile("fashion-outlet").valuation == Valuation.COPY


def test_concept_store_has_two_symbols_and_one_colour():
    assert len(tile("concept-store").symbols) == 2


def test_hardware_store_is_wild():
    assert tile("hardware-store").back == Colour.WILD


@pytest.mark.parametrize("name", ["sweet-ice-cream", "high-end-tailor", "car-park", "toy-store"])
def test_published_names(name):
    assert tile(name).id == name


# The house check


def test_eight_basic_tiles_and_one_five_plus_of_each_back():
    counts = Counter((tile.back, tile.five_plus) for tile in BUILDINGS)
    assert counts == {(back, five_plus): 1 if five_plus else 8 for back in Colour for five_plus in (False, True)}


def test_every_kind_of_valuation_occurs():
    assert {tile.valuation for tile in BUILDINGS} == set(Valuation) - {Valuation.NOTHING}


@pytest.mark.parametrize("colour", list(Colour)[:4])
def test_one_plus_the_symbols_of_a_colour_is_at_most_twelve(colour):
    assert 1 + sum(tile.symbols.count(colour) for tile in BUILDINGS) <= 12


def test_the_house_set_loads_without_a_warning():
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        components.load.__wrapped__()
    assert seen == []


def edited(tmp_path, *changes):
    """The house file with some texts replaced, each exactly once."""
    text = "\n".join(HOUSE_LINES) + "\n"
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    path = tmp_path / "typed-in.csv"
    path.write_text(text, encoding="utf-8")
    return path


NOT_HOUSE = {
    "7 basic and 1 5+ tiles with the back tourist": [("Chillax Spa,tourist,1", "Chillax Spa,wild,1")],
    "9 basic and 1 5+ tiles with the back wild": [("Chillax Spa,tourist,1", "Chillax Spa,wild,1")],
    "8 basic and 0 5+ tiles with the back tourist": [("Tapas Terrace,tourist,2", "Tapas Terrace,shopper,2")],
    "13 parent symbols": [("Starter Home,parent,1,", "Starter Home,parent,2,")],
    "no tile with the valuation copy": [
        ("shopper,1,copy", "shopper,1,size"),
        ("wild,1,copy", "wild,1,size"),
    ],
}


@pytest.mark.parametrize("reason", NOT_HOUSE)
def test_a_set_that_fails_only_the_house_check_loads_with_a_warning(tmp_path, reason):
    path = edited(tmp_path, *NOT_HOUSE[reason])
    with pytest.warns(UserWarning, match=r"typed-in\.csv is not a house set") as warned:
        box = components.load(path)
    assert len(warned) == 1
    assert reason in str(warned[0].message)
    assert len(box.tiles) == 47


def test_a_set_that_is_no_house_set_can_be_played(tmp_path):
    path = edited(tmp_path, ("Chillax Spa,tourist,1", "Chillax Spa,wild,1"))
    with pytest.warns(UserWarning, match="not a house set"):
        s = new_state(Options(4, tiles=path))
    assert list(s.stack) == [7, 8, 8, 8, 9]


# The form check


BROKEN = {  # line, what is changed into what: a part of the reason
    "unknown back": (2, "Chillax Spa,tourist", "Chillax Spa,purple", "back is 'purple'"),
    "no symbols": (2, "Spa,tourist,1", "Spa,tourist,0", "symbols is '0'"),
    "three symbols": (2, "Spa,tourist,1", "Spa,tourist,3", "symbols is '3'"),
    "symbols in words": (2, "Spa,tourist,1", "Spa,tourist,one", "symbols is 'one'"),
    "unknown valuation": (2, "symbols tourist", "symbolz tourist", "'symbolz' is not a valuation"),
    "no valuation": (2, "symbols tourist", "", "'' is not a valuation"),
    "valuation of Station": (2, "symbols tourist", "nothing", "'nothing' is not a valuation"),
    "amount where there is none": (2, "symbols tourist", "symbols 3 tourist", "'3' cannot stand"),
    "amount on a pair": (6, "pair tourist", "pair 6 tourist", "'6' cannot stand"),
    "amount on signs": (3, "signs", "signs 3", "'3' cannot stand"),
    "set without amount": (5, "set 5 tourist", "set tourist", "amount"),
    "set for nothing": (5, "set 5 tourist", "set 0 tourist", "amount"),
    "set of one": (5, "set 5 tourist shopper", "set 5 tourist", "shows 1 colours"),
    "set of a wild": (5, "set 5 tourist shopper", "set 5 tourist wild", "'wild' cannot stand"),
    "symbols without colour": (2, "symbols tourist", "symbols", "shows 0 colours"),
    "size with a colour": (12, "size", "size hipster", "shows 1 colours"),
    "unknown icon": (2, ",leisure,", ",pub,", "'pub' is not an icon"),
    "no icon": (2, ",leisure,", ",,", "'' is not an icon"),
    "triple icon": (2, ",leisure,", ",triple leisure,", "'triple leisure' is not an icon"),
    "double double": (2, ",leisure,", ",double double leisure,", "is not an icon"),
    "wild double": (9, ",wild,", ",double wild,", "wild icon cannot be double"),
    "unknown player count": (10, ",5+", ",6+", "players is '6+'"),
    "second of a name": (3, "Grand Hotel", "Chillax Spa", "a second tile called chillax-spa"),
    "a second Park": (3, "Grand Hotel", "City Park", "a second tile called city-park"),
    "same id": (3, "Grand Hotel", "chillax-SPA", "a second tile called chillax-spa"),
    "no name": (2, "Chillax Spa", "", "no name"),
    "name of marks only": (2, "Chillax Spa", "?!", "no name"),
    "a column too few": (2, ",leisure,", ",leisure", "5 columns"),
    "a column too many": (2, ",leisure,", ",leisure,,", "7 columns"),
    "wrong head": (1, "name,", "tile,", "the columns are"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_line_is_refused_with_its_number_and_the_reason(tmp_path, case):
    line, old, new, reason = BROKEN[case]
    lines = list(HOUSE_LINES)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    path = tmp_path / "broken.csv"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BrokenData) as refused:
        components.load(path)
    assert (refused.value.line, reason in refused.value.reason) == (line, True), str(refused.value)
    assert str(refused.value).startswith(f"broken.csv, line {line}: ")


def refused(tmp_path, text):
    path = tmp_path / "broken.csv"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BrokenData) as error:
        components.load(path)
    return str(error.value)


def test_thirty_nine_basic_tiles_are_refused(tmp_path):
    assert "39 basic tiles; there should be 40" in refused(tmp_path, "\n".join(HOUSE_LINES[:1] + HOUSE_LINES[2:]))


def test_four_five_plus_tiles_are_refused(tmp_path):
    assert "4 five plus tiles; there should be 5" in refused(tmp_path, "\n".join(HOUSE_LINES[:-1]))


def test_one_basic_tile_of_a_back_is_refused(tmp_path):
    text = "\n".join(HOUSE_LINES)
    for line in HOUSE_LINES[3:9]:
        text = text.replace(line, line.replace(",tourist,", ",wild,", 1))
    text = text.replace("Grand Hotel,tourist", "Grand Hotel,wild")
    assert "1 basic tiles with the back tourist; there should be at least 2" in refused(tmp_path, text)


@pytest.mark.parametrize("text", ["", "\n\n", HOUSE_LINES[0], b"\xff\xfe\x00"])
def test_a_file_that_is_no_table_is_refused(tmp_path, text):
    assert refused(tmp_path, text).startswith("broken.csv, line 1: ")


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(BrokenData, match=r"none\.csv, line 1: cannot be read"):
        components.load(tmp_path / "none.csv")


def test_spaces_and_empty_lines_do_no_harm(tmp_path):
    path = tmp_path / "spaced.csv"
    spaced = [line.replace(",", " , ") for line in HOUSE_LINES[1:]]
    path.write_text("\n\n".join([HOUSE_LINES[0], *spaced]), encoding="utf-8")
    assert components.load(path).tiles == BOX.tiles
