// Where things are drawn. A cell is 100 units wide; x grows east, y south, and the Station's cell begins at 0,0.

import type { Building, Cell, Facing } from "./types";
import { JOINS } from "./wire";

export const SIDE = 100;
export const ROAD = 16;

export type Point = [number, number];
export type Placed = Pick<Building, "at" | "facing">;

const AROUND: Facing[] = ["N", "E", "S", "W"];
const STEP: Record<Facing, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

export function keyOf([x, y]: Cell): string {
  return `${x},${y}`;
}

export function cellOf(key: string): Cell {
  return key.split(",").map(Number) as Cell;
}

/** A facing, given by its word. */
export function facingOf(word: string): Facing {
  return word[0].toUpperCase() as Facing;
}

export function turned(side: Facing, quarters: number): Facing {
  return AROUND[(AROUND.indexOf(side) + quarters + 4) % 4];
}

export function beside([x, y]: Cell, side: Facing): Cell {
  return [x + STEP[side][0], y + STEP[side][1]];
}

/** The cell in which a point lies. */
export function cellAt([x, y]: Point): Cell {
  return [Math.floor(x / SIDE), Math.floor(y / SIDE)];
}

/** The middle of a cell. */
export function middle([x, y]: Cell): Point {
  return [(x + 0.5) * SIDE, (y + 0.5) * SIDE];
}

export class Plan {
  #at: Map<string, Placed>;

  constructor(readonly placed: Placed[]) {
    this.#at = new Map(placed.map((one) => [keyOf(one.at), one]));
  }

  /** The neighbour on a side whose road runs into this one's. */
  joinedTo(one: Placed, side: Facing): Placed | undefined {
    const other = this.#at.get(keyOf(beside(one.at, side)));
    return other && JOINS.includes(one.facing + side + other.facing) ? other : undefined;
  }

  neighbours(one: Placed): Placed[] {
    return AROUND.map((side) => this.joinedTo(one, side)).filter((other) => other !== undefined);
  }
}

/** The way along the roads from one building's front to another's. */
export function way(plan: Plan, from: Placed, to: Placed): Point[] {
  const came = new Map<Placed, Placed | null>([[from, null]]);
  for (const one of came.keys()) {
    if (one === to) break;
    for (const next of plan.neighbours(one)) if (!came.has(next)) came.set(next, one);
  }
  const route: Placed[] = [];
  for (let one: Placed | null | undefined = to; one; one = came.get(one)) route.unshift(one);
  return [middle(from.at), ...route.map(roadMiddle), middle(to.at)];
}

function roadMiddle({ at, facing }: Placed): Point {
  const [x, y] = middle(at);
  const [dx, dy] = STEP[facing];
  return [x + (dx * (SIDE - ROAD)) / 2, y + (dy * (SIDE - ROAD)) / 2];
}

/** The frame around some cells, as x, y, width and height. */
export function frame(cells: Cell[], margin = 0): [number, number, number, number] {
  const xs = cells.map(([x]) => x);
  const ys = cells.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) * SIDE - margin, Math.min(...ys) * SIDE - margin];
  return [left, top, (Math.max(...xs) + 1) * SIDE + margin - left, (Math.max(...ys) + 1) * SIDE + margin - top];
}
