import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Kit } from "../../src/lib/games";
import { AtTable } from "../../src/lib/table.svelte";
import { speak } from "../../src/lib/words.svelte";
import Actions from "../../src/parts/Actions.svelte";
import HintCard from "../../src/parts/HintCard.svelte";
import { FakeSocket, position, table } from "./fakes";

const KIT = { shownTold: (move: string) => `to do ${move}` } as unknown as Kit;

let at: AtTable;

beforeEach(() => {
  speak("en");
  FakeSocket.made = [];
  at = new AtTable("maple", FakeSocket.open);
  FakeSocket.last.come().tell(table(), position());
});
afterEach(() => {
  cleanup();
  at.leave();
  vi.unstubAllGlobals();
});

function hinted() {
  at.hints = ["this", "that"].map((move) => ({ move, margin: null, error: null, reason: { code: "only" } }));
  const follow = vi.fn();
  render(HintCard, { at, kit: KIT, follow });
  return follow;
}

test("a click on a hint takes it up and makes no move", async () => {
  const follow = hinted();
  await fireEvent.click(screen.getByText("to do that"));
  expect(follow).toHaveBeenCalledWith("that");
  expect(FakeSocket.last.sent).toEqual([]);
  expect(screen.getByText("to do this")).toBeTruthy();
});

test("a hint says what it is expected to bring at the end, and how sure that is", () => {
  at.hints = [
    { move: "this", margin: 3.26, error: 0.51, reason: { code: "later" } },
    { move: "that", margin: -1, error: 0.2, reason: { code: "later" } },
    { move: "once tried", margin: 2, error: null, reason: { code: "later" } },
  ];
  const { container } = render(HintCard, { at, kit: KIT, follow: vi.fn() });
  const shown = [...container.querySelectorAll(".margin")].map((each) => each.textContent?.replace(/\s+/g, " ").trim());
  expect(shown).toEqual(["+3.3 ± 0.5", "−1.0 ± 0.2", "+2.0"]);
  expect(screen.getByText(/the expected final lead/)).toBeTruthy();
});

test("on a phone the hints make way for what one of them would bring", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  hinted();
  await fireEvent.click(screen.getByText("to do that"));
  expect(screen.queryByText("to do this")).toBeNull();
  await fireEvent.click(screen.getByLabelText("Show the hints"));
  expect(screen.getByText("to do this")).toBeTruthy();
});

test("on a phone the hints make way for the board as soon as it is touched, and for nothing else", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  hinted();
  await fireEvent.click(document.body);
  expect(screen.getByText("to do this")).toBeTruthy();
  const board = document.body.appendChild(document.createElement("div"));
  board.className = "play";
  await fireEvent.click(board);
  board.remove();
  expect(screen.queryByText("to do this")).toBeNull();
});

test.each([
  [true, /until something new is revealed/],
  [false, /switched off/],
])("an undo that cannot be says why (table with undo: %s)", async (undo, why) => {
  FakeSocket.last.tell(table({ undo }));
  render(Actions, { at, open: () => {}, result: null });
  const button = screen.getByLabelText("Undo (U)");
  expect([button.getAttribute("aria-disabled"), button.title]).toEqual(["true", expect.stringMatching(why)]);
  await fireEvent.click(button);
  expect(at.problem).toMatch(why);
  expect(FakeSocket.last.sent).toEqual([]);
});
