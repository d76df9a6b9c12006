// One decision: the piece in hand, and what is known of the places where it may go.

import type { Preview, TowniesBox } from "../wire";
import { townOf } from "./hexes";
import { optionsOf } from "./options";
import { Placing } from "./placing.svelte";
import { Previews } from "./previews.svelte";
import type { Prospect } from "./view";

const HASTE = 90; // milliseconds that a piece rests before one asks what it would bring

export class Turn {
  readonly placing: Placing;
  readonly previews: Previews;

  constructor(moves: string[], box: TowniesBox, marker: string, ask: (move: string) => Promise<Preview>) {
    const { left, top, width, height } = townOf(box).extent;
    this.placing = new Placing(optionsOf(moves, box, marker), box, [left + width / 2, top + height / 2]);
    this.previews = new Previews(ask);
  }

  /** What the piece would bring where it lies, once that is known. */
  get prospect(): Prospect | undefined {
    const move = this.placing.place?.move;
    return move ? this.previews.of(move) : undefined;
  }

  /** Objects show their points everywhere; those that cost a star once they are taken up. */
  lookAhead(): void {
    for (const option of this.placing.options) {
      const wanted = option.kind === "object" && (!option.star || option === this.placing.option);
      if (wanted) this.previews.want(option.places.map((place) => place.move));
    }
  }

  /** Ask about the place where the piece lies, unless it only passes by. */
  lookHere(): (() => void) | undefined {
    const move = this.placing.place?.move;
    if (!move) return;
    const timer = setTimeout(() => this.previews.wantNow(move), this.placing.pinned ? 0 : HASTE);
    return () => clearTimeout(timer);
  }

  /** The move to be made, if a piece was put down; the hand is empty then. */
  drawn(): string | null {
    const move = this.placing.pinned ? this.placing.place?.move : null;
    if (move) this.placing.drop();
    return move ?? null;
  }
}
