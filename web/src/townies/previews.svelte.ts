// What moves would bring, asked for in the background: few at a time, each once.

import { SvelteMap } from "svelte/reactivity";
import type { Preview } from "../wire";
import type { Prospect } from "./view";

const AT_ONCE = 3;

export class Previews {
  readonly #known = new SvelteMap<string, Prospect>();
  readonly #asked = new Set<string>();
  #queue: string[] = [];
  #open = 0;

  constructor(readonly ask: (move: string) => Promise<Preview>) {}

  of(move: string): Prospect | undefined {
    return this.#known.get(move);
  }

  /** Ask for these when there is time. */
  want(moves: string[]): void {
    this.#queue.push(...moves.filter((move) => this.#isNew(move)));
    this.#next();
  }

  /** Ask for this before all others. */
  wantNow(move: string): void {
    const waiting = this.#queue.indexOf(move);
    if (waiting >= 0) this.#queue.splice(waiting, 1);
    else if (!this.#isNew(move)) return;
    this.#queue.unshift(move);
    this.#next();
  }

  /** Nothing more is wanted. */
  stop(): void {
    this.#queue = [];
  }

  #isNew(move: string): boolean {
    const isNew = !this.#asked.has(move);
    this.#asked.add(move);
    return isNew;
  }

  #next(): void {
    while (this.#open < AT_ONCE && this.#queue.length) void this.#fetch(this.#queue.shift()!);
  }

  async #fetch(move: string): Promise<void> {
    this.#open++;
    try {
      const { prospect } = await this.ask(move);
      if (prospect) this.#known.set(move, prospect as Prospect);
    } catch {
      this.#asked.delete(move); // refused or lost: it may be asked again
    } finally {
      this.#open--;
      this.#next();
    }
  }
}
