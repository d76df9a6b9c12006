// Streets that were sold: which buildings stand in them, what they made, and how they are decorated.

import type { Entry } from "../wire";
import { circles, type Spot } from "./land";
import { type Placed, type Point, ROAD, SIDE } from "./geometry";
import { stretches } from "./layout";
import { streetNamed } from "./streets";
import { type Building, eventsOf, sum } from "./types";

/** Whether its street was scored, and its sign is back with its owner. */
export function isSold({ enclosed, owner }: Pick<Building, "enclosed" | "owner">): boolean {
  return enclosed && owner === null;
}

/** What each building has paid so far; a new one goes on from the one that it covers. */
export function takingsOf(log: Entry[]): Map<string, number> {
  const takings = new Map<string, number>();
  const add = (tile: string, amount: number) => takings.set(tile, (takings.get(tile) ?? 0) + amount);
  for (const event of eventsOf(log)) {
    if (event.event === "paid") add(event.tile, event.amount);
    if (event.event === "covered") add(event.tile, takings.get(event.covered) ?? 0);
  }
  return takings;
}

/** Each sold street once: the building in its middle, and what all of them made. */
export function ribbons(city: Building[], takings: Map<string, number>): { building: Building; amount: number }[] {
  const names = new Set(city.filter(isSold).map(({ street }) => street));
  return [...names].flatMap((name) => {
    const street = streetNamed(name, city);
    const amount = street.reduce((some, { tile }) => some + (takings.get(tile) ?? 0), 0);
    return street.every(isSold) && amount ? [{ building: street[street.length >> 1], amount }] : [];
  });
}

const SAG = 5;
const BULBS = 6;

/** A string of lights along a road, from one end of the building's side to the other. */
function hung({ at, facing }: Placed): { string: string; bulbs: Point[] } {
  const [x, y] = [at[0] * SIDE, at[1] * SIDE];
  const level = facing === "N" || facing === "S";
  const near = facing === "N" || facing === "W" ? 5 : SIDE - ROAD + 5;
  const shares = Array.from({ length: BULBS }, (_, i) => (i + 0.5) / BULBS);
  const dip = (share: number) => near + 4 * SAG * share * (1 - share);
  const bulbs = shares.map((share): Point =>
    level ? [x + share * SIDE, y + dip(share)] : [x + dip(share), y + share * SIDE],
  );
  const string = level
    ? `M${x} ${y + near}q${SIDE / 2} ${2 * SAG} ${SIDE} 0`
    : `M${x + near} ${y}q${2 * SAG} ${SIDE / 2} 0 ${SIDE}`;
  return { string, bulbs };
}

export function garlands(placed: Placed[]): { strings: string; bulbs: string } {
  const all = placed.map(hung);
  return {
    strings: all.map(({ string }) => string).join(""),
    bulbs: circles(
      all.flatMap(({ bulbs }) => bulbs),
      1.5,
    ),
  };
}

/** Little trees where people stood, once all of them have gone. */
export function planters(city: Building[], symbols: (tile: string) => number): Spot[] {
  const empty = city.filter((building) => isSold(building) && !sum(building.people) && !sum(building.fomo));
  return empty.flatMap(({ tile, at, facing }) =>
    stretches(facing, symbols(tile))
      .filter(([left, right]) => right - left > 20)
      .flatMap(([left, right, y]) =>
        [left + 6, right - 6].map((x): Spot => [at[0] * SIDE + x, at[1] * SIDE + y, 0.62]),
      ),
  );
}
