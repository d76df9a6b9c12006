// What else could have been done at the decisions of a game: asked for when one stays there.

import { SvelteMap } from "svelte/reactivity";
import type { DecisionTold } from "../engine/reviews";
import type { Line, Made } from "../engine/standing";
import type { Advised, Preview } from "../wire";
import { local } from "./local";
import type { Watched } from "./watched.svelte";

const REST = 350; // milliseconds at a decision before it is thought about

export class Advice {
  #watched: Watched;
  #header: Record<string, string>;
  #known = new SvelteMap<number, Advised[]>();
  #asked = new Set<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(watched: Watched, file: string) {
    this.#watched = watched;
    this.#header = headerOf(file);
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
    return local.foreseen(this.lineTo(number - 1), seat, move);
  }

  /** The game as far as an entry of its log. */
  lineTo(number: number): Line {
    const entries = this.#watched.frames.slice(1, number + 1).flatMap(({ entry }) => entry ?? []);
    const short = "forced" in this.#header; // moves that were the only option are left out of the file
    const moves = entries.filter(({ forced }) => !(short && forced)).map(({ actor, move }): Made => [actor, move]);
    return { game: this.#watched.game, start: { header: this.#header }, moves };
  }

  async #ask(number: number, seat: number): Promise<void> {
    this.#asked.add(number);
    try {
      this.#known.set(number, await local.advised(this.lineTo(number - 1), seat));
    } catch {
      this.#asked.delete(number); // the analysis itself says what is wrong
    }
  }
}

/** The header of a game file. */
function headerOf(file: string): Record<string, string> {
  const [, ...lines] = file.split(/\r?\n\r?\n/, 1)[0].split(/\r?\n/);
  return Object.fromEntries(lines.map((line) => /^([^:]*): ?(.*)$/.exec(line)!.slice(1)));
}
