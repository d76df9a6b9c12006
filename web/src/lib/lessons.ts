// The guided first games: what the coach says, in order, and what a step waits for. Texts are `learn-GAME-STEP`.

import type { Entry, TableWanted } from "../wire";
import type { GameName } from "./router.svelte";

export interface Scene {
  log: Entry[];
  seat: number;
}

export interface Step {
  id: string;
  /** What the player is to do first; a step without goes on at the press of a button. */
  until?: (scene: Scene) => boolean;
}

function happened({ log, seat }: Scene, event: string, by: "me" | "anybody" = "me"): number {
  return log
    .flatMap((entry) => entry.events)
    .filter((each) => each.event === event && (by === "anybody" || each.seat === seat)).length;
}

function choices({ log, seat }: Scene): number {
  return log.filter((entry) => entry.actor === seat && !entry.forced).length;
}

export const LESSONS: Record<GameName, Step[]> = {
  streets: [
    { id: "welcome" },
    { id: "build", until: (scene) => happened(scene, "built") >= 1 },
    { id: "sign" },
    { id: "again", until: (scene) => happened(scene, "built") >= 2 },
    { id: "enclose", until: (scene) => happened(scene, "scoring", "anybody") >= 1 },
    { id: "scored" },
    { id: "people" },
    { id: "alone" },
  ],
  townies: [
    { id: "welcome" },
    { id: "shape", until: (scene) => choices(scene) >= 1 },
    { id: "markers" },
    { id: "again", until: (scene) => choices(scene) >= 2 },
    { id: "object", until: (scene) => happened(scene, "object") >= 1 },
    { id: "scored" },
    { id: "alone" },
  ],
};

/** A small table against somebody who plays for the first time, too. */
export function firstTable(game: GameName): TableWanted {
  const seats = [{ who: "me" as const }, { who: "bot" as const, level: "first-timer" }];
  return { game, seats, options: game === "townies" ? { mode: "first" } : {}, hints: true, undo: true, days: 0 };
}

/** The step to show: those that wait for something done already are passed over. */
export function stepNow(steps: Step[], at: number, scene: Scene): number {
  let step = at;
  while (steps[step]?.until?.(scene)) step += 1;
  return step;
}
