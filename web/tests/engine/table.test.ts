// @vitest-environment node
import { beforeEach, expect, test, vi } from "vitest";
import type { Home } from "../../src/engine/home";
import type { SeatWanted, TableWanted } from "../../src/wire";
import { BESIDE, BOT, ME, newBrowser, sitAt, tab, toTheEnd } from "./at_home";
import { FakeBrowser } from "./browser";
import type { Calm } from "./toy";

let bots: Calm;
let home: Home;

beforeEach(() => {
  bots = newBrowser();
  home = tab();
});

const sit = (seats: SeatWanted[], more?: Partial<TableWanted>) => sitAt(home, seats, more);

test("a table tells who sits there, and how the game stands", async () => {
  const me = await sit([ME, BOT], { undo: false });
  expect(me.table).toMatchObject({ game: "streets", options: { size: "big", quirk: null }, host: true, undo: false });
  expect(me.table.id).toMatch(/^home-\w{16}$/);
  expect(me.table.seats).toEqual([
    { name: "Ann", who: "person", level: null, mine: true, here: true, stood_in: false },
    { name: "Ada", who: "bot", level: "master", mine: false, here: true, stood_in: false },
  ]);
  expect(me.table.seed).toBe(null);
  expect(me.table.seed_hash).toMatch(/^[0-9a-f]{64}$/);
  expect(me.position).toMatchObject({ number: 1, seat: 0, keep: 0, log: [], due: [0], can_undo: false });
  expect(me.position.decision).toEqual({ answers: 0, moves: ["take 1", "take 2", "take 3"] });
  expect(me.heard.at(-1)).toEqual({ type: "chat", lines: [] });
});

test("a whole game against bots, with the seed at its end", async () => {
  const me = await sit([ME, BOT, BOT]);
  while (me.table.stage !== "over") {
    expect(await me.move(me.position.decision!.moves.at(-1)!)).toMatchObject({ type: "done" });
    await me.turn();
  }
  expect(me.position).toMatchObject({ due: [], decision: null, winners: [0] });
  expect(me.log.map(({ number }) => number)).toEqual(me.log.map((_, i) => i + 1));
  expect(me.table.seed).toMatch(/^[0-9a-f]{32}$/);
  expect(await me.ask({ type: "undo", seat: 0 })).toMatchObject({ type: "refused", problem: { code: "over" } });
});

test("only what is new is sent", async () => {
  const me = await sit([ME, BOT]);
  await me.move("take 1");
  await me.turn();
  const sent = me.heard.filter((message) => message.type === "position");
  expect(sent.map(({ number, keep, log }) => [number, keep, log.length])).toEqual([
    [1, 0, 0],
    [2, 0, 1],
    [3, 1, 1],
  ]);
});

test("a move that is sent again does no harm, and one too late is refused", async () => {
  const me = await sit([ME, BESIDE]);
  await me.ask({ type: "look", seat: 0 });
  const move = { type: "move", seat: 0, answers: 0, move: "take 2" } as const;
  expect(await me.ask(move)).toMatchObject({ type: "done" });
  expect(await me.ask(move)).toMatchObject({ type: "done" });
  expect(me.log.length).toBe(1);
  expect(await me.ask({ ...move, move: "take 1" })).toMatchObject({ problem: { code: "stale" } });
  expect(await me.ask({ ...move, answers: 1 })).toMatchObject({ problem: { code: "illegal" } });
  expect(await me.ask({ ...move, seat: 1, answers: 1, move: "take 9" })).toMatchObject({
    problem: { code: "illegal" },
  });
  expect(await me.ask({ ...move, seat: 7 })).toMatchObject({ problem: { code: "no-seat" } });
});

test("a bot's seat is not mine", async () => {
  const me = await sit([ME, BOT]);
  const move = { type: "move", seat: 1, answers: 0, move: "take 1" } as const;
  expect(await me.ask(move)).toMatchObject({ problem: { code: "not-yours" } });
  expect(await me.ask({ type: "look", seat: 1 })).toMatchObject({ problem: { code: "not-yours" } });
});

