// Moves of Streets, read from their texts and written.

import { Moves } from "../lib/moves";
import { type Move, MOVES } from "./wire";

const moves = new Moves<Move>(MOVES);

export function readMove(text: string): Move {
  return moves.read(text);
}

export function writeMove(move: Move): string {
  return moves.write(move);
}
