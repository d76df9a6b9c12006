// Moves of Townies, read from their texts and written. What is legal comes from the server.

import { Moves } from "../lib/moves";
import { type Move, MOVES } from "./wire";

const moves = new Moves<Move>(MOVES);

export function readMove(text: string): Move {
  return moves.read(text);
}

export function writeMove(move: Move): string {
  return moves.write(move);
}

/** The spaces that a move draws on. */
export function spacesOf(move: Move): string[] {
  if (move.kind === "shape") return move.spaces;
  return move.kind === "object" ? [move.space] : [];
}
