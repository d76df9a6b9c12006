// What may be chosen, as it is laid out in buttons: three that are always there, and those that a star allows.

import type { Option } from "./options";
import type { Previews } from "./previews.svelte";
import { shapeName, type Say } from "./telling";
import type { SeatView, View } from "./view";

export interface Offer {
  /** `shape`, `rolled` or `basic`: why it is offered. */
  reason: string;
  kind: "shape" | "object";
  piece: string;
  colour: string;
  /** Without one it cannot be drawn anywhere. */
  option?: Option;
}

/** The rolled shape, the rolled object and the basic object, unless that is the rolled one. */
export function usual(view: View, seat: SeatView, options: Option[]): Offer[] {
  if (!view.dice) return [];
  const colour = seat.marker;
  const find = (kind: string, piece: string) =>
    options.find((option) => !option.star && option.kind === kind && option.piece === piece);
  const offer = (reason: string, kind: "shape" | "object", piece: string): Offer => ({
    reason,
    kind,
    piece,
    colour,
    option: find(kind, piece), // prettier-ignore
  });
  const offers = [offer("shape", "shape", view.dice.shape), offer("rolled", "object", view.dice.object)];
  return seat.basic ? [...offers, offer("basic", "object", seat.basic)] : offers;
}

/** Options for which a star is crossed out. */
export function starred(options: Option[]): Option[] {
  return options.filter((option) => option.star);
}

/** The most points that an option is known to score; nothing before something is known. */
export function best(option: Option, previews: Previews): number | null {
  const points = option.places.flatMap(({ move }) => previews.of(move)?.points ?? []);
  return points.length ? Math.max(...points) : null;
}

/** All options in the order of their buttons. */
export function inOrder(view: View, seat: SeatView, options: Option[]): Option[] {
  const first = usual(view, seat, options).flatMap(({ option }) => option ?? []);
  return [...first, ...options.filter((option) => !first.includes(option))];
}

export function pieceName(kind: string, piece: string, say: Say): string {
  return kind === "shape" ? shapeName(piece, say) : say(`object-${piece}`);
}
