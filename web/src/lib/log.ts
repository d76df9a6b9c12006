// The log as its reader has it, and as lines that tell it.

import type { Entry, Event, Position } from "../wire";

export interface Line {
  /** Of the entry it belongs to. */
  number: number;
  /** Of its place in the log: stays the same as the log grows. */
  key: string;
  seat: number | null;
  event: string;
  text: string;
  rule: string;
  /** How often it happened in a row: people walk one by one. */
  times: number;
  /** Places of the board that it is about. */
  about: string[];
  /** Whether a turn or a round begins with it. */
  turn: boolean;
}

export interface LineTeller {
  sentence: (event: Event) => string;
  /** Places of the board that an event is about. */
  about?: (event: Event) => string[];
  /** Events told in the same line as the one before, if that is of this kind. */
  continues: Record<string, string>;
  /** Events that the board shows anyway. */
  untold?: string[];
  /** The event with which a turn or a round begins. */
  turn?: string;
}

/** The log after a change; null if the reader lacks entries that it should have kept. */
export function kept(log: Entry[], position: Position): Entry[] | null {
  return position.keep > log.length ? null : [...log.slice(0, position.keep), ...position.log];
}

export function lines(log: Entry[], { sentence, continues, about = () => [], untold = [], turn }: LineTeller): Line[] {
  const told: Line[] = [];
  for (const { number, events } of log) {
    events.forEach((event, i) => {
      if (untold.includes(event.event)) return;
      const { event: kind, rule } = event;
      const line = { event: kind, text: sentence(event), rule, about: about(event), turn: kind === turn };
      const last = told.at(-1);
      if (last?.text === line.text) last.times += 1;
      else if (last && continues[event.event] === last.event)
        Object.assign(last, line, { text: `${last.text} ${line.text}` });
      else told.push({ number, key: `${number}-${i}`, seat: "seat" in event ? event.seat : null, times: 1, ...line });
    });
  }
  return told;
}

/** The section of the rules as it is named in an address: 4.2 is #4-2. */
export function anchor(rule: string): string {
  return rule.replaceAll(".", "-");
}

/** A seat's last choice of its own, which an undo would take back. */
export function lastChoice(log: Entry[], seat: number): string | null {
  return log.findLast((entry) => entry.actor === seat && !entry.forced)?.move ?? null;
}
