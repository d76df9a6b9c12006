import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../src/lib/api";
import { local } from "../../src/lib/local";
import { pasted } from "../../src/lib/pasted";
import { refused } from "../../src/lib/refusal";
import { place } from "../../src/lib/router.svelte";
import AnalysePage from "../../src/pages/AnalysePage.svelte";
import Study from "../../src/pages/Study.svelte";
import { seat } from "./fakes";

const FILE = "citywright game file\ngame: streets\nrules: 1\nplayers: 1\nresult: 0\n\nend 0\n";

beforeEach(() => {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.spyOn(local, "tables").mockResolvedValue([]);
  vi.spyOn(api, "me").mockResolvedValue({ id: "1", name: "Ann", account: null });
  vi.spyOn(api, "tables").mockResolvedValue([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a text is a game file, and a link names a table of this site", () => {
  expect(pasted(` ${FILE}`)).toEqual({ file: FILE });
  for (const path of ["t/maple", "t/maple/replay?at=3", "analyse/maple"]) {
    expect(pasted(`${location.origin}/${path} `)).toEqual({ id: "maple" });
  }
  expect(() => pasted(" ")).toThrow("nothing-pasted");
  expect(() => pasted("https://elsewhere.example/t/maple")).toThrow("elsewhere");
  expect(() => pasted(`${location.origin}/rules/streets`)).toThrow("rules");
});

test("what is pasted is opened, and what cannot be is told with the line", async () => {
  const open = vi.spyOn(local, "open").mockRejectedValueOnce(refused("file", "line 3: no"));
  render(AnalysePage);
  await fireEvent.input(screen.getByLabelText("A text or a link"), { target: { value: FILE } });
  await fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/cannot be opened.*line 3: no/);
  open.mockResolvedValue({ id: "home-7" });
  const clipboardData = { getData: () => FILE };
  await fireEvent(document.body, Object.assign(new Event("paste", { bubbles: true }), { clipboardData }));
  await waitFor(() => expect(place().path).toBe("/analyse/home-7"));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a game that is not over does not become one of mine", async () => {
  const open = vi.spyOn(local, "open");
  render(AnalysePage);
  const text = FILE.replace("result: 0", "result: unfinished");
  await fireEvent.input(screen.getByLabelText("A text or a link"), { target: { value: text } });
  await fireEvent.click(screen.getByRole("button", { name: "Open" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/not over yet/);
  expect(open).not.toHaveBeenCalled();
});

test("finished games that can be read lead to their analysis", async () => {
  const told = { game: "streets", seats: [seat("Ann")], my_turn: false, changed: 0, scores: [], winners: [] } as const;
  const listed = { ...told, seats: [...told.seats], scores: [], winners: [], problem: null, continues: false };
  vi.mocked(local.tables).mockResolvedValue([
    { ...listed, id: "home-1", stage: "over" },
    { ...listed, id: "home-2", stage: "playing" },
    { ...listed, id: "home-3", stage: "over", problem: { code: "broken" } },
  ]);
  render(AnalysePage);
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map((row) => row.querySelector("a")!.getAttribute("href"))).toEqual(["/analyse/home-1"]);
});

test("the hub leads to each study", () => {
  render(Study);
  expect(screen.getByRole("link", { name: "Choose a game" }).getAttribute("href")).toBe("/analyse");
});
