// The choice that is being made: a hand tile, a place, a facing, one sign or two. Only what a legal move has can be chosen.

import { cellOf, turned } from "./geometry";
import { isBuilt, type Option } from "./options";
import type { Facing } from "./types";

const AROUND: Facing[] = ["N", "E", "S", "W"];

export class Choice {
  #options: () => Option[];
  #hand = $state<string | null>(null);
  #facing = $state<Facing | null>(null);
  #looked = $state.raw<Option | null>(null);
  place = $state<string | null>(null);
  /** Whether the place stays chosen when the pointer leaves it. */
  held = $state(false);
  double = $state(false);

  constructor(options: () => Option[]) {
    this.#options = options;
  }

  get options(): Option[] {
    return this.#options();
  }

  /** Hand tiles that something can be done with. */
  hands = $derived.by(() => new Set(this.options.map((option) => option.hand).filter((hand) => hand !== null)));

  /** The chosen hand tile; one that is alone needs no choosing. */
  hand = $derived.by(() => {
    if (this.#hand !== null && this.hands.has(this.#hand)) return this.#hand;
    return this.hands.size === 1 && this.options.every((option) => option.hand) ? [...this.hands][0] : null;
  });

  /** Whether the player has chosen a hand tile. */
  get isTaken(): boolean {
    return this.#hand !== null;
  }

  /** Options by the places where they can be pointed at, from north to south and west to east. */
  places = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.options) {
      if (option.hand !== this.hand) continue;
      for (const place of option.places) found.set(place, [...(found.get(place) ?? []), option]);
    }
    return new Map([...found].sort(([a], [b]) => inOrder(a, b)));
  });

  /** Everything that is not built is listed in words. */
  listed = $derived.by(() => this.options.filter((option) => !isBuilt(option)));

  #here = $derived.by(() => (this.place === null ? [] : (this.places.get(this.place) ?? [])));

  facings = $derived.by(() => AROUND.filter((facing) => this.#here.some((option) => option.facing === facing)));

  canDouble = $derived.by(
    () => this.#here.some(({ signs }) => signs === 2) && this.#here.some(({ signs }) => signs === 1),
  );

  /** The move as it is chosen so far. */
  current = $derived.by((): Option | null => {
    if (this.#looked) return this.#looked;
    const facing = this.#facing && this.facings.includes(this.#facing) ? this.#facing : (this.#here[0]?.facing ?? null);
    const turnedSo = this.#here.filter((option) => option.facing === facing);
    const found = turnedSo.find(({ signs }) => signs === (this.double ? 2 : 1)) ?? turnedSo[0];
    return (
      found ?? this.options.find((option) => option.hand && option.hand === this.hand && !option.places.length) ?? null
    );
  });

  take(hand: string | null): void {
    if (hand !== null && !this.hands.has(hand)) return;
    this.#looked = null;
    this.#hand = hand;
    if (this.place !== null && !this.places.has(this.place)) this.leave();
  }

  aim(place: string, held = false): void {
    if (!this.places.has(place)) return;
    this.#looked = null;
    this.place = place;
    this.held = held;
  }

  leave(): void {
    this.#looked = null;
    this.place = null;
    this.held = false;
  }

  turn(quarters = 1): void {
    const facing = this.current?.facing;
    if (!facing || this.facings.length < 2) return;
    let next = turned(facing, quarters);
    while (!this.facings.includes(next)) next = turned(next, quarters);
    this.#facing = next;
  }

  /** Look at an option of the list; null: at none. */
  look(option: Option | null): void {
    this.#looked = option;
  }

  /** Take everything from a move, as of a hint. */
  follow(option: Option): void {
    this.take(option.hand);
    this.#facing = option.facing;
    this.double = option.signs === 2;
    if (option.places.length) this.aim(option.places[0], true);
    else this.look(option);
  }

  reset(): void {
    this.leave();
    this.#hand = this.#facing = null;
    this.double = false;
  }
}

function inOrder(a: string, b: string): number {
  const [[ax, ay], [bx, by]] = [cellOf(a), cellOf(b)];
  return ay - by || ax - bx;
}

/** The nearest place in a direction; without a start, the first. */
export function nextPlace(places: string[], from: string | null, side: Facing): string | null {
  if (from === null) return places[0] ?? null;
  const [x, y] = cellOf(from);
  const [dx, dy] = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }[side];
  const ahead = places
    .map((place) => {
      const [px, py] = cellOf(place);
      const along = (px - x) * dx + (py - y) * dy;
      const aside = Math.abs((px - x) * dy) + Math.abs((py - y) * dx);
      return { place, along, far: along + 2 * aside };
    })
    .filter(({ along }) => along > 0);
  return ahead.sort((a, b) => a.far - b.far)[0]?.place ?? null;
}
