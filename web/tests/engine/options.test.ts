import { expect, test } from "vitest";
import type { OptionRow } from "../../src/engine/description";
import { applies, numbersOf, read, valueOf, withDefaults, written } from "../../src/engine/options";
import { Refusal } from "../../src/lib/refusal";

const row = (kind: OptionRow["kind"], values: string[] = [], more: Partial<OptionRow> = {}) =>
  ({ name: "it", kind, values, default: null, one: "thing", when: null, ...more }) as OptionRow;

const SEATS = 5;
const PLAYERS = row("number", ["1", "2", "3"]);
const FIRST = row("player", ["1", "2", "3"]);
const ONE = row("one", ["red", "blue"]);
const CARD = row("card", ["ace", "king"]);
const SWITCH = row("switch");
const SOME = row("some", ["red", "green", "blue"]);
const EACH = row("each", ["red", "green", "blue"]);

test.each([
  [PLAYERS, 2, [2], "2"],
  [FIRST, null, [0], "random"],
  [FIRST, 3, [3], "3"],
  [ONE, "blue", [1], "blue"],
  [CARD, "king", [1], "king"],
  [CARD, "random", [-2], "random"],
  [CARD, "none", [-3], "none"],
  [SWITCH, true, [1], "yes"],
  [SWITCH, false, [0], "no"],
  [SOME, [], [0], "none"],
  [SOME, ["red", "blue"], [5], "red blue"],
  [EACH, ["blue", "random"], [2, -2, -1, -1, -1], "blue random"],
])("values, numbers and texts: %#", (row, value, numbers, text) => {
  expect(numbersOf(row, value, SEATS)).toEqual(numbers);
  expect(valueOf(row, numbers)).toEqual(value);
  expect(written(row, value)).toBe(text);
  expect(read(row, text)).toEqual(value);
});

test("what is left open has a number, too", () => {
  expect([numbersOf(CARD, null), numbersOf(SWITCH, null), numbersOf(EACH, [], SEATS)]).toEqual([
    [-1],
    [-1],
    Array(SEATS).fill(-1),
  ]);
  expect([valueOf(CARD, [-1]), valueOf(SWITCH, [-1]), valueOf(EACH, Array(SEATS).fill(-1))]).toEqual([null, null, []]);
});

test("values that there are not are refused", () => {
  const wrong: [OptionRow, unknown][] = [
    [PLAYERS, 4],
    [PLAYERS, "two"],
    [FIRST, 0],
    [ONE, "random"],
    [CARD, "queen"],
    [SOME, ["pink"]],
    [SOME, ["red", "red"]],
    [EACH, ["none"]],
    [EACH, ["pink"]],
    [EACH, Array(SEATS + 1).fill("random")],
  ];
  for (const [row, value] of wrong) expect(() => numbersOf(row, value, SEATS)).toThrow(Refusal);
  expect(() => read(PLAYERS, "04")).toThrow("no thing '04'; there are 1, 2, 3");
  expect(() => read(SWITCH, "maybe")).toThrow("there are yes, no");
});

test("an option may have a meaning only beside another", () => {
  const alone = row("one", [], { when: { option: "players", value: 1 } });
  expect([1, 2].map((players) => applies(alone, { players }))).toEqual([true, false]);
  const among = row("each", [], { when: { option: "modules", value: "two" } });
  expect([["two"], ["one"]].map((modules) => applies(among, { players: 1, modules }))).toEqual([true, false]);
});

test("options that are missing have their defaults, and unknown ones are refused", () => {
  const rows = [row("number", ["1", "2"], { name: "players" }), row("one", ["a", "b"], { name: "mode", default: "b" })];
  expect(withDefaults(rows, { players: 1 })).toEqual({ players: 1, mode: "b" });
  expect(() => withDefaults(rows, { players: 1, more: 1 })).toThrow("no option 'more'");
});
