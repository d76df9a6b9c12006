// Who came where. The rules say the places in the view; games that ended before they did are ranked by points.

import type { Position } from "../wire";

export interface Ranked {
  seat: number;
  place: number;
}

export function ranking({ view, scores, winners }: Pick<Position, "view" | "scores" | "winners">): Ranked[] {
  const points = (seat: number) => scores[seat] + (winners.includes(seat) ? 0.5 : 0);
  const byPoints = (seat: number) => 1 + scores.filter((_, other) => points(other) > points(seat)).length;
  return scores
    .map((_, seat) => ({ seat, place: view.seats[seat].place ?? byPoints(seat) }))
    .sort((a, b) => a.place - b.place);
}
