// @vitest-environment node
// Whole games with the real engines, as a page plays them.
import { beforeEach, expect, test } from "vitest";
import { Bots } from "../../src/engine/bots";
import type { Home, Ready } from "../../src/engine/home";
import { Rules } from "../../src/engine/rules";
import { sketchOf } from "../../src/engine/position";
import { Standings, type Line } from "../../src/engine/standing";
import { TreeGrower } from "../../src/engine/trees";
import { GAMES, type GameName, type SeatWanted } from "../../src/wire";
import { ME, newBrowser, sitAt, tab } from "./at_home";
import { FakeBrowser } from "./browser";
import { engine } from "./engines";

async function ready(game: GameName): Promise<Ready> {
  const files = await engine(game);
  const rules = await Rules.open(files);
  return { rules, thinker: new Bots(rules, files, new TreeGrower(files)) };
}

let home: Home;

beforeEach(() => {
  newBrowser();
  home = tab({ ready });
});

const bot = (level: string): SeatWanted => ({ who: "bot", level });
const beside = (name: string): SeatWanted => ({ who: "screen", name });

/** Make a move as somebody might who does not think: another one each time. */
async function moveOn(me: FakeBrowser, number: number): Promise<void> {
  const { moves } = me.position.decision!;
  const answer = await me.move(moves[(number * 7) % moves.length]);
  expect(answer).toMatchObject({ type: "done" });
}

/** Play to the end, handing the screen over where it is shared. */
async function play(me: FakeBrowser, mine: number[]): Promise<void> {
  for (let number = 0; me.table.stage !== "over"; number++) {
    const seat = mine.find((each) => me.position.due.includes(each));
    if (mine.length > 1 && seat !== undefined) await me.ask({ type: "look", seat });
    if (me.position.decision) await moveOn(me, number);
    await me.until(({ position, table }) => table.stage === "over" || mine.some((each) => position.due.includes(each)));
  }
}

test.each(GAMES)("%s against bots of several levels", { timeout: 120_000 }, async (game) => {
  const me = await sitAt(home, [ME, bot("first-timer"), bot("regular"), bot("expert")], { game });
  await play(me, [0]);
  expect(me.position.scores.length).toBe(4);
  expect(me.position.winners.length).toBeGreaterThan(0);
  const file = await home.file(me.table.id);
  await home.remove(me.table.id); // a game that is here is not opened twice
  const { id } = await home.open(file);
  expect((await home.replay(id)).frames.length).toBe(me.log.length + 1);
});

test("nobody has chosen after the game is over, whoever chose last", { timeout: 120_000 }, async () => {
  const me = await sitAt(home, [ME, beside("Ben"), beside("Cleo")], { game: "townies" });
  await play(me, [0, 1, 2]);
  const told = me.log.flatMap(({ events }) => events.map(({ event }) => event));
  expect(told.at(-1)).toBe("over");
  const rounds = told.join(" ").split("rolled").slice(1);
  for (const round of rounds) expect(round.trim().split(" ").slice(0, 3)).toEqual(Array(3).fill("finished"));
});

test("the last sealed choice that is sent again does no harm", async () => {
  const us = await sitAt(home, [ME, beside("Ben")], { game: "townies" });
  for (const seat of [0, 1]) {
    await us.ask({ type: "look", seat });
    const { answers, moves } = us.position.decision!;
    const move = { type: "move", seat, answers, move: moves[0] } as const;
    expect(await us.ask(move)).toMatchObject({ type: "done" });
    expect(await us.ask(move)).toMatchObject({ type: "done" });
    expect(await us.ask({ ...move, move: moves[1] })).toMatchObject({ problem: { code: "stale" } });
  }
});

test.each(GAMES)("%s goes on at a table from where a line of moves leads", async (game) => {
  const { rules } = await home.ready(game);
  const standings = new Standings(rules);
  const start: Line = { game, start: { options: { players: 2 }, seed: "7" }, moves: [] };
  const line = { ...start, moves: standings.stand(start, "all").chance!.drawn };
  const { id } = await home.playOn(standings.game(line), [bot("casual"), ME], "Ann");
  const me = await FakeBrowser.at(home, id);
  expect(me.log.slice(0, line.moves.length)).toEqual(standings.game(line).seenLog(1).slice(0, line.moves.length));
  await play(me, [1]);
  expect(me.table.seats.map(({ name }) => name)).toContain("Ann");
  await expect(home.playOn(standings.game(line), [ME], "Ann")).rejects.toMatchObject({ problem: { code: "seats" } });
});

