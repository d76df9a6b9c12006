// What is printed on a sheet before anybody draws: pencilled hexes, the rim of the map, the central area, the stars.

import type { TowniesBox } from "../wire";
import { loose, seedOf, shaky, star } from "./pencil";
import { beyond, corner, key, middle, townOf, type Cell, type Point } from "./hexes";
import { outline } from "./regions";

export interface Paper {
  pencil: string;
  rim: string;
  shores: string[];
  centre: string;
  stars: { name: string; at: Point; path: string }[];
  fibres: string;
}

export const STAR_SIZE = 8.6;

function pencilled(cells: Cell[]): string {
  const inside = new Set(cells.map(key));
  const random = shaky(5);
  let path = "";
  for (const cell of cells) {
    for (const side of [0, 1, 2]) {
      if (!inside.has(key(beyond(cell, side)))) continue;
      for (const tremble of [0.5, 0.9]) path += loose(corner(cell, side), corner(cell, side + 1), tremble, random);
    }
  }
  return path;
}

/** Fibres of the paper: a few short lines here and there. */
function fibres({ left, top, width, height }: { left: number; top: number; width: number; height: number }): string {
  const random = shaky(11);
  let path = "";
  for (let i = 0; i < 90; i++) {
    const at: Point = [left + (width * (1 + random())) / 2, top + (height * (1 + random())) / 2];
    path += loose(at, [at[0] + 4 * random(), at[1] + 4 * random()], 0.8, random);
  }
  return path;
}

const papers = new WeakMap<TowniesBox, Paper>();

export function paperOf(box: TowniesBox): Paper {
  if (!papers.has(box)) papers.set(box, printed(box));
  return papers.get(box)!;
}

function printed(box: TowniesBox): Paper {
  const town = townOf(box);
  const central = box.spaces.filter((space) => space.central).map(({ q, r }): Cell => [q, r]);
  const bonus = box.spaces.filter((space) => space.bonus);
  return {
    pencil: pencilled(town.cells),
    rim: outline(town.cells, -0.4, 3, 0.6),
    shores: [-3.2, -6].map((inset) => outline(town.cells, inset, 5, 0.9)),
    centre: outline(central, 0.6, 4, 0.6),
    stars: bonus.map(({ name, q, r }) => {
      const at = middle([q, r]);
      return { name, at, path: star(at, STAR_SIZE, shaky(seedOf(name))) };
    }),
    fibres: fibres(town.extent),
  };
}
