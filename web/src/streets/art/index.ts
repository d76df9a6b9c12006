// A picture for every building. Tiles of a set of one's own, which nobody has drawn, get one that is made.

import { HIPSTER } from "./hipster";
import { PARENT } from "./parent";
import type { Drawing } from "./drawing";
import { made, type Printed } from "./made";
import { SHOPPER } from "./shopper";
import { START } from "./start";
import { TOURIST } from "./tourist";
import { WILD } from "./wild";

export const DRAWINGS: Record<string, Drawing[]> = { ...START, ...TOURIST, ...HIPSTER, ...PARENT, ...SHOPPER, ...WILD };

const drawn = new Map<string, string>();

/** The picture of a building as SVG text, upright, its ground at 0,0. */
export function picture(face: Printed): string {
  const { id, back, symbols, icon, icons } = face;
  const key = DRAWINGS[id] ? id : [id, back, symbols.length, icon, icons].join();
  let text = drawn.get(key);
  if (text === undefined) drawn.set(key, (text = (DRAWINGS[id] ?? made(face)).join("")));
  return text;
}
