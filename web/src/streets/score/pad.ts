// The score of a game that is played with the real box, as a game of the engine's. Nobody tells what is dealt and drawn, so
// it is dealt anyhow; when somebody builds a tile that the deal has elsewhere, two tiles of the deal change places, which
// nobody has seen. What results is a game as it could have been played: see docs/decisions/score-pad.md.

import type { Options } from "../../engine/options";
import type { Found, Position } from "../../wire";
import { readMove } from "../moves";
import type { Row } from "../tiles/rows";

/** A seat's decision; or the back of a tile that it has drawn, told because it counts. */
export type Act = [seat: number, text: string];

export interface Pad {
  /** The version of the rules. */
  rules: string;
  /** Tiles of one's own; null: the house's. */
  tiles: Row[] | null;
  options: Options;
  names: string[];
  /** All tiles, as far as anybody knows: those that come into the game in the order in which they are drawn, then those
   * that stay in the box. */
  deal: string[];
  /** How many of them come into the game. */
  size: number;
  acts: Act[];
}

/** What the page asks for: a tile that a seat builds, shows or discards; or the back of one that it has drawn. */
export type Asked = "tile" | "back" | null;

export interface Told {
  pad: Pad;
  options: Options;
  names: string[];
  position: Position;
  found: Found;
  asked: Asked;
  /** Whose tile or decision it is. */
  seat: number | null;
  /** Tiles that could be theirs, as far as anybody knows; where backs are asked for, the backs. */
  could: string[];
  over: boolean;
}

const DREW = "drew"; // the verb by which a back is told

const FROM_HAND = ["build", "renovate", "show", "discard"];

/** The tile that a decision has shown to everybody. */
export function tileSeen(text: string): string | null {
  const move = readMove(text);
  return "tile" in move && FROM_HAND.includes(move.kind) ? move.tile : null;
}

/** Whether it tells the back of a tile that was drawn. */
export const isBack = ([, text]: Act) => text.startsWith(`${DREW} `);
export const decisions = ({ acts }: Pad) => acts.filter((act) => !isBack(act));
export const backsTold = ({ acts }: Pad) => acts.filter(isBack).length;

/** The back that such an act tells, and the other way round. */
export const backOf = ([, text]: Act) => text.split(" ")[1];
export const backText = (back: string) => `${DREW} ${back}`;
