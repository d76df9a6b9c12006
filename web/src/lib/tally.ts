// The end of a game as it is counted: one thing after the other, with what it brings to whom.

import type { Entry, Event } from "../wire";

/** What an event brings: the message that names what brought it, and how much. */
export interface Brought {
  thing: string;
  seat: number;
  amount: number;
}

export interface Step {
  /** The message that names it. */
  thing: string;
  /** Seat and amount. */
  gains: [number, number][];
  events: Event[];
}

export interface Tally {
  /** What everybody had before. */
  start: number[];
  steps: Step[];
}

interface Group {
  gains: Map<number, number>;
  events: Event[];
}

/** What events bring, equal things together, in the order in which they are told. */
export function stepsOf<E extends Event>(events: E[], brought: (event: E) => Brought | null): Step[] {
  const groups = new Map<string, Group>();
  for (const event of events) {
    const found = brought(event);
    if (!found) continue;
    const { thing, seat, amount } = found;
    const group: Group = groups.get(thing) ?? { gains: new Map(), events: [] };
    group.gains.set(seat, (group.gains.get(seat) ?? 0) + amount);
    group.events.push(event);
    groups.set(thing, group);
  }
  return [...groups].map(([thing, { gains, events }]) => ({
    thing,
    gains: [...gains].sort(([a], [b]) => a - b),
    events,
  }));
}

/** What everybody has after so many steps. */
export function sumsAfter({ start, steps }: Tally, told: number): number[] {
  const sums = [...start];
  for (const { gains } of steps.slice(0, told)) for (const [seat, amount] of gains) sums[seat] += amount;
  return sums;
}

/** A tally that ends with the scores: what was there before is what the steps do not bring. */
export function tallyOf(scores: number[], steps: Step[]): Tally {
  const brought = sumsAfter({ start: scores.map(() => 0), steps }, steps.length);
  return { start: scores.map((score, seat) => score - brought[seat]), steps };
}

/** Seats as they stand: the most first; in the end, by their places. */
export function standing(sums: number[], order: number[] | null): number[] {
  return order ?? sums.map((_, seat) => seat).sort((a, b) => sums[b] - sums[a] || a - b);
}

export function eventsIn(log: Entry[]): Event[] {
  return log.flatMap(({ events }): Event[] => events);
}
