"""What a position holds: points, and what each move would bring."""

from citywright.games.townies import RULES
from citywright.games.townies.inspection import FOUND, prospect, prospects
from citywright.games.townies.layout import NOBODY
from tests.townies.town import BOX, legal, play, town

STATION = {"object": "station", "colour": "green"}
BLOCKS = {"e4": "blue", "d4": "blue", "f4": "red", "e6": STATION, "d5": "yellow", "f5": "brown"}


def found(s, move, seat=0):
    """What a move given as text would bring."""
    return prospect(s, seat, RULES.move_of(move, BOX), BOX)


def test_an_object_brings_its_points_and_what_explains_them():
    s = town({"sheet": BLOCKS, "circles": [4]}, {}, additional="hub")
    bank = found(s, "bank e5")
    assert bank["points"] == 3
    assert bank["goals"] == {"hub": {"count": 5, "step": 5, "points": 14}}
    assert bank["moved"] == [{"goal": "hub", "before": 2, "after": 5, "gain": 12}]
    assert found(s, "bank c4")["moved"] == []
    assert [event["event"] for event in bank["events"]] == ["object", "neighbours", "condition", "scored"]


def test_a_shape_tells_what_it_covers_and_touches():
    s = town({"sheet": {"c7": "red"}}, {}, bonus="permit")
    covering = found(s, "shape bee a7 a8 b6 b7 red")
    assert (covering["points"], covering["lost"], covering["touching"]) == (0, ["b7"], 1)
    assert found(s, "shape bee a1 a2 b1 b2 red")["lost"] == ["b2"]
    assert found(town({}, {}), "shape bee a1 a2 b1 b2 red")["lost"] == [], "without a card nothing is lost"


def test_an_object_on_a_bonus_space_loses_nothing():
    s = town({"sheet": {"b6": "blue"}}, {}, bonus="permit")
    assert found(s, "bank b7")["lost"] == []


def test_moves_come_best_first():
    s = town({"sheet": BLOCKS, "circles": [4]}, {}, bonus="permit")
    ranks = [
        (each["points"], each["outlook"], -len(each["lost"]), each["touching"])
        for each in prospects(s, 0, BOX).values()
    ]
    assert ranks == sorted(ranks, reverse=True)
    assert len(ranks) == len(legal(s, 0))


def test_every_seat_is_inspected():
    s = town({"sheet": BLOCKS, "circles": [4]}, {})
    (ada, bob), moves = FOUND.of(s, 0, BOX.lookup).values()
    assert (ada["objects"], ada["total"], bob["total"]) == (4, 4, 0)
    assert moves[0] == {"move": "bank e5", "points": 3}
    assert len(FOUND.of(s, 1, BOX.lookup)["moves"]) == len(legal(s, 1))
    assert FOUND.of(s, NOBODY, BOX.lookup) == {"seats": [ada, bob], "moves": []}


def test_the_object_of_funding_is_drawn_after_its_shape():
    s = town({"sheet": {"e5": "blue"}, "circles": [1], "stars": 1, "start": "blue"}, {}, bonus="funding")
    play(s, "shape bee c7 d6 d7 e7 blue with funding", seat=0)
    assert found(s, "bank e6")["points"] == 4
