"""Whole games, played by what the pages offer."""

import time

from tests.browser.tables import TEXTS

LONGEST = 240  # seconds for a game on a busy machine
STREETS = {
    "decide": ".floating .primary",
    "cell": "[data-place]",
    "choice": ".choices [data-move]",
    "tile": "[data-hand][aria-disabled=false]",
    "fit": ".tools button:last-of-type",  # two quick taps may have looked closer at where there is no cell
    "close": ".floating .close",  # what is told about a building lies over the hand
}
ORDER = (("take",), ("result",), ("confirm",), ("decide",), ("cell",), ("choice", "tile", "close", "fit"))
ANSWERED = ("take", "confirm", "decide", "choice")  # the server has its say
TOWNIES = {
    "decide": ".choosing .tools .primary:enabled",
    "piece": ".offers button:enabled",
    "map": ".map.playing",
    "close": "dialog[open] header button",  # a press on the map may ask where points come from
}
FRAME = """() => {
  const frame = document.querySelector(".map.playing")?.getBoundingClientRect();
  return frame ? [frame.left, frame.top, frame.width, frame.height] : null;
}"""
FOLD = """() => {
  if (innerWidth < 1100) document.querySelector(".tabs [aria-pressed=true]")?.click();
}"""
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


def streets(person):
    """One press: a tile, then a cell, then the decision, or something of the list. Whether there was anything."""
    return person.press_first(STREETS, ORDER, ANSWERED)


def townies(person):
    """One press: a piece, a place on the map, or the decision."""
    offered = person.look(TOWNIES)
    for kind in ("close", "take", "result", "confirm", "decide"):
        if kind in offered:
            person.press(person.rng.choice(offered[kind]))
            return True
    if "piece" in offered and person.rng.random() < 0.3:
        person.press(person.rng.choice(offered["piece"]))
    elif "map" in offered:
        put(person)
    return bool(offered)


def put(person):
    """Put the piece in hand somewhere: point at the map, then go on by keys, which always find room."""
    frame = person.page.evaluate(FRAME)
    if frame:
        left, top, width, height = frame
        person.press((left + width * person.rng.random(), top + height * person.rng.random()))
        person.page.keyboard.press(person.rng.choice(ARROWS))


def go_back(person, table):
    """A press meant for the game may meet a link of its result, which has just come; whoever followed it comes back."""
    if person.page.url != table:
        person.page.goto(table)


def fold(person):
    """A press on what has just gone may have opened the panel, which lies over a narrow board."""
    person.page.evaluate(FOLD)


def play(press, *people, until=None):
    """Everybody presses on until the game is over on every page, or something is so."""
    limit = time.monotonic() + LONGEST
    tables = [person.page.url for person in people]
    while not (until() if until else all(person.is_over for person in people)):
        assert time.monotonic() < limit, [person.page.evaluate(TEXTS, "[role=status]") for person in people]
        pressed = [press(person) for person in people]
        for person, table in zip(people, tables, strict=True):
            go_back(person, table)
            fold(person)
        if not any(pressed):
            people[0].page.wait_for_timeout(20)
