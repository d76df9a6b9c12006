// What the camera shows by itself: a cell that is chosen, what has just happened, the cells to choose from, or the whole
// city. It leaves a player alone who has taken hold of it.

import { untrack } from "svelte";
import { isStill } from "../lib/preferences.svelte";
import type { Camera, Insets } from "./camera.svelte";
import type { Rect } from "./floating";
import { cellAt, frame, middle, SIDE } from "./geometry";
import type { Room } from "./room.svelte";
import type { Building, Cell, Happened } from "./types";

const TAPPED = 28; // pixels of a cell that a finger can hit
const CLOSE = 1.1; // a scale at which everything on a tile can be read
const LARGE = 0.62; // a scale at which one can follow what happens anywhere in the city
const NEAR = 0.9; // how large what happens is shown otherwise
const PAUSE = 1000; // milliseconds for which it is shown to somebody who is to decide

/** What there is to see. */
export interface Scene {
  /** What stands in the city, and what is marked beside it. */
  cells: Cell[];
  /** Units around them. */
  margin: number;
  /** Cells to choose from, if they are to be hit by a finger. */
  open: Cell[];
  /** The cell that is chosen. */
  chosen: Cell | null;
  /** Whether somebody here is to decide. */
  asked: boolean;
}

const SEEN = ["built", "covered", "abandoned", "scoring", "paid"];

/** Where events happen that are to be seen: what was built comes first. */
export function cellsOf(events: Happened[], city: Building[]): Cell[] {
  const tiles = events.flatMap((event) => (SEEN.includes(event.event) && "tile" in event ? [event.tile] : []));
  return [...new Set(tiles)].flatMap((tile) => city.filter((one) => one.tile === tile).map(({ at }) => at));
}

/** A frame of the city, and scales between which it is shown. */
type Goal = [Rect, number, number];

export class Following {
  #scene: () => Scene;
  #action = $state.raw<Cell[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly camera: Camera,
    readonly room: Room,
    scene: () => Scene,
  ) {
    this.#scene = scene;
    $effect(() => this.#makeRoom(room.insets));
    $effect(() => this.#turn(this.#key));
    $effect(() => () => clearTimeout(this.#timer));
  }

  #goal = $derived.by((): Goal => {
    const { open, chosen } = this.#scene();
    if (chosen && this.room.small) return [frame([chosen], SIDE * 0.8), CLOSE, CLOSE];
    if (this.#action.length && !this.#isLarge) return [frame(this.#action, SIDE * 0.8), 0, NEAR];
    return open.length ? this.#choosing(open) : this.#whole;
  });

  /** Changes if the goal does, or the size of the board. */
  #key = $derived.by(() => JSON.stringify([this.#goal, this.camera.width, this.camera.height]));

  get #whole(): Goal {
    const { cells, margin } = this.#scene();
    return [frame(cells, margin), 0, Infinity];
  }

  get #isLarge(): boolean {
    return this.camera.scaleFor(this.#whole[0]) >= LARGE;
  }

  /** The whole city with the cells to choose from; only those, if they would be too small for a finger. */
  #choosing(open: Cell[]): Goal {
    const all = frame([...this.#scene().cells, ...open], SIDE * 0.08);
    const isTiny = this.camera.scaleFor(all) * SIDE < TAPPED;
    return [isTiny ? frame(open, SIDE * 0.2) : all, TAPPED / SIDE, Infinity];
  }

  /** Show all of the city. */
  fit(): void {
    const { open } = this.#scene();
    this.#action = [];
    this.camera.fit(...(open.length ? this.#choosing(open) : this.#whole));
  }

  /** A double tap looks at a cell and those around it; once more, at everything. */
  closer(point: [number, number]): void {
    if (this.camera.scale >= CLOSE) return this.fit();
    this.camera.fit(frame([cellAt(this.camera.toCity(point))], SIDE * 0.8), CLOSE);
    this.camera.held = true;
  }

  /** Something happens at some cells, of which the first one matters most. It is shown until it has been told. */
  happened(cells: Cell[], told: Promise<void> = Promise.resolve()): void {
    clearTimeout(this.#timer);
    this.#action = cells;
    if (cells.length && this.camera.held) this.camera.keep(frame([cells[0]], 16));
    const leave = () => told.then(() => this.#action === cells && (this.#action = []));
    if (this.#scene().asked) this.#timer = setTimeout(leave, isStill() ? 0 : PAUSE);
  }

  #makeRoom(insets: Insets): void {
    untrack(() => {
      const before = this.camera.insets;
      this.camera.insets = insets;
      const isMoved = insets.left !== before.left || insets.right !== before.right;
      if (isMoved || insets.top > before.top || insets.bottom > before.bottom) this.#turn();
    });
  }

  #turn(_key?: string): void {
    untrack(() => {
      const { open, chosen } = this.#scene();
      if (!this.camera.held || (!chosen && this.#isLost(open))) this.camera.fit(...this.#goal);
      else if (chosen) this.camera.keep(frame([chosen], 16));
    });
  }

  /** Whether none of the cells to choose from can be hit. */
  #isLost(open: Cell[]): boolean {
    if (!open.length || !this.camera.height) return false;
    const isSeen = (cell: Cell) => this.camera.isFree(this.camera.toScreen(middle(cell)));
    return this.camera.scale * SIDE < TAPPED || !open.some(isSeen);
  }
}
