// @vitest-environment node
import { beforeEach, expect, test } from "vitest";
import type { Home } from "../../src/engine/home";
import { Database } from "../../src/engine/kept";
import type { Problem, SeatWanted } from "../../src/wire";
import { BESIDE, BOT, ME, newBrowser, sitAt, tab, toTheEnd } from "./at_home";
import { FakeBrowser } from "./browser";

let home: Home;

beforeEach(() => {
  newBrowser();
  home = tab();
});

const problem = (code: string) => ({ problem: { code } });
const make = (seats: SeatWanted[], options = {}, me = "Ann") => home.make({ game: "streets", seats, options }, me);

test.each<[string, SeatWanted[], object?, string?]>([
  ["seats", []],
  ["seats", [BOT, BOT]],
  ["seats", [ME, ME]],
  ["seats", [ME, { who: "open" }]],
  ["seats", [ME, BOT, BOT, BOT, BOT, BOT]],
  ["level", [ME, { who: "bot", level: "genius" }]],
  ["name", [ME, { who: "screen", name: " " }]],
  ["name", [ME, { who: "screen", name: "Bob, too" }]],
  ["name", [ME, BOT], {}, "A".repeat(25)],
  ["name", [ME, BOT], {}, "A\u200bnn"],
  ["options", [ME, BOT], { colour: "red" }],
])("%s: a table that cannot be is refused", async (code, seats, options, me) => {
  await expect(make(seats, options, me)).rejects.toMatchObject(problem(code));
  expect(await home.tables()).toEqual([]);
});

test("names are tidied, and bots have their own", async () => {
  const { id } = await make([BESIDE, ME, BOT].with(0, { who: "screen", name: " Ada  B " }), {}, " Ada ");
  expect((await home.table(id)).seats.map(({ name }) => name)).toEqual(["Ada B", "Ada", "Boris"]);
});

test("what is offered, and the box", async () => {
  const { levels, options } = await home.offered();
  expect(levels).toEqual(["first-timer", "regular", "master"]);
  expect(options.streets.map(({ name }) => name)).toEqual(["players", "size"]);
  expect(options.streets[0]).not.toHaveProperty("on_page");
  expect(await home.box("streets")).toEqual({ size: 12 });
  expect(await home.box("streets", { size: "small" })).toEqual({ size: 6 });
  await expect(home.box("streets", { size: "huge" })).rejects.toMatchObject(problem("options"));
});

test("the list says where it is my turn, and what is over", async () => {
  const mine = await sitAt(home, [ME, BESIDE]);
  const over = await sitAt(home, [ME, BOT], { options: { size: "small" } });
  await toTheEnd(over);
  const list = await home.tables();
  const row = (id: string) => list.find((each) => each.id === id)!;
  expect(row(mine.table.id)).toMatchObject({
    stage: "playing",
    my_turn: true,
    scores: [0, 0],
    winners: [],
    problem: null,
  });
  expect(row(over.table.id)).toMatchObject({ stage: "over", my_turn: false, scores: over.position.scores });
  expect(Math.abs(row(mine.table.id).changed - Date.now() / 1000)).toBeLessThan(10);
});

test("a finished game is replayed from its beginning", async () => {
  const me = await sitAt(home, [ME, BOT], { options: { size: "small" } });
  await expect(home.replay(me.table.id)).rejects.toMatchObject(problem("unfinished"));
  await toTheEnd(me);
  const { table, frames } = await home.replay(me.table.id);
  expect(table.seed).toBe(me.table.seed);
  expect(frames.length).toBe(me.log.length + 1);
  expect(frames.at(-1)!.scores).toEqual(me.position.scores);
});

test("another game begins at a point of a finished one", async () => {
  const me = await sitAt(home, [ME, BOT], { options: { size: "small" } });
  await expect(home.whatIf(me.table.id, { number: 0, seats: [ME, BOT] })).rejects.toMatchObject(problem("unfinished"));
  await toTheEnd(me);
  const { id } = await home.whatIf(me.table.id, { number: 2, seats: [BOT, ME] });
  const other = await FakeBrowser.at(home, id);
  expect(other.log.slice(0, 2)).toEqual(me.log.slice(0, 2));
  await toTheEnd(other);
  expect(await home.file(id)).toMatch(/^seed-from: 2$/m);
  const old = me.table.id;
  const listed = await home.tables();
  const continues = (table: string) => listed.find((each) => each.id === table)!.continues;
  expect([continues(old), continues(id)]).toEqual([false, true]);
  await expect(home.whatIf(old, { number: 99, seats: [BOT, ME] })).rejects.toMatchObject(problem("options"));
  await expect(home.whatIf(old, { number: 1, seats: [ME] })).rejects.toMatchObject(problem("seats"));
});

