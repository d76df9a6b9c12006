// What else could have been done at the decisions of a game: asked for when one stays there.

import { SvelteMap } from "svelte/reactivity";
import type { DecisionTold } from "../engine/reviews";
import type { Advised, Preview } from "../wire";
import type { Chosen } from "./branching";
import { local } from "./local";

const REST = 350; // milliseconds at a decision before it is thought about

export class Advice {
  #game: Chosen;
  #known = new SvelteMap<number, Advised[]>();
  #asked = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(game: Chosen) {
    this.#game = game;
  }

  /** The best few moves at a decision, as far as they are known. */
  of({ number }: DecisionTold): Advised[] {
    return this.#known.get(number) ?? [];
  }

  /** Think about a decision, unless one only passes by. */
  want({ number, seat }: DecisionTold): () => void {
    if (this.#asked.has(number)) return () => {};
    this.#timer = setTimeout(() => this.#ask(number, seat), REST);
    return () => this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** What a move would bring there. */
  foreseen({ number, seat }: DecisionTold, move: string): Promise<Preview> {
    return local.foreseen(this.#game.lineTo(number - 1), seat, move);
  }

  async #ask(number: number, seat: number): Promise<void> {
    this.#asked.add(number);
    try {
      this.#known.set(number, await local.advised(this.#game.lineTo(number - 1), seat));
    } catch {
      this.#asked.delete(number); // the analysis itself says what is wrong
    }
  }
}
