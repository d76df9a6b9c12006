"""Write the tables of the pages that come from data: `python tools/make_tables.py`.

A table is written between `<!-- made: NAME -->` and `<!-- end -->`; `tests/docs` fails if one is out of date.
"""

import re
from collections.abc import Iterable, Sequence
from enum import IntEnum
from pathlib import Path
from types import ModuleType

from citywright.bots import LEVELS, bot_of
from citywright.envs import spaces
from citywright.envs.common.features import Block, start_of
from citywright.envs.streets import actions as streets_actions
from citywright.envs.townies import actions as townies_actions
from citywright.games import GAMES
from citywright.games.streets import components
from citywright.games.streets import events as streets_events
from citywright.games.streets.events import Event
from citywright.games.streets.layout import Valuation
from citywright.games.townies import components as townies_components
from citywright.games.townies import events as townies_events
from citywright.games.townies.events import Event as TowniesEvent
from citywright.games.townies.layout import LONGEST_STEPS, NONE, Colour, Goal, Object
from citywright.names import word
from citywright.words import Words, words

FOLDER = Path(__file__).parents[1] / "docs"
MADE = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

PAYS = {  # kind of valuation: what it is called, what it pays
    Valuation.PEOPLE: ("People", "${price} per person of the colour shown, in the street itself"),
    Valuation.SYMBOLS: ("Symbols", "${price} per symbol of the colour shown, including wild ones"),
    Valuation.SET: ("Set", "the printed amount per complete set of the symbols shown"),
    Valuation.PAIR: ("Pair", "${price} per pair of symbols of the colour shown"),
    Valuation.WILD: ("Wild", "${price} per wild symbol; for the Hipster Legend, hipster symbols are wild, too"),
    Valuation.SIGNS: ("Signs", "${price} per sign of its owner in the street"),
    Valuation.SIZE: ("Street size", "${price} per building in the street, including itself"),
    Valuation.ADJACENCY: ("Adjacency", "${price} per building in the eight cells around it, in any street"),
    Valuation.ENCLOSURE: ("Enclosure", "${price}, once, if it stands in an end cell of any enclosed street"),
    Valuation.COPY: ("Copy", "the valuation of another building in the street"),
}

POINTS = {  # flag of an edition: the point, and what each value means
    "abandoned_welcome": ("People may move to abandoned buildings (§7)", {"1": "yes", "0": "no"}),
    "fomo_pays": ("People with FOMO count for money (§6)", {"1": "yes", "0": "no"}),
    "copy_takes_place": ("Copy may copy adjacency and enclosure (§6)", {"1": "yes", "0": "no"}),
    "price_of_mixed_set": ("A set that shows two or more colours pays (§6)", {"printed": "as printed", "5": "$5"}),
    "park_may_be_covered": ("The Renovator may cover City Park (§10)", {"1": "yes", "0": "no"}),
    "grifter_copy_by_crowd": (
        "Grifter, several best places for a copy tile (§11)",
        {"0": "you choose", "1": "biggest crowd, then you choose"},
    ),
    "grifter_enclosure_by_crowd": (
        "Grifter, several enclosing places for an enclosure tile (§11)",
        {"1": "biggest crowd, then you choose", "0": "you choose"},
    ),
    "grifter_takes_fewest": (
        "Grifter's token (§11)",
        {"1": "a type it has fewest of", "0": "a type it has none of; otherwise you choose (R)"},
    ),
}

HAPPENED = {
    Event.CONSULTANT: "a seat gets its consultant",
    Event.FIRST: "the first player is drawn",
    Event.TAKEN_OUT: "one of the Contractor's three extra tiles leaves the game face down",
    Event.TOP: "the back now on top of the stack",
    Event.TURNED_UP: "solo: the face now on top of the stack",
    Event.DREW: "a seat draws a tile; `tile` is null for everyone else",
    Event.SET_ASIDE: "solo: a tile goes to the endgame stack",
    Event.TURN: "a turn begins",
    Event.LIFTED: "solo: the tile the Grifter will build",
    Event.ABANDONED: "a building is abandoned to get back its `signs`",
    Event.BUILT: "a tile is built",
    Event.COVERED: "the Renovator builds on top of `covered`",
    Event.DISCARDED: "nothing fits, so a tile is discarded",
    Event.ARRIVED: "new people from the supply",
    Event.GATHERED: "people with FOMO come from `source`",
    Event.ENCLOSED: "a street is enclosed; `tile` is its west or north end",
    Event.SCORING: "the scoring of that street begins",
    Event.TOOK: "a business token is taken",
    Event.SHOWED: "the Entrepreneur scores `tile` instead of `building`",
    Event.VALUED: "how a valuation was counted; `printed` is the tile whose valuation it is",
    Event.PAID: "what a building pays; `half` is 1 at the end of the game",
    Event.SIGN_HOME: "signs go back to their owner",
    Event.SENT: "a person moves from `source` to `tile`, moved by `seat`",
    Event.STOOD: "people get FOMO",
    Event.ENDING: "the final scoring begins",
    Event.MAJORITY: "the bonus for the most tokens of a type",
    Event.SETS: "the bonus for complete sets of tokens",
    Event.OVER: "the game is over",
    Event.PASSED: "the Entrepreneur passes",
    Event.TO_STATION: "people on a covered building go to the Station",
}

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

