// The tiles of the box, and those that a search finds.

import type { TileFace } from "../../wire";
import { tileWords, type Words } from "../telling";

export interface Wanted {
  text: string;
  /** The colour of the back. */
  back: string | null;
}

/** Tiles that have every word of a text somewhere: in name, symbols, price, business, or id. */
export function search(tiles: TileFace[], { text, back }: Wanted, say: Words): TileFace[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return tiles.filter((face) => {
    if (back !== null && face.back !== back) return false;
    const told = folded(`${tileWords(face, say)} ${face.id}`);
    return words.every((word) => told.includes(word));
  });
}

function folded(text: string): string {
  return text.toLocaleLowerCase().replaceAll("ё", "е");
}
