// Puzzles: positions from games between bots, each with one clearly best move. The data are those of the Python package;
// how they came about: docs/study.md.

import { lineIn, read } from "../engine/file";
import type { Line } from "../engine/standing";
import type { GameName, Reason } from "../wire";

/** What a move is expected to bring its seat: the final lead over the best rival, or points alone in Townies. */
export interface Known {
  move: string;
  margin: number;
  error: number;
}

interface Data {
  /** Of the game it is from; no other puzzle is from that. */
  number: number;
  /** The game up to the decision. */
  file: string;
  seat: number;
  /** How many are legal. */
  moves: number;
  best: Known;
  /** The best of them first. */
  others: Known[];
  /** To prefer the best move to the second. */
  reason: Reason;
  /** How often bots of each level find it. */
  levels: Record<string, number>;
  rating: number;
}

export interface Puzzle extends Omit<Data, "number"> {
  game: GameName;
  /** Does not change where others are added. */
  id: string;
  /** From 1, the easiest first. */
  number: number;
  /** The options of its game, as in a game file. */
  header: Record<string, string>;
}

const FILES = import.meta.glob<string>("../../../src/citywright/puzzles/data/*.jsonl", {
  query: "?raw",
  import: "default",
});

const known = new Map<GameName, Puzzle[]>();

/** All puzzles of a game, loaded when they are first wanted. */
export async function puzzlesOf(game: GameName): Promise<Puzzle[]> {
  if (!known.has(game))
    known.set(game, parsed(game, await FILES[`../../../src/citywright/puzzles/data/${game}.jsonl`]()));
  return known.get(game)!;
}

function parsed(game: GameName, text: string): Puzzle[] {
  const lines = text.trim().split("\n").slice(1); // the first says what they are from
  return lines.map((line, i) => {
    const data: Data = JSON.parse(line);
    return { ...data, game, id: String(data.number), number: i + 1, header: read(data.file).header };
  });
}

/** The moves that lead to a puzzle. */
export function lineOf({ file }: Puzzle): Line {
  return lineIn(read(file));
}

const LEAST = [0, 1000, 1200, 1400, 1600]; // ratings of one star, two ...; as in puzzles/puzzle.py
export const STARS = LEAST.length;

export function starsOf({ rating }: Pick<Puzzle, "rating">): number {
  return LEAST.filter((least) => rating >= least).length;
}

// -- one a day --

const DAY = 86_400_000; // milliseconds

/** The day in UTC, counted from 1970. */
export function dayOf(now = Date.now()): number {
  return Math.floor(now / DAY);
}

/** The number of the puzzle of a day: all of them in an order that never changes, then all over again. */
export function numberOfDay(day: number, all: number): number {
  return shuffled(all)[day % all];
}

function shuffled(all: number): number[] {
  const order = Array.from({ length: all }, (_, i) => i + 1);
  let state = 2026;
  for (let i = all - 1; i > 0; i--) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    const j = (state >>> 8) % (i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}
