"""The checked, friendly face of the rules."""

import random
import tracemalloc
from dataclasses import replace

import numpy as np
import pytest

import citywright
from citywright import record
from citywright.errors import CitywrightError, Impossible, NotLegal, NotReadable
from citywright.events import SILENT
from citywright.game import rules_named
from citywright.games import GAMES, module_of
from citywright.games.streets.moves import Build
from citywright.games.streets.setup import EDITIONS, Options
from citywright.playouts import COUNTS, MOST_SEATS
from citywright.random_numbers import reseed
from tests.streets.test_4_turn import BLOCKED
from tests.streets.town import arrows
from tests.townies.town import CELLS as TOWN_SPACES


def play_randomly(game, seed=0, until=None):
    """Play on at random, to the end or until a condition holds."""
    rng = random.Random(seed)
    while not game.is_over and not (until and until(game)):
        game.play(rng.choice(game.legal_moves()))
    return game


def new(seed=1, **options):
    return citywright.new_game("streets", seed=seed, **options)


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize(
    ("name", "options"), [("streets", {}), ("streets", {"modules": ("business", "consultants")}), ("townies", {})]
)
def test_what_is_open_is_seen_alike_by_all(name, options, players):
    game = play_randomly(citywright.new_game(name, players=players, seed=8, **options))
    open_, closed = [], []
    for entry in game.log:
        sights = [game.entry_seen(1, entry, seat) for seat in (None, *range(len(game.names)))]
        kept = open_ if game.rules.is_open(entry.move, entry.events) else closed
        kept.append(all(seen == sights[0] for seen in sights))
    assert open_
    assert all(open_)
    assert not any(closed)
    assert bool(closed) == (name == "streets")


def read_by_table(part, slots, box):
    """The value of a part of a move, as a client reads it by tables."""
    table, words, number = part.values(box), box.lookup.words, slots[part.slot]
    if "words" in table:
        return table["words"][number]
    if "origin" in table:
        return number + table["origin"]
    if "offsets" in table:
        return tuple(words[table["table"]][number + by] for by in table["offsets"][slots["piece"]][slots["turn"]])
    return words[table["table"]][number]


@pytest.mark.parametrize("name", GAMES)
def test_tables_tell_what_the_numbers_of_moves_stand_for(name):
    game = play_randomly(citywright.new_game(name, players=3, seed=5))
    box = game.options.box
    for entry in game.log:
        move = game.rules.Move.from_int(entry.move, box)
        slots = {slot: read(entry.move) for slot, read in game.rules.Move.slots.items()}
        for field, part in move.parts.items():
            assert read_by_table(part, slots, box) == getattr(move, field)


@pytest.mark.parametrize("name", GAMES)
def test_texts_of_moves_are_those_of_each(name):
    game = citywright.new_game(name, players=2, seed=3)
    moves = game.legal_moves()
    assert game.legal_texts() == [game.text_of(move) for move in moves]
    assert [game.move_of(text) for text in game.legal_texts()] == moves


def test_a_view_is_its_readers_own():
    game = play_randomly(new(seed=2))
    view, again = game.view(0), game.view(0)
    for building in view["city"]:
        building["at"].append(0)
        building["people"]["tourist"] = building["fomo"]["tourist"] = 99
    assert game.view(0) == again


def test_a_game_begins_at_the_first_real_decision():
    game = new(players=3)
    assert game.actors == [game.seat]
    assert game.seat < 3
    assert len(game.legal_moves()) > 1


def test_the_same_seed_gives_the_same_game():
    assert play_randomly(new(seed=5)).scores == play_randomly(new(seed=5)).scores
    assert new(seed=5).legal_texts() != new(seed=6).legal_texts()


def test_a_move_is_taken_as_text_dataclass_or_integer():
    texts = new().legal_texts()
    by_text, by_class, by_number = new(), new(), new()
    by_text.play(texts[0])
    tile, place, facing = texts[0].split()[1:4]
    by_class.play(Build(tile, *map(int, place.split(",")), facing))
    by_number.play(new().legal_moves()[0])
    assert by_text.state == by_class.state == by_number.state


