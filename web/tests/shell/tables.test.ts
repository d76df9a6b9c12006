import { cleanup, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HomeListed } from "../../src/engine/home";
import { api } from "../../src/lib/api";
import { local } from "../../src/lib/local";
import * as me from "../../src/lib/me.svelte";
import { say, speak } from "../../src/lib/words.svelte";
import MyTables from "../../src/parts/MyTables.svelte";
import type { TableListed } from "../../src/wire";
import { seat } from "./fakes";

beforeEach(() => speak("en"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function listed(id: string, more: Partial<TableListed>): TableListed {
  const seats = [seat("Ann", { mine: true }), seat(`Ben of ${id}`)];
  return {
    id,
    game: "streets",
    stage: "playing",
    seats,
    my_turn: false,
    changed: 0,
    scores: [7, 9],
    winners: [],
    ...more,
  };
}

test("games of older rules are listed among those in progress until they are closed", async () => {
  vi.spyOn(me, "introduced").mockResolvedValue(undefined as never);
  vi.spyOn(local, "tables").mockResolvedValue([]);
  vi.spyOn(api, "tables").mockResolvedValue([
    listed("old", { stage: "broken", scores: [] }),
    listed("given-up", { stage: "closed" }),
    listed("done", { stage: "over", winners: [1] }),
  ]);
  render(MyTables);
  const running = within(await screen.findByRole("region", { name: say("games-running") }));
  const ended = within(screen.getByRole("region", { name: say("games-over") }));
  expect(running.getByText(say("games-state-broken")).closest("a")!.textContent).not.toContain("$");
  expect(ended.getByText(say("games-state-closed")).closest("a")!.textContent).toContain("Ben of given-up");
  expect(running.getAllByRole("link")).toHaveLength(1);
  expect(ended.getAllByRole("listitem")).toHaveLength(2);
  expect(ended.getAllByRole("link", { name: "Analyse" })).toHaveLength(1);
});

test("a game that continues another is told apart, and seats of Townies have no colours that are not theirs", async () => {
  vi.spyOn(me, "introduced").mockResolvedValue(undefined as never);
  vi.spyOn(api, "tables").mockResolvedValue([]);
  const here = (id: string, more: Partial<HomeListed>) =>
    ({ ...listed(id, {}), problem: null, continues: false, ...more }) as HomeListed;
  vi.spyOn(local, "tables").mockResolvedValue([
    here("h-what-if", { game: "townies", continues: true }),
    here("h-first", {}),
  ]);
  const { container } = render(MyTables);
  const running = within(await screen.findByRole("region", { name: say("games-running") }));
  const rows = running.getAllByRole("link").map((row) => row.textContent!);
  expect(rows.map((row) => row.includes(say("games-continues")))).toEqual([true, false]);
  const fills = [...container.querySelectorAll(".seat svg > circle")].map((mark) => mark.getAttribute("fill"));
  expect(fills).toEqual([null, null, "var(--seat-0)", "var(--seat-1)"]);
});
