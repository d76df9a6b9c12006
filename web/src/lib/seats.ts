// Seats as they are shown.

import type { Position, Seat } from "../wire";
import { mine } from "./screen";
import { has, say } from "./words.svelte";

const KINDS: Partial<Record<Seat["who"], string>> = { bot: "bot-name", automa: "automa" };

/** Names our bots, and opponents of a lone player, in the reader's language. People keep the name they chose. */
export function named(seats: Seat[]): Seat[] {
  return seats.map((seat) => ({ ...seat, name: nameOf(seat) }));
}

function nameOf({ who, name }: Seat): string {
  const id = `${KINDS[who]}-${name.toLowerCase()}`;
  return who in KINDS && has(id) ? say(id) : name;
}

/** Seats as the line about the decision names them: it says "Your turn" to the only player at this browser. */
export function addressed(seats: Seat[], { seat, decision }: Position): Seat[] {
  if (!decision || mine(seats).length !== 1) return seats;
  return seats.map((each, i) => (i === seat && each.mine ? { ...each, name: say("status-your-turn") } : each));
}

/** Whether a bot decides for a seat. */
export function isBot({ who, stood_in }: Seat): boolean {
  return who === "bot" || stood_in;
}
