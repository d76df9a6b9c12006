// Where a piece comes to lie: under the pointer, one step further, turned. Only among the legal places it is given.

import { distance, SIDE, type Point } from "./hexes";
import type { Option, Place } from "./options";

const COLUMN = 1.5 * SIDE; // from one to the next
const REACH = 1.3 * SIDE; // how far a piece may jump to the next place

export function nearest(places: Place[], point: Point): Place | null {
  let best: Place | null = null;
  for (const place of places) {
    if (!best || distance(place.middle, point) < distance(best.middle, point)) best = place;
  }
  return best;
}

/** The place for a piece held at a point: the nearest that covers the space there, or one close by. */
export function snap(option: Option, way: number, point: Point, space?: string): Place | null {
  const lying = option.lying(way);
  const over = space ? nearest(lying.filter((place) => place.spaces.includes(space)), point) : null; // prettier-ignore
  if (over) return over;
  const close = nearest(lying, point);
  return close && distance(close.middle, point) <= REACH ? close : null;
}

/** As `snap`, but turned if it has to be: where one taps, something should come to lie. */
export function tapped(option: Option, way: number, point: Point, space?: string): Place | null {
  const here = snap(option, way, point, space);
  if (here || !space) return here;
  return nearest(option.places.filter((place) => place.spaces.includes(space)), point); // prettier-ignore
}

const STRAYING = 1.6; // how much worse it is to stray than to go far: the next column is nearer than the one after it
const WIDEST = 3; // how far aside something may be, for each step ahead
const TIE = 0.1;

/** The next place in a direction; among those about as near, the one that strays least. To the side there is an upper and
 * a lower one in the next column: they take turns, so that one goes straight on. */
export function onward(places: Place[], [fromX, fromY]: Point, [dx, dy]: Point): Place | null {
  const prefersLower = Math.floor(fromX / COLUMN + TIE) % 2 !== 0;
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.middle[0] - fromX, place.middle[1] - fromY];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    const cost = ahead + STRAYING * aside + (y > 0 === prefersLower ? 0 : TIE);
    if (ahead > 1 && aside <= WIDEST * ahead && cost < least) [best, least] = [place, cost];
  }
  return best;
}
