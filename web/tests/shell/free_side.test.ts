import { expect, test } from "vitest";
import { freeSide, type Rect } from "../../src/lib/free_side";

const BOARD: Rect = [0, 0, 400, 400];
const RING: Rect = [180, 180, 40, 40];
const [OVER, UNDER, LEFT, RIGHT]: Rect[] = [
  [150, 160, 100, 15],
  [150, 230, 100, 15],
  [100, 195, 60, 15],
  [230, 195, 60, 15],
];

test.each([
  ["above, if there is nothing", RING, [], "above"],
  ["below what is at the upper edge", [180, 10, 40, 40], [], "below"],
  ["elsewhere if it would cover words", RING, [OVER], "below"],
  ["at a side if it would cover words above and below", RING, [OVER, UNDER], "left"],
  ["at the other one if need be", RING, [OVER, UNDER, LEFT], "right"],
  ["nowhere if there are words all around", RING, [OVER, UNDER, LEFT, RIGHT], null],
  ["nowhere where there is no room", [0, 0, 400, 400], [], null],
] as [string, Rect, Rect[], string | null][])("an arrow points from %s", (_, ring, words, side) => {
  expect(freeSide(ring, BOARD, words)).toBe(side);
});
