"""The components of both games as the browser gets them."""

from functools import cache

from citywright.games.streets import components as streets
from citywright.games.streets.layout import COLOURS, Colour
from citywright.games.streets.tally import count
from citywright.games.townies import components as townies
from citywright.games.townies.layout import CIRCLES, NONE
from citywright.games.townies.moves import ADDITIONAL, BONUS, INDIVIDUAL
from citywright.names import word
from citywright.server.wire import Space, StreetsBox, TileFace, TowniesBox


def tile_face(tile: streets.Tile, mixed: str) -> TileFace:
    """A tile, priced as in an edition."""
    return TileFace(
        id=tile.id,
        back=word(tile.back),
        symbols=[word(symbol) for symbol in tile.symbols],
        kind=word(tile.valuation),
        depicted=[word(colour) for colour in tile.depicted],
        price=int(mixed) if tile.is_mixed_set and mixed != "printed" else tile.price,
        icon=word(tile.icon) if tile.icons else None,
        icons=tile.icons,
        five_plus=tile.five_plus,
    )


@cache
def streets_box(edition: str) -> StreetsBox:
    """The box of Streets."""
    mixed = streets.editions()[edition]["price_of_mixed_set"]
    return StreetsBox(
        tiles=[tile_face(tile, mixed) for tile in streets.load().tiles],
        consultants={
            word(consultant): [word(Colour(i)) for i in range(COLOURS) for _ in range(count(card.symbols, i))]
            for consultant, card in streets.consultant_cards().items()
        },
    )


@cache
def townies_box() -> TowniesBox:
    """The box of Townies."""
    box = townies.load()
    points = {number: list(steps) for number, steps in box.cards.goals.items()}
    return TowniesBox(
        spaces=[
            Space(space.name, *space.cell, space.central, space.bonus, box.map.is_edge(space))
            for space in box.map.spaces
        ],
        shapes={shape.name: [list(turn) for turn in shape.turns] for shape in box.shapes},
        colours=list(townies.block_names()),
        blocks=townies.block_names(),
        objects={
            word(object_): None if colour == NONE else list(townies.block_names())[colour]
            for object_, colour in townies.kind_colours().items()
        },
        individual={name: points[number] for name, number in INDIVIDUAL.items() if number in points},
        additional={name: points[number] for name, number in ADDITIONAL.items() if number in points},
        bonuses=[name for name, number in BONUS.items() if number in box.cards.bonuses],
        circles=CIRCLES,
        chart=townies.chart(),
    )
