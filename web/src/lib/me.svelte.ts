// The player: a guest or an account of the server; without a server, a name that this browser keeps.

import type { Me } from "../wire";
import { api } from "./api";
import { isConnected } from "./connection.svelte";
import { checkedName } from "./names";
import { Refusal } from "./refusal";
import { recall, remember } from "./stored";
import { say } from "./words.svelte";

const STORED = "name";
let current = $state.raw<Me | null>(null);
let kept = $state(recall(STORED));

/** As the server knows the player. */
export function me(): Me | null {
  return current;
}

export function myName(): string {
  return current?.name ?? kept ?? say("name-guest");
}

function keep(name: string): void {
  kept = name;
  remember(STORED, name);
}

export function meet(found: Me): void {
  current = found;
  keep(found.name);
}

/** Take another name: here first, and then on the server, if there is one and it does not refuse. */
export async function rename(wanted: string): Promise<void> {
  const [name, before] = [checkedName(wanted), current];
  current &&= { ...current, name };
  keep(name);
  if (!isConnected()) return;
  try {
    meet(await api.rename(name));
  } catch (error) {
    if (before && error instanceof Refusal && error.problem.code.startsWith("name")) meet(before);
    throw error;
  }
}

/** Requested first, and once, because everything else that the server does needs the cookie it sets. */
export const introduced: { (): Promise<Me> } = (() => {
  let asked: Promise<Me> | null = null;
  return () => {
    asked ??= api.me().then((found) => (meet(found), found));
    asked.catch(() => (asked = null));
    return asked;
  };
})();