TOWNIES_HAPPENED = {
    TowniesEvent.START: "a seat gets its starting marker",
    TowniesEvent.ADDITIONAL: "the shared goal is dealt",
    TowniesEvent.BONUS: "the bonus card is dealt",
    TowniesEvent.ROLLED: "a round begins with a roll of both dice",
    TowniesEvent.FINISHED: "a seat has made its choice for this round, which stays sealed",
    TowniesEvent.CROSSED_OUT: "a star is crossed out for the bonus card",
    TowniesEvent.SHAPE: "four spaces are filled",
    TowniesEvent.CIRCLED: "solo: the shape marks a circle, counted from 1",
    TowniesEvent.OBJECT: "an object is drawn",
    TowniesEvent.NEIGHBOURS: "the neighbours that count, at `each` points",
    TowniesEvent.CONDITION: "whether the condition for the extra point is `met`, and which spaces decide it",
    TowniesEvent.SCORED: "its points go into a circle, counted from 1",
    TowniesEvent.STAR: "a star is marked",
    TowniesEvent.SOIL: "Stable Soil scores",
    TowniesEvent.PASSED: "a seat cannot draw anything",
    TowniesEvent.MARKER: "the marker that a seat holds from now on",
    TowniesEvent.ENDING: "this round was the last",
    TowniesEvent.GOAL: "what a goal counts, where, and what it scores",
    TowniesEvent.OVER: "the game is over",
}


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines).replace("| --- ", "|---").replace("--- |", "---|")


def printed(tile: components.Tile, say: Words) -> str:
    """A tile's valuation in the words that players see."""
    depicted = tile.depicted[:1] if tile.valuation == Valuation.PAIR else tile.depicted
    shown = " + ".join(say(f"colour-{word(colour)}") for colour in depicted)
    return say(f"streets-valuation-{word(tile.valuation)}", price=tile.price, shown=shown)


def house_set() -> str:
    """All tiles of the house set."""
    say = words("en")
    return table(
        ("tile", "back", "symbols", "valuation", "icon", "players"),
        (
            (
                tile.name,
                word(tile.back),
                str(len(tile.symbols)),
                printed(tile, say),
                ("double " if tile.icons == 2 else "") + word(tile.icon),
                "5+" if tile.five_plus else "",
            )
            for tile in components.load().tiles[len(components.START) :]
        ),
    )


def valuations() -> str:
    """The kinds of valuation and what they pay."""
    return table(
        ("valuation", "pays", "in tile files"),
        (
            (name, pays.format(price=components.prices()[kind][0]), f"`{word(kind)}`")
            for kind, (name, pays) in PAYS.items()
        ),
    )


def editions() -> str:
    """Where the editions differ."""
    by_edition = components.editions()
    return table(
        ("point", *(f"`{edition}`" for edition in by_edition)),
        (
            (point, *(meaning[flags[flag]] for flags in by_edition.values()))
            for flag, (point, meaning) in POINTS.items()
        ),
    )


