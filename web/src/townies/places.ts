// Where a piece comes to lie: under the pointer, one step further, turned. Only among the legal places it is given.

import { distance, SIDE, type Point } from "./hexes";
import type { Option, Place } from "./options";

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

/** The next place in a direction; among those about as near, the one that strays least. */
export function onward(places: Place[], from: Point, [dx, dy]: Point): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const place of places) {
    const [x, y] = [place.middle[0] - from[0], place.middle[1] - from[1]];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    const cost = ahead + 2.2 * aside;
    if (ahead > 1 && aside <= 1.8 * ahead && cost < least) [best, least] = [place, cost];
  }
  return best;
}
