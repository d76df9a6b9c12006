// What has just happened, shown as movement: a tile drops, people walk along the roads, a sale is told. Nothing moves for
// those who want no motion.

import { paced } from "../lib/tempo";
import { isStill } from "../lib/preferences.svelte";
import type { Entry } from "../wire";
import { Plan, type Point, way } from "./geometry";
import { steps } from "./previews.svelte";
import { SaleTold } from "./sale.svelte";
import { salesOf } from "./sales";
import { type Building, type Counts, eventsOf, type Happened } from "./types";

export const LONGEST = 1000; // milliseconds
const SETTING_OFF = 250; // the last one sets off so much after the first
const LANES = [0, 4, -4, 2, -2]; // where people walk beside each other, in units of the city

export interface Walker {
  id: number;
  colour: string;
  path: Point[];
  delay: number;
  lasts: number;
}

/** Entries that have not been seen yet. */
export function news(log: Entry[], seen: number): Entry[] {
  return log.filter(({ number }) => number > seen);
}

/** Walkers for all who moved, side by side. */
export function walkersOf(events: Happened[], city: Building[]): Walker[] {
  const plan = new Plan(city);
  const all = steps(events).flatMap(({ colour, source, tile, n }) => {
    const [from, to] = [source, tile].map((name) => city.find((one) => one.tile === name));
    return from && to ? Array.from({ length: n }, () => ({ colour, path: way(plan, from, to) })) : [];
  });
  const gap = Math.min(70, SETTING_OFF / Math.max(1, all.length));
  return all.map(({ colour, path }, id) => ({
    id,
    colour,
    path: path.map(([x, y]): Point => [x + LANES[id % LANES.length], y + LANES[(id + 1) % LANES.length]]),
    delay: id * gap,
    lasts: LONGEST - SETTING_OFF,
  }));
}

/** How many of each colour are still on their way to each tile. */
export function underwayOf(events: Happened[]): Record<string, Counts> {
  const found: Record<string, Counts> = {};
  for (const { colour, tile, n } of steps(events)) {
    found[tile] ??= {};
    found[tile][colour] = (found[tile][colour] ?? 0) + n;
  }
  return found;
}

/** The tile that was built last. */
export function newest(events: Happened[]): string | null {
  return events.findLast((one) => one.event === "built" || one.event === "covered")?.tile ?? null;
}

function isWanted(): boolean {
  return !isStill() && "animate" in Element.prototype;
}

export class Motion {
  readonly sale = new SaleTold();
  walkers = $state.raw<Walker[]>([]);
  underway = $state.raw<Record<string, Counts>>({});
  newest = $state.raw<string | null>(null);
  /** Numbers the steps, so that each one's elements are new. */
  step = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Show what entries of the log have brought; who walks waits for the end of a sale. */
  show(entries: Entry[], city: Building[]): void {
    const events = eventsOf(entries);
    if (!events.length) return;
    if (isStill()) this.sale.stop();
    this.#settle();
    const wait = this.sale.tell(salesOf(entries), true);
    if (!isWanted()) return;
    this.step += 1;
    this.newest = newest(events);
    this.underway = underwayOf(events);
    this.walkers = walkersOf(events, city).map(({ delay, lasts, ...walker }) => {
      return { ...walker, delay: wait + paced(delay), lasts: paced(lasts) };
    });
    this.#timer = setTimeout(() => this.#settle(), wait + paced(LONGEST));
  }

  /** Tell again the sale that an entry belongs to. */
  retell(number: number, log: Entry[]): void {
    const sale = salesOf(log).find(({ first, last }) => first <= number && number <= last);
    if (sale) this.sale.tell([sale], false);
  }

  #settle(): void {
    clearTimeout(this.#timer);
    this.walkers = [];
    this.underway = {};
    this.newest = null;
  }

  /** Somebody has pressed something: enough of it. */
  skip(): void {
    this.sale.skip();
    this.#settle();
  }

  stop(): void {
    this.sale.stop();
    this.#settle();
  }
}
