// Seats as they are shown.

import type { Position, Seat } from "../wire";
import { mine } from "./screen";
import { say } from "./words.svelte";

/** The Grifter is no person: its name is a word of the language. */
export function named(seats: Seat[]): Seat[] {
  return seats.map((seat) => (seat.who === "grifter" ? { ...seat, name: say("player-grifter") } : seat));
}

/** Seats as the line about the decision names them: whoever decides alone at this browser is not told their own name. */
export function addressed(seats: Seat[], { seat, decision }: Position): Seat[] {
  if (!decision || mine(seats).length !== 1) return seats;
  return seats.map((each, i) => (i === seat && each.mine ? { ...each, name: say("status-your-turn") } : each));
}
