"""Golden games: whole games in every configuration, replayed move by move and told sentence by sentence."""

import pytest

from citywright import record
from tests.golden.make import FOLDER, configurations, played, told

GAMES = sorted(FOLDER.glob("*.game"))
STORIES = sorted(FOLDER.glob("*.txt"))


def test_every_configuration_has_a_golden_game():
    assert {path.stem for path in GAMES} == {name for name, _ in configurations()}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_same_end(path):
    text = path.read_text()
    assert record.write(record.of_game(record.replay(record.read(text)))) == text


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.stem)
def test_a_golden_story_is_told_the_same(path):
    assert told(record.replay(record.load(path.with_suffix(".game")))) == path.read_text()


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "options"), list(configurations())[::7])
def test_the_same_seed_and_bots_play_the_golden_game_again(name, options):
    assert record.write(record.of_game(played(name, options))) == (FOLDER / f"{name}.game").read_text()
