// The ways a shape may lie, and which one comes of turning or flipping it: geometry, not rules.

import type { TowniesBox } from "../wire";
import { key, type Cell } from "./hexes";

/** Cells moved so that the same form always gives the same text, wherever it lies. */
export function form(cells: Cell[]): string {
  const q = Math.min(...cells.map((cell) => cell[0]));
  const r = Math.min(...cells.map((cell) => cell[1]));
  return cells
    .map((cell) => key([cell[0] - q, cell[1] - r]))
    .sort()
    .join(" ");
}

function turned([q, r]: Cell): Cell {
  return [-r, q + r];
}

function flipped([q, r]: Cell): Cell {
  return [-q, q + r];
}

export class Ways {
  readonly #number: Map<string, number>;

  constructor(readonly ways: Cell[][]) {
    this.#number = new Map(ways.map((cells, number) => [form(cells), number]));
  }

  /** Which way some cells lie. */
  of(cells: Cell[]): number {
    return this.#number.get(form(cells))!;
  }

  turn(way: number): number {
    return this.of(this.ways[way].map(turned));
  }

  flip(way: number): number {
    return this.of(this.ways[way].map(flipped));
  }

  /** The next way after a turn that is one of those wanted; the same if there is no other. */
  nextTurn(way: number, wanted: Set<number>): number {
    let next = this.turn(way);
    while (next !== way && !wanted.has(next)) next = this.turn(next);
    return next;
  }

  /** The way after a flip, turned on until it is one of those wanted. */
  nextFlip(way: number, wanted: Set<number>): number {
    const over = this.flip(way);
    const next = wanted.has(over) ? over : this.nextTurn(over, wanted);
    return wanted.has(next) ? next : way;
  }
}

const known = new WeakMap<TowniesBox, Map<string, Ways>>();

export function waysOf(box: TowniesBox, shape: string): Ways {
  if (!known.has(box)) {
    known.set(box, new Map(Object.entries(box.shapes).map(([name, ways]) => [name, new Ways(ways)])));
  }
  return known.get(box)!.get(shape)!;
}
