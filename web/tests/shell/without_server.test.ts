import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import made from "../../fixtures/offered.json";
import { api } from "../../src/lib/api";
import { isConnected, note } from "../../src/lib/connection.svelte";
import { local } from "../../src/lib/local";
import { myName, rename } from "../../src/lib/me.svelte";
import { Refusal } from "../../src/lib/refusal";
import { go, place } from "../../src/lib/router.svelte";
import { say, speak } from "../../src/lib/words.svelte";
import Account from "../../src/pages/Account.svelte";
import Games from "../../src/pages/Games.svelte";
import SetUp from "../../src/pages/SetUp.svelte";
import type { Offered, TableListed } from "../../src/wire";
import { seat } from "./fakes";

const OFFERED = made as unknown as Offered;
const fetched = vi.fn(async (): Promise<Response> => Promise.reject(new TypeError("away")));

function listed(id: string, more: Partial<TableListed> = {}) {
  const seats = [seat("Ann", { mine: true }), seat("Ada", { who: "bot", level: "casual" })];
  const table: TableListed = { id, game: "streets", stage: "playing", seats, my_turn: true, changed: 1, scores: [3, 4], winners: [], ...more }; // prettier-ignore
  return { ...table, problem: null, continues: false };
}

beforeEach(() => {
  speak("en");
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("fetch", fetched);
  fetched.mockClear();
  document.documentElement.dataset.home = "static";
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
  vi.spyOn(local, "offered").mockResolvedValue(OFFERED);
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  delete document.documentElement.dataset.home;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  note(true);
});

test("a static site asks no server for anything", async () => {
  await expect(api.tables()).rejects.toThrow(Refusal);
  expect(fetched).not.toHaveBeenCalled();
  expect(isConnected()).toBe(false);
});

test("a server that does not answer is missed until it does", async () => {
  delete document.documentElement.dataset.home;
  await expect(api.tables()).rejects.toThrow(Refusal);
  expect(isConnected()).toBe(false);
  fetched.mockResolvedValueOnce(new Response("[]"));
  await api.tables();
  expect(isConnected()).toBe(true);
});

test("one's name is kept in the browser", async () => {
  await rename("Ann");
  expect([myName(), localStorage.getItem("name")]).toEqual(["Ann", "Ann"]);
  render(Account);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(say("title-you"));
  expect(screen.queryByText(say("account-head"))).toBeNull();
});

test.each(["", "  ", "A, B", "A".repeat(25), "A\u200bnn"])("no name: '%s'", async (name) => {
  await rename("Ann");
  await expect(rename(name)).rejects.toMatchObject({ problem: { code: "name" } });
  expect([myName(), localStorage.getItem("name")]).toEqual(["Ann", "Ann"]);
});

test("a name is kept here first, and then told to the server", async () => {
  delete document.documentElement.dataset.home;
  await expect(rename(" Ann  B ")).rejects.toMatchObject({ problem: { code: "unreachable" } });
  expect([myName(), localStorage.getItem("name")]).toEqual(["Ann B", "Ann B"]);
});

test("who is asked depends on the table", async () => {
  vi.resetModules(); // nobody has been introduced
  const { keeper } = await import("../../src/lib/tables");
  const { local } = await import("../../src/lib/local");
  expect(await keeper("home-1")).toBe(local);
  await expect(keeper("maple")).rejects.toThrow("no-server");
});

test("with friends there must be a server; all else is played here", async () => {
  const make = vi.spyOn(local, "make").mockResolvedValue({ id: "home-7" });
  go("/new/streets?way=friends");
  render(SetUp, { game: "streets" });
  expect(await screen.findByText(say("friends-no-server"))).toBeTruthy();
  expect(screen.queryByRole("button", { name: say("new-invite") })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: say("way-bots") }));
  const begin = await screen.findByRole("button", { name: say("new-begin") });
  expect(screen.queryByText(say("who-open"))).toBeNull();
  await fireEvent.input(screen.getByLabelText(say("new-me")), { target: { value: "Ann" } });
  await waitFor(() => expect((begin as HTMLButtonElement).disabled).toBe(false));
  await fireEvent.click(begin);
  await waitFor(() => expect(place().path).toBe("/t/home-7"));
  expect(make).toHaveBeenCalledWith(expect.objectContaining({ game: "streets", days: 0 }), "Ann");
});

test("a server that fails late does not disturb another choice", async () => {
  delete document.documentElement.dataset.home;
  let fail = (_: Refusal) => {};
  vi.spyOn(api, "me").mockResolvedValue({ id: "a", name: "Ann", account: null });
  vi.spyOn(api, "offered").mockReturnValue(new Promise((_, reject) => (fail = reject)));
  go("/new/streets?way=friends");
  render(SetUp, { game: "streets" });
  await waitFor(() => expect(api.offered).toHaveBeenCalled());
  await fireEvent.click(screen.getByRole("button", { name: say("way-bots") }));
  const begin = await screen.findByRole("button", { name: say("new-begin") });
  fail(new Refusal({ code: "unreachable" }));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(screen.queryByText(say("friends-unreachable"))).toBeNull();
  expect(begin.isConnected).toBe(true);
});

