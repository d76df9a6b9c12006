// The piece in one's hand: what is chosen to be drawn, how it is turned, and where it lies.

import type { TowniesBox } from "../wire";
import type { Point } from "./hexes";
import { found, type Option, type Place } from "./options";
import { nearest, onward, snap, tapped } from "./places";
import { waysOf } from "./ways";

export class Placing {
  option = $state.raw<Option | null>(null);
  place = $state.raw<Place | null>(null);
  /** It stays where it is until it is drawn or put elsewhere. */
  pinned = $state(false);
  #way = $state(0);
  #point: Point;

  constructor(
    readonly options: Option[],
    readonly box: TowniesBox,
    /** Where it is before it has been anywhere: the middle of the map. */
    readonly home: Point,
  ) {
    this.#point = home;
    this.take(options.find((option) => !option.star) ?? options[0] ?? null);
  }

  get way(): number {
    return this.#way;
  }

  /** Ways that it may be turned to: more than one. */
  get turns(): boolean {
    return (this.option?.ways.size ?? 0) > 1;
  }

  take(option: Option | null): void {
    this.option = option;
    this.drop();
    if (option && !option.ways.has(this.#way)) this.#way = nearest(option.places, this.home)!.way;
    if (option?.kind === "pass") this.#put(option.places[0], true);
  }

  drop(): void {
    this.place = null;
    this.pinned = false;
  }

  /** The pointer is over a point of the map. */
  hover(point: Point, space?: string): void {
    this.#point = point;
    if (!this.pinned && this.option) this.place = snap(this.option, this.#way, point, space);
  }

  leave(): void {
    if (!this.pinned) this.place = null;
  }

  /** A tap or click: puts the piece there; true if it lay there already, so that it is meant. */
  tap(point: Point, space?: string): boolean {
    if (!this.option) return false;
    if (this.pinned && space && this.place?.spaces.includes(space)) return true;
    this.#point = point;
    const place = tapped(this.option, this.#way, point, space);
    if (place) this.#put(place, true);
    return false;
  }

  step(direction: Point): void {
    if (!this.option) return;
    const lying = this.option.lying(this.#way);
    const place = this.place ? onward(lying, this.place.middle, direction) : nearest(lying, this.home);
    if (place) this.#put(place, true);
  }

  turn(): void {
    this.#lie((way) => waysOf(this.box, this.option!.piece).nextTurn(way, this.option!.ways));
  }

  flip(): void {
    this.#lie((way) => waysOf(this.box, this.option!.piece).nextFlip(way, this.option!.ways));
  }

  /** Take up a move as it is. */
  show(move: string): void {
    const at = found(this.options, move);
    if (!at) return;
    this.option = at[0];
    this.#put(at[1], true);
  }

  #lie(next: (way: number) => number): void {
    if (this.option?.kind !== "shape") return;
    this.#way = next(this.#way);
    const around = this.pinned && this.place ? this.place.middle : this.#point;
    if (this.place || this.pinned) this.#put(nearest(this.option.lying(this.#way), around)!, this.pinned);
  }

  #put(place: Place, pinned: boolean): void {
    this.place = place;
    this.#way = place.way;
    this.pinned = pinned;
  }
}
