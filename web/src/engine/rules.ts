// The rules of a game, asked from its engine. A state is a copy of the game's record: it is never changed, so it can be
// kept, compared and posted to workers. A seat of null is a spectator.

import { Refusal } from "../lib/refusal";
import type { Event, Found, Prospect, View } from "../wire";
import type { Description } from "./description";
import { Machine, type Engine } from "./machine";

export type State = Uint8Array;
/** A random generator; drawing from it changes it. */
export type Generator = Uint8Array;
/** Rows of events, as the rules write them. */
export type Rows = BigInt64Array;
/** The values of a game's options by name, as a table's options have them: players among them. */
export type Options = Record<string, any>;

export interface Played {
  state: State;
  rows: Rows;
}

/** What a move would bring, as far as its seat can foresee. */
export interface Foreseen {
  events: Event[];
  scores: number[];
  view: View | null;
  prospect: Prospect | null;
}

export declare class RulesSignatures {
  /** Prepare the engine of a game. */
  static open(engine: Engine): Promise<RulesSignatures>;
  readonly machine: Machine;
  readonly about: Description;
  readonly name: string;
  readonly version: string;
  readonly chance: number;

  /** A game about to be dealt; refused ("options") if no game can be played with these options. */
  begin(options: Options): State;
  /** The number of seats, those of automas included. */
  seats(s: State): number;
  /** A number in a field of the record. */
  field(s: State, name: string): number;
  /** What seats are called unless players give names. */
  seatNames(options: Options): string[];

  /** Those who have a decision to make (seats, or chance); nobody when the game is over. */
  pending(s: State): number[];
  legal(s: State, seat: number): number[];
  play(s: State, actor: number, move: number): Played;
  generator(seed: string | number): Generator;
  drawChance(s: State, rng: Generator): number;
  scores(s: State): number[];
  winners(s: State): number[];
  isSecret(s: State): boolean;
  isPrivate(s: State): boolean;
  isSealed(before: State, now: State): boolean;
  /** The record as a seat may believe it: bots get no other. */
  mask(s: State, seat: number): State;

  view(s: State, seat: number | null): View;
  inspect(s: State, seat: number | null): Found;
  foresee(s: State, seat: number, move: number): Foreseen;
  text(move: number): string;
  /** A move as a seat sees it. */
  moveSeen(move: number, rows: Rows, seat: number | null): string;
  /** Events as a seat sees them. */
  eventsSeen(rows: Rows, seat: number | null): Event[];
}

void Refusal;
