// A game being played: the log and what follows from it. The same, call by call, as `citywright.game.Game`.

import type { Entry as EntrySeen, View } from "../wire";
import type { Foreseen, Options, Rows, RulesSignatures as Rules, State } from "./rules";

/** One line of the log: who moved, the move, whether it was the only option, and what happened. */
export interface Entry {
  actor: number;
  move: number;
  forced: boolean;
  rows: Rows;
  /** Whether it was hidden from others when it was made. */
  sealing: boolean;
  /** Whether what the actor could do depended on what only the actor knew. */
  private: boolean;
}

export interface Beginning {
  names?: string[];
  seed?: string;
  carryOn?: boolean;
}

export declare class Game {
  constructor(rules: Rules, options: Options, beginning?: Beginning);
  readonly rules: Rules;
  readonly options: Options;
  names: string[];
  seed: string | null;
  state: State;
  log: Entry[];
  get isOver(): boolean;
  get actors(): number[];
  /** The first seat that has a decision to make. */
  get seat(): number;
  get scores(): number[];
  get winners(): number[];
  legalMoves(seat?: number): number[];
  legalTexts(seat?: number): string[];
  /** The number of a legal move, given by its text. */
  moveOf(text: string, seat?: number): number;
  textOf(move: number): string;
  /** Make a move (a text or a number) and all that follows automatically; refused ("illegal") if it is not legal. */
  play(move: string | number, seat?: number): Entry[];
  check(actor: number, move: number): void;
  apply(actor: number, move: number, forced: boolean): void;
  carryOn(): void;
  automaticMove(withChance?: boolean): [actor: number, move: number] | null;
  canUndo(seat: number): boolean;
  /** Refused ("no-undo") if chance or another player has moved since. */
  undo(seat: number): void;
  view(seat: number | null): View;
  foresee(move: string | number, seat: number): Foreseen;
  seenLog(seat: number | null, since?: number): EntrySeen[];
  entrySeen(number: number, entry: Entry, seat: number | null): EntrySeen;
  seenEntries(seat: number | null): Entry[];
  /** Each entry of the log with the state before it. */
  history(): [Entry, State][];
  copy(): Game;
}
