// A tally as it is shown: step by step, at the pace of the player.

import { paced } from "./tempo";
import { sound } from "./sounds";
import { sumsAfter, type Tally } from "./tally";

const BEFORE = 500; // milliseconds
const ALL = 9000; // for all steps
const LONGEST = 900; // for one
const AFTER = 1100; // in which the last standing is seen

export class Counting {
  /** How many steps have been told. */
  told = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly tally: Tally,
    readonly done: () => void,
  ) {}

  get sums(): number[] {
    return sumsAfter(this.tally, this.told);
  }
  get isWhole(): boolean {
    return this.told === this.tally.steps.length;
  }

  begin(): void {
    this.#timer = setTimeout(() => this.#step(), paced(BEFORE));
  }

  /** All of it, at once. */
  finish(): void {
    this.told = this.tally.steps.length;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #step(): void {
    if (this.isWhole) return this.done();
    this.told += 1;
    sound("count");
    const step = Math.min(LONGEST, ALL / this.tally.steps.length);
    this.#timer = setTimeout(() => this.#step(), paced(this.isWhole ? step + AFTER : step));
  }
}
