// What moves would bring, asked for once each. What was asked about another position is forgotten.

import { SvelteMap } from "svelte/reactivity";
import type { Preview } from "../wire";
import type { Data } from "./types";

export class Previews {
  #known = new SvelteMap<string, Preview | null>();
  #age = 0;

  /** What a move would bring, once it is known; null if nothing can be said. */
  of(move: string): Preview | null | undefined {
    return this.#known.get(move);
  }

  async ask(move: string, preview: (move: string) => Promise<Preview>): Promise<void> {
    if (this.#known.has(move)) return;
    const age = this.#age;
    const answer = await preview(move).catch(() => null);
    if (age === this.#age) this.#known.set(move, answer);
  }

  forget(): void {
    this.#age += 1;
    this.#known.clear();
  }
}

/** What each seat would gain: seat and amount, for those to whom something happens. */
export function gains(preview: Preview, scores: number[]): [number, number][] {
  return preview.scores
    .map((score, seat): [number, number] => [seat, score - scores[seat]])
    .filter(([, amount]) => amount !== 0);
}

export interface Walk {
  colour: string;
  source: string;
  tile: string;
  n: number;
}

/** Who would walk where, people of one kind together. */
export function walks(events: Data[]): Walk[] {
  const found = new Map<string, Walk>();
  for (const { event, colour, source, tile, n = 1 } of events) {
    if (event !== "sent" && event !== "gathered") continue;
    const key = `${colour} ${source} ${tile}`;
    found.set(key, { colour, source, tile, n: (found.get(key)?.n ?? 0) + n });
  }
  return [...found.values()];
}

/** What each building would pay: tile, seat and amount. */
export function payments(events: Data[]): { tile: string; seat: number; amount: number }[] {
  return events
    .filter(({ event, amount }) => event === "paid" && amount)
    .map(({ tile, seat, amount }) => ({ tile, seat, amount }));
}
