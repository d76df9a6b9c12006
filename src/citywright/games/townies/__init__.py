"""Townies as a library. Read `rules.advance` first: it shows a whole game on one screen. `layout` explains the record
of a game, and `RULES` lists what this folder offers to the rest of the program."""

from citywright.games.townies import inspection
from citywright.games.townies.chance import draw_chance
from citywright.games.townies.determinize import determinize, mask
from citywright.games.townies.events import EVENT_READER, ROWS
from citywright.games.townies.faults import FAULT_READER
from citywright.games.townies.faults import ROWS as FAULT_ROWS
from citywright.games.townies.layout import CHANCE, MOST_MOVES, NOBODY, STATE
from citywright.games.townies.moves import Move
from citywright.games.townies.pieces import pieces_of
from citywright.games.townies.playout import play_games
from citywright.games.townies.policy import greedy_move, random_move
from citywright.games.townies.position import set_up
from citywright.games.townies.rules import is_private, is_sealed, is_secret, legal, pending, play, score_of, winners
from citywright.games.townies.setup import Options, begin, is_possible, new_state, settle
from citywright.games.townies.sketch import SKETCH, describe
from citywright.games.townies.view import VIEW
from citywright.rules import Rules

__all__ = ["RULES", "Move", "Options"]

RULES = Rules(
    NAME="townies",
    VERSION="1",
    STATE=STATE,
    MOST_MOVES=MOST_MOVES,
    CHANCE=CHANCE,
    NOBODY=NOBODY,
    ROWS=ROWS,
    TURNS="rounds",
    Options=Options,
    Move=Move,
    new_state=new_state,
    pieces_of=pieces_of,
    begin=begin,
    is_possible=is_possible,
    settle=settle,
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
)
