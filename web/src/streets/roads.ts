// Roads as a few paths for the whole city: asphalt, pavements, kerbs and centre dashes. Kerbs are left open where roads
// join, so that a street reads as one line and corners and T-joints have no seam. Sold streets are promenades: paved, and
// without dashes.

import { keyOf, type Placed, Plan, ROAD, SIDE, turned } from "./geometry";
import type { Cell, Facing } from "./types";

export const KERB = 2.4;
const PAVEMENT = 4.6;
const DASH = 10;
const SLAB = 20;

type Rect = [number, number, number, number];

/** A strip of the cell along a side: from `from` to `to` along it, at a depth from its edge, clockwise sides alike. */
function strip(side: Facing, from: number, to: number, depth: number, width: number): Rect {
  const near = side === "N" || side === "W" ? depth : SIDE - depth - width;
  return side === "N" || side === "S" ? [from, near, to - from, width] : [near, from, width, to - from];
}

function path(rects: Rect[], [cx, cy]: Cell): string {
  return rects.map(([x, y, w, h]) => `M${cx * SIDE + x} ${cy * SIDE + y}h${w}v${h}h${-w}z`).join("");
}

/** Whether the end of a side lies at its beginning: west of a horizontal side, north of a vertical one. */
function startsAt(side: Facing): boolean {
  return side === "N" || side === "W";
}

/** The pieces of the outer kerb, open where another road runs in. */
function outerKerb(one: Placed, plan: Plan): Rect[] {
  const mouth = plan.joinedTo(one, one.facing);
  const [from, to] = !mouth ? [0, SIDE] : startsAt(mouth.facing) ? [ROAD, SIDE] : [0, SIDE - ROAD];
  return [strip(one.facing, from, to, 0, KERB)];
}

/** A kerb across each end that leads nowhere. */
function endKerbs(one: Placed, plan: Plan): Rect[] {
  const ends = [turned(one.facing, 1), turned(one.facing, -1)].filter((side) => !plan.joinedTo(one, side));
  const [from, to] = startsAt(one.facing) ? [0, ROAD] : [SIDE - ROAD, SIDE];
  return ends.map((side) => strip(side, from, to, 0, KERB));
}

function kerbs(one: Placed, plan: Plan): Rect[] {
  return [strip(one.facing, 0, SIDE, ROAD, KERB), ...outerKerb(one, plan), ...endKerbs(one, plan)];
}

function dashes(one: Placed): Rect[] {
  const starts = Array.from({ length: SIDE / DASH / 2 }, (_, i) => DASH / 2 + i * 2 * DASH);
  return starts.map((from) => strip(one.facing, from, from + DASH, ROAD / 2 - 0.7, 1.4));
}

/** The joints of a promenade's slabs. */
function joints(one: Placed): Rect[] {
  const starts = Array.from({ length: SIDE / SLAB }, (_, i) => SLAB / 2 + i * SLAB);
  return [
    strip(one.facing, 0, SIDE, ROAD / 2 - 0.3, 0.6),
    ...starts.map((at) => strip(one.facing, at, at + 0.6, KERB, ROAD - KERB)),
  ];
}

/** The road with the pavement at its other side, which lies in the cells beside it as long as they are empty. */
function verge({ facing }: Placed): Rect[] {
  const [x, y, width, height] = strip(facing, 0, SIDE, 0, ROAD);
  return [[x - PAVEMENT, y - PAVEMENT, width + 2 * PAVEMENT, height + 2 * PAVEMENT]];
}

export interface Roads {
  verge: string;
  asphalt: string;
  pavement: string;
  promenade: string;
  joints: string;
  kerbs: string;
  dashes: string;
}

/** Roads of a city; of those at some places, the streets have been sold. */
export function roads(placed: Placed[], sold: Set<string> = new Set()): Roads {
  const plan = new Plan(placed);
  const isSold = ({ at }: Placed) => sold.has(keyOf(at));
  const of = (some: Placed[], rects: (one: Placed) => Rect[]) => some.map((one) => path(rects(one), one.at)).join("");
  const [done, open] = [placed.filter(isSold), placed.filter((one) => !isSold(one))];
  const whole = (one: Placed) => [strip(one.facing, 0, SIDE, 0, ROAD)];
  return {
    verge: of(placed, verge),
    asphalt: of(open, whole),
    pavement: of(placed, (one) => [strip(one.facing, 0, SIDE, ROAD, PAVEMENT)]),
    promenade: of(done, whole),
    joints: of(done, joints),
    kerbs: of(placed, (one) => kerbs(one, plan)),
    dashes: of(open, dashes),
  };
}
