// Who has won a game that was played on paper.

import type { Earned, Position } from "../../wire";
import { circlesOf, objectsOf, type Said } from "../position/said";
import type { TowniesBox } from "../../wire";
import type { Found } from "../wire";

/** Whether nothing is written yet. */
export function isBlank({ seats }: Said): boolean {
  return seats.every(({ name, sheet }) => !name && !Object.keys(sheet ?? {}).length);
}

/** What everybody has, goals included, and who has most: if the game is over, as the rules see it. */
export function standingsOf(
  { view, winners }: Position,
  { seats }: Found,
): Pick<Position, "view" | "scores" | "winners"> {
  const scores = seats.map(({ total }) => total);
  if ("step" in view && view.step === "over") return { view, scores, winners };
  const most = Math.max(...scores);
  return { view, scores, winners: scores.flatMap((score, seat) => (score === most ? [seat] : [])) };
}

/** What brought everybody how much. */
export function earned(box: TowniesBox, { seats }: Said, found: Found): Earned[] {
  return seats.flatMap((each, seat) => {
    const objects = objectsOf(box, each);
    const { goals, bonus } = found.seats[seat];
    return [
      ...circlesOf(each).map((amount, i) => ({
        seat,
        thing: thingOf(objects.find(({ circle }) => circle === i)?.object),
        amount,
      })),
      { seat, thing: "bonus-stable-soil", amount: bonus },
      ...Object.entries(goals).map(([goal, { points }]) => ({ seat, thing: `goal-${goal}`, amount: points })),
    ].filter(({ amount }) => amount);
  });
}

const thingOf = (object: string | undefined) => (object ? `object-${object}` : "filling-object");
