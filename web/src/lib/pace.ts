// How long bots' moves can be watched.

import { local } from "./local";
import type { preferences } from "./preferences.svelte";

/** How many times as long as a bot's move takes at least. */
const SLOWNESS: Record<(typeof preferences)["pace"], number> = {
  instant: 0,
  quick: 0.6,
  usual: 1.5,
  slow: 3,
  slowest: 6,
};

/** Bots of tables in this browser keep to it from their next move on. */
export function keepPace(pace: keyof typeof SLOWNESS): void {
  local.pace(SLOWNESS[pace]).catch(() => {}); // it is told again with the next table
}
