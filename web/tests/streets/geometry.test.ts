import { describe, expect, test } from "vitest";
import { keyOf, middle, Plan, type Placed, way } from "../../src/streets/geometry";
import { KERB, roads } from "../../src/streets/roads";
import { streetNamed } from "../../src/streets/streets";
import { type Facing, viewOf } from "../../src/streets/types";
import { FIXTURES, fixture } from "./fixtures";

const placed = (x: number, y: number, facing: Facing): Placed => ({ at: [x, y], facing });

/** Whether a point lies in one of a path's rectangles. */
function covers(path: string, x: number, y: number): boolean {
  return [...path.matchAll(/M(\S+) (\S+?)h(\S+?)v(\S+?)h/g)].some(([, ...numbers]) => {
    const [left, top, width, height] = numbers.map(Number);
    return x > left && x < left + width && y > top && y < top + height;
  });
}

describe("roads", () => {
  test("of a street are one line: no kerb between them", () => {
    const { kerbs, asphalt } = roads([placed(0, 0, "S"), placed(1, 0, "S")]);
    expect(covers(kerbs, 100 - KERB / 2, 92)).toBe(false);
    expect(covers(kerbs, 100 + KERB / 2, 92)).toBe(false);
    expect(covers(asphalt, 99, 92) && covers(asphalt, 101, 92)).toBe(true);
  });

  test("that lead nowhere end in a kerb", () => {
    const { kerbs } = roads([placed(0, 0, "S"), placed(1, 0, "N")]);
    expect(covers(kerbs, 100 - KERB / 2, 92)).toBe(true);
    expect(covers(kerbs, 100 + KERB / 2, 8)).toBe(true);
  });

  test("meet in a corner without a seam", () => {
    const { kerbs } = roads([placed(0, 0, "S"), placed(1, 0, "W")]);
    expect(covers(kerbs, 100 - KERB / 2, 92)).toBe(false);
    expect(covers(kerbs, 100 + KERB / 2, 92)).toBe(false);
    expect(covers(kerbs, 100 + KERB / 2, 50)).toBe(true);
  });

  test("run into another's side: a T", () => {
    const { kerbs } = roads([placed(0, 0, "S"), placed(0, 1, "E")]);
    expect(covers(kerbs, 92, 100 - KERB / 2)).toBe(false);
    expect(covers(kerbs, 50, 100 - KERB / 2)).toBe(true);
  });

  test("have dashes that go on from tile to tile at the same distance", () => {
    const starts = [...roads([placed(0, 0, "S"), placed(1, 0, "S")]).dashes.matchAll(/M(\S+) /g)].map(([, x]) =>
      Number(x),
    );
    const gaps = starts.slice(1).map((x, i) => x - starts[i]);
    expect(new Set(gaps).size).toBe(1);
  });
});

test.each(FIXTURES)("the streets of %s are those that the server finds", (_, { position, inspected }) => {
  const { city } = viewOf(position);
  for (const { cells } of inspected.found.streets) {
    for (const cell of cells) {
      const { street } = city.find(({ at }) => keyOf(at) === keyOf(cell))!;
      expect(streetNamed(street, city).map(({ at }) => at)).toEqual(cells);
    }
  }
});

test("people walk along the roads", () => {
  const { city } = viewOf(fixture("crowd").position);
  const plan = new Plan(city);
  const [from, to] = [city[0], city.at(-1)!];
  const path = way(plan, from, to);
  expect(path[0]).toEqual(middle(from.at));
  expect(path.at(-1)).toEqual(middle(to.at));
  const { asphalt } = roads(city);
  for (const [x, y] of path.slice(1, -1)) expect(covers(asphalt, x, y)).toBe(true);
});
