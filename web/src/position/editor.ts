// What the page that sets up a position and the part of each game agree on.

import type { Component } from "svelte";
import type { Desk } from "./desk.svelte";

/** A position as people write it: the JSON of `citywright inspect`. */
export type Sketch = Record<string, any>;

/** Why a position is impossible: a code, and values for its message, of which some say where. */
export interface Fault {
  fault: string;
  seat?: number | null;
  at?: number[] | null;
  tile?: string | null;
  /** A field of the JSON, if the fault is about none of the above. */
  field?: string;
  /** Where in the JSON something is that has not the form it should have. */
  path?: (string | number)[];
  [value: string]: unknown;
}

/** What a game brings to the page. */
export interface Editor {
  /** It shows the position in a `Bench`, and changes it by `desk.edit`. */
  Editor: Component<{ desk: Desk }>;
  /** The pieces of the game. */
  box: any;
  /** A position of which nothing is known yet. */
  empty: Sketch;
  /** A position that was read: null if it cannot be shown, because it has another form. */
  read: (data: Sketch) => Sketch | null;
  /** A fault with the place that it is about. */
  locate: (fault: Fault, sketch: Sketch) => Fault;
  /** A fault in words. */
  tell: (fault: Fault, sketch: Sketch) => string;
}

/** Whether a fault is about something: a seat, a place, a field. */
export function isAbout(fault: Fault, what: Partial<Fault>): boolean {
  return Object.entries(what).every(([name, value]) => JSON.stringify(fault[name]) === JSON.stringify(value));
}

/** A fault with the seat that its path names; otherwise with the field. */
export function located(fault: Fault): Fault {
  const [first, second] = fault.path ?? [];
  if (first === "seats" && typeof second === "number") return { ...fault, seat: second };
  return typeof first === "string" ? { ...fault, field: first } : fault;
}

const LINE = 100; // characters

/** JSON as people like to read it: what is short stays on one line. */
export function pretty(value: unknown, indent = ""): string {
  const short = JSON.stringify(value, null, 1).replace(/\s*\n\s*/g, " ");
  if (value === null || typeof value !== "object" || short.length <= LINE - indent.length) return short;
  const inner = indent + "  ";
  const lines = Array.isArray(value)
    ? value.map((each) => inner + pretty(each, inner))
    : Object.entries(value).map(([name, each]) => `${inner}${JSON.stringify(name)}: ${pretty(each, inner)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${indent}${close}`;
}
