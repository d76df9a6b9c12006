// Who has won a game that was played on paper.

import type { Earned, Position } from "../../wire";
import { circlesOf, objectsOf, type Said } from "../position/said";
import type { TowniesBox } from "../../wire";
import type { Found } from "../wire";

/** Whether nothing is written yet. */
export function isBlank({ seats }: Said): boolean {
  return seats.every(({ name, sheet }) => !name && !Object.keys(sheet ?? {}).length);
}

/** What everybody has, goals included. Only the rules say who has won: nobody before the game is over. */
export function standingsOf(
  { view, winners }: Position,
  { seats }: Found,
): Pick<Position, "view" | "scores" | "winners"> {
  return { view, scores: seats.map(({ total }) => total), winners };
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
