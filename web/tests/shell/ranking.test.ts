import { expect, test } from "vitest";
import { ranking } from "../../src/lib/ranking";
import type { View } from "../../src/wire";

const view = (...places: (number | null)[]) => ({ seats: places.map((place) => ({ place })) }) as unknown as View;

test("places are those of the rules, which know the tie-break", () => {
  const over = { view: view(2, 3, 1), scores: [9, 9, 12], winners: [2] };
  expect(ranking(over).map(({ seat }) => seat)).toEqual([2, 0, 1]);
});

test("seats that share a place have the same number", () => {
  const over = { view: view(1, 3, 1), scores: [9, 8, 9], winners: [0, 2] };
  expect(ranking(over)).toEqual([
    { seat: 0, place: 1 },
    { seat: 2, place: 1 },
    { seat: 1, place: 3 },
  ]);
});

test("a game that was kept before views told places is ranked by points, winners first", () => {
  const over = { view: view(null, null, null), scores: [9, 8, 9], winners: [2] };
  expect(ranking(over).map(({ seat, place }) => [seat, place])).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ]);
});