@pytest.mark.parametrize(
    ("move", "error", "word"),
    [
        ("fly to the moon", NotReadable, "moves begin with"),
        ("build castle 0,1 north", NotReadable, "no tile called 'castle'"),
        ("build toy-stor 0,1 north", NotReadable, "perhaps you mean toy-store"),
        ("build toy-store here north", NotReadable, "write build TILE X,Y FACING"),
        ("build toy-store 99,0 north", NotReadable, "x 99 is out of range"),
        ("build central-station 20,20 north", NotLegal, "not in the hand; legal are"),
        ("pass", NotLegal, "does not answer this decision; legal are"),
        (None, NotReadable, "None is not a move"),
        (12345, NotLegal, "12345 is not a move; legal are"),
    ],
)
def test_a_bad_move_is_refused_with_what_would_be_right(move, error, word):
    game = new()
    before = game.state.tobytes()
    with pytest.raises(error, match=word):
        game.play(move)
    assert game.state.tobytes() == before


@pytest.mark.parametrize("seat", [-1, 2, 9, "0"])
def test_there_are_no_other_seats(seat):
    game = new(players=2)
    for look in (game.view, game.seen_log):
        with pytest.raises(NotReadable, match="there is no seat"):
            look(seat)
    with pytest.raises(NotReadable, match="there is no seat"):
        game.play(game.legal_moves()[0], seat=seat)


@pytest.mark.parametrize("names", [["Ada"], ["a", "b", "c"], "ab", [1, 2]])
def test_there_is_one_name_a_seat(names):
    with pytest.raises(Impossible, match="one per seat"):
        new(players=2, names=names)


def test_another_seat_cannot_move():
    game = new(players=2, first=1)
    with pytest.raises(NotLegal, match="it is Player 1 to decide, not Player 2"):
        game.play(game.legal_moves()[0], seat=1)


def test_nobody_moves_after_the_end():
    game = play_randomly(new())
    with pytest.raises(NotLegal, match="the game is over"):
        game.play("pass")
    assert game.winners


@pytest.mark.parametrize(
    ("options", "word"),
    [
        ({"players": 6}, "1 to 5"),
        ({"players": "2"}, "1 to 5"),
        ({"modules": "weather"}, "no module 'weather'"),
        ({"edition": "1999"}, f"there are {', '.join(EDITIONS)}"),
        ({"modules": ("weather",)}, "there are business, consultants"),
        ({"difficulty": "brutal"}, "easy, normal, hard"),
        ({"first": 3}, "players 1 to 2"),
        ({"consultants": ("hacker", "random")}, "'consultants' is not among the modules"),
        ({"modules": ("consultants",), "consultants": ("hacker",)}, "1 consultants for 2"),
        ({"plyers": 2}, "no option 'plyers'; there are players, difficulty"),
        ({"modules": ("consultants",), "consultants": ("hacker", "hacker")}, "two players cannot both have"),
        ({"modules": ("consultants",), "consultants": ("wizard", "random")}, "no consultant 'wizard'"),
        ({"modules": ("consultants",), "consultants": ("renovator", "random")}, "cannot be in this game"),
    ],
)
def test_impossible_options_are_refused(options, word):
    with pytest.raises(Impossible, match=word):
        new(**options)


def test_all_that_is_wrong_is_said_at_once():
    assert len(list(Options(players=9, edition="x", modules=("y",), difficulty="z").faults())) == 4


def test_forced_decisions_and_chance_are_played_and_logged():
    game = play_randomly(new(modules=("business",)))
    assert any(entry.forced for entry in game.log)
    assert any(entry.actor == game.rules.CHANCE for entry in game.log)
    for entry in game.log:
        if entry.forced:
            assert entry.actor != game.rules.CHANCE


def scored_with_choice(game):
    """A moment at which a player is sending people."""
    return any(text.startswith("send") for text in game.legal_texts())


def at_a_choice_before_a_choice(game):
    """A moment at which a player sends people and will have to choose again at once."""
    if not scored_with_choice(game):
        return False
    after = game.what_if(game.legal_moves()[0])
    return after.actors == game.actors


def test_undo_takes_back_a_choice_and_what_it_forced():
    game = play_randomly(new(seed=3, players=2), until=at_a_choice_before_a_choice)
    seat, before, length = game.seat, game.state.copy(), len(game.log)
    game.play(game.legal_moves()[0])
    assert game.can_undo(seat)
    game.undo(seat)
    assert game.state == before
    assert len(game.log) == length


def test_undo_stops_where_chance_spoke():
    game = new(players=2, first=1)
    game.play(next(text for text in game.legal_texts() if text.startswith("build")))
    assert game.log[-1].actor == game.rules.CHANCE
    assert not game.can_undo(0)
    with pytest.raises(NotLegal, match="nothing to take back"):
        game.undo(0)


