import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { local } from "../../src/lib/local";
import { place } from "../../src/lib/router.svelte";
import { speak } from "../../src/lib/words.svelte";
import ReplayPage from "../../src/pages/ReplayPage.svelte";
import { Unmeasured } from "./fixtures";
import { replayOf } from "./replays";

const replay = () => replayOf("over");
const { box, frames } = replay();

beforeEach(() => {
  speak("en");
  vi.stubGlobal("ResizeObserver", Unmeasured);
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  vi.spyOn(local, "replay").mockImplementation(async () => replay());
  vi.spyOn(local, "box").mockResolvedValue(box as never);
  const paid = { amount: "amount", thing: "tile-{tile}", at_once: true, unless: "half" };
  vi.spyOn(local, "brings").mockResolvedValue({ paid });
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const count = () => screen.getByRole("slider").getAttribute("aria-valuetext")!;
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });

test("one count, the same in the bar, the address and for a new game from here", async () => {
  render(ReplayPage, { id: "home-1" });
  await screen.findByRole("slider", {}, { timeout: 20_000 });
  await press("End");
  const last = frames.at(-1)!.entry!.number;
  expect(count()).toBe(`turn 36 of 36, move ${last} of ${last}`);
  await press("ArrowLeft");
  const [, turn, move] = /(turn \d+ of 36), (move \d+ of \d+)/.exec(count())!;
  await vi.waitFor(() => expect(`move ${place().query.get("at")} of ${last}`).toBe(move), 3000);
  await fireEvent.click(screen.getByTitle("What if…"));
  expect(document.querySelector("dialog")!.textContent).toContain(`${turn}, after ${move}.`);
});

test("turns are gone through by key, and listed with what was built and what it brought", async () => {
  render(ReplayPage, { id: "home-1" });
  await screen.findByRole("slider", {}, { timeout: 20_000 });
  const turns = screen.getAllByRole("button").filter((each) => each.classList.contains("turn"));
  expect(turns).toHaveLength(36);
  await press("Home");
  await press("ArrowRight", { shiftKey: true });
  expect(count()).toMatch(/^turn 2 of 36/);
  await press("n", { code: "KeyN" });
  const row = document.querySelector("li.current .turn")!;
  expect(row.textContent).toMatch(/\+\$\d+/);
  await fireEvent.click(turns[4]);
  expect(count()).toMatch(/^turn 5 of 36/);
});

test("a player's money tells where it comes from, and leads to the step that brought it", async () => {
  render(ReplayPage, { id: "home-1" });
  await screen.findByRole("slider", {}, { timeout: 20_000 });
  await press("End");
  await fireEvent.click(document.querySelector(".players .explains")!);
  const [first] = await screen.findAllByText(/^turn \d+$/);
  const amounts = [...document.querySelectorAll("dialog li b")].map((each) => Number(each.textContent!.slice(1)));
  expect(amounts.reduce((some, amount) => some + amount)).toBe(replay().frames.at(-1)!.scores[0]);
  await fireEvent.click(first.closest("li")!.querySelector("button")!);
  const { entry } = replay().frames.find(({ scores }) => scores[0] > 0)!;
  expect(count()).toContain(`move ${entry!.number} of`);
  expect(document.querySelector("dialog")).toBeNull();
});
