// The street of a building, with what it would pay as far as that has been inspected.

import { keyOf } from "./geometry";
import type { Building, Cell, Found, Street, Worth } from "./types";

export interface StreetSeen {
  cells: Cell[];
  found: Street | null;
  /** Of its buildings, in order. */
  worth: Worth[];
  /** Seat and amount. */
  bySeat: [number, number][];
}

/** The buildings of a street, which goes by the first of them; from west to east or from north to south. */
export function streetNamed(name: string, city: Building[]): Building[] {
  return city.filter(({ street }) => street === name).sort((a, b) => a.at[0] - b.at[0] || a.at[1] - b.at[1]);
}

export function streetAt(building: Building, city: Building[], inspected: Found | null): StreetSeen {
  const cells = streetNamed(building.street, city).map(({ at }) => at);
  const keys = cells.map(keyOf);
  const found = inspected?.streets.find(
    (street) => keyOf(street.cells[0]) === keys[0] && street.facing === building.facing,
  );
  const worth = keys.flatMap((key) => inspected?.buildings.filter(({ at }) => keyOf(at) === key) ?? []);
  const sums = new Map<number, number>();
  for (const { owner, total } of worth) if (owner !== null) sums.set(owner, (sums.get(owner) ?? 0) + total);
  return { cells, found: found ?? null, worth, bySeat: [...sums].sort(([a], [b]) => a - b) };
}