@pytest.mark.parametrize(("name", "options"), [("streets", {"modules": ("business",)}), ("townies", {"players": 5})])
def test_undo_leads_where_a_replay_leads(name, options):
    game, rng, undone = citywright.new_game(name, seed=3, **options), random.Random(3), 0
    while not game.is_over:
        seat = rng.choice(game.actors)
        game.play(rng.choice(game.legal_moves(seat)), seat)
        while rng.random() < 0.3 and (able := [each for each in range(len(game.names)) if game.can_undo(each)]):
            kept, length, other = game.state.tobytes(), len(game.log), game.copy()
            other.undo(seat := rng.choice(able))
            assert (game.state.tobytes(), len(game.log)) == (kept, length), "a copy is undone alone"
            game.undo(seat)
            *_, (last, replayed) = game.history()
            game.rules.play(replayed, last.actor, last.move, SILENT)
            assert game.state == other.state == replayed
            assert seat in game.actors
            undone += 1
    assert undone > 5


@pytest.mark.parametrize(("name", "options"), [("streets", {"players": 4}), ("townies", {"players": 5})])
def test_undo_replays_no_more_than_a_turn(name, options):
    game, rng, replayed = citywright.new_game(name, seed=5, **options), random.Random(5), []
    rules, undone = game.rules, 0

    def play(*arguments):
        replayed.append(arguments)
        rules.play(*arguments)

    game.rules = replace(rules, play=play)
    while not game.is_over:
        seat = rng.choice(game.actors)
        game.play(rng.choice(game.legal_moves(seat)), seat)
        if game.can_undo(seat):
            replayed.clear()
            game.copy().undo(seat)
            assert len(replayed) < 16
            undone += 1
    assert len(game.log) > 100
    assert undone > 5


def test_history_leads_to_every_record_of_a_game():
    game, states = new(players=2), []
    while not game.is_over:
        states.append((len(game.log), game.state.tobytes()))
        game.play(game.legal_moves()[0])
    befores = [before.tobytes() for _, before in game.history()]
    assert len(befores) == len(game.log)
    assert all(befores[number] == state for number, state in states)


def test_a_copy_plays_on_alone():
    game = play_randomly(new(seed=3, players=2), until=at_a_choice_before_a_choice)
    seat, state, length = game.seat, game.state.tobytes(), len(game.log)
    other = game.copy()
    other.play(other.legal_moves()[0])
    assert other.can_undo(seat)
    assert (game.state.tobytes(), len(game.log)) == (state, length)


@pytest.mark.compiled
def test_a_game_keeps_its_log_but_not_every_record():
    """Thousands of tables are open at once. This game has 180 entries; a record has 9,700 bytes."""
    play_randomly(new(players=4))  # loads what all games share
    tracemalloc.start()
    try:
        game = play_randomly(new(players=4))
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(game.log) > 150
    assert kept < 20 * game.state.nbytes


def blocked_city():
    """A game of five in which nothing can be built; two players hold the last tiles."""
    hands = [["toy-store", "radio-tower"], ["night-market"], [], [], []]
    city = arrows(BLOCKED, without=("toy-store", "radio-tower", "night-market"))
    data = {"game": "streets", "seats": [{"hand": hand} for hand in hands], "stack": {}, "city": city}
    return citywright.from_position(data, seed=1)


def test_undo_stops_where_another_seats_hand_was_shown():
    game = blocked_city()
    game.play("discard toy-store")
    assert any(entry.forced and entry.actor == 1 for entry in game.log), "the other's only tile went by itself"
    assert not game.can_undo(0)


def test_what_if_does_not_play_from_anothers_hand():
    assert [entry.actor for entry in blocked_city().what_if("discard toy-store").log] == [0]


def test_a_game_from_a_position_survives_its_file():
    game = play_randomly(blocked_city())
    again = record.replay(record.read(record.write(record.of_game(game))))
    assert again.state == game.state


def test_a_resumed_game_claims_no_seed():
    game = play_randomly(new(seed="alpha"), until=lambda game: len(game.log) > 30)
    again = play_randomly(record.replay(record.read(record.write(record.of_game(game)))))
    assert "seed" not in record.of_game(again).header


@pytest.mark.parametrize("name", ["Smith, John", "a\nb", "", "x" * 41])
def test_a_name_fits_into_a_game_file(name):
    with pytest.raises(Impossible, match="printable"):
        new(names=[name, "b"])


def test_what_if_leaves_the_game_alone():
    game = new(players=4)
    before, length = game.state.tobytes(), len(game.log)
    for move in game.legal_moves()[:20]:
        assert game.what_if(move).log[0].move == move
    assert game.state.tobytes() == before
    assert len(game.log) == length


