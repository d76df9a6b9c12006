import { describe, expect, test } from "vitest";
import { Rules } from "../../src/engine/rules";
import { beginning, changed, redone, undone } from "../../src/position/history";
import type { Fault as Told } from "../../src/engine/position";
import { keyOf, recalled, replaceBy } from "../../src/position/kept";
import { isAbout, pretty } from "../../src/position/editor";
import type { Desk } from "../../src/position/desk.svelte";
import { say, speak } from "../../src/lib/words.svelte";
import { editorOf } from "../../src/streets/position";
import { drawnCity } from "../../src/streets/position/drawn";
import { Editing } from "../../src/streets/position/editing.svelte";
import { locate, placeOf, placesOf, tabOf } from "../../src/streets/position/faults";
import { search } from "../../src/streets/position/search";
import * as sketching from "../../src/streets/position/sketch";
import { EMPTY, type Laid, type Sketch } from "../../src/streets/position/sketch";
import { engine } from "../engine/engines";
import { fixture } from "./fixtures";

const { tiles } = fixture("middle").box;
const HOME: Laid = { tile: "starter-home", at: [0, 1], facing: "E" };
const TOWN: Sketch = { ...EMPTY, city: [...EMPTY.city, HOME] };

/** A fault, as far as it matters where it is shown. */
const fault = (told: object) => told as unknown as Told;

function editing(sketch: Sketch = EMPTY): Editing {
  let now = $state.raw(sketch);
  const desk = {
    get sketch() {
      return now;
    },
    edit: (next: Sketch) => (now = next),
  };
  return new Editing(desk as unknown as Desk);
}

describe("laying tiles", () => {
  test("a cell, then a tile", () => {
    const it = editing();
    it.tap("2,0");
    it.pick("toy-store");
    expect(it.sketch.city.at(-1)).toEqual({ tile: "toy-store", at: [2, 0], facing: "S" });
    expect(it.cursor).toBe("2,0");
  });

  test("a tile, then a cell", () => {
    const it = editing();
    it.pick("toy-store");
    expect(it.sketch).toBe(EMPTY);
    it.tap("-1,0");
    expect(it.sketch.city.at(-1)).toEqual({ tile: "toy-store", at: [-1, 0], facing: "S" });
    expect(it.held).toBeNull();
  });

  test("a second tap turns; the next tile lies the same way", () => {
    const it = editing(TOWN);
    it.tap("0,1");
    expect(it.tab).toBe("building");
    it.tap("0,1");
    expect(it.buildings[0].facing).toBe("S");
    it.turn(-1);
    it.turn(-1);
    it.tap("1,1");
    it.pick("toy-store");
    expect(it.buildings[0]).toMatchObject({ tile: "toy-store", facing: "N" });
  });

  test("a tile is only in one place", () => {
    const it = editing(TOWN);
    it.collect({ in: "hand", seat: 1 });
    it.pick("starter-home");
    expect(it.sketch.seats[1].hand).toEqual(["starter-home"]);
    expect(it.sketch.city).toEqual(EMPTY.city);
    it.collected();
    expect(it.tab).toBe("seats");
    it.tap("5,5");
    it.pick("starter-home");
    expect(it.sketch.seats[1].hand).toEqual([]);
    expect(sketching.whereIs(it.sketch, "starter-home")).toMatchObject({ at: [5, 5] });
  });

  test.each(["discarded", "covered", "top", "lifted"] as const)("a tile goes to: %s", (place) => {
    const it = editing();
    it.collect({ in: place });
    it.pick("toy-store");
    const put = it.sketch[place];
    expect(put).toEqual(place === "top" || place === "lifted" ? "toy-store" : ["toy-store"]);
    expect(sketching.whereIs(it.sketch, "toy-store")).toEqual({ in: place });
    expect(sketching.without(it.sketch, "toy-store")[place] ?? []).toEqual(Array.isArray(put) ? [] : []);
  });

  test("a building is moved, and changes places with another", () => {
    const it = editing(TOWN);
    it.tap("0,1");
    it.move(it.buildings[0], "1,0");
    expect(it.sketch.city.map(({ tile, at }) => [tile, at])).toEqual([
      ["central-station", [0, 0]],
      ["city-park", [0, 1]],
      ["starter-home", [1, 0]],
    ]);
    it.remove();
    expect(it.sketch.city).toHaveLength(2);
  });
});