test("a choice is taken back unless something came after it", async () => {
  bots.isQuick = false;
  const me = await sit([ME, BOT]);
  await me.move("take 1");
  expect(me.position.can_undo).toBe(true);
  expect(await me.ask({ type: "undo", seat: 0 })).toMatchObject({ type: "done" });
  expect(me.position).toMatchObject({ keep: 0, log: [], due: [0], can_undo: false });
  await me.move("take 3");
  expect(me.log.map(({ actor }) => actor)).toEqual([0, null]);
  expect(await me.ask({ type: "undo", seat: 0 })).toMatchObject({ problem: { code: "no-undo" } });
});

test("where nothing is taken back, nothing is", async () => {
  bots.isQuick = false;
  const me = await sit([ME, BOT], { undo: false });
  await me.move("take 1");
  expect(me.position.can_undo).toBe(false);
  expect(await me.ask({ type: "undo", seat: 0 })).toMatchObject({ problem: { code: "no-undo" } });
});

test("an undo ends a bot's thoughts, and it thinks again when it has to", async () => {
  bots.isQuick = false;
  const me = await sit([ME, BOT]);
  await me.move("take 1");
  await expect.poll(() => bots.asked.length).toBe(1);
  await me.ask({ type: "undo", seat: 0 });
  expect(bots.asked[0].signal.aborted).toBe(true);
  await me.move("take 2");
  await expect.poll(() => bots.asked.length).toBe(2);
  bots.asked[1].decide();
  await me.turn();
  expect(me.log.map(({ move }) => move)).toEqual(["take 2", "take 1"]);
});

test("whoever leaves ends a bot's thoughts; whoever comes back finds it thinking", async () => {
  bots.isQuick = false;
  const me = await sit([ME, BOT]);
  await me.move("take 1");
  await expect.poll(() => bots.asked.length).toBe(1);
  me.leave();
  expect(bots.asked[0].signal.aborted).toBe(true);
  const again = await FakeBrowser.at(home, me.table.id);
  await expect.poll(() => bots.asked.length).toBe(2);
  bots.asked[1].decide();
  await again.turn();
  expect(again.log.length).toBe(2);
});

test("a usual bot plays on for one that fails", async () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => {});
  bots.failing = "master";
  const me = await sit([ME, BOT]);
  await me.move("take 1");
  await me.until(({ table, log }) => table.seats[1].level === "regular" && log.length === 2);
  expect(complained).toHaveBeenCalled();
  complained.mockRestore();
});

test("if nobody can play on for a bot, the page says so", async () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => {});
  bots.failing = "regular";
  const me = await sit([ME, { who: "bot", level: "regular" }]);
  await me.move("take 1");
  await me.until(({ problems }) => problems.at(-1) === "bot");
  const other = await FakeBrowser.at(home, me.table.id);
  expect(other.problems).toEqual(["bot"]);
  await expect.poll(() => complained.mock.calls.length).toBe(2); // it tries again for whoever comes
  complained.mockRestore();
});

test("a bot whose files do not come tries again, and stays the one it is", async () => {
  home = tab({ pauses: [1, 2] });
  bots.missing = 4;
  const me = await sit([ME, BOT]);
  await me.move("take 1");
  await me.turn();
  await expect.poll(() => me.problems).toEqual([null, "not-loaded", null]);
  expect(me.table.seats[1].level).toBe("master");
  expect(me.log.length).toBe(2);
});

test("whoever takes a move back ends the waiting for a bot's files", async () => {
  home = tab({ pauses: [60_000] });
  bots.missing = 1;
  const me = await sit([ME, BOT]);
  await me.move("take 1");
  await me.until(({ problems }) => problems.at(-1) === "not-loaded");
  expect(await me.ask({ type: "undo", seat: 0 })).toMatchObject({ type: "done" });
  expect(me.problems.at(-1)).toBe(null);
  await me.move("take 2");
  await me.turn();
});

