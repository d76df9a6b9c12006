// Seats have colours, each with a pattern. In some games players begin with a colour, and it is theirs.

import type { GameName, Position } from "../wire";
import { games } from "./games";
import { RANDOM } from "./setup";

/** The colour of a seat away from the table; none where players draw theirs, until they have chosen one. */
export function chairColour(seat: number, game: GameName, own: Record<string, string> = {}): string | null {
  const { colour, colourOption } = games[game];
  if (!colour) return seatColour(seat);
  const chosen = own[colourOption ?? ""] ?? RANDOM;
  return chosen === RANDOM ? null : `var(--${chosen})`;
}

export function seatColour(seat: number, game?: GameName, position?: Position | null): string {
  const own = game && position && games[game].colour?.(position.view, seat);
  return `var(--${own || `seat-${seat}`})`;
}
