// What one does to a sheet by hand, and the JSON that comes of it.

import { expect, test } from "vitest";
import { taken } from "../../src/townies/position/hand";
import { type Fault, locate, tabOf } from "../../src/townies/position/places";
import {
  circlesOf,
  coloured,
  drew,
  erased,
  objectsOf,
  plain,
  readSaid,
  type Said,
  seated,
  sheetOf,
  toggled,
  withSeat,
  written,
} from "../../src/townies/position/said";
import { fixtures } from "./fixtures";

const { box } = fixtures.start;
const EMPTY = { start: "red", sheet: {} };
const brought = (points: number, more = {}) => ({ points, stars: 0, soil: 0, ...more });

test("spaces are coloured, and rubbed out", () => {
  const seat = coloured(EMPTY, ["c3", "d2"], "red");
  expect(seat).toEqual({ start: "red", sheet: { c3: "red", d2: "red" } });
  expect(erased(seat, ["c3", "a1"])).toEqual({ start: "red", sheet: { d2: "red" } });
});

test("an object brings its points into the next circle, a star, and soil", () => {
  const bank = drew(coloured(EMPTY, ["c3"], "blue"), "c2", "bank", "green", brought(2, { stars: 1 }));
  expect(plain({ game: "townies", seats: [bank] }).seats[0]).toEqual({
    start: "red",
    sheet: { c3: "blue", c2: { object: "bank", colour: "green" } },
    circles: [2],
    stars: 1,
  });
  expect(drew(bank, "h2", "windmill", "red", brought(3, { soil: 2 }))).toMatchObject({ circles: [2, 3], soil: 2 });
});

test("whatever takes the place of an object takes its circle along", () => {
  let seat = drew(EMPTY, "c2", "bank", "blue", brought(2));
  seat = drew(seat, "e5", "station", "red", brought(4));
  seat = drew(seat, "e7", "windmill", "red", brought(3));
  expect(erased(seat, ["e5"]).circles).toEqual([2, 3]);
  expect(coloured(seat, ["c2"], "red")).toMatchObject({ sheet: { c2: "red" }, circles: [4, 3] });
  expect(drew(seat, "c2", "station", "red", brought(1)).circles).toEqual([4, 3, 1]);
  expect(objectsOf(box, erased(seat, ["c2"])).map(({ space, circle }) => [space, circle])).toEqual([
    ["e5", 0],
    ["e7", 1],
  ]);
});

test("an object that is rubbed out takes its stars and its soil along", () => {
  const bank = drew(EMPTY, "c2", "bank", "green", brought(2, { stars: 1, soil: 1 }));
  const more = drew(bank, "h2", "windmill", "red", brought(3, { soil: 2 }));
  expect(more).toMatchObject({ stars: 1, soil: 3 });
  expect(erased(more, ["h2"])).toMatchObject({ circles: [2], stars: 1, soil: 1 });
  expect(coloured(more, ["c2"], "red")).toMatchObject({ circles: [3], stars: 0, soil: 2 });
  expect(drew(more, "h2", "windmill", "blue", brought(3, { soil: 2 }))).toMatchObject({ circles: [2, 3], soil: 3 });
});

test("circles of objects that were not drawn here stay when those are rubbed out", () => {
  const sheet = { h2: { object: "bank", colour: "red" }, b2: { object: "game-court", colour: "red" } };
  const seat = { sheet, circles: [3, 1] };
  expect(erased(seat, ["b2"]).circles).toEqual([3, 1]);
  expect(objectsOf(box, seat).map(({ circle }) => circle)).toEqual([null, null]);
  const more = drew(seat, "e5", "station", "red", brought(4));
  expect(erased(coloured(more, ["h2"], "blue"), ["e5"]).circles).toEqual([3, 1]);
});

