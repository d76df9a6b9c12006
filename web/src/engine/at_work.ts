// What a game adds to the thread in which the engine works: `at_work.ts` in the game's folder, if it has one.

import type { GameName } from "../wire";
import type { Engine } from "./machine";
import type { Rules } from "./rules";

export interface AtWork<Box = any> {
  /** The engine with components that are not those of the game's box. */
  withBox(engine: Engine, box: Box): Engine;
  /** Answers to questions of the game's own pages. */
  answers: Record<string, (rulesWith: (box: Box | null) => Promise<Rules>, ...given: any[]) => unknown>;
}

const FOUND = import.meta.glob<{ atWork: AtWork }>(["../*/at_work.ts", "!../engine/at_work.ts"], { eager: true });

export function atWork(game: GameName): AtWork {
  return FOUND[`../${game}/at_work.ts`].atWork;
}
