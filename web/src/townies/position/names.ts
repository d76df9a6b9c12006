// What seats of a position are called.

import { say } from "../../lib/words.svelte";
import type { Said } from "./said";

export function namesOf({ seats }: Said): string[] {
  return seats.map(({ name }, i) => name || say("position-player", { n: i + 1 }));
}
