// Seats as they are shown.

import type { Seat } from "../wire";
import { say } from "./words.svelte";

/** The Grifter is no person: its name is a word of the language. */
export function named(seats: Seat[]): Seat[] {
  return seats.map((seat) => (seat.who === "grifter" ? { ...seat, name: say("player-grifter") } : seat));
}
