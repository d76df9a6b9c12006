// What has just happened, shown as movement: people walk along the roads, coins rise to their owners. A step never
// takes longer than a second, and none is shown to those who want no motion.

import { isStill } from "../lib/preferences.svelte";
import type { Entry } from "../wire";
import { middle, Plan, type Point, way } from "./geometry";
import { payments, steps } from "./previews.svelte";
import { type Building, type Counts, eventsOf, type Happened } from "./types";

export const LONGEST = 1000; // milliseconds
const FLIGHT = 420;

export interface Walker {
  id: number;
  colour: string;
  path: Point[];
  delay: number;
  lasts: number;
}

export interface Coin {
  id: number;
  seat: number;
  amount: number;
  from: Point;
  delay: number;
  lasts: number;
}

/** Events of entries that have not been seen yet. */
export function news(log: Entry[], seen: number): Happened[] {
  return eventsOf(log.filter(({ number }) => number > seen));
}

/** Coins for all that was paid, one after the other. */
export function coinsOf(events: Happened[], city: Building[]): Coin[] {
  const paid = payments(events);
  const gap = Math.min(150, (LONGEST - FLIGHT) / Math.max(1, paid.length));
  return paid.flatMap(({ seat, tile, amount }, id) => {
    const building = city.find((one) => one.tile === tile);
    return building ? [{ id, seat, amount, from: middle(building.at), delay: id * gap, lasts: FLIGHT }] : [];
  });
}

/** Walkers for all who moved; after coins, they have less time. */
export function walkersOf(events: Happened[], city: Building[], afterCoins: boolean): Walker[] {
  const plan = new Plan(city);
  const delay = afterCoins ? LONGEST * 0.35 : 0;
  const all = steps(events).flatMap(({ colour, source, tile, n }) => {
    const [from, to] = [source, tile].map((name) => city.find((one) => one.tile === name));
    return from && to ? Array.from({ length: n }, () => ({ colour, path: way(plan, from, to) })) : [];
  });
  const gap = Math.min(70, 250 / Math.max(1, all.length));
  return all.map((walker, id) => ({ ...walker, id, delay: delay + id * gap, lasts: LONGEST - delay - 250 }));
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
  walkers = $state.raw<Walker[]>([]);
  coins = $state.raw<Coin[]>([]);
  underway = $state.raw<Record<string, Counts>>({});
  newest = $state.raw<string | null>(null);
  /** Numbers the steps, so that each one's elements are new. */
  step = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(events: Happened[], city: Building[]): void {
    this.stop();
    if (!events.length || !isWanted()) return;
    this.step += 1;
    this.coins = coinsOf(events, city);
    this.walkers = walkersOf(events, city, this.coins.length > 0);
    this.underway = underwayOf(events);
    this.newest = newest(events);
    this.#timer = setTimeout(() => this.stop(), LONGEST);
  }

  /** A coin has reached its owner. */
  land(coin: Coin): void {
    this.coins = this.coins.filter((other) => other !== coin);
  }

  /** Money that is still on its way to a seat. */
  due(seat: number): number {
    return this.coins.reduce((some, coin) => some + (coin.seat === seat ? coin.amount : 0), 0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.walkers = [];
    this.coins = [];
    this.underway = {};
    this.newest = null;
  }
}
