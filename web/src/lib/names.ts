// Names of people, as the server takes them, too.

import { Refusal } from "./refusal";

export const LONGEST_NAME = 24;
const HIDDEN = /[\p{C}\p{Zl}\p{Zp},]/u;

/** A name, tidied; refused ("name") if it is none. */
export function checkedName(name: string, longest = LONGEST_NAME): string {
  const found = name.trim().replace(/\s+/g, " ");
  if (!found || [...found].length > longest || HIDDEN.test(found)) throw new Refusal({ code: "name" });
  return found;
}

/** A name that is cut off if it has more letters than fit. */
export function shortened(name: string, letters: number): string {
  return name.length > letters ? `${name.slice(0, letters - 1)}…` : name;
}
