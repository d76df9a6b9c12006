// Where on the page a fault is.

import type { Fault as Told } from "../../engine/position";
import { type Fault as Located, located, pathOf } from "../../position/editor";

export type Tab = "game" | "points";
/** A fault with the field that it is about: of its seat, if it has one. What is wrong on a sheet has a space, too. */
export type Fault = Located & { space?: string };

/** The fields that faults of the rules are about. */
const FIELDS: Record<string, string> = {
  "start-twice": "start",
  "no-such-goal": "additional",
  "no-such-bonus": "bonus",
  circles: "circles",
  "circled-in-company": "circled",
  "nothing-to-draw": "circled",
  "stars-without-card": "stars",
  "soil-without-card": "soil",
  "much-soil": "soil",
};

export function locate(fault: Told): Fault {
  const [first, , field, space] = pathOf(fault).map(String);
  if (!("path" in fault)) return { ...located(fault), field: FIELDS[fault.fault] };
  if (first !== "seats" || !field) return located(fault);
  return { ...located(fault), field, ...(field === "sheet" && { space }) };
}

export function tabOf({ seat, field }: Fault): Tab {
  return seat === undefined || field === "start" || field === "name" ? "game" : "points";
}
