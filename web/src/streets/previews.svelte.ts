// What moves would bring, asked for once each. What was asked about another position is forgotten.

import { SvelteMap } from "svelte/reactivity";
import type { Preview as AnyPreview } from "../wire";
import type { Happened, Preview } from "./types";

export class Previews {
  #known = new SvelteMap<string, Preview | null>();
  #age = 0;

  /** What a move would bring, once it is known; null if nothing can be said. */
  of(move: string): Preview | null | undefined {
    return this.#known.get(move);
  }

  async ask(move: string, preview: (move: string) => Promise<AnyPreview>): Promise<void> {
    if (this.#known.has(move)) return;
    const age = this.#age;
    const answer = await preview(move).catch(() => null);
    if (age === this.#age) this.#known.set(move, answer as Preview | null);
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

/** Who walks where, one event after the other. */
export function steps(events: Happened[]): Walk[] {
  return events.flatMap((one) => {
    if (one.event !== "sent" && one.event !== "gathered") return [];
    const { colour, source, tile } = one;
    return [{ colour, source, tile, n: one.event === "gathered" ? one.n : 1 }];
  });
}

/** Who would walk where, people of one kind together. */
export function walks(events: Happened[]): Walk[] {
  const found = new Map<string, Walk>();
  for (const { colour, source, tile, n } of steps(events)) {
    const key = `${colour} ${source} ${tile}`;
    found.set(key, { colour, source, tile, n: (found.get(key)?.n ?? 0) + n });
  }
  return [...found.values()];
}

/** What each building would pay: tile, seat and amount. */
export function payments(events: Happened[]): { tile: string; seat: number; amount: number }[] {
  return events.flatMap((one) => {
    if (one.event !== "paid" || !one.amount) return [];
    const { tile, seat, amount } = one;
    return [{ tile, seat, amount }];
  });
}
