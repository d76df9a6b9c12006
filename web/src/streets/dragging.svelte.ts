// A tile dragged from the hand onto the city, by mouse or finger. Letting it go over a legal cell proposes that cell, as
// choosing tile and cell does; anywhere else everything is as before.

import type { Choice } from "./choice.svelte";

type Point = [number, number];

const SLACK = 8; // pixels that a pointer may slip in a click

interface Grip {
  pointer: number;
  tile: string;
  from: Point;
  /** The tile that was chosen before. */
  before: string | null;
  /** Taken back by a key, with the pointer still down: nothing is dragged, and letting go is no click. */
  isDropped: boolean;
}

export class Dragging {
  /** The tile that is dragged, and where it is on the screen. */
  tile = $state<string | null>(null);
  at = $state.raw<Point>([0, 0]);
  /** What ends now is no click. */
  dragged = false;
  #grip: Grip | null = null;

  constructor(
    readonly choice: Choice,
    /** The place of the city that is seen at a point of the screen. */
    readonly placeAt: (point: Point) => string | null,
  ) {}

  /** Listeners for a tile of the hand. */
  of(tile: string) {
    return {
      onpointerdown: (event: PointerEvent) => this.#down(tile, event),
      onpointermove: (event: PointerEvent) => this.#move(event),
      onpointerup: (event: PointerEvent) => this.#up(event),
      onpointercancel: (event: PointerEvent) => this.lose(event),
    };
  }

  /** A pointer is followed no longer, because the browser or a tile that went away has ended it. */
  lose(event: PointerEvent): void {
    if (this.#grip?.pointer === event.pointerId) this.#end();
  }

  /** Take it back while the pointer is down; whether anything was dragged. */
  cancel(): boolean {
    if (this.tile === null) return false;
    this.choice.leave();
    this.choice.take(this.#grip!.before);
    this.#grip!.isDropped = true;
    this.tile = null;
    return true;
  }

  #down(tile: string, event: PointerEvent): void {
    if (event.button || this.#grip || !this.choice.hands.has(tile)) return;
    const before = this.choice.isTaken ? this.choice.hand : null;
    this.#grip = { pointer: event.pointerId, tile, from: [event.clientX, event.clientY], before, isDropped: false };
    this.dragged = false;
    // A mouse that leaves the tile would be lost before it has gone far enough to lift it.
    (event.currentTarget as Element).setPointerCapture?.(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const grip = this.#grip;
    if (grip?.pointer !== event.pointerId) return;
    if (!event.buttons) return this.#end(); // it was let go unseen
    if (grip.isDropped) return;
    const point: Point = [event.clientX, event.clientY];
    if (this.tile === null && apart(point, grip.from) < SLACK) return;
    if (this.tile === null) this.#lift(grip);
    this.at = point;
    const place = this.#target();
    if (place) this.choice.aim(place);
    else this.choice.leave();
  }

  #up(event: PointerEvent): void {
    if (this.#grip?.pointer !== event.pointerId) return;
    const place = this.tile === null ? null : this.#target();
    if (!place) return this.#end();
    this.choice.aim(place, true);
    this.#letGo();
  }

  #lift(grip: Grip): void {
    this.tile = grip.tile;
    this.dragged = true;
    this.choice.leave();
    this.choice.take(grip.tile);
  }

  #end(): void {
    this.cancel();
    this.#letGo();
  }

  #letGo(): void {
    this.#grip = null;
    this.tile = null;
    setTimeout(() => (this.dragged = false)); // after the click that may follow
  }

  #target(): string | null {
    const place = this.placeAt(this.at);
    return place !== null && this.choice.places.has(place) ? place : null;
  }
}

function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}