test("when a circle is emptied, the others still know their objects", () => {
  const seat = drew(drew(EMPTY, "c2", "bank", "blue", brought(2)), "e5", "station", "red", brought(4));
  const bare = written(seat, 0, null);
  expect(objectsOf(box, bare).map(({ space, circle }) => [space, circle])).toEqual([
    ["c2", null],
    ["e5", 0],
  ]);
  expect(erased(bare, ["c2"]).circles).toEqual([4]);
  expect(erased(bare, ["e5"]).circles).toEqual([]);
});

test("circles that nothing is told of have no points, as a position is read", () => {
  const seat = { sheet: { c2: { object: "bank", colour: "blue" }, c3: "red" } };
  expect(circlesOf(seat)).toEqual([0]);
  expect(drew(seat, "e5", "bank", "red", brought(3)).circles).toEqual([0, 3]);
});

test("numbers are written into circles, and alone shapes mark them", () => {
  expect(written({ circles: [1, 2] }, 0, 5).circles).toEqual([5, 2]);
  expect(written({ circles: [1, 2] }, 8, 5).circles).toEqual([1, 2, 5]);
  expect(written({ circles: [1, 2] }, 0, null).circles).toEqual([2]);
  expect(written({ circles: [1, 2] }, 8, null).circles).toEqual([1, 2]);
  expect(toggled(toggled({}, 3), 1).circled).toEqual([1, 3]);
  expect(toggled({ circled: [1, 3] }, 3).circled).toEqual([1]);
});

test("new seats get a marker that nobody has, and the others stay as they are", () => {
  const said: Said = { game: "townies", seats: [{ name: "Ada", start: "brown" }] };
  const more = seated(said, 3, box.colours);
  expect(more.seats.map(({ start }) => start)).toEqual(["brown", "red", "yellow"]);
  expect(seated(more, 1, box.colours)).toEqual(said);
  expect(withSeat(more, 1, (seat) => ({ ...seat, name: "Ben" })).seats[1].name).toBe("Ben");
});

test("what is no position at all is not shown, and what is wrong on a sheet is left out of the drawing", () => {
  expect(readSaid({ seats: [] })).toBe(null);
  expect(readSaid({ seats: [7] })).toBe(null);
  expect(readSaid({ seats: {} })).toBe(null);
  expect(readSaid({})).toEqual({ game: "townies", seats: [{}, {}] });
  const sheet = { c3: "red", z9: "red", d2: "pink", d3: { object: "castle", colour: "red" }, d4: 7 } as any;
  expect(sheetOf(box, { sheet })).toEqual({ c3: "red" });
  expect(sheetOf(box, { sheet: 7 as any })).toEqual({});
});

test("faults are where they can be mended", () => {
  const at = (fault: object) => [locate(fault as Fault), tabOf(locate(fault as Fault))];
  const form = { fault: "word", path: ["seats", 1, "sheet", "c3", "colour"] };
  expect(at(form)).toEqual([{ ...form, seat: 1, field: "sheet", space: "c3" }, "points"]);
  expect(at({ fault: "field", path: ["seats", 1] })).toMatchObject([{ seat: 1 }, "points"]);
  expect(at({ fault: "number", path: ["round"] })).toMatchObject([{ field: "round" }, "game"]);
  expect(at({ fault: "stars-without-card", seat: 2 })).toMatchObject([{ seat: 2, field: "stars" }, "points"]);
  expect(at({ fault: "start-twice", seat: 1 })).toMatchObject([{ seat: 1, field: "start" }, "game"]);
});

test("keys take up markers and pieces by their places on the keyboard", () => {
  const hand = { colour: "red", piece: "rubber" };
  expect(taken(box, hand, { code: "Digit5" })).toEqual({ colour: "blue", piece: "fill" });
  expect(taken(box, hand, { code: "KeyW" })).toEqual({ colour: "red", piece: "game-court" });
  expect(taken(box, hand, { code: "KeyP" })).toBe(null);
  expect(taken(box, hand, { code: "Digit7" })).toBe(null);
});
