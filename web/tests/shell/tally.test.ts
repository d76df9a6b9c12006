import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { standing, sumsAfter, type Tally } from "../../src/lib/tally";
import { tally as streets } from "../../src/streets/tally";
import { tally as townies } from "../../src/townies/tally";
import type { Position } from "../../src/wire";

const fixtures = import.meta.glob<{ position: Position }>("../../fixtures/*-over.json", { eager: true });
const positions = Object.entries(fixtures).map(([path, { position }]): [string, Position] => [path, position]);
const told = (path: string) => (path.includes("streets") ? streets : townies);

test.each(positions)(
  "%s: the tally ends with the scores, and every step brings somebody something",
  (path, position) => {
    const tally = told(path)(position);
    expect(tally.steps.length).toBeGreaterThan(0);
    expect(sumsAfter(tally, tally.steps.length)).toEqual(position.scores);
    for (const { gains } of tally.steps) expect(gains.length).toBeGreaterThan(0);
  },
);

test("in Streets it begins with what was paid in the game, in Townies with nothing", () => {
  for (const [path, position] of positions) {
    const { start } = told(path)(position);
    if (path.includes("townies")) expect(start).toEqual(start.map(() => 0));
    else expect(Math.min(...start)).toBeGreaterThan(0);
  }
});

test("equal things are counted together, as goals of all seats", () => {
  const [, position] = positions.find(([path]) => path.includes("townies-over"))!;
  const goals = townies(position).steps.filter(({ thing }) => thing.startsWith("goal-"));
  expect(new Set(goals.map(({ thing }) => thing)).size).toBe(goals.length);
  for (const { gains } of goals) expect(gains).toHaveLength(position.scores.length);
});

test("seats stand by their sums, in the end by their places", () => {
  expect(standing([3, 9, 9], null)).toEqual([1, 2, 0]);
  expect(standing([3, 9, 9], [2, 1, 0])).toEqual([2, 1, 0]);
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("it is counted step by step, and is over in twelve seconds", async () => {
  const { Counting } = await import("../../src/lib/counting.svelte");
  const tally: Tally = {
    start: [0],
    steps: Array.from({ length: 40 }, () => ({ thing: "x", gains: [[0, 1]], events: [] })),
  };
  const done = vi.fn();
  const counting = new Counting(tally, done);
  counting.begin();
  vi.advanceTimersByTime(2000);
  expect(counting.told).toBeGreaterThan(0);
  expect(counting.isWhole).toBe(false);
  vi.advanceTimersByTime(10_000);
  expect(counting.sums).toEqual([40]);
  expect(done).toHaveBeenCalledOnce();
});
