// The end of Townies as it is counted: objects of each kind, Stable Soil, then goals.

import { type Brought, eventsIn, stepsOf, type Tally, tallyOf } from "../lib/tally";
import type { Position } from "../wire";
import type { Happened } from "./view";

const GROUPS = ["scored", "soil", "goal"];

function brought(event: Happened): Brought | null {
  if (event.event === "scored") return { thing: `object-${event.object}`, seat: event.seat, amount: event.points };
  if (event.event === "soil") return { thing: "bonus-stable-soil", seat: event.seat, amount: event.points };
  if (event.event === "goal") return { thing: `goal-${event.goal}`, seat: event.seat, amount: event.points };
  return null;
}

export function tally({ log, scores }: Position): Tally {
  const events = eventsIn(log) as Happened[];
  return tallyOf(
    scores,
    GROUPS.flatMap((group) =>
      stepsOf(
        events.filter(({ event }) => event === group),
        brought,
      ),
    ),
  );
}
