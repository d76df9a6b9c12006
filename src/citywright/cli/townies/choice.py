"""Townies: the choices of a person, and what each would score."""

from citywright.cli.choice import Choice, Group, ListedMove
from citywright.game import Game
from citywright.games.townies.inspection import Prospect, prospects
from citywright.games.townies.layout import Bonus, Colour, Record
from citywright.games.townies.moves import DrawObject, Move
from citywright.games.townies.packing import Kind, kind_of, piece_of, star_of
from citywright.names import word
from citywright.telling.townies import goal_change, in_words, move_words, spaces, why
from citywright.words import Words

GROUPS = ("rolled", "basic", "shape", "star-object", "star-shape", "pass")  # in this order


def choice(game: Game, seat: int, say: Words) -> Choice:
    """The decision a seat has to make, starting with the group with the best option."""
    s, box = game.state, game.options.box
    found = prospects(s, seat, box)
    options = [option(game, seat, move, each, say) for move, each in found.items()]
    keys = {each.group for each in options}
    groups = [
        group(game, seat, key, [each for each in options if each.group == key], say) for key in GROUPS if key in keys
    ]
    best = max(found, key=lambda move: found[move]["outlook"])
    return Choice(question(s, seat, game.names[seat], say), groups, options, group_of(s, best))


def group_of(s: Record, move: int) -> str:
    """The group of a move: rolled object, basic object or shape, with or without a star."""
    kind = kind_of(move)
    if kind == Kind.PASS:
        return "pass"
    if star_of(move) != Bonus.NONE:
        return "star-shape" if kind == Kind.SHAPE else "star-object"
    if kind == Kind.SHAPE:
        return "shape"
    return "rolled" if piece_of(move) == s.rolled_object else "basic"


def group(game: Game, seat: int, key: str, options: list[ListedMove], say: Words) -> Group:
    """The options that draw one thing."""
    card = word(Bonus(game.state.bonus))
    message = f"townies-group-{key.replace('star', card)}"
    move = vars(Move.from_int(options[0].move, game.options.box)).copy()
    move["colour"] = word(Colour(game.state.marker[seat]))
    text = say(message, **in_words(move, say))
    if key == "pass":
        return Group(key, text, say("townies-places-pass"))
    text = say("townies-group-of", group=text, n=len(options), best=int(options[0].gain))
    return Group(key, text, say(f"townies-places-{'shape' if key.endswith('shape') else 'object'}"))


def option(game: Game, seat: int, number: int, found: Prospect, say: Words) -> ListedMove:
    """One move, with what it would bring."""
    move = Move.from_int(number, game.options.box)
    places = getattr(move, "spaces", ()) or ((move.space,) if isinstance(move, DrawObject) else ())
    text, group = move_words(move, say), group_of(game.state, number)
    return ListedMove(number, text, group, places, "", found["points"], brings(found, game.names, say))


def brings(found: Prospect, names: list[str], say: Words) -> str:
    """Points with the reason, changes of goals, and what is lost."""
    reasons = why(found["events"], names, say)
    parts = [say("townies-points", points=found["points"]) + f". {' '.join(reasons)}"] if reasons else []
    parts += [goal_change(change, say) for change in found["moved"]]
    if found["lost"]:
        parts.append(say("townies-covers-bonus", spaces=spaces(found["lost"])))
    return " ".join(parts)


def question(s: Record, seat: int, name: str, say: Words) -> str:
    """The line that says whose decision it is, and what decision."""
    if s.choice[seat]:
        return say("townies-decide-extra", seat=name)
    return say("townies-decide", seat=name, colour=say(f"marker-{word(Colour(s.marker[seat]))}"))
