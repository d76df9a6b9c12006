// How fast things are shown, as the player likes it.

import { preferences } from "./preferences.svelte";

const FACTORS: Record<(typeof preferences)["pace"], number> = {
  instant: 0.4,
  quick: 0.65,
  usual: 1,
  slow: 1.7,
  slowest: 2.5,
};

/** Milliseconds as they are usual, at the pace that has been chosen. */
export function paced(milliseconds: number): number {
  return milliseconds * FACTORS[preferences.pace];
}
