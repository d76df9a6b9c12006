// Moves that are marked with letters: each with its cell, and the tile as it would stand there.

import type { Marked } from "../lib/board";
import { cellOf } from "./geometry";
import { optionsOf } from "./options";
import type { Building, Cell, Facing } from "./types";

export interface Lettered extends Marked {
  at: Cell;
  ghost: { tile: string; at: Cell; facing: Facing; signs: number } | null;
}

export function letteredOf(marked: Marked[], city: Building[]): Lettered[] {
  const options = optionsOf(
    marked.map(({ move }) => move),
    city,
  );
  return options.map(({ hand, places, facing, signs }, i) => {
    const at = cellOf(places[0]);
    return { ...marked[i], at, ghost: hand && facing ? { tile: hand, at, facing, signs } : null };
  });
}
