"""What travels between server and browser. Every message is a struct here, but for the boxes, which the games' own
modules define; `schema` makes TypeScript's types of them.

A move travels as its text (docs/files.md), a view and an event as the data of `Game.view` and `Game.seen_log`: the
browser draws and tells them, and asks what is legal and what it pays. Their types are declared by each game; here they
go by one name for all games, and TypeScript has their unions.
"""

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct, field

from citywright.games import GAMES
from citywright.review import Reason

GameName: TypeAlias = Literal[GAMES]  # type: ignore[valid-type]  # known when it runs
Who: TypeAlias = Literal["me", "screen", "open", "bot"]
Stage: TypeAlias = Literal["waiting", "playing", "over", "broken", "closed"]  # broken: begun with other rules
Data: TypeAlias = dict[str, Any]
View = Annotated[Any, Meta(title="View")]  # what a seat sees
Event = Annotated[Any, Meta(title="Event")]  # what happened
Prospect = Annotated[Any, Meta(title="Prospect")]  # what more a game can tell about a move
Found = Annotated[Any, Meta(title="Found")]  # what a position holds

LONGEST_NAME = 24
LONGEST_CHAT = 500

# -- people --


class Me(Struct):
    """Whoever is asking."""

    id: str
    name: str
    account: str | None  # the name one signs in with; a guest has none
    brought: int = 0  # games that came along when a guest signed in


class Rename(Struct):
    """A new name to be shown to others."""

    name: str


class Credentials(Struct):
    """To make an account, or to sign in."""

    account: str
    password: str


class NewPassword(Struct):
    """To change the password of one's account."""

    old: str
    new: str


class Problem(Struct, omit_defaults=True):
    """Why something was refused. `code` has a message of its own in every language: `problem-<code>`."""

    code: str
    detail: str = ""
    wait: float = 0.0  # seconds until it may be tried again


# -- setting up a table --


class SeatWanted(Struct):
    """Who sits where: `me`; `screen`, somebody beside me; `open`, whoever has the link; or a bot."""

    who: Who
    name: str = ""  # of somebody beside me
    level: str = "regular"  # of a bot


class TableWanted(Struct):
    """A new table. Options are those of the game, as in `new_game`: players follow from the seats."""

    game: GameName
    seats: list[SeatWanted]
    options: Data = field(default_factory=dict)
    hints: bool = True
    undo: bool = True
    days: int = 0  # to think about a move; 0: live


class TableMade(Struct):
    """Where the new table is."""

    id: str


class Seat(Struct):
    """A seat as everybody sees it."""

    name: str
    who: Literal["person", "open", "bot", "automa"]  # automa: an opponent moved by the rules
    level: str | None  # of the bot that plays, or stands in for somebody
    mine: bool  # the reader of this message holds it
    here: bool  # its holder is connected
    stood_in: bool  # a bot plays for a person, who may take the seat back
    stand_in_at: float | None = None  # when a bot may stand in for a person who has left; seconds since the epoch


class TableListed(Struct):
    """A table in a list of one's games."""

    id: str
    game: GameName
    stage: Stage
    seats: list[Seat]
    my_turn: bool
    changed: float  # seconds since the epoch
    scores: list[int]  # none where they are not known
    winners: list[int]


class Condition(Struct):
    """Another option is this value, or has it among its values."""

    option: str
    value: str | int


class GameOption(Struct):
    """An option that the set-up page shows, as its game declares it: `citywright.options.Option`."""

    name: str
    kind: Literal["number", "one", "some", "each", "card"]
    values: list[str]
    default: Any
    one: str  # what one of its values is called
    about: str  # begins the ids of messages that explain its values
    facts: dict[str, dict[str, str | int]]  # by value: what fills its messages
    when: Condition | None  # the option has a meaning only then
    by: str  # the option that decides where this one is not chosen
    folded: str  # the name of a group that is closed at first
    section: str  # of the rules, to read more about it
    newcomers: str  # what the page begins with; later it begins with the last choice


class Offered(Struct):
    """What can be chosen for a new table."""

    levels: list[str]  # weakest first, then bots of other packages
    options: dict[GameName, list[GameOption]]
    bot_seconds: dict[GameName, dict[str, float]] = field(default_factory=dict)  # a move of each level takes, just now


# -- to the browser, at a table --


class Table(Struct, tag="table"):
    """About the table; sent first, and again when any of it changes."""

    id: str
    game: GameName
    options: Data
    seats: list[Seat]
    stage: Stage
    host: bool  # the reader made this table
    hints: bool
    undo: bool
    days: int
    seed_hash: str  # SHA-256 of the seed, so that all draws can be checked in the end
    seed: str | None  # once the game is over or closed
    next_table: str | None  # where the rematch is
    watching: int  # spectators


class Entry(Struct):
    """A line of the log as its reader sees it."""

    number: int
    actor: int | None  # None: chance
    move: str
    forced: bool
    events: list[Event]


