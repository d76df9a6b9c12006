// The map as places on paper: hexes with a flat top, in units of which a side has twenty.

import type { Space, TowniesBox } from "../wire";

export type Point = [number, number];
export type Cell = [number, number];

export const SIDE = 20;
export const APOTHEM = (SIDE * Math.sqrt(3)) / 2;
/** Room around the map for its shores. */
export const MARGIN = 9;
/** The neighbour across each side; side `i` lies between corners `i` and `i + 1`, clockwise from the right. */
export const WAYS: Cell[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

export function key([q, r]: Cell): string {
  return `${q},${r}`;
}

export function beyond([q, r]: Cell, side: number): Cell {
  const [dq, dr] = WAYS[(side + 6) % 6];
  return [q + dq, r + dr];
}

export function middle([q, r]: Cell): Point {
  return [1.5 * SIDE * q, 2 * APOTHEM * (r + q / 2)];
}

export function corner(cell: Cell, number: number): Point {
  const [x, y] = middle(cell);
  const angle = (number * Math.PI) / 3;
  return [x + SIDE * Math.cos(angle), y + SIDE * Math.sin(angle)];
}

export function centroid(points: Point[]): Point {
  const sum = points.reduce(([ax, ay], [x, y]) => [ax + x, ay + y]);
  return [sum[0] / points.length, sum[1] / points.length];
}

/** The point that is nearest to the middle of all: a mark between them would be hard to read. */
export function innermost(points: Point[]): Point {
  const middle = centroid(points);
  return points.toSorted((a, b) => distance(a, middle) - distance(b, middle))[0];
}

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export interface Extent {
  left: number;
  top: number;
  width: number;
  height: number;
}

export function extentOf(cells: Cell[], margin = 0): Extent {
  const points = cells.map(middle);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - SIDE - margin;
  const top = Math.min(...ys) - APOTHEM - margin;
  const width = Math.max(...xs) + SIDE + margin - left;
  return { left, top, width, height: Math.max(...ys) + APOTHEM + margin - top };
}

export class Town {
  readonly cells: Cell[];
  readonly extent: Extent;
  readonly #byName: Map<string, Space>;
  readonly #byCell: Map<string, Space>;

  constructor(readonly spaces: Space[]) {
    this.cells = spaces.map(({ q, r }) => [q, r]);
    this.extent = extentOf(this.cells);
    this.#byName = new Map(spaces.map((space) => [space.name, space]));
    this.#byCell = new Map(spaces.map((space) => [key([space.q, space.r]), space]));
  }

  cell(name: string): Cell {
    const { q, r } = this.#byName.get(name)!;
    return [q, r];
  }

  at(name: string): Point {
    return middle(this.cell(name));
  }

  named(cell: Cell): string | undefined {
    return this.#byCell.get(key(cell))?.name;
  }

  /** The space under a point; nothing off the map. */
  under(point: Point): string | undefined {
    let found: string | undefined;
    let least = SIDE;
    for (const space of this.spaces) {
      const away = distance(point, middle([space.q, space.r]));
      if (away < least) [found, least] = [space.name, away];
    }
    return found;
  }
}

const towns = new WeakMap<TowniesBox, Town>();

export function townOf(box: TowniesBox): Town {
  if (!towns.has(box)) towns.set(box, new Town(box.spaces));
  return towns.get(box)!;
}
