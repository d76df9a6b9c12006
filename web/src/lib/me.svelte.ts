// Who is asking: a guest, or the holder of an account.

import type { Me } from "../wire";
import { api } from "./api";

let current = $state.raw<Me | null>(null);

export function me(): Me | null {
  return current;
}

export function meet(found: Me): void {
  current = found;
}

/** Everything else needs the cookie that this brings, so it is asked first, and once. */
export const introduced: { (): Promise<Me> } = (() => {
  let asked: Promise<Me> | null = null;
  return () => {
    asked ??= api.me().then((found) => (meet(found), found));
    asked.catch(() => (asked = null));
    return asked;
  };
})();