def test_the_log_of_a_seat_hides_what_others_draw():
    game = play_randomly(new(players=2, seed=4))
    mine, all_ = game.seen_log(0), game.seen_log()
    draws = [entry["move"] for entry in mine if entry["move"].startswith("draw")]
    assert any("?" in move for move in draws)
    assert any("?" not in move for move in draws)
    assert all("?" in entry["move"] for entry in all_ if entry["move"].startswith("draw"))


def test_a_game_goes_on_from_a_position():
    data = {
        "game": "streets",
        "seats": [{"name": "Ada", "hand": ["toy-store"]}, {"hand": ["flea-market"]}],
        "city": [{"tile": "central-station", "at": [0, 0], "facing": "S"}],
    }
    game = citywright.from_position(data, seed=1)
    assert game.names == ["Ada", "Player 2"]
    assert play_randomly(game).is_over


@pytest.mark.parametrize("seats", [None, [None, {}], [{"name": " "}, {"name": 3}]])
def test_who_has_no_name_in_a_position_has_the_usual_one(seats):
    game = citywright.from_position({"game": "townies", "seats": seats}, seed=1)
    assert game.names == ["Player 1", "Player 2"]


def test_a_position_of_an_unknown_game_is_refused():
    for data in ({"game": "chess"}, {}, [], None):
        with pytest.raises(CitywrightError, match="no game"):
            citywright.from_position(data)


# Several seats due at once


def townies_game(**options):
    return citywright.new_game("townies", seed=1, **({"players": 3, "starts": ("red", "yellow", "brown")} | options))


def test_all_seats_are_due_at_once_and_choose_in_any_order():
    game = townies_game()
    assert game.actors == [0, 1, 2]
    for seat in (2, 0):
        game.play(game.legal_moves(seat)[0], seat)
    assert game.actors == [1]


def test_nobody_sees_in_the_log_what_others_have_sealed():
    game = townies_game()
    public, own = game.seen_log(1), game.seen_log(0)
    game.play(game.legal_moves(0)[0], 0)
    assert game.seen_log(1) == public
    assert game.seen_log() == public
    assert len(game.seen_log(0)) == len(own) + 1
    for seat in (1, 2):
        game.play(game.legal_moves(seat)[0], seat)
    assert len(game.seen_log(1)) >= len(public) + 3


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everybody_has_chosen_before_anything_is_drawn(seat):
    """Whoever chose last still reads first that the others have chosen, and nothing after the end."""
    game, rng = townies_game(), random.Random(1)
    while not game.is_over:
        chooser = rng.choice(game.actors)
        game.play(rng.choice(game.legal_moves(chooser)), chooser)
    told = [event["event"] for entry in game.seen_log(seat) for event in entry["events"]]
    assert told[-1] == "over"
    rounds = " ".join(told).split("rolled")[1:]
    assert all(one.split()[:3] == ["finished"] * 3 for one in rounds)


def test_a_sealed_choice_can_be_taken_back_whatever_others_have_sealed():
    game, other = townies_game(), townies_game()
    first, second = game.legal_moves(0)[:2]
    game.play(first, 0)
    game.play(game.legal_moves(1)[0], 1)
    game.undo(0)
    assert game.actors == [0, 2]
    game.play(second, 0)
    other.play(other.legal_moves(1)[0], 1)
    other.play(second, 0)
    assert game.state == other.state


def test_a_choice_cannot_be_taken_back_once_the_round_is_over():
    game = townies_game()
    for seat in range(3):
        game.play(game.legal_moves(seat)[0], seat)
    for seat in range(3):
        assert not game.can_undo(seat)


def test_a_forced_choice_of_any_seat_is_played_by_itself():
    game = play_randomly(townies_game(players=5, starts=()), until=lambda game: any(e.forced for e in game.log))
    assert game.is_over or all(len(game.legal_moves(seat)) > 1 for seat in game.actors)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_game_of_townies_survives_its_file(players):
    game = play_randomly(townies_game(players=players, starts=()))
    again = record.replay(record.read(record.write(record.of_game(game))))
    assert again.state == game.state
    assert again.winners == game.winners


def test_nothing_can_be_taken_back_or_tried_once_sealed_choices_were_seen():
    game = play_randomly(townies_game())
    assert game.is_over
    assert not any(game.can_undo(seat) for seat in range(3))
    with pytest.raises(NotLegal, match="once all have chosen"):
        townies_game().what_if(townies_game().legal_moves(0)[0], 0)


