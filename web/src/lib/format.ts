// Numbers and times in the reader's language.

import { has, language, say } from "./words.svelte";
import type { GameName } from "../wire";
import { games } from "./games";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
];

/** A time in seconds since the epoch, relative to now: "in 2 days", "5 minutes ago". */
export function when(at: number, now = Date.now() / 1000): string {
  const ahead = at - now;
  if (ahead <= 0 && ahead > -60) return say("time-just-now");
  const [unit, length] = UNITS.find(([, length]) => Math.abs(ahead) >= length) ?? ["minute", 60];
  const number = Math.round(ahead / length) || 1; // less than a minute ahead
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(number, unit);
}

export function score(game: GameName, amount: number): string {
  return games[game].score(amount);
}

/** What something brought, with its sign. */
export function gained(game: GameName, amount: number): string {
  return `${amount > 0 ? "+" : "−"}${score(game, Math.abs(amount))}`;
}

/** The name of a bot: our levels have names in every language, other bots keep theirs. */
export function bot(level: string): string {
  return has(`bot-${level}`) ? say(`bot-${level}`) : level;
}

/** A number with one decimal, unless told otherwise, and its sign if wanted. */
export function decimal(number: number, signDisplay: "auto" | "exceptZero" = "auto", digits = 1): string {
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language(), { ...fraction, signDisplay }).format(number).replace("-", "−");
}

export function joined(names: string[]): string {
  return names.reduce((some, name) => say("names-and", { names: some, name }));
}
