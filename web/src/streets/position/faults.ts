// Where in a position of Streets a fault is to be shown.

import type { Fault as Told } from "../../engine/position";
import { type Fault, located, pathOf } from "../../position/editor";
import { keyOf } from "../geometry";
import type { Laid, Sketch } from "./sketch";

/** What faults are about that name no cell and no seat. */
const FIELDS: Record<string, string> = {
  "stack-needed": "stack",
  "many-backs": "stack",
  "not-in-stack": "top",
  "top-is-back": "top",
  "top-is-tile": "top",
  "many-in-endgame": "endgame",
  "lifted-too-soon": "lifted",
  "no-such-turn": "turn",
};

export function locate(fault: Told, { city }: Sketch): Fault {
  const [first, row] = pathOf(fault);
  if (first === "city" && typeof row === "number" && city[row]) return { ...fault, at: city[row].at };
  const field = FIELDS[fault.fault];
  return field ? { ...fault, field } : located(fault);
}

/** The cells that a fault is about; it is told at the first of them. */
export function placesOf(fault: Fault, { city }: Sketch): string[] {
  const { at, seat, field, tile } = fault;
  const of = (named: unknown) => city.find((laid) => laid.tile === named)?.at;
  const isBeside = field !== undefined || typeof seat === "number"; // what it names is not in the city, or not only
  const first = at ?? (isBeside ? undefined : of(tile));
  const { building, other_at } = fault as { building?: string; other_at?: number[] };
  const cells = first ? [first, of(building), other_at] : [];
  return [...new Set(cells.filter((cell) => cell != null).map((cell) => keyOf(cell as Laid["at"])))];
}

export function placeOf(fault: Fault, sketch: Sketch): string | null {
  return placesOf(fault, sketch)[0] ?? null;
}

/** Where something can be done about it. */
export function tabOf(fault: Fault, sketch: Sketch): "building" | "seats" | "rest" {
  if (placeOf(fault, sketch)) return "building";
  return typeof fault.seat === "number" || fault.field === "turn" ? "seats" : "rest";
}

/** Whether a fault has no other place than the list of those of the whole position. */
export function isGeneral(fault: Fault, sketch: Sketch): boolean {
  return tabOf(fault, sketch) === "rest" && !SHOWN.includes(fault.field ?? "");
}

const SHOWN = ["stack", "top", "endgame", "lifted", "discarded", "covered"];
