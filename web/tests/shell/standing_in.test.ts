import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AtTable } from "../../src/lib/table.svelte";
import PlayersPanel from "../../src/parts/PlayersPanel.svelte";
import { FakeSocket, position, seat, table } from "./fakes";

const LEVELS = ["first-timer", "casual", "regular", "expert", "master"];
let at: AtTable;

beforeEach(() => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ levels: LEVELS })));
  at = new AtTable("maple", FakeSocket.open);
});
afterEach(() => {
  cleanup();
  at.leave();
  vi.unstubAllGlobals();
});

test("whoever lets a bot play for somebody away chooses how strong it is", async () => {
  const seats = [seat("Ann", { mine: true }), seat("Bob", { here: false, stand_in_at: 1 })];
  FakeSocket.last.come().tell(table({ seats, host: true }), position());
  render(PlayersPanel, { at, total: () => 0, explain: () => {} });
  const level = screen.getByRole<HTMLSelectElement>("combobox");
  expect(level.value).toBe("regular");
  await waitFor(() => expect(level.options).toHaveLength(LEVELS.length));
  expect(level.value).toBe("regular");
  await fireEvent.change(level, { target: { value: "master" } });
  await fireEvent.click(screen.getByRole("button", { name: /bot/ }));
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "stand-in", seat: 1, level: "master" });
});

test("until somebody has been away for long enough, the panel says how long to wait", () => {
  const seats = [seat("Ann", { mine: true }), seat("Bob", { here: false, stand_in_at: Date.now() / 1000 + 40 })];
  FakeSocket.last.come().tell(table({ seats, host: true }), position());
  render(PlayersPanel, { at, total: () => 0, explain: () => {} });
  expect(screen.queryByRole("button", { name: /bot/ })).toBeNull();
  expect(screen.getByText(/not back in \S*\d\d\S* seconds/)).toBeTruthy();
});

test("whoever leaves may name the bot that plays on", async () => {
  FakeSocket.last.come().tell(table(), position());
  at.standUp(0, "casual");
  at.standUp(0);
  const sent = FakeSocket.last.sent.map((message) => ("level" in message ? message.level : null));
  expect(sent).toEqual(["casual", "regular"]);
});