def slug(heading: str) -> str:
    """The anchor that a heading gets."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def events(page: str, of: ModuleType, happened: dict[IntEnum, str]) -> str:
    """All events of a game, each with a link to its section of the page."""
    headings = re.findall(r"^#+ (([\d.]+) .*)$", page, re.MULTILINE)
    anchors = {number: slug(heading) for heading, number in headings}
    return table(
        ("no.", "event", "fields", "section", "meaning"),
        (
            (
                str(int(event)),
                f"`{word(event)}`",
                ", ".join(f"`{field}`" for field in event.fields),
                f"[§{event.rule}](#{anchors[event.rule]})",
                happened[event],
            )
            for event in of.Event
        ),
    )


def map_drawing() -> str:
    """The map of Townies in letters: hexes five letters apart, two lines high."""
    rows: dict[int, dict[int, str]] = {}

    def put(line: int, column: int, text: str) -> None:
        for i, letter in enumerate(text):
            rows.setdefault(line, {})[column + i] = letter

    sheet = townies_components.load().map
    top = min(2 * r + q for q, r in sheet.cells)
    for space in sheet.spaces:
        q, r = space.cell
        line, column = 2 * r + q - top, 5 * q
        name = f"({space.name})" if space.central else f" {space.name}{'*' if space.bonus else ' '}"
        for i, part in enumerate((f"/{name}\\", "\\____/"), 1):
            put(line + i, column, part)
        put(line, column + 1, "____")
    drawn = ["".join(cells.get(i, " ") for i in range(max(cells) + 1)) for _, cells in sorted(rows.items())]
    return "```text\n" + "\n".join(drawn) + "\n```\n"


def shapes() -> str:
    """The shapes of Townies, each with a place it may lie on."""
    box = townies_components.load()
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
    for object_, colour in townies_components.kind_colours().items():
        kind = "none: beside another object" if colour == NONE else word(Colour(colour))
        rows.append((word(object_).replace("-", " "), kind, *SCORES[object_]))
    return table(("object", "kind colour", "points", "extra point"), rows)


def goals() -> str:
    """The goals of Townies, and what they score for each count."""
    say, rows = words("en"), []
    for number, points in townies_components.load().cards.goals.items():
        goal = word(Goal(number))
        steps = [*map(str, points), *["…"] * (LONGEST_STEPS - len(points))]
        rows.append((say(f"goal-{goal}"), say(f"townies-counts-{goal}"), *steps))
    return table(("goal", "counts", *map(str, range(1, LONGEST_STEPS + 1))), rows)


def chart() -> str:
    """The chart that a solo game of Townies is read off."""
    steps, say = townies_components.chart(), words("en")
    tops = [f" to {least - 1}" for least, _ in steps[1:]] + [" and more"]
    rows = zip(steps, tops, strict=True)
    return table(("points", "verdict"), ((f"{least}{top}", say(f"townies-verdict-{it}")) for (least, it), top in rows))


def levels() -> str:
    """The levels and their bots."""
    columns = [(game, alone) for game in GAMES for alone in (False, True)]
    head = (f"{game.capitalize()}{', alone' if alone else ''}" for game, alone in columns)
    rows = ([f"`{name}`", *(f"`{bot_of(name, *column)}`" for column in columns)] for name in LEVELS)
    return table(("level", *head), rows)


def numbered() -> str:
    """The actions of Streets."""
    rows = (
        (f"{first} to {first + number - 1}" if number > 1 else str(first), f"`{what}`", counts)
        for first, number, what, counts in streets_actions.TABLE
    )
    return table(("numbers", "action", "counted by"), rows)


def numbered_choices() -> str:
    """The actions of Townies."""
    rows = ((number, f"`{what}`") for number, what in townies_actions.TABLE)
    uses = ((f"`{card}`", counts) for card, counts in townies_actions.USE_TABLE)
    return f"{table(('number', 'action'), rows)}\n{table(('bonus card', 'uses'), uses)}"


def block_table(block: Block, start: int) -> str:
    """The features of one block of an observation."""
    rows = f"{block.rows} rows of {block.width} numbers; a row is {block.row}" if block.rows > 1 else "one row"
    head = f"**{block.name}**, from {start}: {rows}.\n\n"
    features = (
        (str(block.at(feature.name)), feature.name, str(feature.count), str(feature.top), feature.tells)
        for feature in block.features
    )
    return head + table(("at", "feature", "numbers", "1 is", "meaning"), features)


def observation(game: str) -> str:
    """All blocks of an observation; blocks of a single feature, the planes of Townies, share a table."""
    blocks = spaces(game).blocks
    planes = [block for block in blocks if len(block.features) == 1]
    parts = [block_table(block, start_of(blocks, block.name)) for block in blocks if block not in planes]
    rows = (
        (str(start_of(blocks, plane.name)), plane.name, str(plane.rows), str(plane.features[0].top), told)
        for plane in planes
        for told in [plane.features[0].tells]
    )
    if planes:
        parts.append("**your sheet**: planes with a number for every space.\n\n")
        parts[-1] += table(("from", "plane", "numbers", "1 is", "meaning"), rows)
    return "\n".join(parts)


def made_anew(page: str, game: str) -> str:
    """A page with all its tables written again."""
    made = {
        "streets": lambda: {
            "house_set": house_set(),
            "valuations": valuations(),
            "editions": editions(),
            "events": events(page, streets_events, HAPPENED),
        },
        "townies": lambda: {
            "map": map_drawing(),
            "shapes": shapes(),
            "objects": objects(),
            "goals": goals(),
            "chart": chart(),
            "events": events(page, townies_events, TOWNIES_HAPPENED),
        },
        "bots": lambda: {"levels": levels()},
        "environments": lambda: {
            "streets_actions": numbered(),
            "townies_actions": numbered_choices(),
            "streets_observation": observation("streets"),
            "townies_observation": observation("townies"),
        },
    }[game]()
    return MADE.sub(lambda found: f"{found[1]}\n{made[found[2]]}\n{found[3]}", page)


if __name__ == "__main__":
    for name in ("streets", "townies", "bots", "environments"):
        path = FOLDER / f"{name}.md"
        path.write_text(made_anew(path.read_text(encoding="utf-8"), name), encoding="utf-8")
