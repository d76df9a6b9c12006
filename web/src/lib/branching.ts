// A finished game as a study, in which something else is tried at some point.

import type { Made } from "../engine/standing";
import { BEGINNING, newStudy, type Study } from "./study";
import { played } from "./variations";
import type { Watched } from "./watched.svelte";

/** The whole game is the main line; the study is shown after an entry of its log and, if there is one, another move there. */
export function branched(watched: Watched, number: number, made?: Made): Study {
  const { game, start, moves } = watched.lineTo(watched.frames.length - 1);
  const before = watched.lineTo(number).moves;
  const [begun, at] = played(newStudy(game, start as Study["start"]), BEGINNING, before);
  const [whole] = played(begun, at, moves.slice(before.length));
  const [varied, last] = played(whole, at, made ? [made] : []);
  return { ...varied, at: last };
}
