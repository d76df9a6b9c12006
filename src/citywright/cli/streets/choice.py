"""Streets: the choices of a person, and what each would pay."""

from citywright.cli.choice import Choice, Group, ListedMove
from citywright.game import Game
from citywright.games.streets import components, inspection
from citywright.games.streets.layout import Step
from citywright.games.streets.moves import Abandon, Build, Move
from citywright.screens.streets import tile_of, tile_words
from citywright.telling.streets import move_words, tile_name
from citywright.words import Words

ARROW = {"south": "v", "west": "<", "north": "^", "east": ">"}


def choice(game: Game, seat: int, say: Words) -> Choice:
    """The decision a seat has to make."""
    found = [option(game, seat, move, say) for move in game.legal_moves(seat)]
    if game.state.step in (Step.BUILD, Step.ABANDON):
        found.sort(key=lambda each: -each.gain)
    tiles = {each.group for each in found}
    held = [tile["tile"] for tile in game.view(seat)["seats"][seat]["hand"]]
    groups = [group(game, tile, say) for tile in held if tile in tiles]
    notes = () if groups else tuple(f"  - {tile_words(tile_of(game, tile), say)}" for tile in held)
    return Choice(question(game, seat, say), groups, found, notes=notes)


def group(game: Game, tile: str, say: Words) -> Group:
    """The builds of a hand tile."""
    return Group(tile, tile_words(tile_of(game, tile), say), say("streets-places", tile=tile_name(tile, say)))


def move_of(game: Game, number: int) -> Move:
    """The move that a number stands for."""
    return Move.from_int(number, components.load(game.options.tiles))


def option(game: Game, seat: int, number: int, say: Words) -> ListedMove:
    """One move, tried on a copy of the game."""
    move = move_of(game, number)
    after = game.what_if(number, seat)
    gains = [now - before for now, before in zip(after.scores, game.scores, strict=True)]
    parts = [say("streets-gain", seat=game.names[other], amount=gain) for other, gain in enumerate(gains) if gain]
    gain: float = gains[seat] - max((gain for other, gain in enumerate(gains) if other != seat), default=0)
    built = getattr(move, "tile", None) if game.state.step == Step.BUILD else None
    if built:
        worth = _worth(after, built)
        if worth is not None:
            parts.append(say("streets-worth", amount=worth))
            gain += worth / 2
    if isinstance(move, Abandon):
        worth = _worth(game, move.tile) or 0
        parts.append(say("streets-worth", amount=worth))
        gain -= worth
    if after.is_over:
        parts.append(say("streets-then-ends"))
    if after.state.closings:
        parts.append(say("streets-then-choose"))
    text = move_words(move, say)
    cells, arrow = (((move.x, move.y),), ARROW[move.facing]) if isinstance(move, Build) else ((), "")
    return ListedMove(number, text, built, cells, arrow, gain, ", ".join(parts))


def _worth(game: Game, tile: str) -> int | None:
    """What a building would pay, if it has a sign."""
    number = game.options.box.tile_number(tile)
    return inspection.pays(game.state, number) if game.state.signs[number] else None


def question(game: Game, seat: int, say: Words) -> str:
    """The line that says whose decision it is, and what decision."""
    view = game.view(seat)
    colour = say(f"colour-{view['moving']}") if view["moving"] else ""
    tile = tile_name(view["lifted"], say)
    return say(f"streets-decide-{view['asks']}", seat=game.names[seat], tile=tile, colour=colour)
