"""Whole games of one person at a screen, in any browser: how each is begun, and with which presses it is played."""

from tests.browser.playing import play, streets, townies
from tests.browser.tables import begin, result

PRESSES = {"streets": streets, "townies": townies}


def bot(person, game, level="master"):
    """Begin against one bot; how many take part."""
    person.visit(f"/new/{game}?way=bots")
    person.press_on("input[name=players]")  # as few as possible
    person.fill("[aria-label='Player 2: strength of the bot']", level)
    begin(person)
    return 2


def alone(person, game):
    """Begin alone: the Grifter takes part in Streets, and nobody else in Townies."""
    person.visit(f"/new/{game}?way=solo")
    begin(person)
    return {"streets": 2, "townies": 1}[game]


def one_screen(person, game):
    person.visit(f"/new/{game}?way=screen")
    begin(person)
    return 2


WAYS = {"master": bot, "alone": alone, "one screen": one_screen}
GAMES = [(way, game) for way in WAYS for game in PRESSES]


def play_whole(person, way, game):
    """Begin a game and play it to its end."""
    seats = WAYS[way](person, game)
    play(PRESSES[game], person)
    assert len(result(person)) == seats