test("signs and people of a building", () => {
  let town = sketching.own(TOWN, HOME, 1);
  const home = () => town.city.at(-1)!;
  expect(home()).toMatchObject({ owner: 1, signs: 1 });
  town = sketching.crowd(town, home(), "people", "parent", 2);
  town = sketching.crowd(town, home(), "fomo", "tourist", 1);
  expect(home()).toMatchObject({ people: { parent: 2 }, fomo: { tourist: 1 } });
  town = sketching.crowd(town, home(), "people", "parent", 0);
  town = sketching.own(town, home(), null);
  expect(home()).toMatchObject({ people: {}, owner: null, signs: 0 });
});

describe("players", () => {
  test("more of them, and fewer", () => {
    const five = sketching.players(sketching.own(TOWN, HOME, 1), 5);
    expect(five.seats).toHaveLength(5);
    const three = sketching.own({ ...five, turn: 4 }, five.city.at(-1)!, 4);
    const two = sketching.players(three, 2);
    expect(two).toMatchObject({ seats: [{}, {}], turn: 1 });
    expect(two.city.at(-1)).toMatchObject({ owner: null });
  });

  test("alone there is the Grifter, with what only it has", () => {
    const alone = sketching.players({ ...TOWN, top: "parent" }, 1);
    expect(alone).toMatchObject({ difficulty: "normal", seats: [{}, {}], top: null });
    const more = sketching.players({ ...alone, endgame: { parent: 1 }, lifted: "toy-store" }, 2);
    expect(Object.keys(more)).not.toEqual(expect.arrayContaining(["difficulty"]));
    expect(more).not.toHaveProperty("endgame");
    expect(more).not.toHaveProperty("lifted");
  });

  test("what a seat has shown", () => {
    const hand = sketching.withSeat(TOWN, 0, { hand: ["toy-store"] });
    expect(sketching.show(hand, 0, "toy-store", true).seats[0].shown).toEqual(["toy-store"]);
  });
});

describe("reading", () => {
  const known = (tile: string) => tiles.some(({ id }) => id === tile);

  test("what is left out is as the engine takes it", () => {
    expect(sketching.readSketch({ game: "streets" }, known)).toEqual({ game: "streets", seats: [{}, {}], city: [] });
  });

  test.each([
    { city: [{ tile: "nonsense", at: [0, 0], facing: "S" }] },
    { city: [{ tile: "toy-store", at: [0], facing: "S" }] },
    { city: [{ tile: "toy-store", at: [0, 0], facing: "up" }] },
    { city: 7 },
    { seats: [] },
    { seats: [{ hand: "toy-store" }] },
    { discarded: [1] },
  ])("cannot be shown: %o", (data) => expect(sketching.readSketch(data, known)).toBeNull());

  test("what is impossible is drawn as far as it can be", () => {
    const twice: Sketch = { ...TOWN, city: [...TOWN.city, HOME, { ...HOME, tile: "toy-store" }] };
    expect(sketching.readSketch(twice as object, known)).toEqual(twice);
    expect(drawnCity(twice, null).map(({ tile }) => tile)).toEqual(["central-station", "city-park", "starter-home"]);
  });
});

describe("where faults are shown", () => {
  test.each([
    [{ fault: "wide-road", at: [0, 1], tile: "starter-home", building: "city-park" }, "0,1", "building"],
    [{ fault: "no-symbol", tile: "starter-home", at: [0, 1], colour: "tourist" }, "0,1", "building"],
    [{ fault: "no-investor", seat: 0, tile: "starter-home", at: [0, 1] }, "0,1", "building"],
    [{ fault: "number", path: ["city", 2, "signs"], value: 7 }, "0,1", "building"],
    [{ fault: "tile-twice", tile: "starter-home", place: "hand", seat: 1, at: null }, null, "seats"],
    [{ fault: "number", path: ["seats", 1, "money"], value: -1 }, null, "seats"],
    [{ fault: "no-such-turn", turn: 7 }, null, "seats"],
    [{ fault: "many-backs", back: "parent", n: 70 }, null, "rest"],
    [{ fault: "lifted-too-soon", tile: "starter-home" }, null, "rest"],
    [{ fault: "many-people", colour: "parent", n: 40 }, null, "rest"],
  ])("%o", (told, place, tab) => {
    const found = locate(fault(told), TOWN);
    expect(placeOf(found, TOWN)).toBe(place);
    expect(tabOf(found, TOWN)).toBe(tab);
  });

  test("a fault leads there", () => {
    const it = editing(TOWN);
    it.visit(locate(fault({ fault: "not-joined", tile: "starter-home", at: [0, 1] }), TOWN));
    expect([it.cursor, it.tab]).toEqual(["0,1", "building"]);
  });

  test("what is between two buildings is seen at both", () => {
    const wide = locate(fault({ fault: "wide-road", at: [0, 1], tile: "starter-home", building: "city-park" }), TOWN);
    expect(placesOf(wide, TOWN)).toEqual(["0,1", "1,0"]);
  });

  test("fields of a seat", () => {
    const found = locate(fault({ fault: "many-signs", seat: 1, n: 7 }), TOWN);
    expect(isAbout(found, { seat: 1 })).toBe(true);
    expect(isAbout(found, { seat: 0 })).toBe(false);
  });
});

