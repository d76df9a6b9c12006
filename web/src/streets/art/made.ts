// A picture for a tile that nobody has drawn, made of what is printed on it: what business it is in, the colour of its
// back, and its symbols. Its name chooses the walls and what grows beside it.

import {
  arch,
  awning,
  column,
  cornice,
  disc,
  dome,
  door,
  line,
  panes,
  type Drawing,
  rect,
  roof,
  shopfront,
  steps,
  wall,
} from "./drawing";
import { bush, flag, flowers, lamp, pine, shadow, smoke, steam, tree } from "./town";

export interface Printed {
  id: string;
  back: string;
  symbols: string[];
  icon: string | null;
  icons: number;
}

/** Bright and dark, by the colour of the back. */
const PAINTS: Record<string, [string, string]> = {
  tourist: ["pink", "maroon"],
  hipster: ["amber", "rust"],
  parent: ["lime", "forest"],
  shopper: ["sky", "navy"],
  wild: ["lilac", "violet"],
};
const WALLS = ["cream", "sand", "white", "stone", "mint"];

/** A number that follows from a name. */
function lot(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7);
}

const HOUSES: Record<string, (high: number, wide: number, fill: string, paints: [string, string]) => Drawing[]> = {
  restaurant: (high, wide, fill, [bright, dark]) => [
    wall(-wide / 2, wide, high, fill),
    panes(-wide / 2 + 4, 5 - high, [3, 1], [(wide - 8) / 3 + 1, 1], [5.4, 6.4]),
    cornice(-wide / 2, wide, -high, dark),
    shopfront(-wide / 2 + 3, wide * 0.55, 11, dark),
    awning(-wide / 2 + 1.6, wide * 0.55 + 3, -14.6, bright),
    door(wide / 2 - 11, 7, 10.6, dark),
    steam(-wide / 4, -high - 2, 0.9),
  ],
  residential: (high, wide, fill, [bright, dark]) => [
    wall(-wide / 2, wide, high, fill),
    panes(-wide / 2 + 5, 5 - high, [3, high > 24 ? 2 : 1], [(wide - 9) / 3 + 1, 10], [5.4, 6]),
    roof(-wide / 2, wide, -high, 12, dark, 7),
    door(-3.6, 7.2, 9, bright),
    smoke(wide / 4, -high - 12),
  ],
  leisure: (high, wide, fill, [bright, dark]) => [
    wall(-wide / 2, wide, high - 6, fill),
    cornice(-wide / 2, wide, 6 - high, "white"),
    dome(0, 3.4 - high, wide / 4, bright, wide / 4.6),
    flag(0, 3.4 - high - wide / 4.6, dark, 8),
    ...[-0.36, -0.18, 0.18, 0.36].map((share) => column(share * wide, -3, high - 11)),
    arch(-4.4, -3, 8.8, 12, dark),
    steps(-wide * 0.3, wide * 0.6, 2),
  ],
  retail: (high, wide, fill, [bright, dark]) => [
    wall(-wide / 2, wide, high, fill),
    rect(-wide / 2, -high - 6, wide, 7, dark, 0.8),
    ...[-0.3, 0, 0.3].map((share) => disc(share * wide, -high - 2.5, 1.9, bright)),
    shopfront(-wide / 2 + 2.5, wide * 0.38, 13, dark),
    shopfront(wide / 2 - 2.5 - wide * 0.38, wide * 0.38, 13, dark),
    door(-3.6, 7.2, 11, bright),
    panes(-wide / 2 + 5, 4 - high, [4, 1], [(wide - 10) / 4 + 1, 1], [5, 4.4]),
  ],
  wild: (high, wide, fill, [bright, dark]) => [
    wall(-wide / 2, wide * 0.56, high - 4, fill),
    panes(-wide / 2 + 4, 2 - high, [2, 1], [9, 10], [5, 6]),
    cornice(-wide / 2, wide * 0.56, 4 - high, bright),
    wall(0, wide * 0.44, high + 9, bright),
    panes(4, -high - 5, [2, 3], [8.6, 9.6], [5, 6]),
    roof(0, wide * 0.44, -high - 9, 8, dark, 5),
    door(-wide / 4 - 3.5, 7, 10, dark),
  ],
};

const BESIDE: ((x: number) => Drawing)[] = [(x) => tree(x, 0.9), (x) => pine(x, 0.9), (x) => bush(x), (x) => lamp(x)];

export function made({ id, back, symbols, icon, icons }: Printed): Drawing[] {
  const number = lot(id);
  const paints = PAINTS[back] ?? PAINTS.wild;
  const wide = symbols.length > 1 ? 48 : 40;
  const high = (icons > 1 ? 28 : 23) + (number % 3);
  const house = HOUSES[icon ?? "residential"] ?? HOUSES.residential;
  const [left, right] = [BESIDE[number % BESIDE.length], BESIDE[(number >> 2) % BESIDE.length]];
  return [
    shadow(30),
    ...house(high, wide, WALLS[(number >> 4) % WALLS.length], paints),
    left(-wide / 2 - 4),
    right(wide / 2 + 4),
    flowers(-wide / 2 + 1, wide * 0.3, -0.6, ["white", paints[0], "yellow"]),
    line(`M${-wide / 2 - 3} 0h${wide + 6}`, "stone", 0.8),
  ];
}
