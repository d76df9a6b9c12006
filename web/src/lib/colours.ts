// Seats have colours, each with a pattern. Where players begin with a marker, its colour is theirs.

import type { Position } from "../wire";

export function seatColour(seat: number, position: Position | null = null): string {
  const seen = position?.view.seats?.[seat];
  return seen && "start" in seen && seen.start ? `var(--${seen.start})` : `var(--seat-${seat})`;
}
