import { expect, test } from "vitest";
import { doneOf } from "../../src/lib/analysing.svelte";
import { barsOf, bestPlayed, consideredAt, decisionAt, faultsOf, touchedByLuck } from "../../src/lib/review";
import type { Advised } from "../../src/wire";
import { decision, share } from "./reviews";

const advised = (move: string): Advised => ({ move, margin: 1, error: 0.2, reason: { code: "later" } });

test("faults are sorted by what they cost, or as they were made", () => {
  const all = [decision(3, 0, "inaccuracy", 1), decision(5, 1, "fine", 9), decision(7, 0, "blunder", 8)];
  expect(faultsOf(all, "cost").map(({ number }) => number)).toEqual([7, 3]);
  expect(faultsOf(all, "course").map(({ number }) => number)).toEqual([3, 7]);
  expect(decisionAt(all, 4)).toBe(all[1]);
  expect(decisionAt(all, 5)).toBeNull();
});

test("the best moves are ranked, the one played is among them or comes last", () => {
  const fault = decision(3, 0, "mistake", 4);
  const told = (some: Advised[], of = fault) =>
    consideredAt(of, some).map(({ move, rank, played }) => `${rank} ${move}${played ? "!" : ""}`);
  expect(told([])).toEqual(["1 best 3", "null played 3!"]);
  expect(told(["b", "best 3", "c", "d"].map(advised))).toEqual(["1 best 3", "2 b", "3 c", "null played 3!"]);
  expect(told(["best 3", "played 3", "c"].map(advised))).toEqual(["1 best 3", "2 played 3!", "3 c"]);
  expect(told([advised("b")], decision(4, 0, "best", 0))).toEqual(["1 best 4!", "2 b"]);
});

test("what the analysis knows of a move counts for more than advice, which is rough", () => {
  const [best, other] = consideredAt(decision(3, 0, "mistake", 4), [advised("best 3"), advised("other")]);
  expect(best).toMatchObject({ margin: 5, error: 0.5 });
  expect(other).toMatchObject({ margin: 1, error: null });
});

test("bars begin where the last one has ended, and add up", () => {
  const bars = barsOf(share(0, { start: 3, lost: 5, lost_surely: 4, others: 2, luck: -1, end: -1 }));
  expect(bars.map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [3, -2],
    [-2, 0],
    [0, -1],
    [0, -1],
  ]);
  expect(bars[1].sure).toBe(-1);
});

test("who played best is said for sure only if the difference is more than noise", () => {
  const { best, next, sure } = bestPlayed([share(0, { lost: 9 }), share(1, { lost: 3 }), share(2, { lost: 4 })]);
  expect([best!.seat, next!.seat, sure]).toEqual([1, 2, false]);
  expect(bestPlayed([share(0, { lost: 9 }), share(1, { lost: 3 })]).sure).toBe(true);
  expect(bestPlayed([share(0), share(1, { decisions: 0 })])).toMatchObject({
    best: { seat: 0 },
    next: null,
    sure: false,
  });
  expect(bestPlayed([])).toMatchObject({ best: null, next: null });
});

test("luck counts from two errors on, the luckiest first", () => {
  const seats = [
    share(0, { luck: -3 }),
    share(1, { luck: 1.5 }),
    share(2, { luck: 4 }),
    share(3, { luck: 9, luck_error: null }),
  ];
  expect(touchedByLuck(seats).map(({ seat }) => seat)).toEqual([2, 0]);
});

test("progress is measured in simulations, so a long last pass counts for most", () => {
  const passes = [100, 900];
  expect(doneOf({ passes, pass: 0, judged: 5, all: 10 })).toBeCloseTo(0.05);
  expect(doneOf({ passes, pass: 1, judged: 0, all: 10 })).toBeCloseTo(0.1);
  expect(doneOf({ passes, pass: 2, judged: 0, all: 10 })).toBe(1);
  expect(doneOf({ passes, pass: 0, judged: 0, all: 0 })).toBeCloseTo(0.1);
});
