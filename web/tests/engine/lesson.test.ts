// @vitest-environment node
// The lessons, played with the real engines.
import { beforeEach, expect, test } from "vitest";
import { read } from "../../src/engine/file";
import type { Home, Ready } from "../../src/engine/home";
import { Rules } from "../../src/engine/rules";
import { games } from "../../src/lib/games";
import { GAMES, type GameName } from "../../src/wire";
import { newBrowser, tab } from "./at_home";
import { FakeBrowser } from "./browser";
import { engine } from "./engines";
import { Calm } from "./toy";

async function ready(game: GameName): Promise<Ready> {
  return { rules: await Rules.open(await engine(game)), thinker: new Calm() };
}

let home: Home;

beforeEach(() => {
  newBrowser();
  home = tab({ ready });
});

async function sit(game: GameName, anew = false): Promise<FakeBrowser> {
  const { file } = await games[game].lesson();
  const { id } = await home.lesson(file, "Ann", anew);
  return FakeBrowser.at(home, id);
}

test.each(GAMES)("%s: the learner does what each step says, to the end", { timeout: 60_000 }, async (game) => {
  const { file, steps } = await games[game].lesson();
  const me = await sit(game);
  let before = 0;
  for (const { id, at, kind, skip } of steps) {
    const { made, move } = await home.follow(me.table.id, at, !!skip);
    expect(made, id).toBe(at);
    expect(at, id).toBeGreaterThanOrEqual(before);
    before = at;
    if (kind === "read") continue;
    expect(me.position.decision!.moves.length, id).toBeGreaterThan(1);
    expect(await me.move(move!), id).toMatchObject({ type: "done" });
  }
  await home.follow(me.table.id, Infinity, false);
  expect(me.table.stage).toBe("over");
  expect(me.position.scores.join(" ")).toBe(read(file).header.result);
});

test("a lesson goes on where it was left, and begins anew if that is wanted", async () => {
  const me = await sit("streets");
  await home.follow(me.table.id, 20, false);
  me.leave();
  const again = await sit("streets");
  expect(again.log.length).toBe(20);
  const anew = await sit("streets", true);
  expect(again.isClosed).toBe(true);
  expect(anew.table.id).toBe(again.table.id);
  expect(anew.log.length).toBe(14);
});

test("a lesson whose file has changed begins anew", async () => {
  const { file } = await games.streets.lesson();
  const { id } = await home.lesson(file, "Ann");
  const me = await FakeBrowser.at(home, id);
  await home.follow(id, 20, false);
  me.leave();
  await home.lesson(file.replace("\n140 2 build", "\n140 2 put"), "Ann");
  expect((await FakeBrowser.at(home, id)).log.length).toBe(14);
});

test("a lesson is not listed, knows only the moves of its file, and nobody else moves until it goes on", async () => {
  const me = await sit("streets");
  expect(await home.tables()).toEqual([]);
  const { made, move } = await home.follow(me.table.id, 14, false);
  expect(made).toBe(14);
  const other = me.position.decision!.moves.find((each) => each !== move)!;
  expect(await me.move(other)).toMatchObject({ type: "refused", problem: { code: "stale" } });
  expect(await me.move(move!)).toMatchObject({ type: "done" });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(me.position.due).toEqual([1]);
  expect(me.position.can_undo).toBe(false);
});
