// The player: a guest, or an account.

import type { Me } from "../wire";
import { api } from "./api";

let current = $state.raw<Me | null>(null);

export function me(): Me | null {
  return current;
}

export function meet(found: Me): void {
  current = found;
}

/** Requested first, and once, because everything else needs the cookie it sets. */
export const introduced: { (): Promise<Me> } = (() => {
  let asked: Promise<Me> | null = null;
  return () => {
    asked ??= api.me().then((found) => (meet(found), found));
    asked.catch(() => (asked = null));
    return asked;
  };
})();
