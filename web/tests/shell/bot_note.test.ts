import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Kit } from "../../src/lib/games";
import { local } from "../../src/lib/local";
import { AtTable } from "../../src/lib/table.svelte";
import { speak } from "../../src/lib/words.svelte";
import Actions from "../../src/parts/Actions.svelte";
import BotNote from "../../src/parts/BotNote.svelte";
import type { Reason } from "../../src/wire";
import { entry, FakeSocket, position, seat, table } from "./fakes";

// Moves that only settle what another has brought about are not told.
const KIT = { brieflyTold: (move: string) => (move.startsWith("send") ? "" : move) } as unknown as Kit;
const SEATS = [seat("Ann", { mine: true }), seat("Ada", { who: "bot", level: "casual" })];
let at: AtTable;

beforeEach(() => {
  speak("en");
  FakeSocket.made = [];
  at = new AtTable("home-1", FakeSocket.open);
});
afterEach(() => {
  cleanup();
  at.leave();
  vi.restoreAllMocks();
});

function played(...moves: [number, string][]): void {
  const log = moves.map(([actor, move], i) => entry(i + 1, { actor, move }));
  FakeSocket.last.come().tell(table({ seats: SEATS }), position({ log, due: [1], decision: null }));
}

function because(reason: Reason | null) {
  return vi.spyOn(local, "why").mockResolvedValue(reason);
}

test("what a bot did last is told with its reason, of which only this seat's knowledge decides", async () => {
  const why = because({ code: "rival", amount: 4, values: { seat: 0 } });
  played([0, "build"], [1, "Pizzeria"], [1, "send somebody"]);
  render(BotNote, { at, kit: KIT });
  expect(await screen.findByText("Ada: Pizzeria. This costs Ann about $4.")).toBeTruthy();
  expect(why).toHaveBeenCalledWith("home-1", 2, 0);
});

test("a reason about a bot's hand is not told", async () => {
  const why = because({ code: "hand", amount: 4 });
  played([1, "Pizzeria"]);
  render(BotNote, { at, kit: KIT });
  await vi.waitFor(() => expect(why).toHaveBeenCalled());
  expect(await screen.findByText("Ada: Pizzeria")).toBeTruthy();
});

test("after one's own move nothing is told of bots", () => {
  because(null);
  played([1, "Pizzeria"], [0, "Bank"]);
  render(BotNote, { at, kit: KIT });
  expect(screen.queryByText(/Ada/)).toBeNull();
});

test("while bots move, one can skip to one's own turn", async () => {
  const hurry = vi.spyOn(local, "hurry").mockResolvedValue();
  played([0, "Bank"]);
  render(Actions, { at, open: () => {}, result: null });
  await fireEvent.click(screen.getByLabelText("Skip to my turn (S)"));
  expect(hurry).toHaveBeenCalledWith("home-1");
  FakeSocket.last.tell(position({ number: 2, keep: 1 }));
  await vi.waitFor(() => expect(screen.queryByLabelText("Skip to my turn (S)")).toBeNull());
});
