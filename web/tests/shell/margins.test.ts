import { expect, test } from "vitest";
import { indexAt, markOf, nearestTo, pointsOf, rangeOf, ticksIn } from "../../src/lib/margins";
import { decision, review, step } from "./reviews";

const points = pointsOf(review({ steps: [step(5, 1, 2), step(9, 2, -1), step(11, 2, -3), step(20, 3, 0)] }), 30);

test("moments of one turn share its width, and the end has a turn of its own", () => {
  expect(points.map(({ x }) => x)).toEqual([1, 2, 2.5, 3, 4]);
  expect(points.map(({ step }) => step)).toEqual([4, 8, 10, 19, 30]);
  expect(points.at(-1)).toMatchObject({ margins: [4, -4], errors: [0, 0] });
  expect(pointsOf(review(), 30)).toEqual([]);
});

test("every step belongs to the last moment that has begun", () => {
  expect([0, 4, 7, 8, 18, 19, 30].map((at) => indexAt(points, at))).toEqual([0, 0, 0, 1, 2, 3, 4]);
});

test("a press goes to the nearest moment", () => {
  expect(nearestTo(points, 2.3).step).toBe(10);
  expect(nearestTo(points, -5).step).toBe(4);
  expect(nearestTo(points, 9).step).toBe(30);
});

test("a costly move is marked on its player's line, where its stretch begins", () => {
  expect(markOf(points, decision(12, 1, "mistake", 4))).toEqual({ x: 2.5, y: 3 });
  expect(markOf(points, decision(20, 0, "mistake", 4))).toEqual({ x: 3, y: 0 });
});

test("bands of two errors fit in, and zero among rivals", () => {
  expect(rangeOf(points)).toEqual([-5, 5]);
  const alone = pointsOf({ steps: [{ ...step(1, 1, 40), margins: [40], errors: [null] }], end: [50] }, 9);
  expect(rangeOf(alone)).toEqual([40, 50]);
  expect(rangeOf(alone.slice(0, 1))).toEqual([39, 41]);
});

test.each([
  [
    [-5, 5],
    [-4, -2, 0, 2, 4],
  ],
  [
    [0, 1],
    [0, 1],
  ],
  [
    [-130, 90],
    [-100, -50, 0, 50],
  ],
  [
    [38, 61],
    [40, 45, 50, 55, 60],
  ],
])("a few round numbers from %j", ([low, high], ticks) => {
  expect(ticksIn([low, high])).toEqual(ticks);
});
