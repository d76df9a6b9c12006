// A finished game by the moves that were chosen: for the engine, and as a study in which something else is tried.

import type { Line, Made } from "../engine/standing";
import { BEGINNING, begunBy, newStudy, type Begun, type Study } from "./study";
import { played } from "./variations";
import type { Watched } from "./watched.svelte";

export class Chosen {
  #watched: Watched;
  #start: Begun;
  #box: unknown;

  /** @param header of its game file: it may have begun from a position */
  constructor(watched: Watched, header: Record<string, string>) {
    const { options, seats } = watched.replay.table;
    const { box, ...others } = options;
    const players = seats.filter(({ who }) => who !== "automa").length;
    const names = seats.map(({ name }) => name);
    this.#watched = watched;
    this.#box = box;
    this.#start = begunBy(header, { ...others, players }, names);
  }

  /** Studies know nothing of components that are not those of the game's box. */
  get canBranch(): boolean {
    return !this.#box;
  }

  /** The game as far as an entry of its log. */
  lineTo(number: number): Line {
    const { game, frames } = this.#watched;
    const entries = frames.slice(1, number + 1).flatMap(({ entry }) => (entry && !entry.forced ? [entry] : []));
    const moves = entries.map(({ actor, move }): Made => [actor, move]);
    return { game, start: this.#start, moves, ...(this.#box ? { box: this.#box } : {}) };
  }

  /** The whole game as the main line of a study. It is shown after an entry of its log and, if there is one, another move
   * there. */
  branched(number: number, made?: Made): Study {
    const { game, frames } = this.#watched;
    const { moves } = this.lineTo(frames.length - 1);
    const before = this.lineTo(number).moves;
    const [begun, at] = played(newStudy(game, this.#start), BEGINNING, before);
    const [whole] = played(begun, at, moves.slice(before.length));
    const [varied, last] = played(whole, at, made ? [made] : []);
    return { ...varied, at: last };
  }
}
