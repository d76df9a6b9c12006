// Where things stand on a tile. The road is on the side that the building faces; everything else stands upright in what
// is left, the name away from the road.

import { type Point, ROAD, SIDE } from "./geometry";
import type { Facing } from "./types";

export interface Layout {
  name: Point;
  /** Room for the name. */
  width: number;
  /** Where the picture stands. */
  art: Point;
  price: Point;
  icon: Point;
  sign: Point;
  symbols: Point;
  /** From one symbol to the next. */
  step: Point;
  /** How far an arrow to the south is turned to point at the road. */
  turn: number;
  /** Stretches in which people stand: left, right, and the height of their feet. */
  people: Stretch[];
  /** Where the ribbon of a sold street hangs, over the road. */
  ribbon: Point;
}

export type Stretch = [number, number, number];

const INNER = SIDE - ROAD;

export const LAYOUTS: Record<Facing, Layout> = {
  S: {
    name: [50, 9.5],
    width: 94,
    art: [50, 67],
    price: [3, 19],
    icon: [9.5, 33],
    sign: [89, 54],
    symbols: [50, 76],
    step: [18, 0],
    turn: 0,
    people: [
      [3, 38, 82],
      [62, 97, 82],
    ],
    ribbon: [75, 91.5],
  },
  N: {
    name: [50, 97],
    width: 94,
    art: [50, 79],
    price: [3, 26],
    icon: [9.5, 40],
    sign: [87, 29],
    symbols: [57, 24],
    step: [18, 0],
    turn: 180,
    people: [[3, 97, 88.5]],
    ribbon: [75, 9],
  },
  W: {
    name: [ROAD + INNER / 2 + 1, 9.5],
    width: INNER - 6,
    art: [63, 76],
    price: [ROAD + 4, 19],
    icon: [ROAD + 10.5, 33],
    sign: [88, 22],
    symbols: [24, 56],
    step: [0, 18],
    turn: 90,
    people: [[ROAD + 4, 97, 96]],
    ribbon: [11, 79],
  },
  E: {
    name: [INNER / 2, 9.5],
    width: INNER - 6,
    art: [37, 76],
    price: [3, 19],
    icon: [9.5, 33],
    sign: [INNER - 13, 22],
    symbols: [76, 56],
    step: [0, 18],
    turn: -90,
    people: [[3, INNER - 3, 96]],
    ribbon: [89, 79],
  },
};

/** Where people stand on a tile with so many symbols: before the building, if there is no room between the symbols. */
export function stretches(facing: Facing, symbols: number): Stretch[] {
  return facing === "S" && symbols > 2 ? [[3, 97, 66]] : LAYOUTS[facing].people;
}

/** Where each of some symbols is. */
export function symbolPoints(facing: Facing, n: number): Point[] {
  const { symbols, step } = LAYOUTS[facing];
  return Array.from({ length: n }, (_, i) => {
    const off = i - (n - 1) / 2;
    return [symbols[0] + off * step[0], symbols[1] + off * step[1]];
  });
}

/** The size at which a name fits. */
export function nameSize(name: string, width: number): number {
  return Math.min(9, width / (name.length * 0.51));
}
