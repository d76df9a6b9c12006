import { cleanup, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { AtTable } from "../../src/lib/table.svelte";
import { say, speak } from "../../src/lib/words.svelte";
import Notices from "../../src/parts/Notices.svelte";
import { FakeSocket, position, seat, table } from "./fakes";

let at: AtTable;
beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  at.leave();
});

test("whoever is there is told when a bot fails and another plays on", async () => {
  at = new AtTable("maple", FakeSocket.open);
  const bots = (...levels: string[]) => levels.map((level) => seat(level, { who: "bot", level, name: "Ada" }));
  FakeSocket.last.come().tell(table({ seats: [seat("Ann"), ...bots("spender", "casual")] }), position());
  render(Notices, { at });
  expect(screen.queryByText(/spender/)).toBeNull();
  FakeSocket.last.tell(table({ seats: [seat("Ann"), ...bots("regular", "casual")] }));
  expect(await screen.findAllByText(/the bot spender failed/)).toHaveLength(1);
});

test("a seat that a bot fills, or takes over, is no failure", () => {
  at = new AtTable("maple", FakeSocket.open);
  FakeSocket.last.come().tell(table({ seats: [seat("?", { who: "open" }), seat("Bob")] }), position());
  FakeSocket.last.tell(
    table({ seats: [seat("Ada", { who: "bot", level: "casual" }), seat("Bob", { level: "regular", stood_in: true })] }),
  );
  expect(at.failed).toEqual([]);
});

test("what hinders a table in this browser is said until it is over", async () => {
  at = new AtTable("home-1", FakeSocket.open);
  FakeSocket.last.come().tell(table(), position());
  render(Notices, { at });
  FakeSocket.last.onwarning!({ code: "not-loaded" });
  const told = await screen.findByText(say("problem-not-loaded"));
  FakeSocket.last.onwarning!(null);
  await waitFor(() => expect(told.isConnected).toBe(false));
});
