// Drag, wheel and pinch on the city.

import type { Camera } from "./camera.svelte";

const SLACK = 6; // pixels that a finger may slip in a tap
const PAUSE = 450; // milliseconds between two taps that belong together
const NEAR = 30; // pixels between them

type Point = [number, number];

export class Gestures {
  #camera: Camera;
  #pointers = new Map<number, Point>();
  #start: Point | null = null;
  /** The pointer has moved: what ends now is no click. */
  dragged = false;

  #tapped: { at: Point; time: number } | null = null;

  constructor(
    camera: Camera,
    /** Two taps at a point where the second one means nothing else. */
    readonly twice: (point: Point) => void = () => {},
  ) {
    this.#camera = camera;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button > 1) return;
    const point = at(event);
    // The end of an earlier one may have gone unheard, with what it touched: it would pinch for ever.
    if (event.isPrimary) this.#pointers.clear();
    if (!this.#pointers.size) {
      this.#start = point;
      this.dragged = false;
    }
    this.#pointers.set(event.pointerId, point);
  }

  move(event: PointerEvent): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before || !this.#start) return;
    const point = at(event);
    if (!this.dragged && apart(point, this.#start) < SLACK) return;
    if (!this.dragged) (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
    this.dragged = true;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    this.#pointers.set(event.pointerId, point);
    if (other) this.#pinch(before, point, other);
    else this.#camera.pan(point[0] - before[0], point[1] - before[1]);
  }

  up(event: PointerEvent): void {
    if (event.type === "pointerup" && this.#pointers.size === 1 && !this.dragged) this.#tap(event);
    this.#pointers.delete(event.pointerId);
    if (!this.#pointers.size) setTimeout(() => (this.dragged = false)); // after the click that may follow
  }

  /** A second tap on a place that can be chosen turns the tile. */
  #tap(event: PointerEvent): void {
    if (event.pointerType !== "touch" || (event.target as Element).closest("[data-place]")) return;
    const tap = { at: at(event), time: event.timeStamp };
    const last = this.#tapped;
    const isSecond = last && tap.time - last.time < PAUSE && apart(tap.at, last.at) < NEAR;
    this.#tapped = isSecond ? null : tap;
    if (isSecond) this.twice(tap.at);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const pixels = event.deltaMode ? event.deltaY * 30 : event.deltaY;
    this.#camera.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0016)), at(event));
  }

  #pinch(before: Point, point: Point, other: Point): void {
    const middle: Point = [(point[0] + other[0]) / 2, (point[1] + other[1]) / 2];
    this.#camera.pan((point[0] - before[0]) / 2, (point[1] - before[1]) / 2);
    this.#camera.zoom(apart(point, other) / Math.max(1, apart(before, other)), middle);
  }
}

function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** Where an event is, within the element that listens. */
function at(event: MouseEvent): Point {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return [event.clientX - box.left, event.clientY - box.top];
}
