// Facts about a finished game.

import type { Earned, Frame, Position, Replay, Table } from "../wire";

/** What a seat's things earned, best first, with equal ones combined. */
export function earnedBy(seat: number, earned: Earned[]): { thing: string; amount: number; times: number }[] {
  const sums = new Map<string, { thing: string; amount: number; times: number }>();
  for (const { thing, amount } of earned.filter((each) => each.seat === seat)) {
    const sum = sums.get(thing) ?? { thing, amount: 0, times: 0 };
    sums.set(thing, { thing, amount: sum.amount + amount, times: sum.times + 1 });
  }
  return [...sums.values()].sort((a, b) => b.amount - a.amount);
}

/** A frame of the replay as a board shows it, without a decision. */
export function positionAt(replay: Replay, step: number): Position {
  const frame = replay.frames[step];
  return {
    type: "position",
    number: step,
    seat: null,
    view: frame.view,
    keep: 0,
    log: replay.frames.slice(1, step + 1).flatMap(({ entry }) => entry ?? []),
    due: [],
    decision: null,
    can_undo: false,
    deadline: null,
    scores: frame.scores,
    winners: [],
  };
}

/** The step of the first decision, after everything has been dealt. */
export function beginning(frames: Frame[]): number {
  return Math.max(0, frames.findIndex(({ entry }) => entry !== null && entry.actor !== null) - 1);
}

/** The step that shows a given entry of the log. */
export function stepOf(frames: Frame[], number: number): number {
  const found = frames.findIndex(({ entry }) => entry?.number === number);
  return Math.max(beginning(frames), found);
}

/** Whether the seed matches the hash shown at the start; null if the browser cannot check it. */
export async function isSeedOf({ seed, seed_hash }: Table): Promise<boolean | null> {
  if (seed === null || !globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex === seed_hash;
}
