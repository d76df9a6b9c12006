// The course of a finished game: its turns, what each brought, and where a replay stops and leads to.

import type { Entry, Frame, View } from "../wire";
import { beginning, stepOf } from "./afterwards";

/** What a game tells about its course. */
export interface CourseTeller {
  /** The event with which a turn or a round begins. */
  turn: string;
  /** Events that the board shows anyway. */
  untold: string[];
  /** The event that tells of a choice only that it has been made. */
  sealed?: string;
  /** The kind of moment that a step is; null if there is nothing special about it. */
  moment: (frame: Frame, before: View) => string | null;
}

/** What somebody did in a turn, and what it brought. */
export interface Part {
  seat: number;
  moves: string[];
  gain: number;
}

export interface Turn {
  /** As people count them. */
  number: number;
  /** The step with which it begins, and its last one. */
  start: number;
  end: number;
  parts: Part[];
}

/** A step worth leading to. */
export interface Moment {
  step: number;
  kind: string;
}

function isBegun(frame: Frame, { turn }: CourseTeller): boolean {
  return !!frame.entry?.events.some(({ event }) => event === turn);
}

/** The turns in order. One begins when it is announced, or with the first decision. */
export function turnsOf(frames: Frame[], teller: CourseTeller): Turn[] {
  const first = beginning(frames);
  const later = frames.flatMap((frame, step) => (step > first && isBegun(frame, teller) ? [step] : []));
  const starts = isBegun(frames[first], teller) || !later.length ? [first, ...later] : later;
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? frames.length - 1;
    return { number: i + 1, start, end, parts: partsOf(frames, start, end) };
  });
}

function partsOf(frames: Frame[], start: number, end: number): Part[] {
  const entries = frames.slice(start + 1, end + 1).flatMap(({ entry }) => entry ?? []);
  return partsIn(
    entries,
    frames[end].scores.map((score, seat) => score - frames[start].scores[seat]),
  );
}

/** Who chose what in some entries, and what it brought everybody; whoever decided first comes first. */
export function partsIn(entries: Entry[], gains: number[]): Part[] {
  const chosen = new Map<number, string[]>();
  for (const { actor, forced, move } of entries) {
    if (actor === null || forced) continue;
    chosen.set(actor, [...(chosen.get(actor) ?? []), move]);
  }
  const paid = gains.flatMap((gain, seat) => (gain && !chosen.has(seat) ? [seat] : []));
  return [...chosen.keys(), ...paid].map((seat) => ({ seat, moves: chosen.get(seat) ?? [], gain: gains[seat] ?? 0 }));
}

/** The turn to which a step belongs: before the first one, that. */
export function turnAt(turns: Turn[], step: number): number {
  return Math.max(
    0,
    turns.findLastIndex(({ start }) => start <= step),
  );
}

/** The step that shows what an entry has decided: a sealed choice is revealed with those of the others. */
export function shownBy(frames: Frame[], number: number, { sealed }: CourseTeller): number {
  const first = stepOf(frames, number);
  const isOpen = ({ entry }: Frame) => entry?.events.some(({ event }) => event !== sealed);
  return frames.findIndex((frame, step) => step >= first && isOpen(frame));
}

/** The steps with something to tell. */
export function stopsOf(frames: Frame[], { untold }: CourseTeller): number[] {
  const first = beginning(frames);
  const isTold = ({ entry }: Frame) => entry?.events.some(({ event }) => !untold.includes(event));
  return frames.flatMap((frame, step) => (step === first || (step > first && isTold(frame)) ? [step] : []));
}

export function momentsOf(frames: Frame[], { moment }: CourseTeller): Moment[] {
  return frames.flatMap((frame, step) => {
    const kind = step > beginning(frames) ? moment(frame, frames[step - 1].view) : null;
    return kind ? [{ step, kind }] : [];
  });
}

/** The nearest of some steps beyond one, in a direction; null if there is none. */
export function nextOf(steps: number[], from: number, direction: 1 | -1): number | null {
  const beyond = steps.filter((step) => (step - from) * direction > 0);
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? null;
}
