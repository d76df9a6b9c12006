// A position that is being set up as the city draws it.

import { keyOf } from "../geometry";
import type { Building, View } from "../types";
import type { Sketch } from "./sketch";

/** Buildings as they are drawn: each tile once, and one on a cell, even where the position is impossible. Which streets
 * are enclosed is known of possible ones. */
export function drawnCity({ city }: Sketch, view: View | null): Building[] {
  const known = new Map(view?.city.map((building) => [building.tile, building]));
  const tiles = new Set<string>();
  const cells = new Set<string>();
  return city.flatMap((laid) => {
    if (tiles.has(laid.tile) || cells.has(keyOf(laid.at))) return [];
    tiles.add(laid.tile);
    cells.add(keyOf(laid.at));
    const { enclosed = false, street = laid.tile } = known.get(laid.tile) ?? {};
    const { owner = null, signs = 1, people = {}, fomo = {} } = laid;
    return [{ ...laid, owner, signs, people, fomo, enclosed, street }];
  });
}
