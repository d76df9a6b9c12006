import { expect, test, vi } from "vitest";
import { Choice } from "../../src/streets/choice.svelte";
import { Dragging } from "../../src/streets/dragging.svelte";
import { optionsOf } from "../../src/streets/options";
import { viewOf } from "../../src/streets/types";
import { fixture } from "./fixtures";

const { position } = fixture("start");
const options = optionsOf(position.decision!.moves, viewOf(position).city);
const [first, second] = [...new Set(options.map(({ hand }) => hand!))];
const place = options.find(({ hand }) => hand === first)!.places[0];

/** A city in which everything right of x = 100 is one legal cell. */
function held() {
  const choice = new Choice(() => options);
  const dragging = new Dragging(choice, ([x]) => (x > 100 ? place : null));
  return { choice, dragging };
}

const at = (clientX: number, more = {}) =>
  ({ pointerId: 1, button: 0, buttons: 1, clientX, clientY: 0, currentTarget: {}, ...more }) as PointerEvent;

test("let go over a legal cell, the tile is proposed there as if it had been chosen", () => {
  const { choice, dragging } = held();
  const tile = dragging.of(first);
  tile.onpointerdown(at(0));
  tile.onpointermove(at(50));
  expect(dragging.tile).toBe(first);
  expect(choice.place).toBeNull();
  tile.onpointermove(at(150));
  expect([choice.place, choice.held]).toEqual([place, false]);
  tile.onpointerup(at(150));
  const chosen = new Choice(() => options);
  chosen.take(first);
  chosen.aim(place, true);
  expect([choice.current?.text, choice.held]).toEqual([chosen.current?.text, true]);
  expect(dragging.tile).toBeNull();
});

test.each([
  ["let go elsewhere", (dragging: Dragging) => dragging.of(first).onpointerup(at(20))],
  ["taken back by a key", (dragging: Dragging) => expect(dragging.cancel()).toBe(true)],
  ["broken off by the browser", (dragging: Dragging) => dragging.of(first).onpointercancel(at(20))],
  ["with its element gone", (dragging: Dragging) => dragging.lose(at(20))],
])("%s, everything is as before", (_, end) => {
  const { choice, dragging } = held();
  choice.take(second);
  dragging.of(first).onpointerdown(at(0));
  dragging.of(first).onpointermove(at(150));
  expect(choice.hand).toBe(first);
  dragging.of(first).onpointermove(at(20));
  end(dragging);
  expect([choice.hand, choice.place, choice.held, dragging.tile]).toEqual([second, null, false, null]);
});

test("taken back by a key, it is no click when the pointer is let go at last", () => {
  vi.useFakeTimers();
  const { choice, dragging } = held();
  const tile = dragging.of(first);
  tile.onpointerdown(at(0));
  tile.onpointermove(at(150));
  dragging.cancel();
  vi.runAllTimers();
  tile.onpointermove(at(160));
  expect([dragging.tile, dragging.dragged, choice.hand]).toEqual([null, true, null]);
  tile.onpointerup(at(160));
  expect([dragging.dragged, choice.place]).toEqual([true, null]); // while the click comes
  vi.runAllTimers();
  expect(dragging.dragged).toBe(false);
  tile.onpointerdown(at(0));
  tile.onpointermove(at(150));
  expect(dragging.tile).toBe(first);
  vi.useRealTimers();
});

test("a click that slips a little stays a click, and what is dragged is none", () => {
  vi.useFakeTimers();
  const { choice, dragging } = held();
  const tile = dragging.of(first);
  tile.onpointerdown(at(0));
  tile.onpointermove(at(5));
  tile.onpointerup(at(5));
  expect([dragging.dragged, choice.hand]).toEqual([false, null]);
  tile.onpointerdown(at(0));
  tile.onpointermove(at(50));
  tile.onpointerup(at(50));
  expect(dragging.dragged).toBe(true);
  vi.runAllTimers();
  expect(dragging.dragged).toBe(false);
  vi.useRealTimers();
});

test("what is gripped is followed from the first, out of the tile as well", () => {
  const { dragging } = held();
  const setPointerCapture = vi.fn();
  dragging.of(first).onpointerdown(at(0, { currentTarget: { setPointerCapture } }));
  expect(setPointerCapture).toHaveBeenCalledWith(1);
});

test.each([
  ["its end was never heard of", () => {}],
  ["its pointer was lost", (dragging: Dragging) => dragging.lose(at(5))],
])("no tile is lifted without a button down, even if %s", (_, end) => {
  const { choice, dragging } = held();
  dragging.of(first).onpointerdown(at(0));
  end(dragging);
  dragging.of(second).onpointermove(at(150, { buttons: 0 }));
  expect([dragging.tile, choice.hand]).toEqual([null, null]);
  dragging.of(second).onpointerdown(at(0, { pointerId: 2 }));
  dragging.of(second).onpointermove(at(150, { pointerId: 2 }));
  expect(dragging.tile).toBe(second);
});

test("another finger that goes leaves what is dragged alone", () => {
  const { dragging } = held();
  dragging.of(first).onpointerdown(at(0));
  dragging.of(first).onpointermove(at(50));
  dragging.of(second).onpointercancel(at(0, { pointerId: 2 }));
  dragging.lose(at(0, { pointerId: 2 }));
  expect(dragging.tile).toBe(first);
});

test("another finger, another button and a tile of no use drag nothing", () => {
  const { dragging } = held();
  dragging.of(first).onpointerdown(at(0, { button: 2 }));
  dragging.of("town-hall").onpointerdown(at(0));
  dragging.of(first).onpointermove(at(150));
  expect(dragging.tile).toBeNull();
  dragging.of(first).onpointerdown(at(0));
  dragging.of(first).onpointermove(at(150, { pointerId: 2 }));
  expect(dragging.tile).toBeNull();
  expect(dragging.cancel()).toBe(false);
});
