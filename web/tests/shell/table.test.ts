import { afterEach, beforeEach, expect, test } from "vitest";
import { prefer } from "../../src/lib/preferences.svelte";
import { AtTable } from "../../src/lib/table.svelte";
import { speak } from "../../src/lib/words.svelte";
import { entry, FakeSocket, position, seat, table } from "./fakes";

let at: AtTable;
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  speak("en");
  prefer("confirm", "off");
  FakeSocket.made = [];
  at = new AtTable("maple", FakeSocket.open);
  FakeSocket.last.come().tell(table(), position());
});

afterEach(() => at.leave());

/** The server does what was asked last, and the game stands so. */
async function grant(...then: Parameters<FakeSocket["tell"]>): Promise<void> {
  FakeSocket.last.tell(...then, { type: "done", request: FakeSocket.last.sent.at(-1)!.request });
  await settled();
}

test("a move answers the decision it was chosen from", () => {
  at.choose("this");
  expect(FakeSocket.last.sent).toMatchObject([{ type: "move", seat: 0, answers: 3, move: "this" }]);
});

test("a second move waits until the first is answered", async () => {
  at.choose("this");
  at.choose("that");
  expect(FakeSocket.last.sent).toHaveLength(1);
  await grant(position({ number: 2 }));
  at.choose("that");
  expect(FakeSocket.last.sent).toHaveLength(2);
});

test("an undone move can be made again, as long as it is legal", async () => {
  FakeSocket.last.tell(position({ number: 2, can_undo: true, decision: null, log: [entry(1, { move: "this" })] }));
  at.undo();
  await grant(position({ number: 3, log: [] }));
  expect(at.redoable).toBe("this");
  at.redo();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "move", move: "this" });
  await grant(position({ number: 4 }));
  expect(at.redoable).toBeNull();
});

test("another move forgets what was undone", async () => {
  FakeSocket.last.tell(position({ number: 2, can_undo: true, log: [entry(1, { move: "this" })] }));
  at.undo();
  await grant(position({ number: 3, log: [] }));
  at.choose("that");
  await grant(position({ number: 4 }));
  expect(at.redoable).toBeNull();
});

test("where the table allows no undo there is none", () => {
  FakeSocket.last.tell(table({ undo: false }), position({ number: 2, can_undo: true }));
  expect(at.canUndo).toBe(false);
});

test("hints are for the decision they were asked at", async () => {
  const moves = [{ move: "this", margin: null, error: null, reason: { code: "only" } }];
  at.hint();
  const { request } = FakeSocket.last.sent.at(-1)!;
  const another = { answers: 4, moves: ["that"] };
  FakeSocket.last.tell(position({ number: 2, decision: another }), { type: "hint", request, moves });
  await settled();
  expect(at.hints).toEqual([]);
  at.hint();
  FakeSocket.last.tell(position({ number: 3, decision: another })); // somebody else has done something
  FakeSocket.last.tell({ type: "hint", request: FakeSocket.last.sent.at(-1)!.request, moves });
  await settled();
  expect(at.hints).toEqual(moves);
});

test("what is refused is told", async () => {
  at.sit(1);
  const { request } = FakeSocket.last.sent.at(-1)!;
  FakeSocket.last.tell({ type: "refused", request, problem: { code: "seat-taken" } });
  await settled();
  expect(at.problem).toContain("taken");
});

test("at one screen, who takes it looks, and looks again after a lost connection", async () => {
  const seats = [seat("Ann", { mine: true }), seat("Bob", { mine: true })];
  FakeSocket.last.tell(table({ seats }), position({ number: 2, seat: null, due: [1], decision: null }));
  expect(at.handTo).toBe(1);
  at.take(1);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "look", seat: 1 });
  await grant(position({ number: 3, seat: 1, due: [1] }));
  expect(at.isHidden).toBe(false);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.last.come().sent).toMatchObject([{ type: "look", seat: 1 }]);
});

test("while a screen is handed on it shows what everybody may see, and the last move can be taken back", async () => {
  const seats = [seat("Ann", { mine: true }), seat("Bob", { mine: true })];
  FakeSocket.last.tell(table({ seats }), position({ number: 2, seat: null, due: [0], decision: null }));
  at.take(0);
  await grant(position({ number: 3, seat: 0, due: [0] }));
  FakeSocket.last.tell(position({ number: 4, seat: 0, due: [1], decision: null, can_undo: true }));
  expect([at.handTo, at.isHidden]).toEqual([1, true]);
  at.cover();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "look", seat: null });
  await grant(position({ number: 5, seat: null, due: [1], decision: null }));
  expect([at.handTo, at.isHidden, at.undoable]).toEqual([1, false, 0]);
  FakeSocket.last.tell(position({ number: 5, seat: 1, due: [1] })); // what the next one sees comes before the answer
  at.cover();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ seat: null });
  expect(FakeSocket.last.sent.filter(({ type }) => type === "look")).toHaveLength(2);
  at.uncover();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "undo", seat: 0 });
  await grant(position({ number: 6, seat: null, due: [0], decision: null }));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "look", seat: 0 });
});
