// Seats have colours, each with a pattern. In Townies a player's colour is that of the first marker.

import type { Position } from "../wire";

export function seatColour(seat: number, position: Position | null = null): string {
  const start = position?.view.seats?.[seat]?.start;
  return typeof start === "string" ? `var(--${start})` : `var(--seat-${seat})`;
}
