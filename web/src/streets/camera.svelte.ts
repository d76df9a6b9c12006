// Which part of the city is seen, and how large. What matters is kept in the free area, which no panel covers.

import type { Rect } from "./floating";

type Point = [number, number];

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const SMALLEST = 0.14;
const LARGEST = 3.2;
const FIT_LARGEST = 1.5;

export class Camera {
  x = $state(0);
  y = $state(0);
  scale = $state(1);
  width = $state(0);
  height = $state(0);
  insets = $state.raw<Insets>({ top: 0, right: 0, bottom: 0, left: 0 });
  /** A change that is to be seen as a movement. */
  glides = $state(false);
  /** The player has taken over: nothing moves by itself unless it would be unseen. */
  held = false;

  /** The free area on the screen. */
  get free(): Rect {
    const { top, right, bottom, left } = this.insets;
    return [
      left,
      top,
      Math.max(60, (this.width || 800) - left - right),
      Math.max(60, (this.height || 600) - top - bottom),
    ];
  }

  /** How large a frame of the city can be shown whole. */
  scaleFor([, , width, height]: Rect): number {
    return Math.min(FIT_LARGEST, this.free[2] / width, this.free[3] / height);
  }

  /** Show a frame of the city as large as fits, between two scales. */
  fit(frame: Rect, least = 0, most = FIT_LARGEST): void {
    const [left, top, width, height] = this.free;
    this.scale = Math.max(least, Math.min(most, this.scaleFor(frame)));
    this.x = left + width / 2 - (frame[0] + frame[2] / 2) * this.scale;
    this.y = top + height / 2 - (frame[1] + frame[3] / 2) * this.scale;
    this.held = false;
    this.glides = true;
  }

  /** Move no more than is needed to see a frame, though a sheet covers the bottom. */
  keep(frame: Rect, cover = 0): void {
    const [left, top, width, free] = this.free;
    const height = Math.max(60, free - Math.max(0, cover - this.insets.bottom));
    const [x, y] = this.toScreen([frame[0], frame[1]]);
    const [w, h] = [frame[2] * this.scale, frame[3] * this.scale];
    const dx = inside(x, w, left, width);
    const dy = inside(y, h, top, height);
    if (!dx && !dy) return;
    this.x += dx;
    this.y += dy;
    this.glides = true;
  }

  pan(dx: number, dy: number, glides = false): void {
    this.x += dx;
    this.y += dy;
    this.glides = glides;
    this.held = true;
  }

  /** Zoom about a point of the screen; without one, about the middle of the free area. */
  zoom(factor: number, at?: Point, glides = false): void {
    const [left, top, width, height] = this.free;
    const [px, py] = at ?? [left + width / 2, top + height / 2];
    const scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor));
    const grown = scale / this.scale;
    this.x = px - (px - this.x) * grown;
    this.y = py - (py - this.y) * grown;
    this.scale = scale;
    this.glides = glides;
    this.held = true;
  }

  /** Whether no panel covers a point of the screen. */
  isFree([x, y]: Point): boolean {
    const [left, top, width, height] = this.free;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  }

  toCity([x, y]: Point): Point {
    return [(x - this.x) / this.scale, (y - this.y) / this.scale];
  }

  toScreen([x, y]: Point): Point {
    return [x * this.scale + this.x, y * this.scale + this.y];
  }
}

/** How far something of a size must move to be inside. */
function inside(at: number, size: number, from: number, room: number): number {
  if (size > room) return from + (room - size) / 2 - at;
  return Math.max(from, Math.min(at, from + room - size)) - at;
}