test("at one screen nobody's eyes see the game between turns", async () => {
  const us = await sit([ME, BESIDE]);
  expect(us.position).toMatchObject({ seat: null, decision: null, view: { seat: null } });
  await us.ask({ type: "look", seat: 0 });
  expect(us.position).toMatchObject({ seat: 0, keep: 0, decision: { answers: 0 } });
  await us.move("take 1");
  expect(us.position).toMatchObject({ seat: 0, due: [1], decision: null, can_undo: true });
  await us.ask({ type: "look", seat: 1 });
  expect(us.position).toMatchObject({ seat: 1, view: { seat: 1 }, decision: { answers: 1 }, can_undo: false });
  expect(us.log.length).toBe(1);
});

test("a bot plays for me, and I take my seat back", async () => {
  const me = await sit([ME, BOT]);
  bots.isQuick = false;
  expect(await me.ask({ type: "stand-up", seat: 0, level: "nobody" })).toMatchObject({ problem: { code: "level" } });
  await me.ask({ type: "stand-up", seat: 0, level: "first-timer" });
  expect(me.table.seats[0]).toMatchObject({ who: "person", mine: true, level: "first-timer", stood_in: true });
  expect(me.position.decision).toBe(null);
  await expect.poll(() => bots.asked.map(({ level }) => level)).toEqual(["first-timer"]);
  const move = { type: "move", seat: 0, answers: 0, move: "take 1" } as const;
  expect(await me.ask(move)).toMatchObject({ problem: { code: "stood-in" } });
  await me.ask({ type: "sit", seat: 0 });
  expect(bots.asked[0].signal.aborted).toBe(true);
  expect(me.table.seats[0]).toMatchObject({ level: null, stood_in: false });
  expect(me.position.decision).not.toBe(null);
  expect(await me.move("take 1")).toMatchObject({ type: "done" });
});

test("previews, inspections and hints", async () => {
  const me = await sit([ME, BOT]);
  expect(await me.ask({ type: "preview", seat: 0, move: "take 2" })).toMatchObject({
    type: "preview",
    move: "take 2",
    scores: [2, 0],
  });
  expect(await me.ask({ type: "preview", seat: 0, move: "take 9" })).toMatchObject({ problem: { code: "illegal" } });
  expect(await me.ask({ type: "inspect" })).toMatchObject({ type: "inspected", found: { heap: 12, seat: 0 } });
  expect(await me.ask({ type: "hint", seat: 0 })).toMatchObject({ type: "hint", moves: [{ move: "take 1" }] });
  const other = await sit([ME, BOT], { hints: false });
  expect(await other.ask({ type: "hint", seat: 0 })).toMatchObject({ problem: { code: "no-hints" } });
});

test("nobody else would hear or stand in", async () => {
  const me = await sit([ME, BOT]);
  expect(await me.ask({ type: "say", text: "hello" })).toMatchObject({ problem: { code: "method" } });
  expect(await me.ask({ type: "stand-in", seat: 0 })).toMatchObject({ problem: { code: "not-away" } });
});

test("the same table once more", async () => {
  const me = await sit([ME, BOT], { options: { size: "small" } });
  expect(await me.ask({ type: "rematch" })).toMatchObject({ problem: { code: "unfinished" } });
  await toTheEnd(me);
  await me.ask({ type: "rematch" });
  const next = me.table.next_table!;
  await me.ask({ type: "rematch" });
  expect(me.table.next_table).toBe(next);
  expect(await home.table(next)).toMatchObject({ stage: "playing", options: { size: "small" }, seats: me.table.seats });
});

test("a rematch does not inherit who stood in", async () => {
  const me = await sit([ME, BOT], { options: { size: "small" } });
  await me.ask({ type: "stand-up", seat: 0, level: "regular" });
  await me.until(({ table }) => table.stage === "over");
  await me.ask({ type: "rematch" });
  const { seats } = await home.table(me.table.next_table!);
  expect(seats.map(({ stood_in, level }) => [stood_in, level])).toEqual([
    [false, null],
    [false, me.table.seats[1].level],
  ]);
});

