import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Kit } from "../../src/lib/games";
import { TOO_SOON } from "../../src/lib/held_back.svelte";
import { prefer, preferences } from "../../src/lib/preferences.svelte";
import { AtTable } from "../../src/lib/table.svelte";
import { speak } from "../../src/lib/words.svelte";
import HeldBar from "../../src/parts/HeldBar.svelte";
import { FakeSocket, position, table } from "./fakes";

let at: AtTable;
const follow = vi.fn();
const kit = { shownTold: (move: string) => `make ${move}` } as unknown as Kit;

beforeEach(() => {
  vi.useFakeTimers();
  speak("en");
  prefer("confirm", "on");
  FakeSocket.made = [];
  at = new AtTable("maple", FakeSocket.open);
  FakeSocket.last.come().tell(table(), position({ view: { city: "old" } }));
  render(HeldBar, { at, kit, follow });
});

afterEach(() => {
  cleanup();
  at.leave();
  follow.mockReset();
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const asked = () => FakeSocket.last.sent.map((message) => message.type);

/** Choose a move, of which the engine says whether it reveals something. */
async function choose(reveals: boolean, move = "this"): Promise<void> {
  at.choose(move);
  const { request } = FakeSocket.last.sent.at(-1)!;
  const foreseen = { events: [], scores: [7, 0], view: { city: "new" } as never, prospect: null, reveals };
  FakeSocket.last.tell({ type: "preview", request, move, ...foreseen });
  await settled();
}

async function wait(): Promise<void> {
  await vi.advanceTimersByTimeAsync(TOO_SOON);
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

test("a move that reveals nothing is made at once", async () => {
  await choose(false);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "move", answers: 3, move: "this" });
  expect(screen.queryByRole("group")).toBeNull();
});

test("one that reveals something waits, and the board shows it as made", async () => {
  await choose(true);
  expect(asked()).toEqual(["preview"]);
  expect(at.position).toMatchObject({ view: { city: "new" }, scores: [7, 0], decision: null, due: [0] });
  expect(at.position!.log).toHaveLength(1);
  expect(at.live.log).toHaveLength(0);
  expect(screen.getByRole("group").textContent).toContain("make this");
});

test("where moves cannot be taken back at all, every move waits", async () => {
  FakeSocket.last.tell(table({ undo: false }));
  await choose(false);
  expect(asked()).toEqual(["preview"]);
});

test("confirmed, it is made", async () => {
  await choose(true);
  await wait();
  await fireEvent.click(button(/Confirm .$/));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "move", answers: 3, move: "this" });
  FakeSocket.last.tell(position({ number: 2, decision: null, due: [1] }));
  expect(at.held).toBeNull();
});

test("the second click of a double click does not confirm", async () => {
  await choose(true);
  expect(button(/Confirm .$/).disabled).toBe(true);
  at.confirm();
  await fireEvent.keyDown(document.body, { key: "Enter" });
  expect(asked()).toEqual(["preview"]);
  await wait();
  expect(button(/Confirm .$/).disabled).toBe(false);
});

test("Enter confirms, unless it is held down or meant for a button", async () => {
  await choose(true);
  await wait();
  expect(document.activeElement).toBe(screen.getByRole("group"));
  await fireEvent.keyDown(document.activeElement!, { key: "Enter", repeat: true });
  await fireEvent.keyDown(button(/Take back/), { key: "Enter" });
  expect(asked()).toEqual(["preview"]);
  await fireEvent.keyDown(document.activeElement!, { key: "Enter" });
  expect(asked()).toEqual(["preview", "move"]);
});

test.each([
  ["a click", () => fireEvent.click(button(/Take back/))],
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["Ctrl+Z", () => fireEvent.keyDown(document.body, { code: "KeyZ", ctrlKey: true })],
])("%s takes it back, and up again", async (_, back) => {
  await choose(true);
  await back();
  await settled();
  expect(at.position).toMatchObject({ view: { city: "old" }, decision: { answers: 3 } });
  expect(follow).toHaveBeenCalledWith("this");
  expect(screen.queryByRole("group")).toBeNull();
  expect(asked()).toEqual(["preview"]);
});

test("the undo of the table takes it back, and redo makes it again", async () => {
  await choose(true);
  expect(at.canUndo).toBe(true);
  at.undo();
  expect(at.held).toBeNull();
  expect(at.redoable).toBe("this");
});

test("it is forgotten if the game goes on without it", async () => {
  await choose(true);
  FakeSocket.last.tell(position({ number: 2, decision: { answers: 4, moves: ["this"] } }));
  expect(at.held).toBeNull();
  await wait();
  at.confirm();
  expect(asked()).toEqual(["preview"]);
});

test("taken back by the rules of undo, a confirmed move does not wait again", async () => {
  await choose(true);
  await wait();
  at.confirm();
  const { request } = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.tell(position({ number: 2, decision: null }), { type: "done", request });
  await settled();
  FakeSocket.last.tell(position({ number: 3 }));
  expect(at.held).toBeNull();
});

test("whoever does not want to be asked again is not, and the move is made", async () => {
  await choose(true);
  await wait();
  await fireEvent.click(button(/don’t ask again/));
  expect(preferences.confirm).toBe("off");
  expect(asked()).toEqual(["preview", "move"]);
});

test("if nobody can tell what it would bring, it waits", async () => {
  at.choose("this");
  const { request } = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.tell({ type: "refused", request, problem: { code: "database" } });
  await settled();
  expect(at.held?.move).toBe("this");
});
