// Where a lesson points: what is to be pressed next so that a certain move is made.

import type { Pointed } from "../lib/board";
import type { Choice } from "./choice.svelte";
import { isBuilt, type Option } from "./options";
import { tileName, type Words } from "./telling";

/** On the way to an option, by what has been chosen so far. Tiles are numbered as in the hand. */
export function pointed(option: Option, choice: Choice, tiles: string[], say: Words): Pointed {
  const { hand, places, move, text } = option;
  if (hand !== null && hand !== choice.hand) {
    const number = String(tiles.indexOf(hand) + 1);
    return { point: hand, words: "hand", values: { tile: tileName(hand, say), number } };
  }
  if (!choice.held || choice.place === null || !places.includes(choice.place)) {
    if (isBuilt(option)) return { point: places[0], words: "cell", values: { place: places[0] } };
    return { point: places[0], words: "building", values: { tile: tileName("tile" in move ? move.tile : null, say) } };
  }
  if (choice.current?.text !== text) return { point: "turn", words: "turn", values: { times: turns(choice, option) } };
  return { point: "decide", words: isBuilt(option) ? "build" : "confirm" };
}

/** How often a tile is to be turned. */
function turns({ facings, current }: Choice, { facing }: Option): number {
  const ahead = facings.indexOf(facing!) - facings.indexOf(current!.facing!);
  return (ahead + facings.length) % facings.length;
}
