import { expect, test } from "vitest";
import { beginning, earnedBy, isSeedOf, positionAt, stepOf } from "../../src/lib/afterwards";
import { niceStep } from "../../src/parts/LineChart.svelte";
import type { Frame, Replay } from "../../src/wire";
import { entry, table } from "./fakes";

/** A frame; parts of a view are enough for a test. */
const frame = (more: Partial<Omit<Frame, "view">> & { view?: object }) =>
  ({ entry: null, view: {}, scores: [], ...more }) as Frame;

const REPLAY: Replay = {
  table: table({ stage: "over" }),
  frames: [
    frame({ view: { at: 0 }, scores: [0, 0] }),
    frame({ entry: entry(1), view: { at: 1 }, scores: [3, 0] }),
    frame({ entry: entry(2), view: { at: 2 }, scores: [3, 5] }),
  ],
  earned: [],
  best: null,
};

test("a step of a replay is a position in which nobody decides", () => {
  const shown = positionAt(REPLAY, 1);
  expect(shown).toMatchObject({ view: { at: 1 }, scores: [3, 0], decision: null, due: [], seat: null });
  expect(shown.log).toEqual([entry(1)]);
  expect(positionAt(REPLAY, 0).log).toEqual([]);
});

test("an entry's step", () => {
  expect(stepOf(REPLAY.frames, 2)).toBe(2);
  expect(stepOf(REPLAY.frames, 99)).toBe(0);
});

test("a replay begins when all is dealt", () => {
  const dealt = [null, null, 0, 1].map((actor, i) => frame({ entry: entry(i + 1, { actor }) }));
  expect(beginning([frame({}), ...dealt])).toBe(2);
  expect(beginning(REPLAY.frames)).toBe(0);
});

test("what things earned, the best first and those alike together", () => {
  const earned = [
    { seat: 0, thing: "bank", amount: 2 },
    { seat: 0, thing: "windmill", amount: 4 },
    { seat: 1, thing: "bank", amount: 9 },
    { seat: 0, thing: "bank", amount: 3 },
  ];
  expect(earnedBy(0, earned)).toEqual([
    { thing: "bank", amount: 5, times: 2 },
    { thing: "windmill", amount: 4, times: 1 },
  ]);
});

test("a chart has at most five lines behind it", () => {
  expect([4, 23, 97, 130, 480].map(niceStep)).toEqual([5, 5, 20, 50, 100]);
});

test("the seed is checked against its fingerprint", async () => {
  const seed_hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"; // of abc
  expect(await isSeedOf(table({ seed: "abc", seed_hash }))).toBe(true);
  expect(await isSeedOf(table({ seed: "abd", seed_hash }))).toBe(false);
  expect(await isSeedOf(table({ seed: null, seed_hash }))).toBeNull();
});
