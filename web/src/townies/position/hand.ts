// What one draws with on a sheet that is filled in by hand: a marker, and perhaps an object; or a rubber.

import type { TowniesBox } from "../../wire";
import { colourOf, objectOf, type Block } from "../view";

export const FILL = "fill";
export const RUBBER = "rubber";

export interface Hand {
  colour: string;
  /** An object, or one of these two. */
  piece: string;
}

export const isObject = ({ piece }: Hand) => piece !== FILL && piece !== RUBBER;

/** What a space would hold. */
export function blockOf(hand: Hand): Block | null {
  if (hand.piece === RUBBER) return null;
  return hand.piece === FILL ? hand.colour : { object: hand.piece, colour: hand.colour };
}

/** Whether a space holds just what one has in hand: then it is rubbed out. */
export function isThere(block: Block | undefined, hand: Hand): boolean {
  const mine = blockOf(hand);
  return !!block && !!mine && colourOf(block) === colourOf(mine) && objectOf(block) === objectOf(mine);
}

/** Keys by their place on the keyboard: numbers are markers, the row below has a key for every piece. */
const ROW = ["KeyQ", "KeyW", "KeyE", "KeyR", "KeyT", "KeyY", "KeyU", "KeyI"];
export const pieces = (box: TowniesBox) => [FILL, ...Object.keys(box.objects), RUBBER];
export const keyOf = (box: TowniesBox, piece: string) => ROW[pieces(box).indexOf(piece)].slice(-1);

/** What a key takes up. */
export function taken(box: TowniesBox, hand: Hand, { code }: { code: string }): Hand | null {
  const colour = box.colours[Number(code.replace("Digit", "")) - 1];
  if (colour) return { colour, piece: hand.piece === RUBBER ? FILL : hand.piece };
  const piece = pieces(box)[ROW.indexOf(code)];
  return piece ? { ...hand, piece } : null;
}