test("a game file has all that the server's has", async () => {
  const me = await sitAt(home, [ME, BOT], { options: { size: "small" } });
  expect(await home.file(me.table.id)).not.toMatch(/^seed:/m); // it tells what is to come
  await toTheEnd(me);
  const { seed, seed_hash } = me.table;
  const moves = me.log.map(({ number, actor, move }) => `${number} ${actor === null ? "chance" : actor + 1} ${move}`);
  expect(await home.file(me.table.id)).toBe(
    [
      "citywright game file",
      "game: streets",
      "rules: 1",
      "players: 2",
      "size: small",
      "quirk: no",
      "heap: d1",
      "names: Ann, Ada",
      "controllers: human master",
      `seed: ${seed}`,
      `result: ${me.position.scores.join(" ")}`,
      `seed-hash: ${seed_hash}`,
      "",
      ...moves,
      `end ${moves.length}`,
      "",
    ].join("\n"),
  );
});

test("a file of a finished game is opened and written again", async () => {
  const me = await sitAt(home, [ME, BOT]);
  await toTheEnd(me);
  const file = await home.file(me.table.id);
  const { frames } = await home.replay(me.table.id);
  await home.remove(me.table.id);
  const { id } = await home.open(file);
  expect(id).not.toBe(me.table.id);
  expect(await home.file(id)).toBe(file);
  expect((await home.replay(id)).frames).toEqual(frames);
});

test("a finished game that is here already is not kept twice", async () => {
  const me = await sitAt(home, [ME, BOT]);
  await toTheEnd(me);
  const file = await home.file(me.table.id);
  expect(await home.open(file)).toEqual({ id: me.table.id });
  expect(await home.tables()).toHaveLength(1);
});

test("a file of a game that is not over goes on with another seed", async () => {
  const me = await sitAt(home, [ME, BOT]);
  await me.move("take 3");
  await me.turn();
  const { id } = await home.open(await home.file(me.table.id));
  const on = await FakeBrowser.at(home, id);
  expect(on.log).toEqual(me.log);
  expect(on.table.seats).toEqual(me.table.seats);
  expect(on.table.seed_hash).not.toBe(me.table.seed_hash);
  await toTheEnd(on);
  expect(await home.file(id)).toMatch(new RegExp(`^seed-from: ${me.log.length}$`, "m"));
});

test.each([
  ["no file", "hello"],
  ["another game", "citywright game file\ngame: chess\nrules: 1\nplayers: 2\nresult: unfinished\n\nend 0\n"],
])("%s is not opened", async (_, text) => {
  await expect(home.open(text)).rejects.toMatchObject(problem("file"));
});

test("bots that are not known here are replaced, and somebody plays", async () => {
  const me = await sitAt(home, [ME, BOT]);
  const file = (await home.file(me.table.id)).replace("human master", "search:200 mine");
  const { seats } = await home.table((await home.open(file)).id);
  expect(seats.map(({ who, level }) => [who, level])).toEqual([
    ["person", null],
    ["bot", "regular"],
  ]);
});

test("a game of older rules is listed, downloaded and removed, but not played", async () => {
  const { id } = await make([ME, BOT]);
  const file = await home.file(id);
  const newer = tab({ version: "2" });
  expect(await newer.tables()).toMatchObject([{ id, my_turn: false, problem: { code: "broken" } }]);
  await expect(newer.table(id)).rejects.toMatchObject(problem("broken"));
  await expect(FakeBrowser.at(newer, id)).rejects.toMatchObject(problem("broken"));
  expect(await newer.file(id)).toBe(file);
  await newer.remove(id);
  expect(await newer.tables()).toEqual([]);
  await expect(newer.table(id)).rejects.toMatchObject(problem("no-table"));
});

/** A database that is full, or not there. */
class Full extends Database {
  isFull = true;
  override write(...given: Parameters<Database["write"]>): Promise<void> {
    return this.isFull ? Promise.reject(new DOMException("", "QuotaExceededError")) : super.write(...given);
  }
}

test("what cannot be stored is said, and played on in memory", async () => {
  const problems: (Problem | null)[] = [];
  const database = new Full();
  const here = tab({ database, onProblem: (each) => problems.push(each) });
  const me = await sitAt(here, [ME, BOT]);
  expect(problems.map((each) => each?.code)).toEqual(["storage"]);
  expect(await me.move("take 1")).toMatchObject({ type: "done" });
  await me.turn();
  expect(await here.tables()).toMatchObject([{ id: me.table.id }]);
  expect(await tab().tables()).toEqual([]);
  me.leave();
  expect((await FakeBrowser.at(here, me.table.id)).log).toEqual(me.log);
});

test("when there is room again, it is stored after all", async () => {
  const problems: (Problem | null)[] = [];
  const database = new Full();
  const here = tab({ database, onProblem: (each) => problems.push(each) });
  const me = await sitAt(here, [ME, BESIDE]);
  await me.ask({ type: "look", seat: 0 });
  await me.move("take 1");
  database.isFull = false;
  await me.ask({ type: "undo", seat: 0 });
  expect(problems.map((each) => each?.code)).toEqual(["storage", undefined]);
  expect(await tab().tables()).toMatchObject([{ id: me.table.id }]);
});

test("without any database, games are played in memory", async () => {
  globalThis.indexedDB = undefined as never;
  const here = tab();
  const me = await sitAt(here, [ME, BOT]);
  await toTheEnd(me);
  expect(here.store.problem?.code).toBe("storage");
});
