import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Learning } from "../../src/lib/lesson.svelte";
import type { Lesson } from "../../src/lib/lessons";
import { local } from "../../src/lib/local";
import { refused } from "../../src/lib/refusal";
import type { AtTable } from "../../src/lib/table.svelte";
import { position } from "./fakes";

const lesson: Lesson = {
  file: "",
  steps: [
    { id: "welcome", at: 2, kind: "read" },
    { id: "first", at: 2, kind: "do" },
    { id: "later", at: 8, kind: "read", skip: true },
    { id: "last", at: 8, kind: "do" },
  ],
  learnt: [],
};
const MOVES = Array.from({ length: 12 }, (_, i) => `move ${i}`);

/** A table that follows the file. */
class FakeTable {
  live = { id: "home-lesson-streets" };
  asks = true;
  problem = "";
  made = 2;
  follow = vi.fn(async (_: string, to: number) => {
    this.made = Math.max(this.made, Math.min(to, MOVES.length));
    return { made: this.made, move: MOVES[this.made] ?? null };
  });
  choose = vi.fn(async () => void (this.made += 1));
}

let table: FakeTable;
beforeEach(() => {
  table = new FakeTable();
  vi.spyOn(local, "follow").mockImplementation(table.follow);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

async function begun(): Promise<Learning> {
  const learning = new Learning(table as unknown as AtTable, lesson, () => {});
  await learning.begin();
  return learning;
}

test("what is to be read is read before anything can be decided", async () => {
  const learning = await begun();
  expect([learning.step!.id, learning.isRead, learning.move]).toEqual(["welcome", true, null]);
  expect(learning.shown(position()).decision).toBe(null);
  await learning.choose("move 2");
  expect(table.choose).not.toHaveBeenCalled();
  await learning.goOn();
  expect([learning.step!.id, learning.isRead, learning.move]).toEqual(["first", false, "move 2"]);
  expect(learning.shown(position()).decision).not.toBe(null);
});

test("another move is not made; the lesson's move leads on, over what is skipped", async () => {
  const learning = await begun();
  await learning.goOn();
  await learning.choose("move 99");
  expect([learning.strayed, learning.step!.id]).toEqual([true, "first"]);
  expect(table.choose).not.toHaveBeenCalled();
  await learning.choose("move 2");
  expect(table.choose).toHaveBeenCalledWith("move 2");
  expect([learning.strayed, learning.step!.id, learning.leaps]).toEqual([false, "later", 1]);
  expect(table.follow).toHaveBeenLastCalledWith(table.live.id, 8, true);
});

test("after the last step the file is played to its end", async () => {
  table.made = 8;
  const learning = await begun();
  await learning.goOn();
  await learning.choose("move 8");
  expect(learning.step).toBe(undefined);
  expect(table.made).toBe(MOVES.length);
});

test("a lesson works where nothing may be stored", async () => {
  vi.stubGlobal("sessionStorage", null); // as good as forbidden
  const learning = await begun();
  await learning.goOn();
  expect([learning.step!.id, learning.move]).toEqual(["first", "move 2"]);
});

test("what was done in another tab is done here, too, as soon as one comes back", async () => {
  const learning = await begun();
  await learning.goOn();
  table.made = 8;
  await learning.resume();
  expect([learning.step!.id, learning.isRead]).toEqual(["later", true]);
  table.made = 2; // begun anew
  await learning.resume();
  expect(learning.step!.id).toBe("welcome");
});

test("a lesson that cannot go on says why, and stays where it is", async () => {
  const learning = await begun();
  await learning.goOn();
  table.follow.mockRejectedValueOnce(refused("failed"));
  await learning.begin();
  expect(learning.step!.id).toBe("first");
  expect(table.problem).toMatch(/wrong/);
});

test("whoever comes back goes on with the same step, and from the start if that is wanted", async () => {
  await (await begun()).goOn();
  const again = await begun();
  expect(again.step!.id).toBe("first");
  again.again();
  expect((await begun()).step!.id).toBe("welcome");
});
