// Plain data that a person wrote, filled into records by the tables of an engine. What is left out, or null, has its
// default. All faults of form are collected, each with the path to the data that are wrong. The same as
// src/citywright/filling.py.

import type { Field, Kind, Layout, Limits, Node, Words } from "./description";
import { placeOf, SIZES } from "./reading";

/** A step to data: a name, or a place in a list. */
export type Path = (string | number)[];

/** What is wrong with the form of data, and values for its message: `fault-` and its kind. */
export type FormFault = { path: Path } & (
  | { fault: "field"; field: string; known: string[] }
  | { fault: "key"; field: string; close: string }
  | { fault: "word"; value: unknown; known: string[] }
  | { fault: "name"; value: unknown; close: string }
  | { fault: "number"; value: unknown; low: number; high: number }
  | { fault: "numbers"; value: unknown; low: number; high: number; n: number }
  | { fault: "flag" | "list" | "object"; value: unknown }
  | { fault: "rows"; n: number; fewest: number; most: number }
);

const FEW = 12; // words that are all told; of more, only one that was perhaps meant
const NONE = -1;
const WRITES: Partial<Record<Kind, (record: DataView, at: number, value: number) => void>> = {
  i1: (record, at, value) => record.setInt8(at, value),
  i2: (record, at, value) => record.setInt16(at, value, true),
};

/** Fill a record whose bytes are all 0; return what is wrong with the form of the data. */
export function fill(node: Node, layout: Layout, record: DataView, words: Words, data: unknown): FormFault[] {
  const filling = new Filling(layout, record, words);
  filling.node(node, data, [], []);
  return filling.faults;
}

class Filling {
  readonly faults: FormFault[] = [];

  constructor(
    readonly layout: Layout,
    readonly record: DataView,
    readonly words: Words,
  ) {}

  /** Fill in what a node describes. `rows` has one for each list around it. */
  node(node: Node, data: unknown, path: Path, rows: number[]): void {
    switch (node[0]) {
      case "constant":
        if (isThere(data) && data !== node[1]) this.faults.push({ fault: "word", path, value: data, known: [node[1]] });
        return;
      case "apart":
        return;
      case "number":
        return this.#number(node[1], node[2]!, data, path, rows);
      case "index":
        return this.#number(node[1], { low: 0, absent: NONE, ...node[2] }, data, path, rows);
      case "flag":
        if (isThere(data) && typeof data !== "boolean") this.faults.push({ fault: "flag", path, value: data });
        return this.#put(node[1], rows, typeof data === "boolean" ? Number(data) : (node[2]?.absent ?? 0));
      case "word":
        return this.#word(node[1], node[2], node[3], data, path, rows);
      case "counts":
      case "some":
        return this.#counts(node[1], node[2], node[3]!.high!, data, path, rows);
      case "list":
        return this.#list(node[1], node[2], node[3]!, data, path, rows);
      case "map":
        return this.#map(node[1], node[2], node[3], node[4], data, path, rows);
      case "object":
        return this.#parts(node[1], data, path, rows);
      case "null-unless":
      case "omit-unless": {
        this.#put(node[1], rows, Number(isThere(data))); // perhaps a field that the data fill in themselves
        if (isThere(data)) this.node(node[2], data, path, rows);
        return;
      }
      case "either": {
        const [, which, one, other] = node;
        this.#put(which, rows, Number(isObject(data)));
        return this.node(isObject(data) ? one : other, data, path, rows);
      }
      default:
        throw new Error(`nothing is filled in by ${node[0]}`);
    }
  }

