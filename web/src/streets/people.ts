// People on a tile: one figure each while there is room, otherwise one of each kind with a number.

import type { Point } from "./geometry";
import type { Stretch } from "./layout";
import type { Counts } from "./types";

export interface Figure {
  colour: string;
  /** Standing, with the fear of missing out. */
  fomo: boolean;
  /** How many it stands for. */
  n: number;
  at: Point;
}

const ROOM = 9.4;
const ROOM_COUNTED = 17;

function room(places: Stretch[], each: number): Point[] {
  return places.flatMap(([left, right, y]) => {
    const n = Math.floor((right - left) / each);
    return Array.from({ length: n }, (_, i): Point => [left + (i + 0.5) * each, y]);
  });
}

type Kind = Omit<Figure, "at">;

export function figures(places: Stretch[], people: Counts, fomo: Counts): Figure[] {
  const kinds: Kind[] = [
    ...Object.entries(people).map(([colour, n]) => ({ colour, n, fomo: false })),
    ...Object.entries(fomo).map(([colour, n]) => ({ colour, n, fomo: true })),
  ];
  const single = kinds.flatMap(({ n, ...kind }) => Array.from({ length: n }, (): Kind => ({ ...kind, n: 1 })));
  const [shown, points] =
    single.length <= room(places, ROOM).length ? [single, room(places, ROOM)] : [kinds, room(places, ROOM_COUNTED)];
  return shown.map((kind, i) => ({ ...kind, at: points[Math.min(i, points.length - 1)] }));
}
