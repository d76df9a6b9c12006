// Why a move is good, in a few words: as advice, or told of a bot.

import type { GameName, Reason } from "../wire";
import type { Say } from "./telling";
import { has } from "./words.svelte";

const GENERAL = ["later", "only"]; // reasons of no certain game
const OF_BOTS = "bot-"; // messages that say "it" instead of "you"
const HIDDEN = ["hand", "only"]; // reasons that are nobody's business while the game goes on

export function reasonTold(game: GameName, reason: Reason, names: string[], say: Say, ofBot = false): string {
  const { code, amount = 0 } = reason;
  const values: Record<string, string | number> = { amount };
  for (const [name, value] of Object.entries(reason.values ?? {})) {
    values[name] = typeof value === "string" ? say(value) : name === "seat" ? names[value] : value;
  }
  const id = GENERAL.includes(code) ? `reason-${code}` : `reason-${game}-${code}`;
  return say(ofBot && has(OF_BOTS + id) ? OF_BOTS + id : id, values);
}

/** Whether a reason is about what everybody sees. */
export function isOpen({ code }: Reason): boolean {
  return !HIDDEN.includes(code);
}
