// The interpreter of an engine's tables: records and events become plain data. The same as src/citywright/description.py
// and event_data.py.

import type { Description, EventRow, Field, Kind, Layout, Node, Reader } from "./description";

/** Numbers of a row of events: its kind, and seven more. */
export const WIDTH = 8;
export const SPECTATOR = -1;
export const SIZES: Record<Kind, number> = { b1: 1, i1: 1, u1: 1, i2: 2, u2: 2, i4: 4, u4: 4, i8: 8, f4: 4, f8: 8 };
const READS: Record<Kind, (record: DataView, at: number) => number> = {
  b1: (record, at) => record.getUint8(at),
  i1: (record, at) => record.getInt8(at),
  u1: (record, at) => record.getUint8(at),
  i2: (record, at) => record.getInt16(at, true),
  u2: (record, at) => record.getUint16(at, true),
  i4: (record, at) => record.getInt32(at, true),
  u4: (record, at) => record.getUint32(at, true),
  i8: (record, at) => Number(record.getBigInt64(at, true)),
  f4: (record, at) => record.getFloat32(at, true),
  f8: (record, at) => record.getFloat64(at, true),
};

/** Reads from a record; inside lists, the rows that it reads of its fields: one for each list around it. */
type Read = (record: DataView, rows: number[]) => any;

const product = (numbers: number[]) => numbers.reduce((all, each) => all * each, 1);

/** Finds a field of a record, or a row of it, so many lists deep. */
export function placeOf([offset, kind, shape]: Field, depth: number): (rows: number[]) => number {
  const steps = shape.slice(0, depth).map((_, i) => SIZES[kind] * product(shape.slice(i + 1)));
  return (rows) => steps.reduce((at, step, i) => at + step * rows[i], offset);
}

/** Reads numbers of a shape from a place. */
function numbersAt(kind: Kind, shape: number[]): (record: DataView, at: number) => any {
  if (!shape.length) return READS[kind];
  const [n, ...rest] = shape;
  const [read, step] = [numbersAt(kind, rest), SIZES[kind] * product(rest)];
  return (record, at) => Array.from({ length: n }, (_, i) => read(record, at + i * step));
}

/** Reads a field: a number, or an array of them. */
function reads(field: Field, depth: number): Read {
  const [place, numbers] = [placeOf(field, depth), numbersAt(field[1], field[2].slice(depth))];
  return (record, rows) => numbers(record, place(rows));
}

/** A field of a record: a number, or an array of them. */
export function fieldOf(record: DataView, layout: Layout, name: string): any {
  return reads(layout[name], 0)(record, []);
}

/** Write doubles, or whole numbers of 32 bits, into a field of a record. */
export function putField(record: DataView, [offset, kind]: Field, ...numbers: number[]): void {
  numbers.forEach((number, i) => {
    if (kind === "f8") record.setFloat64(offset + 8 * i, number, true);
    else record.setInt32(offset + 4 * i, number, true);
  });
}

/** The bytes of a record. */
export function sizeOf(layout: Layout): number {
  return Math.max(...Object.values(layout).map(([offset, kind, shape]) => offset + product(shape) * SIZES[kind]));
}

/** Reads the records and events of a game. */
export class Reading {
  #about: Description;
  #text: (move: number) => string;
  #bound = new Map<Node, Read>();
  #events = new Map<number, (numbers: bigint[], seat: number) => any>();

  constructor(about: Description, text: (move: number) => string) {
    this.#about = about;
    this.#text = text;
  }

