"""Golden games: whole games in every configuration, replayed with the same events; some are told as stories."""

from functools import cache
from itertools import zip_longest

import pytest

from citywright import record
from citywright.games import GAMES, module_of
from citywright.names import word
from tests.golden.make import FOLDER, STORIES, configurations, digests, kept_digests, played, told

CONFIGURATIONS = list(configurations())
NAMES = [name for name, _, _ in CONFIGURATIONS]
TOO_RARE = {"streets": {"discarded", "to-station"}, "townies": {"passed"}}  # events that no golden game has


@cache
def replayed(name):
    return record.replay(record.load(path_of(name)))


def path_of(name):
    return FOLDER / f"{name}.game"


def test_every_configuration_has_a_golden_game():
    assert {path.relative_to(FOLDER).as_posix() for path in FOLDER.glob("*/*.game")} == {
        f"{name}.game" for name in NAMES
    }
    assert set().union(*map(kept_digests, GAMES)) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_replays_to_the_same_end(name):
    assert record.write(record.of_game(replayed(name))) == path_of(name).read_text()


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_game_has_the_same_events(name):
    game, kept = replayed(name), kept_digests(name.split("/")[0])[name]
    for entry, now, then in zip_longest(game.seen_log(), digests(game), kept):
        assert now == then, f"this entry of the log differs from that of the golden game: {entry}"


@pytest.mark.parametrize("game", GAMES)
def test_the_stories_tell_every_kind_of_event(game):
    stories = [replayed(name) for name in STORIES if name.startswith(f"{game}/")]
    told = {event["event"] for story in stories for entry in story.seen_log() for event in entry["events"]}
    assert told == {word(event) for event in module_of(game, "games", "events").Event} - TOO_RARE[game]


@pytest.mark.parametrize("name", STORIES)
def test_a_golden_story_is_told_the_same(name):
    assert told(replayed(name)) == (FOLDER / f"{name}.txt").read_text()


@pytest.mark.compiled
@pytest.mark.parametrize(("name", "game", "options"), CONFIGURATIONS[::7])
def test_the_same_seed_and_bots_play_the_golden_game_again(name, game, options):
    assert record.write(record.of_game(played(name, game, options))) == path_of(name).read_text()
