import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { handTo, isHidden, isShared } from "../../src/lib/screen";
import { speak } from "../../src/lib/words.svelte";
import Cover from "../../src/parts/Cover.svelte";
import { position, seat } from "./fakes";

const SHARED = [seat("Ann", { mine: true }), seat("Bob", { mine: true }), seat("Bot", { who: "bot", level: "casual" })];

afterEach(cleanup);

test("a screen is shared if several people hold seats at it", () => {
  expect(isShared(SHARED)).toBe(true);
  expect(isShared([SHARED[0], seat("Bob")])).toBe(false);
  expect(isShared([SHARED[0], seat("Bob", { mine: true, stood_in: true })])).toBe(false);
});

test("nobody sees anything before the first has taken the screen", () => {
  expect(handTo(SHARED, position({ due: [0] }), null)).toBe(0);
  expect(isHidden(SHARED, position({ seat: 0 }), null)).toBe(true);
});

test("whoever has taken it goes on as long as it is their turn", () => {
  expect(handTo(SHARED, position({ due: [0] }), 0)).toBeNull();
  expect(isHidden(SHARED, position({ seat: 0 }), 0)).toBe(false);
});

test("between turns it is handed on", () => {
  expect(handTo(SHARED, position({ due: [1] }), 0)).toBe(1);
  expect(isHidden(SHARED, position({ seat: 0 }), 1)).toBe(true);
});

test("while bots play it stays with whoever had it", () => {
  expect(handTo(SHARED, position({ due: [2] }), 0)).toBeNull();
});

test("where several are due at once, each gets it in turn", () => {
  expect(handTo(SHARED, position({ due: [0, 1] }), 0)).toBeNull();
  expect(handTo(SHARED, position({ due: [1] }), 0)).toBe(1);
});

test("a spectator's view hides nothing", () => {
  expect(isHidden(SHARED, position({ seat: null }), 0)).toBe(false);
});

test("somebody alone at a screen is never asked", () => {
  const seats = [seat("Ann", { mine: true }), seat("Bob")];
  expect(handTo(seats, position({ due: [0] }), null)).toBeNull();
  expect(isHidden(seats, position({ seat: 0 }), null)).toBe(false);
});

test("the cover names who is next, and gives way when pressed", () => {
  speak("en");
  const take = vi.fn();
  render(Cover, { seat: 1, name: "Bob", colour: "red", take, undo: null });
  expect(screen.getByRole("heading").textContent).toBe("Hand the screen to Bob");
  screen.getByRole("button").click();
  expect(take).toHaveBeenCalledOnce();
});

test("whoever has just moved may take it back from the cover", () => {
  const undo = vi.fn();
  render(Cover, { seat: 1, name: "Bob", colour: "red", take: vi.fn(), undo });
  screen.getAllByRole("button")[1].click();
  expect(undo).toHaveBeenCalledOnce();
});
