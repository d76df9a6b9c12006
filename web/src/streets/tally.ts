// The end of Streets as it is counted: buildings with signs, then tokens.

import { type Brought, eventsIn, stepsOf, type Tally, tallyOf } from "../lib/tally";
import type { Position } from "../wire";
import type { Happened } from "./types";

function brought(event: Happened): Brought | null {
  if (event.event === "paid") return { thing: `tile-${event.tile}`, seat: event.seat, amount: event.amount };
  if (event.event === "majority") return { thing: `earned-${event.business}`, seat: event.seat, amount: event.amount };
  if (event.event === "sets") return { thing: "earned-sets", seat: event.seat, amount: event.amount };
  return null;
}

export function tally({ log, scores }: Position): Tally {
  const events = eventsIn(log) as Happened[];
  const ending = events.findIndex(({ event }) => event === "ending");
  const steps = ending < 0 ? [] : stepsOf(events.slice(ending), brought);
  return tallyOf(
    scores,
    steps.map((step) => ({ ...step, events: explained(step.events as Happened[], events) })),
  );
}

/** What a building paid, with the reason, which is told before. */
function explained([first, ...rest]: Happened[], events: Happened[]): Happened[] {
  const isReason = (one: Happened) => first.event === "paid" && one.event === "valued" && one.tile === first.tile;
  return [...(events.findLast(isReason) ? [events.findLast(isReason)!] : []), first, ...rest];
}