class Decision(Struct):
    """What the seat that the reader looks from may choose from."""

    answers: int  # to be sent back with the move: a resend does no harm, and a race has one winner
    moves: list[str]


class Position(Struct, tag="position"):
    """How the game stands for a seat. Sent after every change."""

    number: int  # grows with every change; a number left out was missed
    seat: int | None  # whose eyes these are; None: a spectator's
    view: View
    keep: int  # entries of the log that the reader has and keeps; `log` follows them
    log: list[Entry]
    due: list[int]  # seats that have a decision to make
    decision: Decision | None
    can_undo: bool
    deadline: float | None  # when the move is due, in seconds since the epoch
    scores: list[int]
    winners: list[int]


class Said(Struct):
    """A line of the chat."""

    number: int
    name: str
    seat: int | None
    text: str
    at: float


class Chat(Struct, tag="chat"):
    """New lines of the chat; all of them at first."""

    lines: list[Said]


class Done(Struct, tag="done"):
    """A request was carried out (and, if it changed something, committed)."""

    request: int


class Refused(Struct, tag="refused"):
    """A request was not carried out."""

    request: int
    problem: Problem


class Preview(Struct, tag="preview"):
    """What a move would bring, as far as its seat can foresee."""

    request: int
    move: str
    events: list[Event]
    scores: list[int]  # as they would then stand
    view: View  # how the reader would see the game
    prospect: Prospect | None  # what more the game can tell, say the points of an object
    reveals: bool  # whether it could not be taken back: something new is seen, or others go on


class Inspected(Struct, tag="inspected"):
    """What the position holds: `inspection.inspect` of the game."""

    request: int
    found: Found


class Belief(Struct, tag="belief"):
    """The game's record as the reader's seat may believe it to be, for the engine in the page. What the seat cannot see
    is drawn at random, always in the same way."""

    request: int
    number: int  # of the position that it belongs to
    state: str  # its bytes, compressed by zlib, in base 64


class Advised(Struct):
    """A move worth making."""

    move: str
    margin: float | None
    error: float | None
    reason: Reason  # of the message `reason-<code>`


class Hint(Struct, tag="hint"):
    """The best few moves, best first."""

    request: int
    moves: list[Advised]


ToBrowser: TypeAlias = Table | Position | Chat | Done | Refused | Preview | Inspected | Belief | Hint

# -- from the browser, at a table; every request is answered by its number --


class Move(Struct, tag="move"):
    """Make a move in one of your seats."""

    request: int
    seat: int
    answers: int
    move: str


class Undo(Struct, tag="undo"):
    """Take a seat's last choice back."""

    request: int
    seat: int


class Look(Struct, tag="look"):
    """At one screen: look from another of one's own seats; None: from nobody's, between turns."""

    request: int
    seat: int | None


class AskPreview(Struct, tag="preview"):
    """What would a move bring?"""

    request: int
    seat: int
    move: str


class AskInspection(Struct, tag="inspect"):
    """What does the position hold?"""

    request: int


class AskBelief(Struct, tag="belief"):
    """What may this seat believe? The engine in the page then answers what a move would bring, and more."""

    request: int


class AskHint(Struct, tag="hint"):
    """What would a strong player do?"""

    request: int
    seat: int


class Say(Struct, tag="say"):
    """Say something to everybody at the table."""

    request: int
    text: str


class Sit(Struct, tag="sit"):
    """Take an open seat, or take yours back from the bot that stood in."""

    request: int
    seat: int


class StandUp(Struct, tag="stand-up"):
    """Leave a seat: before the game it becomes open, during it a bot plays on."""

    request: int
    seat: int
    level: str = "regular"


class StandIn(Struct, tag="stand-in"):
    """Have a bot play for a seat whose holder has been away for a while or is late; the host may, and anybody seated.
    Only the host may fill an open one."""

    request: int
    seat: int
    level: str = "regular"


class Rematch(Struct, tag="rematch"):
    """The same table once more."""

    request: int


FromBrowser: TypeAlias = (
    Move | Undo | Look | AskPreview | AskInspection | AskBelief | AskHint | Say | Sit | StandUp | StandIn | Rematch
)

# -- afterwards --


class Frame(Struct):
    """One step of a replay: an entry of the log and how the game stood after it; everything is open."""

    entry: Entry | None  # None: before the first
    view: View
    scores: list[int]


class Earned(Struct):
    """What something brought its owner."""

    seat: int
    thing: str  # the id of the message that names it
    amount: int


class BestMove(Struct):
    """The move that brought most at once."""

    seat: int
    number: int
    amount: int


class Replay(Struct):
    """A finished game from its beginning to its end."""

    table: Table
    frames: list[Frame]
    earned: list[Earned]
    best: BestMove | None


class WhatIf(Struct):
    """A new game from a point of a finished one."""

    number: int  # the entry after which it goes on
    seats: list[SeatWanted]


class Continued(Struct):
    """A new table for a game that was begun elsewhere, say in a browser without a server."""

    file: str  # the game file, unfinished
    seats: list[SeatWanted]
    hints: bool = True
    undo: bool = True
