// What the page that sets up a position and the part of each game agree on.

import type { Component } from "svelte";
import type { Fault as Told, Sketch } from "../engine/position";
import type { Desk } from "./desk.svelte";

export type { Sketch };

/** Why a position is impossible, and where that is: a cell, a seat, or else a field of the JSON. */
export type Fault = Told & { at?: number[] | null; seat?: number | null; tile?: string | null; field?: string };

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
  /** A position without what only the page notes of it, if it notes anything. */
  plain?: (sketch: Sketch) => Sketch;
  /** A fault with the place that it is about. */
  locate: (fault: Told, sketch: Sketch) => Fault;
  /** What the seats are called. */
  names: (sketch: Sketch) => string[];
  /** A fault in words. */
  tell: (fault: Fault, sketch: Sketch) => string;
}

/** Whether a fault is about something: a seat, a place, a field. */
export function isAbout(fault: Fault, what: Partial<Fault>): boolean {
  const told: Record<string, unknown> = fault;
  return Object.entries(what).every(([name, value]) => JSON.stringify(told[name]) === JSON.stringify(value));
}

/** A fault with the seat that its path names; otherwise with the field. */
export function located(fault: Told): Fault {
  const [first, second] = pathOf(fault);
  if (first === "seats" && typeof second === "number") return { ...fault, seat: second };
  return typeof first === "string" ? { ...fault, field: first } : fault;
}

/** Where in the JSON something is that has not the form it should have. */
export function pathOf(fault: Told): (string | number)[] {
  return "path" in fault ? fault.path : [];
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
