// The data of Streets, as the server sends them: its types, and what the board calls them.

import type { Entry, Found as AnyFound, Position, Preview as AnyPreview } from "../wire";
import type { Building, Event, FacingName, Found, Prospect, View } from "./wire";

export type { Building, Card, Event as Happened, Found, Move, SeatView, Street, View, Worth } from "./wire";
export type Facing = FacingName;
export type Cell = Building["at"];
export type Counts = Building["people"];
export type Preview = Omit<AnyPreview, "events" | "view" | "prospect"> & {
  events: Event[];
  view: View;
  prospect: Prospect | null;
};

export function viewOf(position: Pick<Position, "view">): View {
  return position.view as View;
}

export function foundOf(found: AnyFound | null): Found | null {
  return found as Found | null;
}

export function eventsOf(log: Entry[]): Event[] {
  return log.flatMap(({ events }) => events as Event[]);
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((some, n) => some + n, 0);
}
