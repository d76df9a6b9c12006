// Where a lesson points: what is to be pressed next so that a certain move is made.

import type { Pointed } from "../lib/board";
import { inOrder, pieceName } from "./offers";
import type { Option, Place } from "./options";
import type { Placing } from "./placing.svelte";
import type { Say } from "./telling";
import type { SeatView, View } from "./view";
import { waysOf } from "./ways";

/** The piece that is to be drawn, and where. */
export type Target = [Option, Place];

/** Whether the right piece is in hand and lies the right way, so that a press on its place puts it there. */
export function isReady({ option, way }: Placing, [wanted, place]: Target): boolean {
  return option === wanted && way === place.way;
}

export function pointed(view: View, seat: SeatView, placing: Placing, target: Target, say: Say): Pointed {
  const [option, place] = target;
  if (placing.option !== option) return offer(view, seat, placing, option, say);
  if (!isReady(placing, target)) return toLie(placing, place.way);
  if (placing.pinned && placing.place === place) return button("draw");
  return { point: "place", words: "place", values: { spaces: place.spaces.join(" ") } };
}

const button = (point: string): Pointed => ({ point, words: point });

/** The button of a piece. */
function offer(view: View, seat: SeatView, { options }: Placing, option: Option, say: Say): Pointed {
  const number = inOrder(view, seat, options).indexOf(option) + 1;
  const values = { piece: pieceName(option.kind, option.piece, say), number: String(number) };
  return { point: option.key, words: option.star ? "star" : "offer", values };
}

/** Whether a shape is to be turned or flipped to lie a certain way. */
function toLie({ box, option, way }: Placing, wanted: number): Pointed {
  const ways = waysOf(box, option!.piece);
  if (ways.nextFlip(way, option!.ways) === wanted) return button("flip");
  let [turned, times] = [ways.nextTurn(way, option!.ways), 1];
  while (turned !== way && turned !== wanted) [turned, times] = [ways.nextTurn(turned, option!.ways), times + 1];
  return turned === wanted ? { ...button("turn"), values: { times } } : button("flip");
}
