// What was there before, and what was taken back.

export interface History<T> {
  past: T[];
  now: T;
  future: T[];
  /** What the last change was about: another change of the same thing, such as the next letter of a name, joins it. */
  about: string;
}

const MOST = 60; // steps that are kept

export function beginning<T>(now: T): History<T> {
  return { past: [], now, future: [], about: "" };
}

export function changed<T>({ past, now, about }: History<T>, next: T, what = ""): History<T> {
  const joins = what !== "" && what === about;
  return { past: joins ? past : [...past, now].slice(-MOST), now: next, future: [], about: what };
}

export function undone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  if (!past.length) return history;
  return { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future], about: "" };
}

export function redone<T>(history: History<T>): History<T> {
  const { past, now, future } = history;
  if (!future.length) return history;
  return { past: [...past, now], now: future[0], future: future.slice(1), about: "" };
}