  /** Write to a field, or to a row of it. */
  #put(name: string, rows: number[], value: number | number[]): void {
    const field: Field = this.layout[name];
    const kind = field[1];
    const at = placeOf(field, rows.length)(rows);
    [value].flat().forEach((each, i) => WRITES[kind]!(this.record, at + i * SIZES[kind], each));
  }

  /** How many numbers there are in a row of a field; none if it is one number. */
  #sizeOf(name: string, rows: number[]): number | undefined {
    return this.layout[name][2][rows.length];
  }

  #number(name: string, limits: Limits, data: unknown, path: Path, rows: number[]): void {
    const { absent = 0, needed } = limits;
    const [low, high] = [limits.low!, limits.high!];
    const n = this.#sizeOf(name, rows);
    const otherwise = n === undefined ? absent : Array<number>(n).fill(absent);
    if (!isThere(data) && !needed) return this.#put(name, rows, otherwise);
    const fits =
      n === undefined
        ? isWhole(data, low, high)
        : Array.isArray(data) && data.length === n && data.every((each) => isWhole(each, low, high));
    this.#put(name, rows, fits ? (data as number | number[]) : otherwise);
    if (fits) return;
    const value = data ?? null;
    if (n === undefined) this.faults.push({ fault: "number", path, value, low, high });
    else this.faults.push({ fault: "numbers", path, value, low, high, n });
  }

  #word(name: string, table: string, limits: Limits | undefined, data: unknown, path: Path, rows: number[]): void {
    const { absent = NONE, needed } = limits ?? {};
    if (!isThere(data) && !needed) return this.#put(name, rows, absent);
    const words = this.words[table];
    const number = typeof data === "string" ? words.indexOf(data) : NONE;
    this.#put(name, rows, number < 0 ? absent : number);
    if (number >= 0) return;
    const known: string[] = words.filter((each) => each !== null);
    const value = data ?? null;
    if (known.length > FEW) this.faults.push({ fault: "name", path, value, close: closest(value, known) });
    else this.faults.push({ fault: "word", path, value, known });
  }

  /** What is under words: their numbers, too. If there is no such word, that is noted. */
  #members(table: string, data: unknown, path: Path): [number, string, unknown][] {
    const known: string[] = this.words[table].filter((each) => each !== null);
    const found: [number, string, unknown][] = [];
    for (const [field, value] of Object.entries(this.#object(data, path))) {
      if (known.includes(field)) found.push([this.words[table].indexOf(field), field, value]);
      else if (known.length > FEW) this.faults.push({ fault: "key", path, field, close: closest(field, known) });
      else this.faults.push({ fault: "field", path, field, known });
    }
    return found;
  }

  /** Data under names; nothing if they are something else, which is noted. */
  #object(data: unknown, path: Path): Record<string, unknown> {
    if (isObject(data)) return data;
    if (isThere(data)) this.faults.push({ fault: "object", path, value: data });
    return {};
  }

  #counts(name: string, table: string, high: number, data: unknown, path: Path, rows: number[]): void {
    const counts = Array<number>(this.#sizeOf(name, rows)!).fill(0);
    for (const [number, field, n] of this.#members(table, data, path)) {
      if (isWhole(n, 0, high)) counts[number] = n;
      else this.faults.push({ fault: "number", path: [...path, field], value: n ?? null, low: 0, high });
    }
    this.#put(name, rows, counts);
  }

  #list(count: string, node: Node, limits: Limits, data: unknown, path: Path, rows: number[]): void {
    if (isThere(data) && !Array.isArray(data)) this.faults.push({ fault: "list", path, value: data });
    const given: unknown[] = Array.isArray(data) ? data : Array(limits.absent ?? 0).fill(null);
    const { fewest = 0 } = limits;
    const most = limits.most!;
    if (given.length < fewest || given.length > most) {
      this.faults.push({ fault: "rows", path, n: given.length, fewest, most });
    }
    const kept = given.slice(0, most);
    kept.forEach((each, row) => this.node(node, each, [...path, row], [...rows, row]));
    this.#put(count, rows, kept.length);
  }

  #map(count: string, key: string, table: string, node: Node, data: unknown, path: Path, rows: number[]): void {
    const members = this.#members(table, data, path);
    members.forEach(([number, field, value], row) => {
      this.#put(key, [...rows, row], number);
      this.node(node, value, [...path, field], [...rows, row]);
    });
    this.#put(count, rows, members.length);
  }

  #parts(nodes: Record<string, Node>, data: unknown, path: Path, rows: number[]): void {
    const given = this.#object(data, path);
    if (isThere(data) && given !== data) return;
    const known = Object.keys(nodes).sort();
    for (const field of Object.keys(given)) {
      if (!known.includes(field)) this.faults.push({ fault: "field", path, field, known });
    }
    for (const [name, node] of Object.entries(nodes)) {
      this.node(node, Object.hasOwn(given, name) ? given[name] : null, [...path, name], rows);
    }
  }
}

const isThere = (data: unknown) => data !== null && data !== undefined;

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function isWhole(data: unknown, low: number, high: number): data is number {
  return Number.isInteger(data) && (data as number) >= low && (data as number) <= high;
}

/** The word that was perhaps meant: at most every third letter is wrong. Nothing if there is none. */
export function closest(data: unknown, words: string[]): string {
  if (typeof data !== "string") return "";
  const letters = [...data];
  const distances = words.map((word) => distance(letters, [...word]));
  const least = Math.min(...distances);
  return 3 * least <= letters.length ? words[distances.indexOf(least)] : "";
}

/** How many letters have to be put in, left out or exchanged to make one word of another (Levenshtein). */
function distance(one: string[], other: string[]): number {
  let row = [...Array(other.length + 1).keys()];
  for (const [i, letter] of one.entries()) {
    const above = row;
    row = [i + 1];
    other.forEach((wanted, j) => {
      row.push(Math.min(above[j + 1] + 1, row[j] + 1, above[j] + Number(letter !== wanted)));
    });
  }
  return row.at(-1)!;
}
