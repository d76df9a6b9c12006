// Where advised moves are marked: rank and option for each place, and ranks for hand tiles.

import type { Hinted } from "../lib/board";
import type { Option } from "./options";

export interface Ranked {
  /** None: it was made, but is not among the best. */
  rank: number | null;
  option: Option;
  played: boolean;
}

export function ranked(hints: Hinted[], options: Option[]): Ranked[] {
  return hints.flatMap(({ move, rank, played = false }, i) => {
    const option = options.find(({ text }) => text === move);
    return option ? [{ rank: rank === undefined ? i + 1 : rank, option, played }] : [];
  });
}

/** Hints at each place, whichever tile is chosen. */
export function byPlace(hints: Ranked[]): Map<string, Ranked[]> {
  const found = new Map<string, Ranked[]>();
  for (const hint of hints) {
    const [place] = hint.option.places;
    if (place) found.set(place, [...(found.get(place) ?? []), hint]);
  }
  return found;
}
