import { expect, test } from "vitest";
import { gainsOf, reasonsOf, totalOf } from "../../src/lib/gains";
import type { Position } from "../../src/wire";
import { entry } from "./fakes";

const BRINGS = { paid: { amount: "amount", thing: "tile-{tile}", at_once: true, unless: "" } };
const turn = (number: number) => ({ event: "turn", seat: 0, number });
const paid = (seat: number, tile: string, amount: number) => ({ event: "paid", seat, tile, amount });
const valued = (seat: number) => ({ event: "valued", seat });

test("what brought how much is told with its turn, its entry, and what was said of it", () => {
  const log = [
    entry(1, { events: [turn(1)] }),
    entry(2, { events: [valued(1), paid(1, "bank", 6), valued(0), paid(0, "spa", 4), paid(1, "park", 0)] }),
    entry(3, { events: [turn(2)] }),
    entry(4, { events: [{ event: "scoring" }, valued(0), paid(0, "spa", 2)] }),
  ];
  const told = gainsOf(log, BRINGS, "turn").map(({ why, ...gain }) => ({
    ...gain,
    why: why.map(({ event }) => event),
  }));
  const why = ["valued", "paid"];
  expect(told).toEqual([
    { seat: 1, thing: "tile-bank", amount: 6, turn: 1, number: 2, why },
    { seat: 0, thing: "tile-spa", amount: 4, turn: 1, number: 2, why },
    { seat: 0, thing: "tile-spa", amount: 2, turn: 2, number: 4, why },
  ]);
});

test("what leads to a gain is told line by line", () => {
  const [gain] = gainsOf(
    [entry(1, { events: [valued(1), { event: "soil", seat: 1 }, paid(1, "bank", 6)] })],
    BRINGS,
    "turn",
  );
  const told = reasonsOf(gain, { sentence: ({ event }) => `${event}.`, continues: { soil: "valued" } });
  expect(told).toEqual(["valued. soil.", "paid."]);
});

test("what a seat has counts what can still change", () => {
  const position = { view: {}, scores: [9, 16] } as unknown as Position;
  const standing = (_: unknown, seat: number) => [
    { thing: "goal-rows", amount: seat },
    { thing: "goal-ends", amount: 2 },
  ];
  expect([totalOf({ standing }, position, 1), totalOf({}, position, 0)]).toEqual([19, 9]);
});
