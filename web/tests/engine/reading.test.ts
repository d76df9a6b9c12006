import { expect, test } from "vitest";
import type { Description, EventRow, Layout, Node } from "../../src/engine/description";
import { Reading, WIDTH } from "../../src/engine/reading";

const WORDS = {
  fruits: ["apple", "pear", "plum"],
  places: ["a1", "a2", "b1"],
  order: [2, 0, 1],
};

/** A record whose fields are laid out one after the other, with their numbers. */
function record(fields: Record<string, ["i1" | "i2" | "i4" | "i8" | "f8", number[], number[]]>): [Layout, DataView] {
  const sizes = { i1: 1, i2: 2, i4: 4, i8: 8, f8: 8 };
  const layout: Layout = {};
  const view = new DataView(new ArrayBuffer(1024), 8);
  let at = 0;
  for (const [name, [kind, shape, numbers]] of Object.entries(fields)) {
    layout[name] = [at, kind, shape];
    for (const number of numbers) {
      if (kind === "i1") view.setInt8(at, number);
      if (kind === "i2") view.setInt16(at, number, true);
      if (kind === "i4") view.setInt32(at, number, true);
      if (kind === "i8") view.setBigInt64(at, BigInt(number), true);
      if (kind === "f8") view.setFloat64(at, number, true);
      at += sizes[kind];
    }
  }
  return [layout, view];
}

function reading(events: Record<number, EventRow> = {}): Reading {
  return new Reading({ words: WORDS, events } as unknown as Description, (move) => `move ${move}`);
}

const [layout, made] = record({
  n: ["i2", [], [-3]],
  weight: ["f8", [], [0.25]],
  yes: ["i1", [], [1]],
  no: ["i1", [], [0]],
  fruit: ["i1", [], [1]],
  none: ["i1", [], [-1]],
  some: ["i4", [3], [2, 0, 1]],
  rows: ["i1", [], [2]],
  kinds: ["i1", [3], [2, 0, 0]],
  flags: ["i1", [3], [1, 0, 0]],
  counts: ["i1", [3, 2], [1, 2, 3, 4, 5, 6]],
  inner: ["i1", [3], [1, 2, 0]],
  cells: ["i2", [3, 2], [10, 20, 30, 40, 50, 60]],
  told: ["i8", [3, WIDTH], [1, ...Array(7).fill(0), 4, 1, ...Array(6).fill(0), ...Array(8).fill(9)]],
});
const data = (node: Node) => reading({ 4: event([["fruit", ["word", "fruits"], 0]]) }).data(node, layout, made);

function event(fields: EventRow["fields"], more: Partial<EventRow> = {}): EventRow {
  return { event: "fell", rule: "4", fields, secret: null, instead: null, ...more };
}

test("numbers, flags and words", () => {
  expect(data(["number", "n"])).toBe(-3);
  expect(data(["number", "weight"])).toBe(0.25);
  expect([data(["index", "fruit"]), data(["index", "none"])]).toEqual([1, null]);
  expect(data(["number", "some"])).toEqual([2, 0, 1]);
  expect([data(["flag", "yes"]), data(["flag", "no"])]).toEqual([true, false]);
  expect([data(["word", "fruit", "fruits"]), data(["word", "none", "fruits"])]).toEqual(["pear", null]);
  expect(data(["text", "n"])).toBe("move -3");
});

test("counts, with and without what is absent", () => {
  expect(data(["counts", "some", "fruits"])).toEqual({ apple: 2, pear: 0, plum: 1 });
  expect(data(["some", "some", "fruits"])).toEqual({ apple: 2, plum: 1 });
});

test("in a list every field is a column", () => {
  const row: Node = ["object", { kind: ["word", "kinds", "fruits"], has: ["counts", "counts", "fruits"] }];
  expect(data(["list", "rows", row])).toEqual([
    { kind: "plum", has: { apple: 1, pear: 2 } },
    { kind: "apple", has: { apple: 3, pear: 4 } },
  ]);
  expect(data(["list", "rows", ["list", "inner", ["number", "cells"]]])).toEqual([[10], [30, 40]]);
  expect(data(["map", "rows", "kinds", "places", ["number", "cells"]])).toEqual({ b1: [10, 20], a1: [30, 40] });
});

test("data that may be absent", () => {
  expect(data(["null-unless", "no", ["number", "n"]])).toBe(null);
  expect(data(["null-unless", "yes", ["number", "n"]])).toBe(-3);
  const row: Node = ["object", { a: ["omit-unless", "flags", ["number", "kinds"]], b: ["number", "inner"] }];
  expect(data(["list", "rows", row])).toEqual([{ a: 2, b: 1 }, { b: 2 }]);
  expect(JSON.stringify(data(["list", "rows", row]))).toBe('[{"a":2,"b":1},{"b":2}]');
  expect(data(["list", "rows", ["either", "flags", ["number", "kinds"], ["word", "kinds", "places"]]])).toEqual([
    2,
    "a1",
  ]);
  expect(
    data([
      "together",
      [
        ["number", "n"],
        ["flag", "yes"],
      ],
    ]),
  ).toEqual([-3, true]);
});

test("events in a record", () => {
  expect(data(["events", "told"])).toEqual([{ event: "fell", rule: "4", fruit: "pear" }]);
});

function told(row: EventRow, numbers: (number | bigint)[], seat = -1): any {
  const rows = BigInt64Array.from({ length: WIDTH }, (_, i) => BigInt([1, ...numbers][i] ?? 0));
  return reading({ 1: row }).events(rows, seat)[0];
}

test("readers of events", () => {
  expect(told(event([["n", ["number"], 1]]), [0, -7]).n).toBe(-7);
  expect(told(event([["is", ["flag"], 0]]), [2]).is).toBe(true);
  expect(told(event([["at", ["cell", 5], 0]]), [23]).at).toEqual([1, 2]);
  expect(told(event([["copied", ["unless-same", "fruits"], 0]]), [1, 2]).copied).toBe("plum");
  expect(told(event([["copied", ["unless-same", "fruits"], 0]]), [1, 1]).copied).toBe(null);
  expect(told(event([["in", ["tally", "fruits", 30], 0]]), [5n << 60n]).in).toEqual({ plum: 5 });
  expect(told(event([["at", ["members", "places", "order", 2], 0]]), [1, 1]).at).toEqual(["b1", "a1"]);
});

test("a secret is told only to its seat", () => {
  const row = event(
    [
      ["seat", ["number"], 0],
      ["fruit", ["word", "fruits"], 1],
    ],
    { secret: ["fruit", "seat"] },
  );
  expect(told(row, [2, 1], 2).fruit).toBe("pear");
  expect([told(row, [2, 1], 1).fruit, told(row, [2, 1]).fruit]).toEqual([null, null]);
});

test("some events follow another rule", () => {
  const row = event([["half", ["number"], 0]], { instead: ["half", "8"] });
  expect([told(row, [0]).rule, told(row, [1]).rule]).toEqual(["4", "8"]);
});
