// How this browser shows and announces things: one value of a few for each preference.

import { recall, remember } from "./stored";

export const OFFERED = {
  theme: ["system", "light", "dark"],
  sound: ["off", "on"],
  /** Whether things move: as the system says, or not at all. */
  motion: ["system", "off"],
  /** How long a bot's move can be watched, from the quickest. */
  pace: ["instant", "quick", "usual", "slow", "slowest"],
  /** Whether a move that reveals something waits for a second tap. */
  confirm: ["on", "off"],
  /** Whether the first moves are explained, and hints are offered. */
  hints: ["on", "off"],
  text: ["usual", "big"],
  /** Larger marks in place of colours alone. */
  marks: ["usual", "strong"],
  /** The hand that holds the phone: buttons are where its thumb is. */
  hand: ["right", "left"],
} as const;

export type Preference = keyof typeof OFFERED;
type Chosen = { [P in Preference]: (typeof OFFERED)[P][number] };
export type Theme = Chosen["theme"];

/** What holds until something is chosen, where it is not the first value. */
const AT_FIRST: Partial<Chosen> = { pace: "usual" };
const NAMES = Object.keys(OFFERED) as Preference[];

function recalled(): Chosen {
  const found = NAMES.map((name) => {
    const offered: readonly string[] = OFFERED[name];
    const kept = recall(name);
    return [name, kept !== null && offered.includes(kept) ? kept : (AT_FIRST[name] ?? offered[0])];
  });
  return Object.fromEntries(found) as Chosen;
}

/** What is chosen; `prefer` changes it. */
export const preferences: Readonly<Chosen> = $state(recalled());

export function prefer<P extends Preference>(name: P, value: Chosen[P]): void {
  (preferences as Chosen)[name] = value;
  remember(name, value);
  showPreferences();
}

const reduced = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
reduced()?.addEventListener?.("change", showPreferences);

/** Whether nothing may move. Without a browser that can tell, nothing does. */
export function isStill(): boolean {
  return preferences.motion === "off" || (reduced()?.matches ?? true);
}

/** Style sheets read preferences from the root element: `:root[data-text="big"]`; `data-still` if nothing may move. */
export function showPreferences(): void {
  const { dataset } = document.documentElement;
  for (const name of NAMES) dataset[name] = preferences[name];
  dataset.still = String(isStill());
}
