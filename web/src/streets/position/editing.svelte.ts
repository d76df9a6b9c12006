// What is in hand while a position of Streets is set up: the cell that is looked at, the tile that is to be laid, and where
// tiles go that are picked from the box.

import type { Desk } from "../../position/desk.svelte";
import type { Fault } from "../../position/editor";
import { beside, cellOf, keyOf } from "../geometry";
import type { Facing } from "../types";
import { placeOf, tabOf } from "./faults";
import * as sketching from "./sketch";
import type { Laid, Place, Sketch } from "./sketch";

export const TABS = ["tiles", "building", "seats", "rest"] as const;
export type Tab = (typeof TABS)[number];

export class Editing {
  /** The cell that is looked at. */
  cursor = $state<string | null>(null);
  /** A tile that waits for a cell. */
  held = $state<string | null>(null);
  /** Where picked tiles go instead of the city. */
  target = $state.raw<Place | null>(null);
  tab = $state<Tab>("tiles");
  #facing: Facing = "S";

  constructor(readonly desk: Desk) {}

  get sketch(): Sketch {
    return this.desk.sketch as Sketch;
  }

  /** What stands on the cell that is looked at; an impossible position may have several there. */
  buildings = $derived.by(() => (this.cursor === null ? [] : sketching.buildingsAt(this.sketch, this.cursor)));

  edit(next: Sketch, what = ""): void {
    this.desk.edit(next, what);
  }

  /** A cell has been tapped. */
  tap(place: string): void {
    const there = sketching.buildingsAt(this.sketch, place);
    if (this.held && !there.length) return this.#lay(this.held, place);
    const isLookedAt = this.cursor === place && this.tab === "building" && !this.held;
    if (there.length === 1 && isLookedAt) return this.turn();
    this.held = this.target = null;
    this.cursor = place;
    this.tab = there.length ? "building" : "tiles";
  }

  /** A tile of the box has been tapped. */
  pick(tile: string): void {
    if (this.target) this.#put(tile, this.target);
    else if (this.held === tile) this.held = null;
    else if (this.cursor && !this.buildings.length) this.#lay(tile, this.cursor);
    else this.held = tile;
  }

  /** The next tiles that are picked go there. */
  collect(target: Place): void {
    this.held = null;
    this.target = target;
    this.tab = "tiles";
  }

  /** No more tiles go there. */
  collected(): void {
    this.tab = this.target?.in === "hand" ? "seats" : "rest";
    this.target = null;
  }

  #put(tile: string, target: Place): void {
    this.edit(sketching.put(this.sketch, tile, target));
    if (target.in === "top" || target.in === "lifted") this.collected();
  }

  #lay(tile: string, place: string): void {
    this.edit(sketching.lay(this.sketch, tile, cellOf(place), this.#facing));
    this.held = null;
    this.cursor = place;
  }

  /** Let go of what is in hand; whether there was anything. */
  letGo(): boolean {
    if (this.target) this.collected();
    else if (this.held) this.held = null;
    else if (this.cursor) this.cursor = null;
    else return false;
    return true;
  }

  go(side: Facing): void {
    const from = this.cursor ?? keyOf(this.sketch.city[0]?.at ?? [0, 0]);
    this.cursor = keyOf(beside(cellOf(from), side));
    if (this.buildings.length && this.tab === "tiles" && !this.held) this.tab = "building";
  }

  turn(quarters = 1, building: Laid | undefined = this.buildings[0]): void {
    if (!building) return;
    this.edit(sketching.turn(this.sketch, building, quarters));
    this.#facing = sketching
      .buildingsAt(this.sketch, keyOf(building.at))
      .find(({ tile }) => tile === building.tile)!.facing;
  }

  move(building: Laid, place: string): void {
    this.edit(sketching.move(this.sketch, building, cellOf(place)));
    this.cursor = place;
  }

  remove(building: Laid | undefined = this.buildings[0]): void {
    if (building) this.edit(sketching.withoutBuilding(this.sketch, building));
    if (!this.buildings.length) this.tab = "tiles";
  }

  change(building: Laid, changes: Partial<Laid>): void {
    this.edit(sketching.withBuilding(this.sketch, building, changes));
  }

  /** Go where a fault is. */
  visit(fault: Fault): void {
    this.held = this.target = null;
    const place = placeOf(fault, this.sketch);
    if (place) this.cursor = place;
    this.tab = tabOf(fault, this.sketch);
  }
}
