import { expect, test, vi } from "vitest";
import { Camera } from "../../src/streets/camera.svelte";
import { cellAt } from "../../src/streets/geometry";
import { Gestures } from "../../src/streets/gestures";

function camera(): Camera {
  const made = new Camera();
  Object.assign(made, { width: 390, height: 700, insets: { top: 60, right: 0, bottom: 140, left: 0 } });
  return made;
}

test("a frame is shown whole, unless that would be too small", () => {
  const seen = camera();
  seen.fit([0, 0, 3900, 500]);
  expect(seen.scale).toBeCloseTo(0.1);
  seen.fit([0, 0, 3900, 500], 0.28);
  expect(seen.scale).toBeCloseTo(0.28);
  expect(seen.toScreen([1950, 250])).toEqual([195, 310]);
});

test("points of the screen are points of the city, and some are under panels", () => {
  const seen = camera();
  seen.fit([-100, -100, 300, 300]);
  const screen = seen.toScreen([-50, 130]);
  expect(cellAt(seen.toCity(screen))).toEqual([-1, 1]);
  expect(seen.isFree(screen)).toBe(true);
  expect(seen.isFree([200, 30])).toBe(false);
  expect(seen.isFree([200, 690])).toBe(false);
});

const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
const cell = svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "rect"));
cell.setAttribute("data-place", "0,0");

function tap(gestures: Gestures, timeStamp: number, more = {}): void {
  const event = { pointerId: 1, pointerType: "touch", button: 0, clientX: 90, clientY: 40, target: svg, timeStamp };
  const of = (type: string) => ({ ...event, ...more, type, currentTarget: svg }) as unknown as PointerEvent;
  gestures.down(of("pointerdown"));
  gestures.up(of("pointerup"));
}

test("two quick taps of a finger look closer", () => {
  const twice = vi.fn();
  const gestures = new Gestures(camera(), twice);
  tap(gestures, 0);
  tap(gestures, 1000);
  expect(twice).not.toHaveBeenCalled();
  tap(gestures, 1200);
  expect(twice).toHaveBeenCalledExactlyOnceWith([90, 40]);
  tap(gestures, 1400);
  expect(twice).toHaveBeenCalledTimes(1);
});

test.each([
  ["far apart", { clientX: 300 }],
  ["of a mouse", { pointerType: "mouse" }],
  ["on a cell that can be chosen", { target: cell }],
])("taps %s do not", (_, second) => {
  const twice = vi.fn();
  const gestures = new Gestures(camera(), twice);
  tap(gestures, 0, "clientX" in second ? {} : second);
  tap(gestures, 100, second);
  expect(twice).not.toHaveBeenCalled();
});
