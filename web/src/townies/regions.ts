// Blocks side by side in one colour run together, as ink does: the outlines of sets of hexes.

import { loop, shaky } from "./pencil";
import { APOTHEM, beyond, corner, key, middle, type Cell, type Point } from "./hexes";

/** From the middle of a hex through one of its corners: 1 is the corner, less is inside. */
function stretched(cell: Cell, number: number, by: number): Point {
  const [x, y] = middle(cell);
  const [cx, cy] = corner(cell, number);
  return [x + by * (cx - x), y + by * (cy - y)];
}

/** The outlines of a set of hexes, each drawn back by `inset` from the sides it lies along. */
export function outlines(cells: Cell[], inset: number): Point[][] {
  const inside = new Set(cells.map(key));
  const isOuter = (cell: Cell, side: number) => !inside.has(key(beyond(cell, side)));
  const done = new Set<string>();
  const loops: Point[][] = [];
  for (const start of cells) {
    for (let side = 0; side < 6; side++) {
      if (isOuter(start, side) && !done.has(`${key(start)}/${side}`)) loops.push(walk(start, side));
    }
  }
  return loops;

  function walk(cell: Cell, side: number): Point[] {
    const points: Point[] = [];
    while (!done.has(`${key(cell)}/${side}`)) {
      done.add(`${key(cell)}/${side}`);
      const next = (side + 1) % 6;
      if (isOuter(cell, next)) {
        points.push(stretched(cell, next, 1 - inset / APOTHEM));
        side = next;
      } else {
        points.push(stretched(beyond(cell, side), mirrored(side), 1 + inset / APOTHEM));
        cell = beyond(cell, next);
        side = (side + 5) % 6;
      }
    }
    return points;
  }
}

/** The corner at the end of a side, as the hex across that side counts it. */
function mirrored(side: number): number {
  return (side + 3) % 6;
}

/** The outline of a set of hexes as a hand would draw it; a corner trembles the same whatever else is drawn. */
export function outline(cells: Cell[], inset: number, round = 4, tremble = 0.7): string {
  return outlines(cells, inset)
    .map((points) =>
      loop(
        points.map((point) => trembled(point, tremble)),
        round,
      ),
    )
    .join("");
}

function trembled([x, y]: Point, by: number): Point {
  const random = shaky(Math.round(x) * 131 + Math.round(y));
  return [x + by * random(), y + by * random()];
}
