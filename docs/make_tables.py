"""Write the tables of streets.md that are made from the program's own data: `python docs/make_tables.py`.

A table stands between `<!-- made: NAME -->` and `<!-- end -->`; `tests/test_docs.py` fails when one is out of date.
"""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

from citywright.games.streets import tables
from citywright.games.streets.events import FIELDS, RULE, Event
from citywright.games.streets.layout import Valuation
from citywright.games.streets.moves import word
from citywright.words import Words, words

PAGE = Path(__file__).parent / "streets.md"
MADE = re.compile(r"(<!-- made: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)

PAYS = {  # kind of valuation: what it is called, what it pays
    Valuation.PEOPLE: ("People", "${price} a person of the colour shown, in the street itself"),
    Valuation.SYMBOLS: ("Symbols", "${price} a symbol of the colour shown, wild ones included"),
    Valuation.SET: ("Set", "the printed amount a complete set of the symbols shown"),
    Valuation.PAIR: ("Pair", "${price} a set of two symbols of the colour shown"),
    Valuation.WILD: ("Wild", "${price} a wild symbol; for the Hipster Legend hipster symbols are wild too"),
    Valuation.SIGNS: ("Signs", "${price} a sign of the owner in the street"),
    Valuation.SIZE: ("Street size", "${price} a building in the street, itself included"),
    Valuation.ADJACENCY: ("Adjacency", "${price} a building in the eight cells around it, of whatever street"),
    Valuation.ENCLOSURE: ("Enclosure", "${price}, once, if it stands in an end cell of any enclosed street"),
    Valuation.COPY: ("Copy", "what another building of the street would pay by its valuation"),
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
        {"1": "a type it has fewest of", "0": "a type it has none of; else you choose (R)"},
    ),
}

HAPPENED = {
    Event.CONSULTANT: "a seat gets its consultant",
    Event.FIRST: "who goes first is drawn",
    Event.TAKEN_OUT: "one of the Contractor's three extra tiles leaves unseen",
    Event.TOP: "the back now on top of the stack",
    Event.TURNED_UP: "solo: the face now on top of the stack",
    Event.DREW: "a tile goes into a hand; `tile` is null for all others",
    Event.SET_ASIDE: "solo: a tile goes to the endgame stack",
    Event.TURN: "a turn begins",
    Event.LIFTED: "solo: the tile the Grifter will build",
    Event.ABANDONED: "a building is given up for its `signs`",
    Event.BUILT: "a tile is built",
    Event.COVERED: "the Renovator builds on top of `covered`",
    Event.DISCARDED: "nothing fits, so a tile goes",
    Event.ARRIVED: "new people from the supply",
    Event.GATHERED: "people with FOMO come from `source`",
    Event.ENCLOSED: "a street is enclosed; `tile` is its west or north end",
    Event.SCORING: "its scoring begins",
    Event.TOOK: "a business token is taken",
    Event.SHOWED: "the Entrepreneur scores `tile` in place of `building`",
    Event.VALUED: "how a valuation was counted; `printed` is the tile whose valuation it is",
    Event.PAID: "what a building pays; `half` is 1 at the end of the game",
    Event.SIGN_HOME: "signs go back to their owner",
    Event.SENT: "a person moves from `source` to `tile`, moved by `seat`",
    Event.STOOD: "people get FOMO",
    Event.ENDING: "the end scoring begins",
    Event.MAJORITY: "the bonus for most tokens of a type",
    Event.SETS: "the bonus for full sets of tokens",
    Event.OVER: "the game is over",
    Event.PASSED: "the Entrepreneur passes",
    Event.TO_STATION: "people on a covered building go to the Station",
}


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A Markdown table."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines).replace("| --- ", "|---").replace("--- |", "---|")


def printed(tile: tables.Tile, say: Words) -> str:
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
            for tile in tables.load().tiles[len(tables.START) :]
        ),
    )


def valuations() -> str:
    """The kinds of valuation and what they pay."""
    return table(
        ("valuation", "pays", "in tile files"),
        ((name, pays.format(price=tables.prices()[kind][0]), f"`{word(kind)}`") for kind, (name, pays) in PAYS.items()),
    )


def editions() -> str:
    """Where the editions differ."""
    by_edition = tables.editions()
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


def events(page: str) -> str:
    """All events, each with a link to its section of the page."""
    headings = re.findall(r"^#+ (([\d.]+) .*)$", page, re.MULTILINE)
    anchors = {number: slug(heading) for heading, number in headings}
    return table(
        ("no.", "event", "fields", "section", "tells"),
        (
            (
                str(int(event)),
                f"`{word(event)}`",
                ", ".join(f"`{field}`" for field in FIELDS[event]),
                f"[§{RULE[event]}](#{anchors[RULE[event]]})",
                HAPPENED[event],
            )
            for event in Event
        ),
    )


def made_anew(page: str) -> str:
    """The page with all its made tables written anew."""
    made = {"house_set": house_set(), "valuations": valuations(), "editions": editions(), "events": events(page)}
    return MADE.sub(lambda found: f"{found[1]}\n{made[found[2]]}\n{found[3]}", page)


if __name__ == "__main__":
    PAGE.write_text(made_anew(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