test("while a choice is on its way, an earlier one does not let the game begin", async () => {
  const ends: ((offered: Offered) => void)[] = [];
  vi.mocked(local.offered).mockResolvedValueOnce(OFFERED);
  vi.mocked(local.offered).mockImplementation(() => new Promise((resolve) => ends.push(resolve)));
  go("/new/streets?way=bots");
  render(SetUp, { game: "streets" });
  const begin = (await screen.findByRole("button", { name: say("new-begin") })) as HTMLButtonElement;
  await fireEvent.click(screen.getByRole("button", { name: say("way-screen") }));
  await fireEvent.click(screen.getByRole("button", { name: say("way-solo") }));
  ends[0](OFFERED);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(begin.disabled).toBe(true);
  ends[1](OFFERED);
  await waitFor(() => expect(begin.disabled).toBe(false));
});

test("games of this browser are listed, and deleted only if that is meant", async () => {
  const tables = vi.spyOn(local, "tables").mockResolvedValue([listed("home-1")]);
  const remove = vi.spyOn(local, "remove").mockResolvedValue();
  const { container } = render(Games);
  await fireEvent.click(await screen.findByRole("button", { name: say("delete-game") }));
  expect(remove).not.toHaveBeenCalled();
  tables.mockResolvedValue([]);
  await fireEvent.click(await screen.findByText(say("delete-do")));
  expect(remove).toHaveBeenCalledWith("home-1");
  expect(await screen.findByText(new RegExp(say("games-none")))).toBeTruthy();
  expect(container.querySelector("[role=alert]")).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

test("a game that cannot be deleted or downloaded says so", async () => {
  vi.spyOn(local, "tables").mockResolvedValue([listed("home-1")]);
  vi.spyOn(local, "remove").mockRejectedValue(new Refusal({ code: "failed" }));
  vi.spyOn(local, "file").mockRejectedValue(new Refusal({ code: "no-table" }));
  render(Games);
  await fireEvent.click(await screen.findByRole("button", { name: say("menu-download") }));
  expect(await screen.findByText(say("problem-no-table"))).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: say("delete-game") }));
  await fireEvent.click((await screen.findAllByText(say("menu-download"))).at(-1)!);
  await waitFor(() => expect(screen.getAllByText(say("problem-no-table"))).toHaveLength(2));
  await fireEvent.click(screen.getByText(say("delete-do")));
  expect(await screen.findByText(say("problem-failed"))).toBeTruthy();
});

test("tables of the server are listed beside them, as long as it answers", async () => {
  delete document.documentElement.dataset.home;
  vi.spyOn(local, "tables").mockResolvedValue([listed("home-1")]);
  vi.spyOn(api, "me").mockResolvedValue({ id: "a", name: "Ann", account: null });
  vi.spyOn(api, "tables").mockResolvedValue([listed("maple", { stage: "over" })]);
  const { unmount } = render(Games);
  expect(await screen.findByText(new RegExp(`^${say("games-online")}`))).toBeTruthy();
  unmount();
  vi.mocked(api.tables).mockImplementation(() => (note(false), Promise.reject(new Refusal({ code: "unreachable" }))));
  render(Games);
  expect(await screen.findByText(say("games-away"))).toBeTruthy();
  expect(screen.getByText(say("games-state-yours"))).toBeTruthy();
});

test("a game file is opened; one that is none is refused", async () => {
  vi.spyOn(local, "tables").mockResolvedValue([]);
  const open = vi.spyOn(local, "open").mockRejectedValueOnce(new Refusal({ code: "file" }));
  const { container } = render(Games);
  const input = container.querySelector<HTMLInputElement>("input[type=file]")!;
  const file = new File(["citywright game file"], "a.game");
  await fireEvent.change(input, { target: { files: [file] } });
  expect((await screen.findByRole("alert")).textContent).toBe(say("problem-file"));
  open.mockResolvedValueOnce({ id: "home-3" });
  const dataTransfer = { types: ["Files"], files: [file] };
  await fireEvent(window, Object.assign(new Event("dragover", { cancelable: true }), { dataTransfer }));
  await fireEvent(window, Object.assign(new Event("drop", { cancelable: true }), { dataTransfer }));
  await waitFor(() => expect(place().path).toBe("/t/home-3"));
  expect(open).toHaveBeenLastCalledWith("citywright game file");
});
