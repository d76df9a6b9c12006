// @vitest-environment node
// Tiles of one's own: read as the command reads a tile file, and played with by the same rules.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { summary } from "../../src/engine/chairs";
import { read, replay } from "../../src/engine/file";
import { rebuilt } from "../../src/engine/lines";
import { fromFile } from "../../src/engine/making";
import { Rules } from "../../src/engine/rules";
import { begunPad } from "../../src/streets/score/deal";
import { fileOfPad, tell } from "../../src/streets/score/told";
import { tileName } from "../../src/streets/telling";
import { say } from "../../src/lib/words.svelte";
import { withTiles, digestOf } from "../../src/streets/tiles/engine";
import { faceOf, idOf, fileOfRows, HOUSE, inPlace, rowsIn, wrongIn, type Row } from "../../src/streets/tiles/rows";
import { engine } from "../engine/engines";

const FIXTURE = resolve(import.meta.dirname, "../../fixtures/own-tiles.json");
let house: Rules;
beforeAll(async () => {
  house = await Rules.open(await engine("streets"));
});

const OWN: Row = {
  name: 'Café "21"',
  back: "tourist",
  symbols: "2",
  valuation: "set 7 tourist hipster",
  icon: "double leisure",
  players: "",
};
const withOwn = () => HOUSE.with(0, OWN);

test("the house tiles are those of the engine", () => {
  for (const [{ edition }, box] of house.about.boxes) {
    expect(HOUSE.map((row) => faceOf(row, edition))).toEqual(box.tiles.slice(2));
  }
  expect(digestOf(HOUSE, house.about)).toBe(house.about.box_line[1]);
});

test("odd tiles are to the page what they are to the command", () => {
  const { file, digest, faces } = JSON.parse(readFileSync(FIXTURE, "utf-8"));
  const { rows, wrong } = rowsIn(file);
  expect(wrong).toBeNull();
  for (const [edition, all] of Object.entries(faces)) expect(rows.map((row) => faceOf(row, edition))).toEqual(all);
  expect(digestOf(rows, house.about)).toBe(digest);
});

test("printed into a record, the house tiles change nothing", async () => {
  const again = await Rules.open(withTiles(await engine("streets"), HOUSE));
  for (const edition of ["2021", "draft-1.0.7", "ru"]) {
    const options = { players: 5, edition };
    expect(again.begin(options)).toEqual(house.begin(options));
  }
});

test("a position may have tiles of one's own", async () => {
  const own = await Rules.open(withTiles(await engine("streets"), withOwn()));
  const { id } = faceOf(OWN, "ru");
  const building = { tile: id, at: [0, 0], facing: "S", owner: 0, people: { tourist: 2 } };
  const position = {
    edition: "ru",
    difficulty: "easy",
    seats: [{ hand: ["car-park"] }, {}],
    city: [building],
    top: "oyster-bar",
  };
  const { faults, state, options } = own.layOut(position);
  expect(faults).toEqual([]);
  expect((own.view(state, 0) as any).city[0]).toMatchObject({ tile: id, people: { tourist: 2 } });
  expect(own.sketch(state, options, [])).toMatchObject({ top: "oyster-bar" });
  expect(own.layOut({ ...position, top: id }).faults).toMatchObject([{ fault: "tile-twice", tile: id }]);
  expect(own.layOut({ ...position, top: HOUSE[0].name }).faults).toMatchObject([{ fault: "name" }]);
});

test("it goes by its own name, whatever its letters", () => {
  expect(tileName(idOf(OWN.name), say)).toBe("Café 21");
});

test("a file is read as it is written", () => {
  const { rows, wrong } = rowsIn(fileOfRows(withOwn()));
  expect(wrong).toBeNull();
  expect(rows).toEqual(withOwn());
  expect(fileOfRows(withOwn())).toContain('"Café ""21""",tourist,2,set 7 tourist hipster,double leisure,');
});

test.each([
  ["a name without letters", { name: "!" }, "name"],
  ["three symbols", { symbols: "3" }, "symbols"],
  ["no such valuation", { valuation: "rent" }, "valuation"],
  ["a set of one colour", { valuation: "set 5 tourist" }, "valuation"],
  ["a wild colour", { valuation: "symbols wild" }, "valuation"],
  ["a price of 100", { valuation: "set 100 tourist hipster" }, "valuation"],
  ["a double wild icon", { icon: "double wild" }, "icon"],
])("%s is wrong", (_, change, column) => {
  expect(wrongIn(HOUSE.with(3, { ...HOUSE[3], ...change } as Row))).toEqual({ line: 5, columns: [column] });
});

test("a set has as many tiles of each back as the house's, and no two of a name", () => {
  expect(wrongIn(HOUSE.slice(1))).toEqual({ back: "tourist", five_plus: false, n: 7 });
  expect(wrongIn(HOUSE.with(0, HOUSE[1]))).toBe("twice");
  expect(wrongIn([...HOUSE].reverse())).toBeNull();
  expect(inPlace([...HOUSE].reverse()).map(({ back, players }) => [back, players])).toEqual(
    HOUSE.map(({ back, players }) => [back, players]),
  );
});

test("a tile of one's own pays what is printed on it, and its game can be replayed with it", async () => {
  const rules = await Rules.open(withTiles(await engine("streets"), withOwn()));
  const begun = begunPad(rules, { players: 2, first: 1 }, ["Ann", "Bob"], withOwn());
  expect(begun.deal).toContain("café-21");
  expect(begun.deal).not.toContain(idOf(HOUSE[0].name));
  const held = tell(rules, begun, "café-21");
  const built = tell(rules, held.pad, null, [0, held.position.decision!.moves[0]]);
  const worth: any = (built.found as any).buildings.find(({ tile }: any) => tile === "café-21");
  expect(worth.events[0]).toMatchObject({ event: "valued", kind: "set", price: 7, depicted: ["tourist", "hipster"] });
  const file = read(fileOfPad(rules, built.pad));
  expect(file.header.tiles).toBe(digestOf(withOwn(), house.about));
  expect(replay(rules, file).scores).toEqual(built.position.scores);
  expect(() => replay(house, file)).toThrow("tiles");
});

test("a finished game with tiles of one's own is kept with them, and replayed", async () => {
  const rules = await Rules.open(withTiles(await engine("streets"), withOwn()));
  let told = tell(rules, begunPad(rules, { players: 2, first: 1 }, ["Ann", "Bob"], withOwn()));
  while (!told.over) {
    if (told.asked === "tile") told = tell(rules, told.pad, told.could[0]);
    told = tell(rules, told.pad, null, [told.seat!, told.position.decision!.moves[0]]);
  }
  const kept = fromFile(rules, read(fileOfPad(rules, told.pad)));
  expect(kept.box).toEqual(withOwn());
  expect(summary(kept).options.box).toEqual(withOwn());
  expect(rebuilt(rules, kept).scores).toEqual(told.position.scores);
});
