// Pointing at a place that can be chosen: by mouse, finger, wheel or focus.

import type { Choice } from "./choice.svelte";

const NOTCH = 50; // pixels of wheel for a quarter turn

export class Pointing {
  #wheeled = 0;
  #touched = false;

  constructor(
    readonly choice: Choice,
    readonly commit: () => void,
    /** The pointer has dragged the city: what follows is no click. */
    readonly dragged: () => boolean,
  ) {}

  /** Listeners for the element of a place. */
  at(place: string) {
    return {
      onpointerdown: (event: PointerEvent) => (this.#touched = event.pointerType === "touch"),
      onpointerenter: (event: PointerEvent) => event.pointerType !== "touch" && this.#enter(place),
      onpointerleave: () => this.#leave(),
      onclick: () => this.#click(place),
      onfocus: (event: FocusEvent) => this.#focus(place, event.target as Element),
      onwheel: (event: WheelEvent) => this.#wheel(place, event),
    };
  }

  #enter(place: string): void {
    if (!this.choice.held) this.choice.aim(place);
  }

  #leave(): void {
    if (!this.choice.held) this.choice.leave();
  }

  /** Focus by keyboard chooses; focus by pointer is left to the click. */
  #focus(place: string, element: Element): void {
    if (element.matches(":focus-visible")) this.choice.aim(place, true);
  }

  /** A second click builds; a second tap turns, since a finger has no wheel and no key. */
  #click(place: string): void {
    if (this.dragged()) return;
    if (this.choice.place !== place || !this.choice.held) this.choice.aim(place, true);
    else if (this.#touched) this.choice.turn();
    else this.commit();
  }

  #wheel(place: string, event: WheelEvent): void {
    if (this.choice.place !== place || this.choice.facings.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    this.#wheeled += event.deltaMode ? event.deltaY * 30 : event.deltaY;
    if (Math.abs(this.#wheeled) < NOTCH) return;
    this.choice.turn(this.#wheeled > 0 ? 1 : -1);
    this.#wheeled = 0;
  }
}
