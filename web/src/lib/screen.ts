// One screen for several people: who may look, and when the screen is handed over.

import type { Position, Seat } from "../wire";

/** Seats played by people at this browser. */
export function mine(seats: Seat[]): number[] {
  return seats.flatMap((seat, i) => (seat.mine && !seat.stood_in ? [i] : []));
}

export function isShared(seats: Seat[]): boolean {
  return mine(seats).length > 1;
}

/** The seat that must take the screen before anything is shown; null if the current one may keep looking. */
export function handTo(seats: Seat[], position: Position, shown: number | null): number | null {
  if (!isShared(seats)) return null;
  const due = mine(seats).filter((seat) => position.due.includes(seat));
  if (shown !== null && due.includes(shown)) return null;
  return due[0] ?? null;
}

/** At a shared screen, secrets are hidden until somebody has taken it. */
export function isHidden(seats: Seat[], position: Position, shown: number | null): boolean {
  return isShared(seats) && position.seat !== null && position.seat !== shown;
}
