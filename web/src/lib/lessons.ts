// The guided first games: what the coach says, in order, and what a step waits for. Texts are `learn-GAME-STEP`.

import type { Entry, GameName, TableWanted } from "../wire";

export interface Scene {
  log: Entry[];
  seat: number;
}

export interface LessonStep {
  id: string;
  /** What the player is to do first; a step without goes on at the press of a button. */
  until?: (scene: Scene) => boolean;
}

/** How often something happened to the player, or to anybody. */
export function happened({ log, seat }: Scene, event: string, by: "me" | "anybody" = "me"): number {
  return log
    .flatMap((entry) => entry.events)
    .filter((each) => each.event === event && (by === "anybody" || ("seat" in each && each.seat === seat))).length;
}

/** How many choices the player has made. */
export function choices({ log, seat }: Scene): number {
  return log.filter((entry) => entry.actor === seat && !entry.forced).length;
}

/** A small table against somebody who plays for the first time, too. */
export function firstTable(game: GameName, options: Record<string, unknown>): TableWanted {
  const seats = [{ who: "me" as const }, { who: "bot" as const, level: "first-timer" }];
  return { game, seats, options, hints: true, undo: true, days: 0 };
}

/** The step to show: those that wait for something done already are passed over. */
export function stepNow(steps: LessonStep[], at: number, scene: Scene): number {
  let step = at;
  while (steps[step]?.until?.(scene)) step += 1;
  return step;
}
