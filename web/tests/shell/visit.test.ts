import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { local } from "../../src/lib/local";
import { Refusal } from "../../src/lib/refusal";
import { Visit } from "../../src/lib/visit.svelte";
import { say, speak } from "../../src/lib/words.svelte";
import TablePage from "../../src/pages/TablePage.svelte";
import { FakeSocket, table } from "./fakes";

let sockets: FakeSocket[];

beforeEach(() => {
  speak("en");
  sockets = FakeSocket.made = [];
  vi.spyOn(local, "socket").mockImplementation(FakeSocket.open);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("whoever leaves on the way never arrives", async () => {
  let tell = (_: ReturnType<typeof table>) => {};
  vi.spyOn(local, "table").mockReturnValue(new Promise((resolve) => (tell = resolve)));
  const visit = new Visit(() => "home-1");
  await vi.waitFor(() => expect(local.table).toHaveBeenCalled());
  visit.leave();
  tell(table({ id: "home-1" }));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sockets).toEqual([]);
});

test.each([
  [new Refusal({ code: "no-table" }, 404), "missing-table"],
  [new Refusal({ code: "broken" }), "problem-broken"],
])("a table that is gone while one sits there: %s", async (refusal, message) => {
  vi.spyOn(local, "table").mockResolvedValue(table({ id: "home-1" }));
  render(TablePage, { id: "home-1" });
  await vi.waitFor(() => expect(sockets.length).toBe(1));
  FakeSocket.last.onrefused!(refusal);
  expect(await screen.findByText(say(message))).toBeTruthy();
  expect(FakeSocket.last.closed).toBe(true);
  const canDownload = screen.queryByRole("button", { name: say("menu-download") }) !== null;
  expect(canDownload).toBe(refusal.problem.code === "broken");
});
