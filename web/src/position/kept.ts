// Positions that this browser keeps, each under a key, with all that they were before.

import type { Sketch } from "../engine/position";
import { recall, remember } from "../lib/stored";
import type { GameName } from "../wire";
import { beginning, changed, type History } from "./history";

/** Where the position is kept that is set up. */
export const keyOf = (game: GameName) => `position-${game}`;

/** Null if there is none. */
export function recalled(key: string): History<Sketch> | null {
  try {
    const kept = JSON.parse(recall(key) ?? "null");
    return kept?.past && kept.future && kept.now ? kept : null;
  } catch {
    return null;
  }
}

export function keep(key: string, history: History<Sketch>): void {
  remember(key, JSON.stringify(history));
}

/** Another position is to be set up; what was there before comes back by undoing that. */
export function replaceBy(sketch: Sketch, game: GameName): void {
  const kept = recalled(keyOf(game));
  keep(keyOf(game), kept ? changed(kept, sketch) : beginning(sketch));
}