describe("search", () => {
  const found = (text: string, back: string | null = null) => search(tiles, { text, back }, say).map(({ id }) => id);

  test("by name, colour, price and business", () => {
    expect(found("toy sto")).toEqual(["toy-store"]);
    expect(found("$2 per parent")).toContain("starter-home");
    expect(found("", "shopper")).toContain("toy-store");
    expect(found("", "tourist")).not.toContain("toy-store");
    expect(found("restaurant tourist").length).toBeGreaterThan(0);
    expect(found("nonsense")).toEqual([]);
  });

  test("in the reader's language", () => {
    speak("ru");
    expect(found("парк")).toContain("city-park");
    expect(found("city-park")).toEqual(["city-park"]);
  });
});

test("undo, redo, and changes of the same thing", () => {
  let all = beginning("a");
  for (const name of ["b", "bc", "bcd"]) all = changed(all, name, "name");
  all = changed(all, "other");
  all = undone(all);
  expect(all.now).toBe("bcd");
  all = undone(all);
  expect(all.now).toBe("a");
  expect(redone(all).now).toBe("bcd");
  expect(changed(all, "z").future).toEqual([]);
});

test("a position that comes from another page takes the place of the one that is kept, which can be undone", () => {
  localStorage.clear();
  const key = keyOf("streets");
  expect(recalled(key)).toBeNull();
  replaceBy(EMPTY, "streets");
  expect(recalled(key)).toEqual(beginning(EMPTY));
  replaceBy(TOWN, "streets");
  expect(recalled(key)!.now).toEqual(TOWN);
  expect(undone(recalled(key)!).now).toEqual(EMPTY);
  localStorage.setItem(key, "{nonsense");
  expect(recalled(key)).toBeNull();
  localStorage.clear();
});

test("JSON as people read it is the same JSON", () => {
  const text = pretty({ ...TOWN, seats: Array.from({ length: 5 }, (_, i) => ({ name: `Player ${i}`, money: i })) });
  expect(JSON.parse(text).city).toEqual(TOWN.city);
  expect(text).toContain('{ "tile": "starter-home", "at": [ 0, 1 ], "facing": "E" }');
});

describe("what the engine says", async () => {
  const rules = await Rules.open(await engine("streets"));
  const { tell, locate } = editorOf(fixture("middle").box);
  const faultsOf = (s: Sketch) => rules.layOut(s).faults.map((each) => locate(each, s));

  test("nothing is wrong with what one begins with", () => {
    expect(faultsOf(EMPTY)).toEqual([]);
    expect(faultsOf(sketching.players(EMPTY, 5))).toEqual([]);
    expect(faultsOf(sketching.players(EMPTY, 1))).toEqual([]);
  });

  test("all that is impossible is told at once, with its place", () => {
    const apart = sketching.turn(TOWN, HOME, 1);
    const town = sketching.withSeat(apart, 1, { name: "Ben", money: -1 });
    const wrong = sketching.crowd(town, town.city[2], "people", "tourist", 1);
    expect(faultsOf(wrong).map((each) => [placeOf(each, wrong), tabOf(each, wrong), tell(each, wrong)])).toEqual([
      [null, "seats", "Ben: money is -1; it should be a whole number from 0 to 9999"],
      ["0,1", "building", "the road of Starter Home at [0,1] does not join the city"],
      ["0,1", "building", "a tourist cannot be on Starter Home, which shows no tourist symbol"],
    ]);
  });

  test("what a page writes, it reads", () => {
    const { options, names, state } = rules.layOut(TOWN);
    const written = rules.sketch(state, options, names);
    expect(sketching.readSketch(written, () => true)).toEqual(written);
  });
});
