// <game>.json, which tells how to use an engine: what its tables hold. `reading.ts` interprets them.

import type { MovePart, MoveRow } from "../lib/moves";
import type { GameOption } from "../wire";
import type { Verdict } from "./reviews";

export type Kind = "b1" | "i1" | "u1" | "i2" | "u2" | "i4" | "u4" | "i8" | "f4" | "f8";
/** Offset, kind of number, and shape. */
export type Field = [number, Kind, number[]];
export type Layout = Record<string, Field>;
/** Tables of words: what a number stands for. */
export type Words = Record<string, any[]>;

/** How part of a record becomes plain data; inside a list or a map, a node reads one row after the other of its fields. */
export type Node =
  | ["constant", string]
  | ["apart"]
  | ["text" | "events", string]
  | ["number" | "index" | "flag", string, Limits?]
  | ["word" | "counts" | "some", string, string, Limits?]
  | ["list", string, Node, Limits?]
  | ["map", string, string, string, Node]
  | ["together", Node[]]
  | ["object", Record<string, Node>]
  | ["null-unless" | "omit-unless", string, Node]
  | ["either", string, Node, Node];

/** What a person may write there, in nodes of records that are filled in from plain data. */
export interface Limits {
  low?: number;
  high?: number;
  /** Rows of a list. */
  fewest?: number;
  most?: number;
  /** What is meant where data are left out: a number, or rows without data. */
  absent?: number;
  /** They must not be left out. */
  needed?: true;
}

/** How a number of an event, or two, become plain data. */
export type Reader =
  | ["number"]
  | ["flag"]
  | ["index"]
  | ["word" | "unless-same", string]
  | ["cell", number]
  | ["tally", string, number]
  | ["members", string, string, number];

export interface EventRow {
  event: string;
  rule: string;
  /** Name, how it is read, and the place of its first number after the kind. */
  fields: [string, Reader, number][];
  /** A field that only the seat in another one sees. */
  secret: [string, string] | null;
  /** Another section of the rules, where a field is set. */
  instead: [string, string] | null;
}

/** What the number in a slot of a move stands for: a word, a word of a table, or a number to add to. With offsets, which
 * depend on the piece and on how it is turned, it stands for several words of a table. */
export type Values = { words: Record<string, string> } | { table: string; offsets?: number[][][] } | { origin: number };

export interface EnginePart extends MovePart {
  slot: string;
  values: Values;
}

export interface EngineMove extends MoveRow {
  number: number;
  parts: EnginePart[];
}

/** A kind of move of which only the seat of its event sees all; others see a text with one of the event's words. */
export interface HiddenMove {
  kind: number;
  event: number;
  /** Where the seat is in the row of the event, and where the number is that others see. */
  seat: number;
  shows: number;
  words: string;
  text: string;
}

/** An option of a game: as the set-up page knows it, and those that it does not show. */
export interface OptionRow extends Omit<GameOption, "kind"> {
  kind: GameOption["kind"] | "player" | "switch";
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
  /** The field of the record that counts turns or rounds. */
  turns: string;
  /** Opponents of a lone player, moved by the rules: id and English name. */
  automas: Record<string, string>;
  /** Weakest first. */
  levels: string[];
  /** The bot of each level; alone, another one where there is one. */
  bots: { usual: Record<string, string>; alone: Record<string, string> };
  /** Simulations of an analysis for each decision, usually and at least, and the part of them that two moves get each that
   * are compared. */
  review: { simulations: number; fewest: number; share: number };
  /** Words for choices, by grade. */
  verdicts: Verdict[];
  bot_names: string[];
  bot_seconds: number;
  hint_seconds: number;
  longest_name: number;
  brings: Record<string, Brings>;
  settles: string[];
}

export interface Description {
  code: string;
  blocks: Record<string, { bytes: number; rows?: true }>;
  functions: Record<string, { arguments: Record<string, string>; result: string | null }>;
  layouts: Record<string, Layout>;
  game: About;
  options: OptionRow[];
  /** The names of all lines that a game file may have for options and components, in their order. */
  lines: string[];
  /** The name of the line for the components, and their digest. */
  box_line: [string, string];
  boxes: any;
  words: Words;
  moves: EngineMove[];
  hidden: HiddenMove | null;
  events: Record<string, EventRow>;
  /** What can be impossible about a position: rows like those of events. */
  faults: Record<string, EventRow>;
  /** What a person may say of a position. */
  sketch: Node;
  view: Node;
  found: Node;
  prospect: Node;
  reason: Node;
}
