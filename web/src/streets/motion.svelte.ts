// What has just happened, shown as movement: people walk along the roads, coins rise to their owners. A step never
// takes longer than a second, and none is shown to those who want no motion.

import type { Entry } from "../wire";
import { middle, Plan, type Point, way } from "./geometry";
import type { Building, Counts, Data } from "./types";

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
export function news(log: Entry[], seen: number): Data[] {
  return log.filter(({ number }) => number > seen).flatMap(({ events }) => events);
}

function moves(events: Data[]): Data[] {
  return events.filter(({ event }) => event === "sent" || event === "gathered");
}

/** Coins for all that was paid, one after the other. */
export function coinsOf(events: Data[], city: Building[]): Coin[] {
  const paid = events.filter(({ event, amount }) => event === "paid" && amount);
  const gap = Math.min(150, (LONGEST - FLIGHT) / Math.max(1, paid.length));
  return paid.flatMap(({ seat, tile, amount }, id) => {
    const building = city.find((one) => one.tile === tile);
    return building ? [{ id, seat, amount, from: middle(building.at), delay: id * gap, lasts: FLIGHT }] : [];
  });
}

/** Walkers for all who moved; after coins, they have less time. */
export function walkersOf(events: Data[], city: Building[], afterCoins: boolean): Walker[] {
  const plan = new Plan(city);
  const delay = afterCoins ? LONGEST * 0.35 : 0;
  const all = moves(events).flatMap(({ colour, source, tile, n = 1 }) => {
    const [from, to] = [source, tile].map((name) => city.find((one) => one.tile === name));
    return from && to ? Array.from({ length: n }, () => ({ colour, path: way(plan, from, to) })) : [];
  });
  const gap = Math.min(70, 250 / Math.max(1, all.length));
  return all.map((walker, id) => ({ ...walker, id, delay: delay + id * gap, lasts: LONGEST - delay - 250 }));
}

/** How many of each colour are still on their way to each tile. */
export function underwayOf(events: Data[]): Record<string, Counts> {
  const found: Record<string, Counts> = {};
  for (const { colour, tile, n = 1 } of moves(events)) {
    found[tile] ??= {};
    found[tile][colour] = (found[tile][colour] ?? 0) + n;
  }
  return found;
}

function isWanted(): boolean {
  const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? true;
  return !calm && "animate" in Element.prototype;
}

export class Motion {
  walkers = $state.raw<Walker[]>([]);
  coins = $state.raw<Coin[]>([]);
  underway = $state.raw<Record<string, Counts>>({});
  newest = $state.raw<string | null>(null);
  /** Numbers the steps, so that each one's elements are new. */
  step = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(events: Data[], city: Building[]): void {
    this.stop();
    if (!events.length || !isWanted()) return;
    this.step += 1;
    this.coins = coinsOf(events, city);
    this.walkers = walkersOf(events, city, this.coins.length > 0);
    this.underway = underwayOf(events);
    this.newest = events.findLast(({ event }) => event === "built" || event === "covered")?.tile ?? null;
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
