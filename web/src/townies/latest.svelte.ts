// What was drawn in the round before: told by comparing sheets, so that it can be seen coming.

import type { TowniesBox } from "../wire";
import type { Blocks, View } from "./view";

const MOST = 5; // blocks that a round can draw; more is a jump in a replay

/** It outlives the board: at one screen that goes and comes with each player. */
const kept = new WeakMap<TowniesBox, Latest>();

export class Latest {
  static of(box: TowniesBox): Latest {
    if (!kept.has(box)) kept.set(box, new Latest());
    return kept.get(box)!;
  }

  /** For each seat, the spaces that were drawn on last. */
  spaces = $state.raw<Set<string>[]>([]);
  #before: Blocks[] | null = null;
  #isNews = false;
  #round: number | null = null;

  /** Whether the dice of this round are seen for the first time, and not because one has just come in. */
  isNewRound(round: number): boolean {
    const isNew = this.#round !== null && round > this.#round;
    this.#round = round;
    return isNew;
  }

  note({ seats }: View): void {
    const sheets = seats.map((seat) => seat.sheet);
    const before = this.#before;
    this.#before = sheets;
    if (before?.length !== sheets.length) return;
    const added = sheets.map((sheet, seat) => newSpaces(before[seat], sheet));
    if (added.every((spaces) => !spaces.length) && sheets.every((sheet, seat) => isSame(before[seat], sheet))) return;
    this.spaces = added.map((spaces) => new Set(spaces.length > MOST ? [] : spaces));
    this.#isNews = true;
  }

  /** Seats that have just drawn something; told once. */
  news(): number[] {
    const isNews = this.#isNews;
    this.#isNews = false;
    return isNews ? this.spaces.flatMap(({ size }, seat) => (size ? [seat] : [])) : [];
  }
}

function newSpaces(before: Blocks, after: Blocks): string[] {
  return Object.keys(after).filter((space) => !(space in before));
}

function isSame(before: Blocks, after: Blocks): boolean {
  return Object.keys(before).length === Object.keys(after).length;
}
