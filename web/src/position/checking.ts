// What the engine says of a position that is being set up.

import type { Standing } from "../engine/standing";
import type { GameName } from "../wire";
import type { Fault, Sketch } from "./editor";

export interface Checked {
  faults: Fault[];
  /** The position at a table, if it is possible. */
  standing: Standing | null;
}

// TODO: ask local.layOut as soon as it is there
export async function check(_game: GameName, _sketch: Sketch): Promise<Checked> {
  return { faults: [], standing: null };
}
