// Seats have colours, each with a pattern. In some games players begin with a colour, and it is theirs.

import type { GameName, Position } from "../wire";
import { games } from "./games";

export function seatColour(seat: number, game?: GameName, position?: Position | null): string {
  const own = game && position && games[game].colour?.(position.view, seat);
  return `var(--${own || `seat-${seat}`})`;
}
