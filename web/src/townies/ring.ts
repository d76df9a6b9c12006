// Five seats round a table, by their starting colours, and the markers that go round it.

import type { Seat, TowniesBox } from "../wire";
import type { Say } from "./telling";
import { further, type SeatView } from "./view";

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

/**
 * How many steps each marker has gone from the seat of its colour. It grows with the rounds and never goes back by a
 * whole turn, so that a marker always passes on clockwise.
 */
export function stepsGone(box: TowniesBox, seat: SeatView, round: number): number {
  const n = box.colours.length;
  const gone = (box.colours.indexOf(seat.start) - box.colours.indexOf(seat.marker) + n) % n;
  const off = (gone - (round - 1)) % n;
  return round - 1 + (off > n / 2 ? off - n : off < -n / 2 ? off + n : off);
}

/** The marker that comes next to a seat. */
export function nextMarker(box: TowniesBox, marker: string): string {
  return further(box.colours, marker, -1);
}

/** The marker in a seat's hand, and the one that comes next unless the game is over. */
export function markerWords(box: TowniesBox, marker: string, over: boolean, say: Say): string {
  const [colour, next] = [marker, nextMarker(box, marker)].map((each) => say(`marker-${each}`));
  return say(over ? "townies-marker-last" : "townies-marker-words", { colour, next });
}
