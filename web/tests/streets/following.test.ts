import { cleanup, fireEvent, render, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import StreetsTable from "../../src/streets/StreetsTable.svelte";
import { shownTold } from "../../src/streets/telling";
import type { Preview } from "../../src/wire";
import { english, fixture, sayIn, seatsOf, Unmeasured } from "./fixtures";

vi.stubGlobal("ResizeObserver", Unmeasured);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function shown(name: string, hinted: string[] = []) {
  const { box, options, position, inspected } = fixture(name);
  const hints = hinted.map((move) => ({ move, margin: 1, error: 1, reason: { code: "later" } }));
  const choose = vi.fn();
  const preview = async (move: string) => ({ move, events: [], scores: position.scores }) as unknown as Preview;
  const seats = seatsOf(fixture(name));
  const given = { box, seats, position, options, found: inspected.found, hints, choose, preview };
  const { container, component, rerender } = render(StreetsTable, given);
  return { container, choose, follow: component.follow, rerender, given };
}

const moves = (name: string) => fixture(name).position.decision!.moves;

test("a hint is previewed, and built only when that is confirmed", async () => {
  const move = moves("start").at(-1)!;
  const { container, choose, follow } = shown("start");
  await follow(move);
  expect(choose).not.toHaveBeenCalled();
  expect(container.querySelector("[data-hand][aria-pressed=true]")?.getAttribute("data-hand")).toBe(move.split(" ")[1]);
  expect(document.activeElement?.getAttribute("data-place")).toBe(move.split(" ")[2]);
  await fireEvent.click(container.querySelector(".floating .primary")!);
  expect(choose).toHaveBeenCalledWith(move);
});

test("a hint without a place is marked in the list, and has the focus", async () => {
  const move = moves("tokens").at(-1)!;
  const { container, choose, follow } = shown("tokens");
  await follow(move);
  expect(container.querySelector(".choices .looked")?.getAttribute("data-move")).toBe(move);
  expect(document.activeElement?.getAttribute("data-move")).toBe(move);
  expect(choose).not.toHaveBeenCalled();
});

test("hints of every tile stay marked while one is chosen", async () => {
  const all = moves("start");
  const tile = (move: string) => move.split(" ")[1];
  const hinted = [all[0], all.find((move) => tile(move) !== tile(all[0]))!];
  const { container } = shown("start", hinted);
  await fireEvent.click(container.querySelector(`[data-hand="${tile(all[0])}"]`)!);
  expect(container.querySelectorAll(".hint")).toHaveLength(2);
});

test("hints do not name cells by numbers that nobody sees", () => {
  const move = moves("start").find((text) => text.startsWith("build"))!;
  for (const say of [english, sayIn("ru")]) expect(shownTold(move, say)).not.toMatch(/\d/);
});

test("number keys take a tile whatever button has the focus, but not while one is writing", async () => {
  const { container } = shown("start");
  const chosen = () => container.querySelector("[data-hand][aria-pressed=true]");
  const [field, button] = ["input", "button"].map((name) => document.body.appendChild(document.createElement(name)));
  await fireEvent.keyDown(field, { key: "1" });
  expect(chosen()).toBeNull();
  await fireEvent.keyDown(button, { key: "1" });
  expect(chosen()).not.toBeNull();
  expect(document.activeElement).toBe(chosen());
});

test("what comes to be under a pointer at rest is not told about; what one goes to or clicks is", async () => {
  const { container } = shown("start");
  const building = container.querySelector("[data-building]")!;
  const told = () => container.querySelector(".outline");
  const here = { pointerType: "mouse", clientX: 5, clientY: 5 };
  await fireEvent.pointerMove(document.body, here);
  await fireEvent.pointerEnter(building, here);
  expect(told()).toBeNull();
  await fireEvent.click(building);
  await fireEvent.click(building);
  await waitFor(() => expect(told()).not.toBeNull());
  await fireEvent.pointerLeave(building, here);
  expect(told()).toBeNull();
  await fireEvent.pointerEnter(building, { ...here, clientX: 9 });
  await waitFor(() => expect(told()).not.toBeNull());
});
