// Where money and points come from: what the log says of it.

import type { Brings } from "../engine/description";
import type { Entry, Event, Position } from "../wire";
import type { Kit } from "./games";
import { lines, type LineTeller } from "./log";

/** Something that brought a seat something. */
export interface Gain {
  seat: number;
  /** The message that names it. */
  thing: string;
  amount: number;
  /** The turn or round in which it did, as people count them; 0 before the first. */
  turn: number;
  /** The entry of the log, and the events in it that tell why. */
  number: number;
  why: Event[];
}

export function gainsOf(log: Entry[], brings: Record<string, Brings>, turn: string): Gain[] {
  const gains: Gain[] = [];
  let turns = 0;
  for (const { number, events } of log) {
    let since = 0;
    events.forEach((event, i) => {
      if (event.event === turn) turns += 1;
      if (!(event.event in brings)) return;
      gains.push({
        ...gainOf(event, brings[event.event]),
        turn: turns,
        number,
        why: whyOf(events.slice(since, i + 1)),
      });
      since = i + 1;
    });
  }
  return gains.filter(({ amount }) => amount);
}

/** What leads to a gain, and the gain itself, line by line. */
export function reasonsOf({ why }: Gain, teller: LineTeller): string[] {
  const told = lines([{ number: 0, actor: null, move: "", forced: true, events: why }], teller);
  return told.map(({ text }) => text);
}

/** What a seat has, with what can still change. */
export function totalOf({ standing }: Pick<Kit, "standing">, { view, scores }: Position, seat: number): number {
  return sum(standing?.(view, seat) ?? []) + scores[seat];
}

export function sum(all: { amount: number }[]): number {
  return all.reduce((some, { amount }) => some + amount, 0);
}

function gainOf(event: Record<string, any>, { amount, thing }: Brings): Pick<Gain, "seat" | "thing" | "amount"> {
  const named = thing.replace(/\{(\w+)\}/g, (_, field) => event[field]);
  return { seat: event.seat, thing: named, amount: event[amount] };
}

/** What leads to a gain: what was told of the same seat just before. */
function whyOf(events: Event[]): Event[] {
  const seatOf = (event: Event) => ("seat" in event ? event.seat : null);
  const gained = events.at(-1)!;
  const other = events.findLastIndex((event) => seatOf(event) !== seatOf(gained));
  return events.slice(other + 1);
}
