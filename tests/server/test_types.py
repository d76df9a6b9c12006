"""What games tell has the types that they declare, and TypeScript with them: views, events, inspections, prospects."""

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal

import pytest
from msgspec import Struct, ValidationError, convert, defstruct, to_builtins

from citywright.event_data import Happened
from citywright.events import EventKind
from citywright.game import Game, rules_named
from citywright.names import word
from citywright.random_numbers import below, from_seed
from citywright.server.games import GameTypes, ServedGame, served_game
from tests.streets import random_play as streets
from tests.townies import random_play as townies

CONFIGURATIONS = [("streets", each) for each in streets.CONFIGURATIONS] + [
    ("townies", each) for each in townies.CONFIGURATIONS
]
NAMES = [f"{game}-{(streets if game == 'streets' else townies).name(options)}" for game, options in CONFIGURATIONS]
LOOKS = 12  # positions of each game that are looked at closely


def conforms(data: Any, declared: Any) -> None:
    """Fail unless data have a declared type, and no field more."""
    assert to_builtins(convert(data, declared, strict=True)) == data


@cache
def event_type(types: GameTypes, kind: EventKind) -> type[Struct]:
    """A kind of event as a struct that refuses what is not declared."""
    declared = types.events.types(kind)
    fields = [("event", Literal[word(kind)]), ("rule", str), *declared.items()]
    return defstruct(word(kind).title().replace("-", ""), fields, forbid_unknown_fields=True)


def event_conforms(event: Happened, types: GameTypes) -> None:
    """Fail unless an event has the fields of its kind."""
    kind = next(kind for kind in types.events.fields if word(kind) == event["event"])
    convert(event, event_type(types, kind), strict=True)


def positions(name: str, options: Any) -> Iterator[Game]:
    """A random game at every decision, and when it is over."""
    game, rng = Game(rules_named(name), options, seed="types"), from_seed("types")
    while not game.is_over:
        yield game
        moves = game.legal_moves()
        game.play(moves[below(rng, len(moves))])
    yield game


def answers_conform(game: Game, served: ServedGame) -> None:
    """Fail unless what can be asked about a position has its types: what it holds, and what moves would bring."""
    eyes = None if game.is_over else game.seat
    conforms(to_builtins(game.inspect(eyes)), served.TYPES.found)
    for text in [] if eyes is None else game.legal_texts()[:3]:
        preview = to_builtins(game.foresee(text))
        for event in preview["events"]:
            event_conforms(event, served.TYPES)
        if preview["prospect"] is not None:
            conforms(preview["prospect"], served.TYPES.prospect)


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS, ids=NAMES)
def test_games_tell_what_they_declare(name: str, options: Any) -> None:
    """Views of every seat and of a spectator, answers, and all events."""
    served = served_game(name)
    for number, game in enumerate(positions(name, options)):
        for view in map(game.view, [None, *range(len(game.names))]):
            conforms(view, served.TYPES.view)
        if number in range(0, 8 * LOOKS, 8):
            answers_conform(game, served)
    for entry in game.seen_log(0):
        for event in entry["events"]:
            event_conforms(event, served.TYPES)


@pytest.mark.parametrize(("name", "options"), CONFIGURATIONS[:1] + CONFIGURATIONS[-1:])
def test_a_field_that_is_not_declared_is_found(name: str, options: Any) -> None:
    """The check itself: one field more, or one of another type."""
    view = next(positions(name, options)).view()
    types = served_game(name).TYPES
    with pytest.raises(AssertionError):
        conforms({**view, "secret": 1}, types.view)
    with pytest.raises(ValidationError):
        conforms({**view, "step": "nowhere"}, types.view)
