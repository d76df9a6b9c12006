// What a replay leads to.

import type { Frame, View as AnyView } from "../wire";
import type { View } from "./view";

/** Somebody gets further with a goal; without goals, an object is scored. */
export function moment({ entry, view }: Frame, before: AnyView): string | null {
  const [past, now] = [before as View, view as View];
  const goals = Object.keys(now.seats[0].goals);
  if (!goals.length) return entry?.events.some(({ event }) => event === "scored") ? "object" : null;
  const isFurther = now.seats.some((seat, i) =>
    goals.some((goal) => seat.goals[goal].step > (past.seats[i].goals[goal]?.step ?? 0)),
  );
  return isFurther ? "goal" : null;
}
