// @vitest-environment node
import { expect, test } from "vitest";
import { folded, turnOf } from "../../src/lib/folding";
import type { Gain } from "../../src/lib/gains";
import { lines } from "../../src/lib/log";
import { entry } from "./fakes";

const teller = { sentence: ({ event }: { event: string }) => event, continues: {}, turn: "turn" };
const happened = (...events: string[]) => ({ events: events.map((event) => ({ event, rule: "4" })) });
const LOG = [
  entry(1, { actor: null, ...happened("dealt") }),
  entry(2, { actor: null, ...happened("turn") }),
  entry(3, happened("built", "paid")),
  entry(4, { forced: true, ...happened("took", "turn") }), // where nothing is drawn, a choice announces the next turn
  entry(5, { actor: 1, ...happened("built") }),
];
const gain = (turn: number, seat: number, amount: number) => ({ turn, seat, amount }) as Gain;

test("a turn has its lines, who chose what, and what it brought everybody", () => {
  const turns = folded(LOG, lines(LOG, teller), [gain(1, 0, 5), gain(1, 2, 3), gain(1, 0, 1), gain(2, 1, 2)]);
  expect(
    turns.map(({ number, head, lines, parts }) => [number, head?.number, lines.map(({ text }) => text), parts]),
  ).toEqual([
    [0, undefined, ["dealt"], []],
    [
      1,
      2,
      ["built", "paid", "took"],
      [
        { seat: 0, moves: ["move 3"], gain: 6 },
        { seat: 2, moves: [], gain: 3 },
      ],
    ],
    [2, 4, ["built"], [{ seat: 1, moves: ["move 5"], gain: 2 }]],
  ]);
  expect([1, 2, 3, 4, 5].map((number) => turnOf(turns, number))).toEqual([0, 0, 1, 1, 2]);
});

test("nothing before the first turn is no line", () => {
  const log = LOG.slice(1);
  expect(folded(log, lines(log, teller), []).map(({ number }) => number)).toEqual([1, 2]);
  expect(folded([], [], [])).toEqual([]);
});
