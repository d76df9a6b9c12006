"""The tables of the pages about Streets."""

import re
from collections.abc import Callable
from functools import partial

from citywright.envs.streets import actions
from citywright.games.streets import components
from citywright.games.streets.events import Event
from citywright.games.streets.layout import COLOURS, MOST_SEATS, Colour, Valuation
from citywright.games.streets.tally import count
from citywright.names import word
from citywright.words import Words, words
from tables import events, table

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
            (name, pays.format(price=components.valuation_forms()[kind].price), f"`{word(kind)}`")
            for kind, (name, pays) in PAYS.items()
        ),
    )


def editions(say: Words) -> str:
    """Where the editions differ."""
    by_edition = components.editions()
    return table(
        (say("streets-point"), *(f"`{edition}`: {say(f'edition-{dashed(edition)}')}" for edition in by_edition)),
        (
            (say(f"streets-point-{dashed(flag)}"), *(settled(flag, flags[flag], say) for flags in by_edition.values()))
            for flag in next(iter(by_edition.values()))
        ),
    )


def settled(flag: str, value: str, say: Words) -> str:
    """How an edition settles a point."""
    own = f"streets-point-{dashed(flag)}-{value}"
    if say.has(own):
        return say(own)
    return say("streets-point-price", n=value) if flag.startswith("price") else say(f"streets-point-{value}")


def dashed(name: str) -> str:
    """A name as it is in the ids of messages."""
    return re.sub(r"[_.]", "-", name)


def consultants(say: Words) -> str:
    """All consultants, whom they suit and what they can do."""
    head = ("consultant", "players", "symbols", "power")
    return table(
        [say(f"streets-consultants-{each}") for each in head],
        (
            (say(f"consultant-{name}"), suits(card, say), on_card(card, say), say(f"about-consultant-{name}"))
            for name, card in ((word(consultant), card) for consultant, card in components.consultant_cards().items())
        ),
    )


def suits(card: components.ConsultantCard, say: Words) -> str:
    """How many players a consultant suits."""
    if (card.fewest_players, card.most_players) == (1, MOST_SEATS):
        return say("streets-consultants-any")
    return say("streets-consultants-from-to", fewest=card.fewest_players, most=card.most_players)


def on_card(card: components.ConsultantCard, say: Words) -> str:
    """The symbols on a card."""
    return ", ".join(say(f"colour-{word(Colour(i))}") for i in range(COLOURS) for _ in range(count(card.symbols, i)))


def action_table() -> str:
    """The actions of Streets."""
    rows = (
        (f"{first} to {first + number - 1}" if number > 1 else str(first), f"`{what}`", counts)
        for first, number, what, counts in actions.TABLE
    )
    return table(("numbers", "action", "counted by"), rows)


def tables(page: str, language: str) -> dict[str, Callable[[], str]]:
    """The tables of a page in a language."""
    return {
        "house_set": house_set,
        "valuations": valuations,
        "consultants": partial(consultants, words(language)),
        "editions": partial(editions, words(language)),
        "events": partial(events, page, Event, HAPPENED),
    }
