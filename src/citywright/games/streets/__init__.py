"""Streets as a library. Read `rules.advance` first: it shows a whole game on one screen. `layout` explains the record
of a game, and `RULES` lists what this folder offers to the rest of the program."""

from citywright.games.streets import inspection
from citywright.games.streets.chance import draw_chance
from citywright.games.streets.determinize import determinize, mask
from citywright.games.streets.events import DRAWN, EVENT_READER, ROWS
from citywright.games.streets.faults import FAULT_READER
from citywright.games.streets.faults import ROWS as FAULT_ROWS
from citywright.games.streets.illegal import fault_of
from citywright.games.streets.layout import CHANCE, MOST_MOVES, NOBODY, STATE
from citywright.games.streets.moves import Move
from citywright.games.streets.pieces import pieces_of
from citywright.games.streets.playout import play_games
from citywright.games.streets.policy import greedy_move, random_move
from citywright.games.streets.position import set_up
from citywright.games.streets.rules import is_private, is_sealed, is_secret, legal, pending, play, score_of, winners
from citywright.games.streets.setup import Options, begin, is_possible, new_state
from citywright.games.streets.sketch import SKETCH, describe
from citywright.games.streets.view import VIEW
from citywright.rules import Rules

__all__ = ["RULES", "Move", "Options"]

RULES = Rules(
    NAME="streets",
    VERSION="1",
    STATE=STATE,
    MOST_MOVES=MOST_MOVES,
    CHANCE=CHANCE,
    NOBODY=NOBODY,
    ROWS=ROWS,
    TURNS="turns",
    Options=Options,
    Move=Move,
    new_state=new_state,
    pieces_of=pieces_of,
    begin=begin,
    is_possible=is_possible,
    set_up=set_up,
    describe=describe,
    pending=pending,
    legal=legal,
    play=play,
    draw_chance=draw_chance,
    determinize=determinize,
    mask=mask,
    score_of=score_of,
    winners=winners,
    is_secret=is_secret,
    is_private=is_private,
    is_sealed=is_sealed,
    random_move=random_move,
    greedy_move=greedy_move,
    play_games=play_games,
    VIEW=VIEW,
    FOUND=inspection.FOUND,
    PROSPECT=inspection.PROSPECT,
    foresee=inspection.foresee,
    EVENTS=EVENT_READER,
    SKETCH=SKETCH,
    FAULTS=FAULT_READER,
    FAULT_ROWS=FAULT_ROWS,
    HIDDEN=DRAWN,
    fault_of=fault_of,
    AUTOMAS={"grifter": "The Grifter"},
)
