// Five markers, five hatches: a colour never stands alone. A hatch covers the whole plane and is cut out hex by hex, so
// that it runs on from one block to the next, and no two blocks look the same.

import { at, line, shaky, smooth } from "./pencil";
import { APOTHEM, key, middle, SIDE, type Cell, type Point } from "./hexes";

export interface Hatch {
  /** Broad strokes of the marker. */
  streaks: string;
  /** The fine pattern on top. */
  strokes: string;
}

const GAP = 4.6;
const DENSE = 0.74; // of that, for those who want strong marks
export const STREAK = 5.4; // breadth of the marker's strokes
/** How broad the fine pattern is drawn. */
export const WIDTHS: Record<string, number> = { red: 1.05, yellow: 1.9, brown: 0.8, green: 0.95, blue: 1.05 };

/** Directions in which the sides of a hex lie. */
const NORMALS = Array.from({ length: 6 }, (_, i): Point => {
  const angle = ((2 * i + 1) * Math.PI) / 6;
  return [Math.cos(angle), Math.sin(angle)];
});

/** A small stray that is always the same for two numbers. */
function stray(a: number, b: number): number {
  return shaky(Math.imul(a, 7919) + Math.imul(b, 104729))();
}

/** How deep inside a hex a point lies; negative outside. */
function depth([x, y]: Point, [cx, cy]: Point): number {
  return Math.min(...NORMALS.map(([nx, ny]) => APOTHEM - (x - cx) * nx - (y - cy) * ny));
}

/** The part of the line p + t u that lies inside a hex, at least `inset` from its sides. */
function inside(p: Point, u: Point, [cx, cy]: Point, inset: number): [number, number] | null {
  let [from, to] = [-Infinity, Infinity];
  for (const [nx, ny] of NORMALS) {
    const room = APOTHEM - inset - (p[0] - cx) * nx - (p[1] - cy) * ny;
    const pace = u[0] * nx + u[1] * ny;
    if (Math.abs(pace) < 1e-9) {
      if (room < 0) return null;
    } else if (pace > 0) to = Math.min(to, room / pace);
    else from = Math.max(from, room / pace);
  }
  return from < to ? [from, to] : null;
}

/** Whole numbers k for which k times `gap` lies within `reach` of a value. */
function numbers(value: number, reach: number, gap: number): number[] {
  const first = Math.ceil((value - reach) / gap);
  return Array.from({ length: Math.max(0, Math.floor((value + reach) / gap) - first + 1) }, (_, i) => first + i);
}

/** Parallel lines at an angle in degrees, trembling a little on their way. */
function lines(cell: Cell, angle: number, gap: number, inset: number, tremble = 0.45): string {
  const [u, n] = [turned(angle), turned(angle + 90)];
  const centre = middle(cell);
  const step = 6;
  return numbers(centre[0] * n[0] + centre[1] * n[1], SIDE, gap)
    .map((k) => {
      const off = k * gap + 0.14 * gap * stray(k, 1);
      const start: Point = [off * n[0], off * n[1]];
      const part = inside(start, u, centre, inset);
      if (!part || part[1] - part[0] < 1.5) return "";
      const between = numbers((part[0] + part[1]) / 2, (part[1] - part[0]) / 2, step);
      const ts = [part[0], ...between.map((i) => i * step), part[1]];
      return ts
        .map((t, i) => {
          const by = i && i < ts.length - 1 ? tremble * stray(k, between[i - 1]) : 0;
          return `${i ? "L" : "M"}${at([start[0] + t * u[0] + by * n[0], start[1] + t * u[1] + by * n[1]])}`;
        })
        .join("");
    })
    .join("");
}

function turned(angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}

/** The points of a grid, each other row set off by half, that lie inside a hex. */
function grid(cell: Cell, across: number, down: number, inset: number): Point[] {
  const centre = middle(cell);
  return numbers(centre[1], APOTHEM, down).flatMap((row) => {
    const off = row % 2 ? across / 2 : 0;
    return numbers(centre[0] - off, SIDE, across)
      .map((i): Point => [i * across + off + 0.5 * stray(i, row), row * down + 0.5 * stray(row, i)])
      .filter((point) => depth(point, centre) >= inset);
  });
}

function dots(cell: Cell, gap: number): string {
  return grid(cell, gap * 1.16, gap * 0.92, 1.6)
    .map((dot) => `M${at(dot)}l.2 .1`)
    .join("");
}

/** Tufts of grass. */
function tufts(cell: Cell, gap: number): string {
  return grid(cell, gap * 1.8, gap * 1.2, 2.4)
    .map(([x, y]) => {
      const random = shaky(Math.round(x * 7 + y * 13));
      const tip: Point = [x + 0.3 * random(), y - 1.5];
      return line([x - 2, y + 1.2], tip, 0.3, random) + line(tip, [x + 2, y + 1.2], 0.3, random);
    })
    .join("");
}

function waves(cell: Cell, wide: number): string {
  const centre = middle(cell);
  const [gap, step, high] = [wide * 1.08, 3.7, 1.25];
  return numbers(centre[1], APOTHEM - high, gap)
    .map((row) => {
      const part = inside([0, row * gap], [1, 0], centre, 0.9);
      if (!part) return "";
      const crest = (i: number): Point => [i * step, row * gap + (i % 2 ? high : -high) + 0.4 * stray(i, row)];
      return smooth(numbers((part[0] + part[1]) / 2, (part[1] - part[0]) / 2, step).map(crest));
    })
    .join("");
}

const STROKES: Record<string, (cell: Cell, gap: number) => string> = {
  red: (cell, gap) => lines(cell, -45, gap * 0.95, 0.6),
  yellow: dots,
  brown: (cell, gap) => lines(cell, -45, gap * 1.45, 0.6) + lines(cell, 45, gap * 1.45, 0.6),
  green: tufts,
  blue: waves,
};

const STREAKS: Record<string, number> = { red: -45, yellow: 8, brown: 40, green: -12, blue: 3 };

const known = new Map<string, Hatch>();

/** The hatch of a colour on a hex. */
export function hatch(colour: string, cell: Cell, dense = false): Hatch {
  const name = `${colour} ${key(cell)} ${dense}`;
  if (!known.has(name)) {
    const streaks = lines(cell, STREAKS[colour], STREAK + 1.2, STREAK / 2 + 0.4, 0.6);
    known.set(name, { streaks, strokes: STROKES[colour](cell, dense ? DENSE * GAP : GAP) });
  }
  return known.get(name)!;
}

/** A sign for a marker where a hatch would be too fine: on the cap of its pen. */
export const SIGNS: Record<string, string> = {
  red: "M-4 13.4L4 8.6M-4 17.8L4 13M-4 22L4 17.4",
  yellow: "M-2.6 10.4l.1 0M2.6 10.6l.1 0M0 14.6l.1 0M-2.6 18.6l.1 0M2.6 18.8l.1 0",
  brown: "M-4 9.4L4 17M4 9.4L-4 17M-4 15L3.8 22M4 15L-3.8 22",
  green: "M-4 14L0 9.4L4 14M-4 20.4L0 15.8L4 20.4",
  blue: "M-5 12Q-2.5 8.6 0 12T5 12M-5 18.4Q-2.5 15 0 18.4T5 18.4",
};
