// Seats have colours, each with a pattern. Where players begin with a marker, its colour is theirs.

import type { Position } from "../wire";

export function seatColour(seat: number, position: Position | null = null): string {
  const start = position?.view.seats?.[seat]?.start;
  return typeof start === "string" ? `var(--${start})` : `var(--seat-${seat})`;
}
