// One screen for several people: whose turn it is to look, and when the screen is to be handed over.

import type { Position, Seat } from "../wire";

/** Seats that are played at this browser, by people. */
export function mine(seats: Seat[]): number[] {
  return seats.flatMap((seat, i) => (seat.mine && !seat.stood_in ? [i] : []));
}

export function isShared(seats: Seat[]): boolean {
  return mine(seats).length > 1;
}

/** Who is to get the screen before anything is shown; null: whoever looks may go on looking. */
export function handTo(seats: Seat[], position: Position, shown: number | null): number | null {
  if (!isShared(seats)) return null;
  const due = mine(seats).filter((seat) => position.due.includes(seat));
  if (shown !== null && due.includes(shown)) return null;
  return due[0] ?? null;
}

/** At one screen nobody's secrets are shown before somebody has taken it. */
export function isHidden(seats: Seat[], position: Position, shown: number | null): boolean {
  return isShared(seats) && position.seat !== null && position.seat !== shown;
}
