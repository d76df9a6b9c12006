"""What the client says of limits and rules in so many words is so."""

import re
from pathlib import Path

import pytest

from citywright.games import GAMES
from citywright.games.streets.layout import MOST_SEATS
from citywright.games.townies.layout import MOST_SEATS as MOST_TOWNS
from citywright.server.people.identity import LONGEST_PASSWORD, SHORTEST_PASSWORD
from citywright.server.people.setup import chairs_wanted
from citywright.server.problems import Refusal
from citywright.server.store.queries import Player
from citywright.server.wire import LONGEST_CHAT, LONGEST_NAME, SeatWanted
from citywright.words import LANGUAGES, files

WEB = Path(__file__).parents[2] / "web" / "src"
#: A message, and the numbers with which it begins.
NUMBERS = {
    "home-streets-facts": [1, MOST_SEATS],
    "home-townies-facts": [1, MOST_TOWNS],
    "problem-seats": [1, MOST_SEATS],
    "problem-name": [LONGEST_NAME],
    "problem-account": [1, LONGEST_NAME],
    "problem-password": [SHORTEST_PASSWORD, LONGEST_PASSWORD],
    "problem-chat": [LONGEST_CHAT],
}
FIELDS = {  # where the longest text is written
    "lib/names.ts": f"const LONGEST_NAME = {LONGEST_NAME};",
    "parts/ChatPanel.svelte": f"const LONGEST = {LONGEST_CHAT};",
}
each_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(language):
    text = "".join(file.read_text(encoding="utf-8") for file in files(language, WEB / "words"))
    return dict(re.findall(r"^([\w-]+) = (.+)$", text, re.MULTILINE))


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


@each_language
def test_limits_are_those_that_hold(language):
    said = messages(language)
    assert {each: numbers(said[each])[: len(right)] for each, right in NUMBERS.items()} == NUMBERS


@pytest.mark.parametrize(("file", "line"), FIELDS.items())
def test_fields_take_what_the_server_takes(file, line):
    assert line in (WEB / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_so_many_sit_down_and_no_more(game):
    me, seat = Player("me", "Ann", None), SeatWanted(who="open")
    assert len(chairs_wanted(game, [seat] * MOST_SEATS, me)) == MOST_SEATS == MOST_TOWNS
    with pytest.raises(Refusal):
        chairs_wanted(game, [seat] * (MOST_SEATS + 1), me)
