// The log of a game that is being played, folded to its turns.

import type { Entry } from "../wire";
import { type Part, partsIn } from "./course";
import type { Gain } from "./gains";
import type { Line } from "./log";

export interface Folded {
  /** As people count them; 0: what came before the first one. */
  number: number;
  /** The line that announces it. */
  head: Line | null;
  /** The other lines. */
  lines: Line[];
  /** Who did what, and what it brought. */
  parts: Part[];
}

export function folded(log: Entry[], lines: Line[], gains: Gain[]): Folded[] {
  const heads = lines.flatMap((line, i) => (line.turn ? [i] : []));
  const turns = [-1, ...heads].map((start, number) => {
    const head = lines[start] ?? null;
    const next = lines[heads[number]];
    // An entry that announces a turn still belongs to the one before.
    const [from, to] = [head?.number ?? 0, next?.number ?? Infinity];
    const entries = log.filter((entry) => entry.number > from && entry.number <= to);
    const brought = sums(gains.filter(({ turn }) => turn === number));
    return { number, head, lines: lines.slice(start + 1, heads[number]), parts: partsIn(entries, brought) };
  });
  return turns.filter(({ head, lines }) => head || lines.length);
}

function sums(gains: Gain[]): number[] {
  const bySeat: number[] = [];
  for (const { seat, amount } of gains) bySeat[seat] = (bySeat[seat] ?? 0) + amount;
  return bySeat;
}

/** The turn whose lines tell of an entry. */
export function turnOf(turns: Folded[], entry: number): number {
  const begun = turns.findLast(({ head, lines }) => (lines[0] ?? head).number <= entry);
  return (begun ?? turns[0])?.number ?? 0;
}
