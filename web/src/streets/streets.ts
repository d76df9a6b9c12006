// The street of a building, with what it would pay as far as that has been inspected.

import { keyOf, Plan } from "./geometry";
import type { Building, Cell, Found, Street, Worth } from "./types";

export interface StreetSeen {
  cells: Cell[];
  found: Street | null;
  /** Of its buildings, in order. */
  worth: Worth[];
  /** Seat and amount. */
  bySeat: [number, number][];
}

export function streetAt(building: Building, city: Building[], inspected: Found | null): StreetSeen {
  const cells = new Plan(city).street(building);
  const keys = cells.map(keyOf);
  const found = inspected?.streets.find(
    (street) => keyOf(street.cells[0]) === keys[0] && street.facing === building.facing,
  );
  const worth = keys.flatMap((key) => inspected?.buildings.filter(({ at }) => keyOf(at) === key) ?? []);
  const sums = new Map<number, number>();
  for (const { owner, total } of worth) if (owner !== null) sums.set(owner, (sums.get(owner) ?? 0) + total);
  return { cells, found: found ?? null, worth, bySeat: [...sums].sort(([a], [b]) => a - b) };
}
