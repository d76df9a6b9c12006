// Filling in sheets by hand: whose sheet lies here, what one draws with, and which circle is written into.

import type { Desk } from "../../position/desk.svelte";
import type { TowniesBox } from "../../wire";
import type { Blocks, View } from "../view";
import type { Found } from "../wire";
import { FILL, isObject, type Hand } from "./hand";
import { namesOf } from "./names";
import type { Fault } from "./places";
import {
  circlesOf,
  coloured,
  drew,
  type Entered,
  erased,
  objectsOf,
  type Said,
  type SaidSeat,
  sheetOf,
  withSeat,
  written,
} from "./said";
import { worthOf } from "./worth";

export class Filling {
  /** Whose sheet it is. */
  #shown = $state(0);
  hand = $state.raw<Hand>({ colour: "red", piece: FILL });
  /** The circle that is written into, counted from 0. */
  circle = $state<number | null>(null);
  /** Spaces that something is told about. */
  lit = $state.raw<string[]>([]);
  /** Objects go onto the sheet one after the other: what each brings depends on those before. */
  #last: Promise<void> = Promise.resolve();

  constructor(
    readonly box: TowniesBox,
    readonly desk: Desk,
  ) {}

  get said(): Said {
    return this.desk.sketch as Said;
  }

  get shown(): number {
    return Math.min(this.#shown, this.said.seats.length - 1);
  }

  get seat(): SaidSeat {
    return this.said.seats[this.shown];
  }

  get blocks(): Blocks {
    return sheetOf(this.box, this.seat);
  }

  get objects(): Entered[] {
    return objectsOf(this.box, this.seat);
  }

  /** Whether it is known of each object which circle is its own: it was drawn here. */
  get isPaired(): boolean {
    return this.objects.every(({ circle }) => circle !== null);
  }

  get isSolo(): boolean {
    return this.said.seats.length === 1;
  }

  /** As the engine sees the position; null while it is impossible. */
  get view(): View | null {
    return (this.desk.checked.standing?.position.view as View | undefined) ?? null;
  }

  get found(): Found | null {
    return (this.desk.checked.standing?.found as Found | undefined) ?? null;
  }

  /** The marker that a seat began with; one that is not told is what the others leave. */
  startOf(seat: number): string {
    return this.said.seats[seat].start ?? this.view?.seats[seat]?.start ?? "quiet";
  }

  get names(): string[] {
    return namesOf(this.said);
  }

  show(seat: number): void {
    this.#shown = seat;
    this.circle = null;
    this.lit = [];
  }

  /** Go to what a fault is about. */
  visit({ seat }: Pick<Fault, "seat">): void {
    if (typeof seat === "number" && seat in this.said.seats) this.show(seat);
  }

  take(hand: Hand): void {
    this.hand = hand;
    this.circle = null;
  }

  draw(spaces: string[]): Promise<void> {
    const { hand, shown } = this;
    this.lit = [];
    return this.#next(() =>
      isObject(hand)
        ? this.#drawObject(shown, spaces[0], hand)
        : this.#draw(shown, (seat) => coloured(seat, spaces, hand.colour)),
    );
  }

  erase(spaces: string[]): Promise<void> {
    const { shown } = this;
    this.lit = [];
    return this.#next(() => this.#draw(shown, (seat) => erased(seat, spaces)));
  }

  write(circle: number, points: number | null): void {
    this.change((seat) => written(seat, circle, points));
    const more = points !== null && circle + 1 < this.box.circles;
    this.circle = more ? Math.min(circle + 1, circlesOf(this.seat).length) : null;
  }

  /** Change the seat that is shown. Changes of the same thing, one after the other, are taken back together. */
  change(how: (seat: SaidSeat) => SaidSeat, about = ""): void {
    this.#draw(this.shown, how, about && `${about} ${this.shown}`);
  }

  /** Change what concerns everybody. */
  agree(change: Partial<Said>, about = ""): void {
    this.desk.edit({ ...this.said, ...change }, about);
  }

  #draw(seat: number, how: (seat: SaidSeat) => SaidSeat, about = ""): void {
    this.desk.edit(withSeat(this.said, seat, how), about);
  }

  async #drawObject(seat: number, space: string, { piece, colour }: Hand): Promise<void> {
    const worth = await worthOf(this.box, this.said, this.said.seats[seat], [space, piece, colour]);
    this.#draw(seat, (before) => drew(before, space, piece, colour, worth ?? undefined));
  }

  #next(what: () => void | Promise<void>): Promise<void> {
    return (this.#last = this.#last.then(what).catch((trouble) => void (this.desk.trouble = trouble)));
  }
}
