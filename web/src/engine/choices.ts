// The decisions of a game that an analysis judges. The same as `choices` in src/citywright/review/decisions.py.

import type { Entry, Game } from "./game";
import type { State } from "./rules";

/** A decision with more than one option. */
export interface Choice {
  /** Of the move in the log, from 1. */
  number: number;
  entry: Entry;
  before: State;
  /** Decisions between which nothing new becomes known belong to one stretch. */
  stretch: number;
}

/** All real decisions. A new stretch begins where chance or another seat has moved since the last one; what seats seal in
 * the same round belongs together. */
export function choicesOf(game: Game): Choice[] {
  const { rules, log } = game;
  const [states, found]: [State[], Choice[]] = [game.history(), []];
  let chance = false;
  for (const [i, entry] of log.entries()) {
    const before = states[i];
    if (entry.actor === rules.chance) {
      chance = true;
    } else if (!entry.forced && rules.legal(before, entry.actor).length > 1) {
      const last = found.at(-1);
      const isTogether = last && (last.entry.actor === entry.actor || rules.isSealed(last.before, before));
      const stretch = last ? last.stretch + Number(!isTogether || chance) : 0;
      found.push({ number: i + 1, entry, before, stretch });
      chance = false;
    }
  }
  return found;
}
