// What an object brings, asked of the engine: as if it were drawn now on the sheet as it is.

import { local } from "../../lib/local";
import { Refusal } from "../../lib/refusal";
import type { TowniesBox } from "../../wire";
import type { Happened, Prospect } from "../view";
import { type Brought, erased, type Said, type SaidSeat } from "./said";

export interface Worth extends Brought {
  /** What the points are for. */
  events: Happened[];
}

/** What a seat's object would bring; null where it could not be drawn, or where the sheet is impossible anyway. */
export async function worthOf(
  box: TowniesBox,
  { bonus }: Said,
  seat: SaidSeat,
  [space, object, colour]: [string, string, string],
): Promise<Worth | null> {
  const { sheet } = erased(seat, [space]);
  const dice = { object, shape: Object.keys(box.shapes)[0] };
  const alone: Said = { game: "townies", individual: false, bonus, dice, seats: [{ start: colour, sheet }] };
  try {
    const { prospect } = await local.tried("townies", alone, 0, `${object} ${space}`);
    return brought((prospect as Prospect).events);
  } catch (error) {
    if (error instanceof Refusal && ["illegal", "position"].includes(error.problem.code)) return null;
    throw error;
  }
}

function brought(events: Happened[]): Worth {
  const all = <Kind extends Happened["event"]>(kind: Kind) =>
    events.filter((event): event is Extract<Happened, { event: Kind }> => event.event === kind);
  const sum = (some: { points: number }[]) => some.reduce((points, event) => points + event.points, 0);
  return { points: sum(all("scored")), stars: all("star").length, soil: sum(all("soil")), events };
}
