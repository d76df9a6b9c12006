// A move that has been chosen, but reveals something new: it waits until whoever chose it confirms it. Until then the board
// shows the game as it would stand.

import type { Position, Preview } from "../wire";

/** Milliseconds in which a second click may still belong to the first. */
export const TOO_SOON = 350;

export class HeldBack {
  /** Whether it can be confirmed by now. */
  isReady = $state(false);
  #seat: number | null;
  #answers: number;

  constructor(
    readonly move: string,
    { seat, decision }: Position,
    /** What it would bring; null if that cannot be told. */
    readonly preview: Preview | null,
  ) {
    this.#seat = seat;
    this.#answers = decision!.answers;
    setTimeout(() => (this.isReady = true), TOO_SOON);
  }

  /** Whether it still answers what is to be decided. */
  fits({ seat, decision }: Position): boolean {
    return seat === this.#seat && decision?.answers === this.#answers && decision.moves.includes(this.move);
  }

  /** A position as if the move had been made. */
  madeIn(position: Position): Position {
    const { move, preview } = this;
    const { seat, log, scores, view } = position;
    const entry = { number: log.length + 1, actor: seat, move, forced: false, events: preview?.events ?? [] };
    return {
      ...position,
      decision: null,
      view: preview?.view ?? view,
      scores: preview?.scores ?? scores,
      log: [...log, entry],
    };
  }
}