def test_a_forced_choice_does_not_open_the_round_before():
    sheet = {name: "red" for name in TOWN_SPACES if name not in ("a1", "i9")}
    seats = [{"start": "red", "sheet": sheet}, {"start": "yellow"}]
    data = {"game": "townies", "mode": "first", "dice": {"object": "bank", "shape": "bee"}, "seats": seats}
    game = citywright.from_position(data, seed=1)
    for seat in (0, 1):
        game.play(game.legal_moves(seat)[0], seat)
    assert game.log[-1].forced, "seat 0 can only pass now"
    assert not game.can_undo(0)


def test_each_sees_the_log_grow_only_at_its_end():
    game, rng = townies_game(), random.Random(1)
    before = {seat: [] for seat in range(3)}
    while not game.is_over:
        seat = rng.choice(game.actors)
        game.play(rng.choice(game.legal_moves(seat)), seat)
        for each, seen in before.items():
            now = [entry["move"] for entry in game.seen_log(each)]
            assert now[: len(seen)] == seen
            before[each] = now
    assert len({len(seen) for seen in before.values()}) == 1


@pytest.mark.parametrize("seat", [64, -64, 1 << 40])
def test_no_odd_seat_reaches_compiled_code(seat):
    game = townies_game()
    for ask in (game.legal_moves, game.can_undo, game.undo):
        with pytest.raises(NotReadable, match="there is no seat"):
            ask(seat)


def test_what_a_move_would_bring_is_what_it_brings():
    """As far as its seat can foresee: the same as on a copy of the game, which stays as it is."""
    game, rng, forced = new(players=3, modules=("business", "consultants"), seed=4), random.Random(4), 0
    while not game.is_over:
        before, move = game.state.tobytes(), rng.choice(game.legal_moves())
        found, after = game.foresee(move), game.what_if(move)
        assert found.events == [event for entry in after.seen_log(game.seat) for event in entry["events"]]
        assert (found.scores, found.view) == (after.scores, after.view(game.seat))
        assert game.state.tobytes() == before
        forced += len(after.log) - 1
        game.play(move)
    assert forced, "what is forced has followed a move"


def test_a_preview_does_not_play_from_anothers_hand():
    game = blocked_city()
    after = game.what_if("discard toy-store")
    assert game.foresee("discard toy-store").view == after.view(0)


def test_what_a_sealed_choice_would_bring_is_seen_by_its_seat_alone():
    game = townies_game()
    found = game.foresee(game.legal_moves(0)[0], 0)
    assert found.prospect["events"] == found.events
    assert len(found.view["seats"][0]["sheet"]) > len(game.view(0)["seats"][0]["sheet"])
    assert found.view["seats"][1:] == game.view(0)["seats"][1:]


@pytest.mark.parametrize(
    ("name", "options"), [("streets", {"players": 3}), ("townies", {"players": 3, "mode": "full"})]
)
def test_a_move_reveals_something_if_it_cannot_be_taken_back(name, options):
    """Then chance, or somebody else, goes on at once; a sealed choice can be taken back until all have chosen."""
    game, rng, kinds = citywright.new_game(name, seed=6, **options), random.Random(6), set()
    while not game.is_over:
        seat = rng.choice(game.actors)
        move = rng.choice(game.legal_moves(seat))
        reveals = game.foresee(move, seat).reveals
        others = any(actor not in (seat, game.rules.CHANCE) for actor in game.actors)
        game.play(move, seat)
        goes_on = seat in game.actors and game.can_undo(seat)
        assert reveals == (not goes_on and not (others and game.can_undo(seat)))
        kinds.add(reveals)
    assert kinds == {True, False}


def test_a_tile_file_may_be_named_by_its_text():
    assert Options(2, tiles=str(Options(2).tiles)) == Options(2)


@pytest.mark.parametrize("name", GAMES)
def test_a_random_game_of_one_record_is_that_of_a_playout(name):
    """A GPU plays the one, the CPU the other."""
    rules, rng = rules_named(name), np.zeros(4, np.int64)
    start = rules.new_state(rules.Options(players=3))
    expected_scores, expected_counts, _ = rules.games(start, 1, 5)
    reseed(rng, 5, 0)
    scores, counts = np.zeros(MOST_SEATS, np.int16), np.zeros(len(COUNTS), np.int64)
    random_game = module_of(name, "games", "playout").random_game
    random_game(start, rng, np.zeros(rules.MOST_MOVES, np.int32), counts, scores, SILENT)
    assert scores.tolist() == expected_scores[0].tolist()
    assert counts.tolist() == expected_counts[0].tolist()