test.each(GAMES)("%s goes on at a table from a position, which its file tells", async (game) => {
  const { rules } = await home.ready(game);
  const standings = new Standings(rules);
  const dealt: Line = { game, start: { options: { players: 2 }, seed: "7" }, moves: [] };
  const there = standings.game({ ...dealt, moves: standings.stand(dealt, "all").chance!.drawn });
  const line: Line = { game, start: { position: sketchOf(there) }, moves: [] };
  const { id } = await home.playOn(standings.game(line), [bot("casual"), ME], "Ann");
  const me = await FakeBrowser.at(home, id);
  await play(me, [1]);
  me.leave();
  const other = await home.whatIf(id, { number: 3, seats: [bot("casual"), ME] });
  expect((await FakeBrowser.at(tab({ ready }), other.id)).log.slice(0, 3)).toEqual(me.log.slice(0, 3));
  const file = await home.file(id);
  await home.remove(id);
  const again = await home.open(file);
  expect((await home.replay(again.id)).frames.at(-1)!.scores).toEqual(me.position.scores);
});

test.each(GAMES)("%s alone", { timeout: 120_000 }, async (game) => {
  const me = await sitAt(home, [ME], { game });
  await play(me, [0]);
  expect(me.table.stage).toBe("over");
});

test.each(GAMES)("%s at one screen", { timeout: 120_000 }, async (game) => {
  const us = await sitAt(home, [ME, beside("Bob"), beside("Cleo")], { game });
  expect(us.position).toMatchObject({ seat: null, decision: null });
  await play(us, [0, 1, 2]);
  const { frames, best } = await home.replay(us.table.id);
  expect(frames.at(-1)!.scores).toEqual(us.position.scores);
  expect(best).not.toBe(null);
});

test.each(GAMES)("%s is closed in the middle and goes on", { timeout: 120_000 }, async (game) => {
  let me = await sitAt(home, [ME, bot("casual")], { game });
  await me.turn();
  for (let number = 0; me.table.stage !== "over"; number++) {
    if (number % 10 === 9) {
      const { log, position } = me;
      me.leave();
      me = await FakeBrowser.at(tab({ ready }), me.table.id);
      expect(me.log).toEqual(log);
      expect({ ...me.position, number: 0, keep: 0, log: [] }).toEqual({ ...position, number: 0, keep: 0, log: [] });
    }
    await moveOn(me, number);
    await me.turn();
  }
});

test.each(GAMES)("%s: choices are taken back, and made again", { timeout: 120_000 }, async (game) => {
  const me = await sitAt(home, [ME, bot("casual")], { game });
  await me.turn();
  let undone = 0;
  for (let number = 0; me.table.stage !== "over" && undone < 5; number++) {
    const before = me.position;
    const move = before.decision!.moves[number % before.decision!.moves.length];
    await me.move(move);
    if (me.position.can_undo && (await me.ask({ type: "undo", seat: 0 })).type === "done") {
      undone += 1;
      expect(me.position.view).toEqual(before.view);
      await me.move(move);
    }
    await me.turn();
  }
  expect(undone).toBe(5);
});

test.each(GAMES)("%s: previews and inspections of a position, and a hint", { timeout: 120_000 }, async (game) => {
  const me = await sitAt(home, [ME, bot("casual")], { game });
  await me.turn();
  const [move] = me.position.decision!.moves;
  expect(await me.ask({ type: "preview", seat: 0, move })).toMatchObject({ type: "preview", move });
  expect(await me.ask({ type: "inspect" })).toMatchObject({ type: "inspected" });
  const { moves } = await me.ask({ type: "hint", seat: 0 });
  expect(me.position.decision!.moves).toContain(moves[0].move);
  expect(moves[0].reason.code).toBeTypeOf("string");
});
