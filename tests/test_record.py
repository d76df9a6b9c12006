"""Game files: complete, readable, replayable; refused if cut, garbled or illegal."""

import pytest

import citywright
from citywright import record
from citywright.errors import NotReadable
from tests.test_game import play_randomly


def finished(**options):
    return play_randomly(citywright.new_game("streets", seed=2, **options))


def text_of(game):
    return record.write(record.of_game(game))


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_game_survives_its_file(players):
    game = finished(players=players, modules=("business", "consultants"))
    again = record.replay(record.read(text_of(game)))
    assert again.state == game.state
    assert text_of(again) == text_of(game)
    assert [entry.forced for entry in again.log] == [entry.forced for entry in game.log]


def test_the_header_says_all_about_the_game():
    header = record.of_game(finished(players=1, edition="ru", difficulty="hard")).header
    wanted = {"game": "streets", "rules": "1", "edition": "ru", "players": "1", "difficulty": "hard"}
    assert wanted.items() <= header.items()
    assert header["result"].replace(" ", "").isdecimal()


def test_the_seed_is_secret_until_the_end():
    game = citywright.new_game("streets", seed="my secret")
    assert "my secret" not in text_of(game)
    assert "my secret" in text_of(play_randomly(game))


def test_an_unfinished_game_can_be_gone_on_with():
    game = play_randomly(citywright.new_game("streets", seed=2), until=lambda game: len(game.log) > 40)
    again = record.replay(record.read(text_of(game)))
    assert not again.is_over
    assert again.legal_moves() == game.legal_moves()


def test_moves_that_were_the_only_option_can_be_left_out():
    game = play_randomly(citywright.new_game("streets", seed=2, players=1))
    file = record.of_game(game)
    file.moves = [move for move, entry in zip(file.moves, game.log, strict=True) if not entry.forced]
    assert len(file.moves) < len(game.log)
    with pytest.raises(NotReadable):
        record.replay(file)
    file.header["forced"] = record.LEFT_OUT
    assert text_of(record.replay(record.read(record.write(file)))) == text_of(game)


def test_replay_stops_where_asked():
    file = record.read(text_of(finished()))
    assert len(record.replay(file, 30).log) == 30
    with pytest.raises(NotReadable, match="there is no move"):
        record.replay(file, 10_000)


@pytest.fixture(scope="module")
def lines():
    return text_of(finished()).splitlines()


def refuse(lines, match):
    with pytest.raises(NotReadable, match=match):
        record.replay(record.read("\n".join(lines)))


@pytest.mark.parametrize("kept", [5, 30, 100, -1])
def test_a_cut_file_is_refused(lines, kept):
    refuse(lines[:kept], "cut")


def test_a_file_cut_inside_a_line_is_refused(lines):
    refuse([*lines[:60], lines[60][:4]], "should be move")


def test_another_file_is_refused():
    refuse(["hello"], "not a game file")
    refuse([], "not a game file")


def test_a_missing_move_is_refused(lines):
    refuse(lines[:40] + lines[41:], "should be move")


def test_text_after_the_end_is_refused(lines):
    refuse([*lines, "more"], "should be move")


@pytest.mark.parametrize(
    ("key", "value", "match"),
    [
        ("game", "chess", "no game 'chess'"),
        ("rules", "0", "rules version 0"),
        ("players", "two", "players: 'two' should be a whole number"),
        ("players", "3", "names"),
        ("tiles", "0000", "played with the tiles"),
        ("result", "999 0", "the moves lead to"),
        ("result", "unfinished", "the moves lead to"),
        ("edition", "1999", "no edition"),
    ],
)
def test_a_wrong_header_is_refused(lines, key, value, match):
    with pytest.raises(citywright.errors.CitywrightError, match=match):
        record.replay(
            record.read("\n".join(f"{key}: {value}" if line.startswith(f"{key}:") else line for line in lines))
        )


def test_a_header_line_that_nobody_knows_is_refused(lines):
    refuse([lines[0], "editoin: ru", *lines[1:]], "unknown line 'editoin'")


def test_a_header_without_a_colon_is_refused(lines):
    refuse([lines[0], "nonsense", *lines[1:]], "should be NAME: VALUE")


def test_a_header_that_lacks_a_line_is_refused(lines):
    refuse([line for line in lines if not line.startswith("players:")], "no line 'players'")


def with_move(lines, find, replace):
    """The file with the first move that contains a text changed."""
    number = next(i for i, line in enumerate(lines) if find in line)
    return [*lines[:number], lines[number].replace(find, replace), *lines[number + 1 :]]


@pytest.mark.parametrize(
    ("find", "replace", "match"),
    [
        ("chance draw ", "chance draw castle-", "no tile called"),
        ("build ", "build the ", "not readable"),
        ("1 build", "7 build", "is not an actor"),
        ("south", "norths", "not readable"),
    ],
)
def test_a_move_that_is_not_legal_is_refused_with_its_number(lines, find, replace, match):
    refuse(with_move(lines, find, replace), rf"move \d+: .*{match}")


def test_a_legal_looking_move_at_the_wrong_time_is_refused(lines):
    refuse(with_move(lines, "chance top", "1 top"), "it is chance to decide")


def test_a_draw_against_the_backs_is_refused(lines):
    number = next(i for i, line in enumerate(lines) if "chance top" in line)
    back = lines[number].split()[-1]
    other = "toy-store" if back != "shopper" else "flea-market"
    wrong = f"{lines[number + 1].rsplit(' ', 1)[0]} {other}"
    refuse([*lines[: number + 1], wrong, *lines[number + 2 :]], "not legal")


def test_a_file_is_written_whole_or_not_at_all(tmp_path):
    path = tmp_path / "a.game"
    record.save(record.of_game(finished()), str(path))
    assert record.load(path).is_finished
    assert [p.name for p in tmp_path.iterdir()] == ["a.game"]
    with pytest.raises(NotReadable, match="cannot be written"):
        record.save(record.of_game(finished()), tmp_path / "missing" / "a.game")
    with pytest.raises(NotReadable, match="cannot be read"):
        record.load(tmp_path / "none.game")
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(NotReadable, match="not text"):
        record.load(path)


@pytest.mark.parametrize("line", ["mode: third", "additional: castle", "bonus: gold", "starts: pink red", "players: 9"])
def test_options_that_do_not_exist_are_refused(line):
    """Before anything is made of them."""
    name = line.split(":")[0]
    text = record.write(record.of_game(citywright.new_game("townies", players=2, seed=1)))
    garbled = [line if each.startswith(f"{name}:") else each for each in text.splitlines()]
    with pytest.raises(citywright.errors.CitywrightError):
        record.replay(record.read("\n".join([*garbled, ""])))