  /** A record as the plain data that a node makes of it. */
  data(node: Node, layout: Layout, record: DataView): any {
    if (!this.#bound.has(node)) this.#bound.set(node, this.#node(node, layout));
    return this.#bound.get(node)!(record, []);
  }

  /** Rows of events as a seat sees them. */
  events(rows: BigInt64Array, seat: number): any[] {
    return Array.from({ length: rows.length / WIDTH }, (_, i) => this.event(rows.subarray(i * WIDTH), seat));
  }

  /** A row as a seat sees it. */
  event(row: BigInt64Array, seat: number): any {
    const kind = Number(row[0]);
    if (!this.#events.has(kind)) this.#events.set(kind, this.#event(this.#about.events[kind]));
    return this.#events.get(kind)!([...row.subarray(1, WIDTH)], seat);
  }

  #event({ event, rule, fields, secret, instead }: EventRow): (numbers: bigint[], seat: number) => any {
    const reads = fields.map(([name, reader, at]) => ({ name, read: this.#reader(reader), at }));
    return (numbers, seat) => {
      const data: any = { event, rule };
      for (const { name, read, at } of reads) data[name] = read(numbers[at], numbers[at + 1]);
      if (secret && data[secret[1]] !== seat) data[secret[0]] = null;
      if (instead && data[instead[0]]) data.rule = instead[1];
      return data;
    };
  }

  #reader(reader: Reader): (one: bigint, other: bigint) => any {
    const { words } = this.#about;
    switch (reader[0]) {
      case "number":
        return Number;
      case "flag":
        return Boolean;
      case "word":
        return (n) => words[reader[1]][Number(n)];
      case "unless-same":
        return (one, other) => (one === other ? null : words[reader[1]][Number(other)]);
      case "index":
        return (n) => orNull(Number(n));
      case "cell": {
        const side = reader[1];
        const middle = Math.floor(side / 2);
        return (cell) =>
          cell < 0n ? null : [(Number(cell) % side) - middle, Math.floor(Number(cell) / side) - middle];
      }
      case "tally": {
        const [table, bits] = [words[reader[1]], BigInt(reader[2])];
        const part = (tally: bigint, i: number) => Number((tally >> (bits * BigInt(i))) & ((1n << bits) - 1n));
        return (tally) =>
          present(
            table,
            [...table.keys()].map((i) => part(tally, i)),
          );
      }
      case "members": {
        const [, table, order, bits] = reader;
        const isIn = (set: bigint, at: number) => (set >> BigInt(at)) & 1n;
        return (low, high) => {
          const set = low | (high << BigInt(bits));
          return words[order].filter((at) => isIn(set, at)).map((at) => words[table][at]);
        };
      }
    }
  }

  #node(node: Node, layout: Layout, depth = 0): Read {
    const { words } = this.#about;
    const field = (name: string) => reads(layout[name], depth);
    const inner = (node: Node) => this.#node(node, layout, depth);
    const each = (count: Read, node: Node) => rowsOf(count, depth, this.#node(node, layout, depth + 1));
    switch (node[0]) {
      case "number":
        return field(node[1]);
      case "index": {
        const number = field(node[1]);
        return (record, rows) => orNull(number(record, rows));
      }
      case "flag": {
        const is = field(node[1]);
        return (record, rows) => Boolean(is(record, rows));
      }
      case "word": {
        const [number, table] = [field(node[1]), words[node[2]]];
        return (record, rows) => wordOf(table, number(record, rows));
      }
      case "counts":
      case "some": {
        const [numbers, table] = [field(node[1]), words[node[2]]];
        const pick = node[0] === "some" ? present : all;
        return (record, rows) => pick(table, numbers(record, rows));
      }
      case "constant":
        return () => node[1];
      case "apart":
        return () => null;
      case "text": {
        const move = field(node[1]);
        return (record, rows) => this.#text(move(record, rows));
      }
      case "events": {
        const place = placeOf(layout[node[1]], depth);
        return (record, rows) => this.events(used(record, place(rows)), SPECTATOR);
      }
      case "list":
        return each(field(node[1]), node[2]);
      case "map": {
        const [, count, key, table, value] = node;
        const entries = each(field(count), ["together", [["word", key, table], value]]);
        return (record, rows) => Object.fromEntries(entries(record, rows));
      }
      case "together": {
        const parts = node[1].map(inner);
        return (record, rows) => parts.map((read) => read(record, rows));
      }
      case "object":
        return objectOf(Object.entries(node[1]).map(([name, each]) => [name, inner(each)]));
      case "null-unless":
      case "omit-unless": {
        const [is, read] = [field(node[1]), inner(node[2])];
        const otherwise = node[0] === "null-unless" ? null : undefined;
        return (record, rows) => (is(record, rows) ? read(record, rows) : otherwise);
      }
      case "either": {
        const [is, one, other] = [field(node[1]), inner(node[2]), inner(node[3])];
        return (record, rows) => (is(record, rows) ? one : other)(record, rows);
      }
    }
  }
}

/** Reads one row after the other. */
function rowsOf(count: Read, depth: number, read: Read): Read {
  return (record, rows) => {
    const found = [];
    const n = count(record, rows);
    for (rows[depth] = 0; rows[depth] < n; rows[depth]++) found.push(read(record, rows));
    return found;
  };
}

/** Reads data under names; what is undefined is left out. */
function objectOf(parts: [string, Read][]): Read {
  return (record, rows) => {
    const found: Record<string, any> = {};
    for (const [name, read] of parts) {
      const value = read(record, rows);
      if (value !== undefined) found[name] = value;
    }
    return found;
  };
}

const orNull = (number: number) => (number < 0 ? null : number);
const wordOf = (table: any[], number: number) => (number < 0 ? null : table[number]);

/** How many there are of each word. */
function all(table: string[], counts: number[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (let i = 0; i < Math.min(table.length, counts.length); i++) found[table[i]] = counts[i];
  return found;
}

/** The same without those that are absent. */
function present(table: string[], counts: number[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (let i = 0; i < Math.min(table.length, counts.length); i++) if (counts[i]) found[table[i]] = counts[i];
  return found;
}

/** The rows in use of a buffer of events: its first row says how many. */
export function used(record: DataView, at: number): BigInt64Array {
  const rows = Number(record.getBigInt64(at, true));
  const begin = record.byteOffset + at + WIDTH * 8;
  return new BigInt64Array(record.buffer.slice(begin, begin + rows * WIDTH * 8) as ArrayBuffer);
}
