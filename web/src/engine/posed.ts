// A position to think about: a game file that ends at a decision, and what some of its moves would bring.

import type { Found, Position, Preview } from "../wire";
import { read, replay } from "./file";
import type { Game } from "./game";
import type { Options, Rules } from "./rules";

/** What a move would bring, and what the position would hold after it. */
export interface Outcome {
  move: string;
  preview: Preview;
  found: Found;
}

export interface Posed {
  options: Options;
  /** As the seat that is to decide sees it. Nothing can be chosen. */
  position: Position;
  found: Found;
  outcomes: Outcome[];
}

export function posed(rules: Rules, text: string, moves: string[]): Posed {
  const game = replay(rules, read(text));
  const position = positionOf(game);
  const outcomes = moves.map((move) => outcomeOf(game, move));
  return { options: game.options, position, found: game.inspect(), outcomes };
}

function positionOf(game: Game): Position {
  const { seat, scores, winners, actors } = game;
  return {
    type: "position",
    number: game.log.length,
    seat,
    view: game.view(seat),
    keep: 0,
    log: game.seenLog(seat),
    due: actors,
    decision: null,
    can_undo: false,
    deadline: null,
    scores,
    winners,
  };
}

function outcomeOf(game: Game, move: string): Outcome {
  const { rules, state, seat } = game;
  const preview: Preview = { type: "preview", request: 0, move, ...game.foresee(move) };
  return { move, preview, found: rules.inspect(rules.play(state, seat, game.moveOf(move)).state, null) };
}
