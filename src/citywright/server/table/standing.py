"""How a game stands after a line of its log. It is stored with the line, so that lists need not play the game."""

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from citywright.game import Game


class Standing(Struct, array_like=True):
    """What everybody may know of it, and who is to choose."""

    due: list[int]
    scores: list[int]
    since: float | None = None  # since when it stands so for everybody, if not since this line


encode = Encoder().encode
decode = Decoder(Standing).decode


def standing_of(game: Game, since: float | None = None) -> str:
    """How a game stands, as text."""
    return encoded(Standing(game.actors, game.scores, since))


def encoded(standing: Standing) -> str:
    """The same from what is known of it."""
    return encode(standing).decode()


def read_standing(text: str | None) -> Standing:
    """How a game stands; lines of older databases do not say."""
    return decode(text) if text else Standing([], [])
