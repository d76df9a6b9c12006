// A picture for every building. Tiles of a set of one's own, which nobody has drawn, get a plain house with their mark.

import { HIPSTER } from "./hipster";
import { PARENT } from "./parent";
import { door, panes, type Drawing, roof, wall } from "./drawing";
import { SHOPPER } from "./shopper";
import { START } from "./start";
import { TOURIST } from "./tourist";
import { bush, shadow } from "./town";
import { WILD } from "./wild";

export const DRAWINGS: Record<string, Drawing[]> = { ...START, ...TOURIST, ...HIPSTER, ...PARENT, ...SHOPPER, ...WILD };

const PLAIN: Drawing[] = [
  shadow(28),
  wall(-22, 44, 26, "cream"),
  panes(-18, -23, [4, 2], [10, 10], [5.4, 6]),
  roof(-22, 44, -26, 12, "slate", 7),
  door(-3.6, 7.2, 9, "brown"),
  bush(-25),
  bush(26, 0.9, "leaf2"),
];

const drawn = new Map<string, string>();

/** The picture of a building as SVG text, upright, its ground at 0,0. */
export function picture(tile: string): string {
  let text = drawn.get(tile);
  if (text === undefined) drawn.set(tile, (text = (DRAWINGS[tile] ?? PLAIN).join("")));
  return text;
}
