import { expect, test } from "vitest";
import { keyOf, type Placed, SIDE } from "../../src/streets/geometry";
import { avenue, lamps, trees, woods } from "../../src/streets/land";
import { roads } from "../../src/streets/roads";
import { garlands, isSold, planters, ribbons, takingsOf } from "../../src/streets/sold";
import type { Facing } from "../../src/streets/types";
import { fixture } from "./fixtures";

const one = (x: number, y: number, facing: Facing): Placed => ({ at: [x, y], facing });
const city = fixture("five").position.view.city;
const log = fixture("five").position.log;
const cellKey = ([x, y]: number[]) => keyOf([Math.floor(x / SIDE), Math.floor(y / SIDE)]);

test("woods begin where nothing can be built yet, and are always the same", () => {
  const grown = woods(city);
  expect(grown.length).toBeGreaterThan(20);
  expect(woods(city)).toEqual(grown);
  const beside = new Set(
    city.flatMap(({ at: [x, y] }) => [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => keyOf([x + dx, y + dy])))),
  );
  for (const spot of grown) expect(beside.has(cellKey(spot))).toBe(false);
});

test("trees stand along a road only where there is room", () => {
  expect(avenue([one(0, 0, "S")])).toHaveLength(2);
  expect(avenue([one(0, 0, "S"), one(0, 1, "S")]).every(([, y]) => y > 2 * SIDE)).toBe(true);
  expect(trees([]).crowns).toBe("");
});

test("every building has a lamp, within its cell", () => {
  for (const facing of ["N", "E", "S", "W"] as Facing[]) {
    expect(lamps([one(2, -1, facing)]).map(cellKey)).toEqual(["2,-1"]);
  }
});

test("a street is sold once its signs are back", () => {
  expect(isSold({ enclosed: true, owner: null })).toBe(true);
  expect(isSold({ enclosed: true, owner: 1 })).toBe(false);
  expect(isSold({ enclosed: false, owner: null })).toBe(false);
});

test("sold streets are promenades, the others have dashes; nothing else about their roads differs", () => {
  const two = [one(0, 0, "S"), one(1, 0, "S")];
  const [open, sold] = [roads(two), roads(two, new Set(["0,0", "1,0"]))];
  expect([open.promenade, sold.dashes, sold.asphalt]).toEqual(["", "", ""]);
  expect(sold.promenade).toBe(open.asphalt);
  expect(sold.kerbs).toBe(open.kerbs);
});

test("ribbons tell all that was paid in sold streets, each street once", () => {
  const takings = takingsOf(log);
  const told = ribbons(city, takings);
  const sold = city.filter(isSold);
  expect(told.length).toBeGreaterThan(5);
  expect(new Set(told.map(({ building }) => building.street)).size).toBe(told.length);
  const all = sold.reduce((some, { tile }) => some + (takings.get(tile) ?? 0), 0);
  expect(told.reduce((some, { amount }) => some + amount, 0)).toBe(all);
});

test("what a covered building made stays with its place", () => {
  const entry = (events: object[]) => ({ number: 1, actor: 0, move: "", forced: false, events }) as never;
  const takings = takingsOf([
    entry([{ event: "paid", seat: 0, tile: "old", amount: 4 }]),
    entry([
      { event: "covered", seat: 1, tile: "new", covered: "old" },
      { event: "paid", seat: 1, tile: "new", amount: 3 },
    ]),
  ]);
  expect(takings.get("new")).toBe(7);
});

test("little trees stand only where nobody does", () => {
  const people = { hipster: 1 };
  const [empty, full] = [{}, people].map((people) => [{ ...city[0], enclosed: true, owner: null, fomo: {}, people }]);
  expect(planters(empty, () => 1).length).toBeGreaterThan(0);
  expect(planters(full, () => 1)).toEqual([]);
  expect(garlands([]).bulbs).toBe("");
});
