// Five seats round a table, by their starting colours, and the markers in their hands.

import type { Seat, TowniesBox } from "../wire";
import type { Say } from "./telling";
import type { SeatView } from "./view";

export interface Place {
  colour: string;
  /** Who sits there, if anybody. */
  seat: number | null;
  name: string;
  /** How far round the table, in steps clockwise from oneself. */
  step: number;
}

export function placesAround(box: TowniesBox, seats: SeatView[], people: Seat[], own: number): Place[] {
  const first = box.colours.indexOf(seats[own].start);
  return box.colours.map((colour, i) => {
    const seat = seats.findIndex((each) => each.start === colour);
    const step = (i - first + box.colours.length) % box.colours.length;
    return { colour, seat: seat < 0 ? null : seat, name: seat < 0 ? "" : people[seat].name, step };
  });
}

/** The marker in a seat's hand, and the one that comes next unless the game is over. */
export function markerWords({ marker, next }: SeatView, say: Say): string {
  const colour = say(`marker-${marker}`);
  if (next === null) return say("townies-marker-last", { colour });
  return say("townies-marker-words", { colour, next: say(`marker-${next}`) });
}
