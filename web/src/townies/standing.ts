// Points that are not certain yet.

import type { View as AnyView } from "../wire";
import type { View } from "./view";

/** What goals would bring now; in the end, the log tells it. */
export function standing(given: AnyView, seat: number): { thing: string; amount: number }[] {
  const view = given as View;
  if (view.step === "over") return [];
  return Object.entries(view.seats[seat].goals).map(([goal, { points }]) => ({
    thing: `goal-${goal}`,
    amount: points,
  }));
}
