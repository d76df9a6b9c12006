import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { prefer } from "../../src/lib/preferences.svelte";
import { Reveal } from "../../src/townies/reveal.svelte";
import TowniesTable from "../../src/townies/TowniesTable.svelte";
import { lastDrawn } from "../../src/townies/view";
import type { Preview } from "../../src/wire";
import { fixtures, people } from "./fixtures";

vi.setConfig({ testTimeout: 20000 });
const film = fixtures.film.film!;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false })); // things may move
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  prefer("pace", "usual");
  prefer("motion", "system");
});

test("one seat after the other, each as long as the pace says", () => {
  const reveal = new Reveal();
  prefer("pace", "quick");
  reveal.start([2, 1]);
  expect(reveal.seat).toBe(2);
  vi.advanceTimersByTime(950);
  expect(reveal.seat).toBe(1);
  vi.advanceTimersByTime(950);
  expect(reveal.seat).toBeNull();
});

test("nothing when nothing may move, or at once", () => {
  const reveal = new Reveal();
  prefer("motion", "off");
  reveal.start([1]);
  expect(reveal.seat).toBeNull();
  prefer("motion", "system");
  prefer("pace", "instant");
  reveal.start([1]);
  expect(reveal.seat).toBeNull();
});

/** Two positions of the film between which others have drawn. */
function revealing(): number {
  const spaces = (i: number) => film[i].view.seats.map(({ sheet }) => Object.keys(sheet).length);
  return film.findIndex((_, i) => i > 0 && spaces(i).some((n, seat) => seat > 0 && n > spaces(i - 1)[seat]));
}

async function watch(i: number) {
  const { box } = fixtures.film;
  const preview = async (move: string) => ({ move, prospect: null }) as Preview;
  const given = { box, seats: people(fixtures.film), found: null, hints: [], choose: vi.fn(), preview };
  const shown = render(TowniesTable, { ...given, position: film[i - 1] });
  await shown.rerender({ position: film[i] });
  flushSync();
  return { ...shown, card: () => shown.container.querySelector<HTMLElement>(".revealed"), choose: given.choose };
}

test("what others have drawn comes large, with what it was and what it brought", async () => {
  const i = revealing();
  const { card } = await watch(i);
  const seat = film[i].view.seats.findIndex(
    ({ sheet }, other) =>
      other > 0 && Object.keys(sheet).length > Object.keys(film[i - 1].view.seats[other].sheet).length,
  );
  const { pieces, points } = lastDrawn(film[i] as never, seat);
  expect(card()!.textContent).toContain(fixtures.film.names[seat]);
  expect(card()!.querySelectorAll(".piece")).toHaveLength(pieces.length);
  expect(card()!.querySelector(".points")?.textContent ?? "+0").toBe(`+${points}`);
  expect(card()!.querySelectorAll(".coming").length).toBeGreaterThan(0);
});

test.each<[string, (card: HTMLElement) => Promise<unknown>]>([
  ["a tap", (card) => fireEvent.click(card)],
  ["a key", () => fireEvent.keyDown(window, { key: "Escape" })],
])("it goes at %s", async (_, press) => {
  const { card, choose } = await watch(revealing());
  await press(card()!);
  expect(card()).toBeNull();
  expect(choose).not.toHaveBeenCalled();
});
