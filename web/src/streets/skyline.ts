// Who built what, of all that stands at the end.

import type { Entry } from "../wire";
import { type Building, eventsOf } from "./types";

/** For each seat, its buildings in the order in which it built them. */
export function builtBy(log: Entry[], city: Building[], seats: number): string[][] {
  const standing = new Set(city.map(({ tile }) => tile));
  const builders = new Map<string, number>();
  for (const event of eventsOf(log)) {
    if (event.event === "built" || event.event === "covered") builders.set(event.tile, event.seat);
  }
  const built = [...builders].filter(([tile]) => standing.has(tile));
  return Array.from({ length: seats }, (_, seat) => built.filter(([, by]) => by === seat).map(([tile]) => tile));
}
