import { describe, expect, test } from "vitest";
import { DRAWINGS } from "../../src/townies/drawings";
import { written } from "../../src/townies/digits";
import { hatch, SIGNS, WIDTHS } from "../../src/townies/hatches";
import { centroid, corner, distance, middle, townOf, type Cell } from "../../src/townies/hexes";
import { Latest } from "../../src/townies/latest.svelte";
import { outlines } from "../../src/townies/regions";
import { placesAround } from "../../src/townies/ring";
import { viewOf } from "../../src/townies/view";
import { fixtures, people } from "./fixtures";

const { box } = fixtures.start;
const town = townOf(box);

describe("hatches", () => {
  test("every colour has its own, wherever it is drawn", () => {
    for (const cell of town.cells) {
      const strokes = box.colours.map((colour) => hatch(colour, cell).strokes);
      expect(new Set(strokes).size).toBe(box.colours.length);
      expect(strokes.every((path) => path.length > 50)).toBe(true);
    }
  });

  test("they differ in kind, not only in place", () => {
    const parts = (colour: string) => hatch(colour, [0, 0]).strokes.replace(/[-.\d ]+/g, "");
    expect(new Set(box.colours.map((colour) => parts(colour).slice(0, 12) + parts(colour).length)).size).toBe(5);
  });

  test("no stroke leaves its hex", () => {
    const far = (path: string) =>
      Math.max(...[...path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => Math.hypot(+x, +y)));
    for (const colour of box.colours) expect(far(hatch(colour, [0, 0]).strokes)).toBeLessThan(21);
  });

  test("every pen has a sign and every hatch a breadth", () => {
    expect(new Set(box.colours.map((colour) => SIGNS[colour])).size).toBe(box.colours.length);
    expect(box.colours.every((colour) => WIDTHS[colour] > 0)).toBe(true);
  });
});

describe("outlines", () => {
  const cells = (...names: string[]) => names.map((name): Cell => town.cell(name));

  test("of one hex: its corners, drawn back", () => {
    const [points] = outlines(cells("e5"), 2);
    expect(points).toHaveLength(6);
    for (const point of points) expect(distance(point, town.at("e5"))).toBeLessThan(distance(corner(town.cell("e5"), 0), town.at("e5"))); // prettier-ignore
  });

  test("of two side by side: one line around both", () => {
    expect(outlines(cells("e5", "e6"), 1).map((points) => points.length)).toEqual([10]);
  });

  test("of a ring: one line around it and one inside", () => {
    const ring = outlines(cells("e4", "e6", "d4", "d5", "f4", "f5"), 1).map((points) => points.length);
    expect(ring.toSorted((a, b) => a - b)).toEqual([6, 18]);
  });

  test("of hexes apart: one each", () => expect(outlines(cells("a1", "i9"), 1)).toHaveLength(2));
});

test("the space under a point is the nearest, and none off the map", () => {
  for (const space of box.spaces) {
    const [x, y] = town.at(space.name);
    expect(town.under([x + 8, y - 6])).toBe(space.name);
  }
  expect(town.under([-200, 0])).toBeUndefined();
  expect(centroid([middle([0, 0]), middle([2, 0])])).toEqual(middle([1, 0]));
});

test("every object has a drawing of its own", () => {
  expect(Object.keys(DRAWINGS).toSorted()).toEqual(Object.keys(box.objects).toSorted());
  expect(new Set(Object.values(DRAWINGS).map(({ lines }) => lines)).size).toBe(6);
});

test("every figure can be written", () => {
  expect(written("0123456789+-").every(({ path }) => path.startsWith("M"))).toBe(true);
  expect(written(14).map(({ x }) => x)).toEqual([-9.4, 0]);
});

describe("markers going round", () => {
  const film = fixtures.film.film!.map(viewOf);

  test("one step clockwise a round", () => {
    const gone = film.map((view) => view.passes);
    film.forEach((view, i) => i && expect(gone[i] - gone[i - 1]).toBe(view.round - film[i - 1].round));
  });

  test("after which each seat holds the marker that has come to it", () => {
    for (const view of film) {
      const places = placesAround(box, view.seats, people(fixtures.film), 0);
      for (const { colour, step } of places) {
        const seat = places.find((place) => place.step === (step + view.passes) % 5)!.seat;
        if (seat !== null) expect(view.seats[seat].marker).toBe(colour);
      }
    }
  });

  test("seats that nobody has are empty", () => {
    const view = viewOf(fixtures.middle.position);
    const places = placesAround(box, view.seats, people(fixtures.middle), 0);
    expect(places.map(({ name }) => name)).toEqual(["Player 1", "Player 2", "", "", ""]);
  });
});

describe("what was drawn last", () => {
  const film = fixtures.film.film!.map(viewOf);
  const end = film.findIndex((view) => view.round > film[0].round);

  test("is what came with the end of the round, on every sheet", () => {
    const latest = new Latest();
    for (const view of film.slice(0, end + 1)) latest.note(view);
    film[end].seats.forEach(({ sheet }, seat) => {
      const before = film[0].seats[seat].sheet;
      expect(latest.spaces[seat]).toEqual(new Set(Object.keys(sheet).filter((space) => !(space in before))));
      expect(latest.spaces[seat].size).toBeGreaterThan(0);
    });
  });

  test("is nothing on coming in, and stays while others choose", () => {
    const latest = new Latest();
    latest.note(film[end]);
    expect(latest.spaces).toEqual([]);
    latest.note(film[end + 1]);
    expect(latest.spaces).toEqual([]);
  });

  test("dice roll for a new round only", () => {
    const latest = new Latest();
    expect([7, 7, 8, 8, 7].map((round) => latest.isNewRound(round))).toEqual([false, false, true, false, false]);
  });
});
