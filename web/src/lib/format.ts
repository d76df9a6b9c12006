// Numbers and times in the reader's language.

import { language, say } from "./words.svelte";
import type { GameName } from "./router.svelte";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** A moment, in seconds since the epoch, seen from now: "in 2 days", "5 minutes ago". */
export function when(at: number, now = Date.now() / 1000): string {
  const ahead = at - now;
  const [unit, length] = UNITS.find(([, length]) => Math.abs(ahead) >= length) ?? ["minute", 60];
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.round(ahead / length), unit);
}

export function score(game: GameName, amount: number): string {
  return game === "streets" ? say("money", { amount }) : String(amount);
}

export function joined(names: string[]): string {
  return names.reduce((some, name) => say("names-and", { names: some, name }));
}
