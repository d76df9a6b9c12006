// How the table is arranged, by the room there is: hand and players beside the city, around it, or along its edges.

import { preferences } from "../lib/preferences.svelte";
import type { Camera, Insets } from "./camera.svelte";

const RAIL = 268; // pixels; see the style of the rail
const TOOLS = 52;
const LOW = 460;

export class Room {
  /** Sizes of panels in pixels, as they are bound. */
  players = $state(0);
  dock = $state(0);
  rail = $state(0);
  card = $state({ width: 0, height: 0 });
  #isTold: () => boolean;

  constructor(
    readonly camera: Camera,
    /** Whether a card is open that can be touched: where there is little room, it has a place of its own. */
    isTold: () => boolean,
  ) {
    this.#isTold = isTold;
  }

  /** A phone held upright. */
  narrow = $derived.by(() => this.camera.width > 0 && this.camera.width < 640 && !this.low);
  /** A phone held sideways, or a page zoomed in. */
  get low(): boolean {
    const { width, height } = this.camera;
    return height > 0 && height < LOW && width > height;
  }
  /** Players and hand are beside the city. */
  side = $derived.by(() => {
    const { width, height } = this.camera;
    return !this.low && width >= 860 && width > height * 1.1;
  });
  /** Whether there is only room for a part of the city, or for all of it in small. */
  small = $derived.by(() => this.narrow || this.low);
  /** Hand and buttons are at the left thumb; in the arrangement for phones only. */
  left = $derived.by(() => this.small && preferences.hand === "left");

  /** What panels cover at each edge. */
  insets = $derived.by((): Insets => {
    const told = this.#isTold();
    if (this.low) {
      const [hand, card] = [this.rail, told ? this.card.width : 0];
      const [left, right] = this.left ? [card, hand] : [hand, card];
      return { top: this.players, bottom: 0, left, right };
    }
    if (this.narrow) {
      return { top: this.players, bottom: Math.max(this.dock, told ? this.card.height : 0), left: 0, right: 0 };
    }
    const [top, bottom, left] = this.side ? [0, 0, RAIL] : [this.players, this.dock, 0];
    return { top, bottom, left, right: TOOLS };
  });
}
