"""Golden games: whole games in every configuration, replayed move by move and told sentence by sentence."""

import pytest

from citywright import record
from tests.golden.make import FOLDER, configurations, has_story, played, told

CONFIGURATIONS = list(configurations())
GAMES = [name for name, _, _ in CONFIGURATIONS]


def kept(ending):
    """Names of the golden files with an ending."""
    return {path.relative_to(FOLDER).as_posix().removesuffix(ending) for path in FOLDER.glob(f"*/*{ending}")}


def path_of(name):
    return FOLDER / f"{name}.game"


def test_every_configuration_has_a_golden_game():
    assert kept(".game") == set(GAMES)
    assert kept(".txt") == set(filter(has_story, GAMES))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_end(name):
    text = path_of(name).read_text()
    assert record.write(record.of_game(record.replay(record.read(text)))) == text


@pytest.mark.parametrize("name", list(filter(has_story, GAMES)))
def test_a_golden_story_is_told_the_same(name):
    assert told(record.replay(record.load(path_of(name)))) == (FOLDER / f"{name}.txt").read_text()


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "game", "options"), CONFIGURATIONS[::7])
def test_the_same_seed_and_bots_play_the_golden_game_again(name, game, options):
    assert record.write(record.of_game(played(name, game, options))) == path_of(name).read_text()
