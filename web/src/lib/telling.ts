// Events and moves of any game in sentences, by the game's table: src/citywright/telling/GAME.json. What is in a table
// is described in teller.py beside it, which tells the same in the terminal; tests compare the two.

import type { Path } from "../engine/filling";
import type { Fault } from "../engine/position";
import type { GameName } from "../wire";
import { has, type Values } from "./words.svelte";

export type Say = (id: string, values?: Values) => string;
type Data = Record<string, any>;

interface Named {
  fields: string[];
  absent?: string;
  unnamed?: string;
  by?: string;
  each?: string;
  no?: string;
}

interface Row {
  message: string;
  needs: string[];
  values?: Record<string, string>;
}

export interface TellingTable {
  continues: Record<string, string>;
  names: Record<string, Named>;
  pairs: Record<string, string[]>;
  lists: Record<string, string>;
  same: Record<string, string>;
  extra: Record<string, Row>;
  messages: Record<string, Row>;
  explaining: string[];
}

export class Teller {
  constructor(
    readonly game: GameName,
    readonly table: TellingTable,
  ) {}

  /** What something is called: one thing, several, or how many of each. */
  name(kind: string, value: string | string[] | Record<string, number> | null, say: Say): string {
    const { absent = "", by, unnamed, each, no } = this.table.names[kind];
    if (Array.isArray(value)) return value.map((one) => this.name(kind, one, say)).join(" + ");
    if (value && typeof value === "object") {
      const counted = Object.entries(value).map(([one, n]) => say(each!, { n, [kind]: this.name(kind, one, say) }));
      return counted.join(", ") || say(no!);
    }
    if (!value) return absent;
    const message = `${kind}-${by === "initial" ? value[0].toLowerCase() : value}`;
    if (has(message)) return say(message);
    return unnamed === "title" ? titled(value) : value;
  }

  /** Values for a message. */
  inWords(data: object, say: Say): Data {
    const values: Data = { ...data };
    const { names, pairs, lists, same } = this.table;
    for (const [kind, { fields }] of Object.entries(names)) {
      for (const field of fields) if (field in values) values[field] = this.name(kind, values[field], say);
    }
    for (const [field, both] of Object.entries(pairs)) {
      both.forEach((name, i) => values[field] && (values[name] = values[field][i]));
      for (const name of both) if (name in values) values[name] = String(values[name]);
    }
    for (const [field, length] of Object.entries(lists)) {
      if (field in values) [values[length], values[field]] = [values[field].length, values[field].join(" ")];
    }
    for (const [name, value] of Object.entries(values)) {
      if (typeof value === "boolean") values[name] = value ? "yes" : "no";
    }
    for (const [name, field] of Object.entries(same)) if (field in values) values[name] = values[field];
    return values;
  }

  /** What an event says. */
  sentence(event: { event: string }, names: string[], say: Say): string {
    const data: Data = event;
    const values = this.inWords(event, say);
    if ("seat" in data) values.seat = names[data.seat];
    for (const [name, row] of Object.entries(this.table.extra)) {
      const renamed = Object.entries(row.values ?? {}).map(([now, before]) => [now, values[before]]);
      if (hasAll(data, row)) {
        values[name] = say(filled(row.message, data), { ...values, ...Object.fromEntries(renamed) });
      } else values[name] ??= "";
    }
    return say(this.#message(event.event, data), values);
  }

  /** What is wrong with a position: `loadWords("position")` first. Faults of form name what a person wrote. Seats are
   * called by their names, or else counted from 0, as people write them. */
  fault(fault: Fault, say: Say, names?: string[]): string {
    const own = `${this.game}-fault-${fault.fault}`;
    const data = "path" in fault ? fault : this.inWords(fault, say);
    return say(has(own) ? own : `fault-${fault.fault}`, faultInWords(data, say, names));
  }

  /** A move as something to choose. */
  moveWords(move: { kind: string }, say: Say): string {
    return say(this.#message(`move-${move.kind}`, move), this.inWords(move, say));
  }

  /** The sentences that explain points. */
  why(events: { event: string }[], names: string[], say: Say): string[] {
    const told = events.filter(({ event }) => this.table.explaining.includes(event));
    return told.map((event) => this.sentence(event, names, say));
  }

  #message(what: string, data: Data): string {
    const row = this.table.messages[what];
    const own = row && hasAll(data, row) ? filled(row.message, data) : null;
    return own && has(own) ? own : `${this.game}-${what}`;
  }
}

const LONGEST = 60; // letters of a value that are told

/** Values for the message of a fault: the same as src/citywright/faults.py. */
function faultInWords(fault: Data, say: Say, names?: string[]): Values {
  const values: Values = {};
  for (const [name, value] of Object.entries(fault)) {
    if (name === "path") values.where = pathText(value) || say("fault-position");
    else if (name === "value") values.value = valueText(value);
    else if (name === "low" || name === "high") values[name] = String(value);
    else if (name.endsWith("seat") && value !== null) values[name] = names?.[value] ?? say("fault-seat", { n: value });
    else if (Array.isArray(value)) values[name] = value.every(Number.isInteger) ? valueText(value) : value.join(", ");
    else values[name] = value ?? "none";
    if (values[name] === "") values[name] = "none";
  }
  return values;
}

/** What a person wrote, as JSON; words in single quotation marks. */
function valueText(value: unknown): string {
  const text = typeof value === "string" ? `'${value}'` : JSON.stringify(value);
  const letters = [...text];
  return letters.length <= LONGEST ? text : `${letters.slice(0, LONGEST - 1).join("")}…`;
}

/** A path as people write it: seats[0].money. */
function pathText(path: Path): string {
  const steps = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`));
  return steps.join("").replace(/^\./, "");
}

function hasAll(data: Data, { needs }: Row): boolean {
  return needs.every((field) => data[field] !== undefined && data[field] !== null && data[field] !== "");
}

function filled(message: string, data: Data): string {
  return message.replace(/\{(\w+)\}/g, (_, field) => data[field]);
}

function titled(name: string): string {
  return name.replaceAll("-", " ").replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** Players' names: Ann and Bob. */
export function namesJoined(names: string[], say: Say): string {
  return names.reduce((some, name) => say("names-and", { names: some, name }));
}
