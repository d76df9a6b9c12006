// Roads as three paths for the whole city: asphalt, kerbs and centre dashes. Kerbs are left open where roads join, so
// that a street reads as one line and corners and T-joints have no seam.

import { type Placed, Plan, ROAD, SIDE, turned } from "./geometry";
import type { Cell, Facing } from "./types";

export const KERB = 2.4;
const DASH = 10;

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

export interface Roads {
  asphalt: string;
  kerbs: string;
  dashes: string;
}

export function roads(placed: Placed[]): Roads {
  const plan = new Plan(placed);
  const all = (rects: (one: Placed) => Rect[]) => placed.map((one) => path(rects(one), one.at)).join("");
  return {
    asphalt: all((one) => [strip(one.facing, 0, SIDE, 0, ROAD)]),
    kerbs: all((one) => kerbs(one, plan)),
    dashes: all(dashes),
  };
}
