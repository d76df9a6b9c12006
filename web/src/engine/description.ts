// <game>.json, which tells how to use an engine, and the reader of what it tells: records and events as plain data.

import type { MovePart, MoveRow } from "../lib/moves";
import type { GameOption } from "../wire";

export type Kind = "i1" | "i2" | "i4" | "i8" | "u1" | "u2" | "u4" | "f4" | "f8";
/** Offset, kind of number, and shape. */
export type Field = [number, Kind, number[]];
export type Layout = Record<string, Field>;

/** How part of a record is read; see `citywright.description`. */
export type Node =
  | ["number" | "flag" | "numbers" | "text", string]
  | ["word" | "counts" | "some" | "first", string, string]
  | ["list", string, Node]
  | ["map", string, string, string, Node]
  | ["object", Record<string, Node>]
  | ["null-unless" | "omit-unless", string, Node]
  | ["either", string, Node, Node]
  | ["events", string, string];

export type Reader =
  | ["number"]
  | ["flag"]
  | ["word" | "unless-same", string]
  | ["cell", number]
  | ["tally", string, number, number]
  | ["spaces", string, number];

export interface EventRow {
  event: string;
  rule: string;
  /** Name, how it is read, and the place of its first number. */
  fields: [string, Reader, number][];
  hidden?: { field: string; unless: string };
  when?: [string, string];
}

/** What the number in a slot of a move stands for. */
export type Values =
  | { words: Record<string, string> }
  | { table: string }
  | { origin: number }
  | { spaces: number[][][]; table: string };

export interface EnginePart extends MovePart {
  slot: string;
  values: Values;
}

export interface EngineMove extends MoveRow {
  number: number;
  parts: EnginePart[];
  hidden?: HiddenMove;
}

/** A move that others see otherwise: unless they have the seat in a field of the event, by a text with its fields. */
export interface HiddenMove {
  event: string;
  unless: string;
  text: string;
}

/** An option of a game: as the set-up page knows it, and those that it does not show. */
export interface OptionRow extends Omit<GameOption, "kind"> {
  kind: GameOption["kind"] | "player" | "switch" | "file";
  on_page: boolean;
}

/** What an event brings to its seat. */
export interface Brings {
  amount: string;
  thing: string;
  at_once: boolean;
  unless: string;
}

export interface About {
  name: string;
  /** Version of the rules. */
  rules: string;
  chance: number;
  nobody: number;
  rows: number;
  turns: string;
  automas: Record<string, string>;
  levels: { usual: Record<string, string>; alone: Record<string, string> };
  brings: Record<string, Brings>;
  settles: string[];
}

export interface Description {
  code: string;
  blocks: Record<string, { bytes: number; rows?: true }>;
  functions: Record<string, { arguments: Record<string, string>; result: string | null }>;
  layouts: Record<string, Layout>;
  words: Record<string, any[]>;
  view: Node;
  found: Node;
  prospect: Node;
  reason: Node;
  events: Record<string, EventRow>;
  moves: EngineMove[];
  options: OptionRow[];
  box_line: [string, string];
  box: any;
  game: About;
}

/** Numbers of a row of events: its kind, and seven more. */
export const WIDTH = 8;
