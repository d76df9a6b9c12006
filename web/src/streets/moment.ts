// What a replay leads to.

import type { Frame } from "../wire";

/** A street is sold: its buildings pay. */
export function moment({ entry }: Frame): string | null {
  return entry?.events.some(({ event }) => event === "paid") ? "sale" : null;
}
