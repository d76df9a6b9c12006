import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/lib/api";
import { local } from "../../src/lib/local";
import * as me from "../../src/lib/me.svelte";
import { Refusal } from "../../src/lib/refusal";
import { Visit } from "../../src/lib/visit.svelte";
import { say, speak } from "../../src/lib/words.svelte";
import TablePage from "../../src/pages/TablePage.svelte";
import { FakeSocket, seat, table } from "./fakes";

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

const has = (message: string) => screen.queryByText(say(message)) !== null;

function found(more: Parameters<typeof table>[0]): void {
  vi.spyOn(me, "introduced").mockResolvedValue(undefined as never);
  vi.spyOn(api, "table").mockResolvedValue(table(more));
}

test("a game of older rules is closed by whoever sits there, and can then be downloaded", async () => {
  found({ stage: "broken", host: false, seats: [seat("Ann"), seat("Ben", { mine: true })] });
  const closing = vi.spyOn(api, "close").mockResolvedValue(table({ stage: "closed" }));
  render(TablePage, { id: "maple" });
  const button = await screen.findByRole("button", { name: say("close-do") });
  expect(has("problem-broken") && !has("close-lead") && !has("menu-download")).toBe(true);
  await fireEvent.click(button);
  expect(has("close-lead") && !has("close-do")).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: say("close-not") }));
  expect(has("close-lead") || closing.mock.calls.length > 0).toBe(false);
  await fireEvent.click(screen.getByRole("button", { name: say("close-do") }));
  await fireEvent.click(screen.getByRole("button", { name: say("close-sure") }));
  expect(closing).toHaveBeenCalledWith("maple");
  expect(await screen.findByText(say("problem-closed"))).toBeTruthy();
  expect(has("menu-download") && !has("close-do") && !has("close-lead")).toBe(true);
});

test("a finished game is not closed, even if its log is damaged", async () => {
  found({ stage: "over", host: true });
  vi.stubGlobal("WebSocket", function () {
    return FakeSocket.open();
  });
  render(TablePage, { id: "maple" });
  await vi.waitFor(() => expect(sockets.length).toBe(1));
  FakeSocket.last.come().tell({ type: "refused", request: 0, problem: { code: "broken", detail: "" } });
  FakeSocket.last.drop(4404);
  expect(await screen.findByText(say("problem-broken"))).toBeTruthy();
  expect(has("close-do")).toBe(false);
  vi.unstubAllGlobals();
});

test("others cannot close it", async () => {
  found({ stage: "broken", host: false, seats: [seat("Ann")] });
  render(TablePage, { id: "maple" });
  expect(await screen.findByText(say("problem-broken"))).toBeTruthy();
  expect(has("close-do") || has("menu-download")).toBe(false);
});

test("a closed game can be downloaded by all", async () => {
  found({ stage: "closed", host: false, seats: [seat("Ann")] });
  render(TablePage, { id: "maple" });
  expect(await screen.findByText(say("problem-closed"))).toBeTruthy();
  expect(has("menu-download") && !has("close-do")).toBe(true);
});

test("a game whose log cannot be followed is told when one sits down, and can be closed", async () => {
  found({ stage: "playing", host: true });
  vi.stubGlobal("WebSocket", function () {
    return FakeSocket.open();
  });
  render(TablePage, { id: "maple" });
  await vi.waitFor(() => expect(sockets.length).toBe(1));
  FakeSocket.last.come().tell({ type: "refused", request: 0, problem: { code: "broken", detail: "" } });
  FakeSocket.last.drop(4404);
  expect(await screen.findByRole("button", { name: say("close-do") })).toBeTruthy();
  vi.unstubAllGlobals();
});