test("a reload in the middle of a game loses nothing", async () => {
  const me = await sit([ME, BOT]);
  await me.move("take 3");
  await me.turn();
  const after = await FakeBrowser.at(tab(), me.table.id);
  expect(after.log).toEqual(me.log);
  expect({ ...after.position, number: 0, keep: 0, log: [] }).toEqual({ ...me.position, number: 0, keep: 0, log: [] });
  await after.move("take 3");
  await after.turn();
  await toTheEnd(after);
});

test("what one tab changes, the other shows; whoever is late is refused", async () => {
  const one = await sit([ME, BESIDE]);
  const other = await FakeBrowser.at(tab(), one.table.id);
  await one.ask({ type: "look", seat: 0 });
  await other.ask({ type: "look", seat: 0 });
  const both = [one, other].map((tab) => tab.move("take 1"));
  await Promise.all(both);
  await other.until(({ log }) => log.length === 1);
  await one.ask({ type: "look", seat: 1 });
  await one.move("take 2");
  await other.until(({ log }) => log.length === 2);
  expect(other.log).toEqual(one.log);
  expect(other.position.due).toEqual([0]);
});

test("two tabs never mix two games", async () => {
  const one = await sit([ME, BESIDE]);
  const other = await FakeBrowser.at(tab(), one.table.id);
  await one.ask({ type: "look", seat: 0 });
  await other.ask({ type: "look", seat: 0 });
  const answers = await Promise.all([one.move("take 1"), other.move("take 2")]);
  expect(answers.map(({ type }) => type).sort()).toEqual(["done", "refused"]);
  expect(answers.find(({ type }) => type === "refused").problem.code).toBe("stale");
  for (const each of [one, other]) await each.until(({ log }) => log.length === 1);
  expect(other.log).toEqual(one.log);
});

test("a table that another tab removes is closed", async () => {
  const me = await sit([ME, BOT]);
  await tab().remove(me.table.id);
  await me.until(({ isClosed }) => isClosed);
  await expect(home.table(me.table.id)).rejects.toMatchObject({ problem: { code: "no-table" } });
});

test("a game whose row disappears while it is open is not lost", async () => {
  const me = await sit([ME, BESIDE]);
  await me.ask({ type: "look", seat: 0 });
  await home.store.database.remove(me.table.id); // the browser has cleared its storage
  expect(await home.table(me.table.id)).toMatchObject({ stage: "playing" });
  expect(await me.move("take 2")).toMatchObject({ type: "done" });
  expect(me.isClosed).toBe(false);
  const after = await FakeBrowser.at(tab(), me.table.id);
  await after.ask({ type: "look", seat: 0 });
  expect(after.log).toEqual(me.log);
});

test("what crosses a removal by another tab does not bring the table back", async () => {
  const me = await sit([ME, BESIDE]);
  await me.ask({ type: "look", seat: 0 });
  const other = tab();
  await Promise.all([other.remove(me.table.id), me.move("take 2")]);
  await me.until(({ isClosed }) => isClosed);
  await expect.poll(() => tab().tables()).toEqual([]);
  expect(await me.ask({ type: "look", seat: 0 })).toBeTruthy(); // the rest of the line is still answered
});

test("whoever leaves a closed table does not end the one that was opened after it", async () => {
  const me = await sit([ME, BESIDE]);
  const { id } = me.table;
  const kept = (await home.store.load(id))!;
  await home.store.database.write([{ table: { ...kept, rules: "0", version: 2 }, after: 1 }]); // by another page
  await me.ask({ type: "look", seat: 0 });
  expect(await me.move("take 1")).toMatchObject({ type: "refused" });
  expect(me.isClosed).toBe(true);
  await home.store.database.write([{ table: { ...kept, version: 3 }, after: 2 }]);
  const again = await FakeBrowser.at(home, id);
  me.leave();
  const beside = await FakeBrowser.at(home, id);
  await again.ask({ type: "look", seat: 0 });
  await again.move("take 1");
  await beside.until(({ position }) => position.due[0] === 1);
});
