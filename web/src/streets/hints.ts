// Where advised moves are marked: rank and option for each place, and ranks for hand tiles.

import type { Advised } from "../wire";
import type { Option } from "./options";

export interface Ranked {
  rank: number;
  option: Option;
}

export function ranked(hints: Advised[], options: Option[]): Ranked[] {
  return hints.flatMap(({ move }, i) => {
    const option = options.find(({ text }) => text === move);
    return option ? [{ rank: i + 1, option }] : [];
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
