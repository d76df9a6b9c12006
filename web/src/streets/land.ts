// What grows and stands around the buildings, as a few paths for the whole city: each is one shape to the browser, however
// many trees there are.

import { beside, cellOf, keyOf, type Placed, type Point, ROAD, SIDE } from "./geometry";
import type { Cell, Facing } from "./types";

/** Where something stands, and how large it is. */
export type Spot = [x: number, y: number, size: number];

const NEAR = 2; // cells from the town where woods begin, and
const FAR = 4; // where they end
const ALONG = [20, 80]; // trees beside a side of a cell

/** A number below n that belongs to a cell: the same woods are always in the same place. */
function lot([x, y]: Cell, n: number, salt = 0): number {
  const mixed = Math.imul(x * 73856093 + y * 19349663 + salt * 83492791, 2654435761 | 0);
  return ((mixed >>> 8) ^ (mixed >>> 20)) % n;
}

/** A place along the outer side of a building's road: so far along, so far out of the cell. */
export function alongside({ at, facing }: Placed, along: number, out: number): Point {
  const [x, y] = [at[0] * SIDE, at[1] * SIDE];
  const spots: Record<Facing, Point> = {
    N: [x + along, y - out],
    S: [x + along, y + SIDE + out],
    W: [x - out, y + along],
    E: [x + SIDE + out, y + along],
  };
  return spots[facing];
}

function around([x, y]: Cell, reach: number): Cell[] {
  const steps = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach);
  return steps.flatMap((dx) => steps.map((dy): Cell => [x + dx, y + dy]));
}

function keysAround(placed: Placed[], reach: number): Set<string> {
  return new Set(placed.flatMap(({ at }) => around(at, reach).map(keyOf)));
}

/** Clumps of trees at the edge of town, where nobody can build yet. */
export function woods(placed: Placed[]): Spot[] {
  const town = keysAround(placed, NEAR - 1);
  const cells = [...keysAround(placed, FAR)].filter((key) => !town.has(key)).map(cellOf);
  return inOrder(cells.filter((cell) => lot(cell, 3) === 0).flatMap(clump));
}

function clump(cell: Cell): Spot[] {
  return Array.from({ length: 2 + lot(cell, 4, 1) }, (_, i): Spot => [
    cell[0] * SIDE + 14 + lot(cell, 72, 2 + i),
    cell[1] * SIDE + 24 + lot(cell, 72, 12 + i),
    1.1 + lot(cell, 7, 22 + i) / 10,
  ]);
}

/** Trees along roads at whose other side there is nothing. */
export function avenue(placed: Placed[]): Spot[] {
  const taken = new Set(placed.map(({ at }) => keyOf(at)));
  const free = placed.filter(({ at, facing }) => !taken.has(keyOf(beside(at, facing))));
  return inOrder(free.flatMap((one) => ALONG.map((along) => treeBeside(one, along))));
}

const OUT: Record<Facing, number> = { N: 5, S: 15, W: 11, E: 11 }; // trees stand upright

function treeBeside(one: Placed, along: number): Spot {
  const [x, y] = alongside(one, along, OUT[one.facing]);
  return [x, one.facing === "W" || one.facing === "E" ? y + 6 : y, 0.8];
}

/** What stands farther south hides what is behind it. */
function inOrder(spots: Spot[]): Spot[] {
  return spots.sort(([, a], [, b]) => a - b);
}

/** A lamp for every building, at the far kerb of its road. */
export function lamps(placed: Placed[]): Point[] {
  return placed.map((one) => {
    const [x, y] = alongside(one, SIDE / 2, -2);
    return one.facing === "N" ? [x, y + ROAD - 4] : [x, y];
  });
}

export function circles(points: Point[], r: number): string {
  return points.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join("");
}

export interface Trees {
  shade: string;
  trunks: string;
  crowns: string;
  light: string;
}

/** Trees as four paths. Their shadows fall as those of houses do. */
export function trees(spots: Spot[]): Trees {
  const all = (draw: (x: number, y: number, size: number) => string) => spots.map((spot) => draw(...spot)).join("");
  return {
    shade: all((x, y, s) => `M${x - 4 * s} ${y}l${9 * s} ${-3 * s}a${4 * s} ${2.4 * s} 0 0 1 ${-1 * s} ${4.6 * s}z`),
    trunks: all((x, y, s) => `M${x - 0.9 * s} ${y}h${1.8 * s}v${-6 * s}h${-1.8 * s}z`),
    crowns: all((x, y, s) => circles([[x, y - 9 * s]], 5.2 * s)),
    light: all((x, y, s) => circles([[x - 1.4 * s, y - 10.4 * s]], 2.6 * s)),
  };
}
