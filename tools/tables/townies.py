"""The tables of the pages about Townies."""

from collections.abc import Callable, Sequence
from functools import partial

from citywright.envs.townies import actions
from citywright.games.townies import components
from citywright.games.townies.events import Event
from citywright.games.townies.layout import LONGEST_STEPS, NONE, Colour, Goal, Object
from citywright.names import word
from citywright.words import words
from tables import events, table

SCORES = {  # object: for each neighbour of a kind, and one more
    Object.GAME_COURT: ("1 per red neighbour", "+1 if a neighbouring block is not red"),
    Object.WINDMILL: ("1 per yellow neighbour", "+1 if no neighbour is an object"),
    Object.STATION: (
        "1 per brown neighbour",
        "+1 if two opposite neighbours are blocks of any colour",
    ),
    Object.BIKE_RENTAL: ("1 per green neighbour", "+1 if a chain of green blocks links it to another object"),
    Object.BANK: ("1 per blue neighbour", "+1 if it is not on an edge space"),
    Object.CITY_SQUARE: ("2 per neighbouring object", "+1 if it is surrounded"),
}

HAPPENED = {
    Event.START: "a seat gets its starting marker",
    Event.ADDITIONAL: "the shared goal is dealt",
    Event.BONUS: "the bonus card is dealt",
    Event.ROLLED: "a round begins with a roll of both dice",
    Event.FINISHED: "a seat has made its choice for this round, which stays sealed",
    Event.CROSSED_OUT: "a star is crossed out for the bonus card",
    Event.SHAPE: "four spaces are filled",
    Event.CIRCLED: "solo: the shape marks a circle, counted from 1",
    Event.OBJECT: "an object is drawn",
    Event.NEIGHBOURS: "the neighbours that count, at `each` points",
    Event.CONDITION: "whether the condition for the extra point is `met`, and which spaces decide it",
    Event.SCORED: "its points go into a circle, counted from 1",
    Event.STAR: "a star is marked",
    Event.SOIL: "Stable Soil scores",
    Event.PASSED: "a seat cannot draw anything",
    Event.MARKER: "the marker that a seat holds from now on",
    Event.ENDING: "this round was the last",
    Event.GOAL: "what a goal counts, where, and what it scores",
    Event.OVER: "the game is over",
}


def shapes() -> str:
    """The shapes of Townies, each with a place it may lie on."""
    box = components.load()
    names = {space.cell: space.name for space in box.map.spaces}

    def placed(cells: Sequence[tuple[int, int]], q: int, r: int) -> list[str]:
        return sorted(names.get((q + a, r + b), "") for a, b in cells)

    rows = []
    for shape in box.shapes:
        places = [placed(turn, *cell) for turn in shape.turns for cell in names]
        fitting = [place for place in places if all(place)]
        middle = min(placed(turn, *next(cell for cell in names if names[cell] == "e4")) for turn in shape.turns)
        rows.append((shape.name, f"`{' '.join(middle)}`", str(len(shape.turns)), str(len(fitting))))
    return table(("shape", "for example on", "orientations", "places on the empty map"), rows)


def objects() -> str:
    """The objects of Townies: where they may be drawn and what they score."""
    rows = []
    for object_, colour in components.kind_colours().items():
        kind = "none: beside another object" if colour == NONE else word(Colour(colour))
        rows.append((word(object_).replace("-", " "), kind, *SCORES[object_]))
    return table(("object", "kind colour", "points", "extra point"), rows)


def goals() -> str:
    """The goals of Townies, and what they score for each count."""
    say, rows = words("en"), []
    for number, points in components.load().cards.goals.items():
        goal = word(Goal(number))
        steps = [*map(str, points), *["…"] * (LONGEST_STEPS - len(points))]
        rows.append((say(f"goal-{goal}"), say(f"townies-counts-{goal}"), *steps))
    return table(("goal", "counts", *map(str, range(1, LONGEST_STEPS + 1))), rows)


def chart() -> str:
    """The chart that a solo game of Townies is read off."""
    steps, say = components.chart(), words("en")
    tops = [f" to {least - 1}" for least, _ in steps[1:]] + [" and more"]
    rows = zip(steps, tops, strict=True)
    return table(("points", "verdict"), ((f"{least}{top}", say(f"townies-verdict-{it}")) for (least, it), top in rows))


def action_table() -> str:
    """The actions of Townies."""
    rows = ((number, f"`{what}`") for number, what in actions.TABLE)
    uses = ((f"`{card}`", counts) for card, counts in actions.USE_TABLE)
    return f"{table(('number', 'action'), rows)}\n{table(('bonus card', 'uses'), uses)}"


def tables(page: str, language: str) -> dict[str, Callable[[], str]]:
    """The tables of a page in a language."""
    return {
        "shapes": shapes,
        "objects": objects,
        "goals": goals,
        "chart": chart,
        "events": partial(events, page, Event, HAPPENED),
    }
