// What others have drawn is shown large for a moment, one seat after the other.

import { isStill, preferences } from "../lib/preferences.svelte";

const LASTS = { instant: 0, quick: 900, usual: 1700, slow: 2800, slowest: 4500 }; // milliseconds for each seat

export class Reveal {
  /** Seats that are still to be shown; the first one is seen now. */
  left = $state.raw<number[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get seat(): number | null {
    return this.left[0] ?? null;
  }

  start(seats: number[]): void {
    this.stop();
    if (isStill() || !LASTS[preferences.pace]) return;
    this.left = seats;
    this.#wait();
  }

  /** Nothing more is shown. True if something was. */
  stop(): boolean {
    clearTimeout(this.#timer);
    const shown = this.left.length > 0;
    if (shown) this.left = [];
    return shown;
  }

  #wait(): void {
    if (!this.left.length) return;
    this.#timer = setTimeout(() => {
      this.left = this.left.slice(1);
      this.#wait();
    }, LASTS[preferences.pace]);
  }
}
