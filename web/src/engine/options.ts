// The options of a game: as values, as numbers for the engine, and as texts in game files. What goes together is for the
// rules to say. The same as src/citywright/options.py.

import { Refusal } from "../lib/refusal";
import type { OptionRow } from "./description";

/** Values by the names of options, as a table has them, and the number of players. */
export type Options = Record<string, any> & { players: number };

const SEATS = 5;
const RANDOM = "random";
const WITHOUT = "none";
const LEFT_OPEN: Record<string, number> = { null: -1, [RANDOM]: -2, [WITHOUT]: -3 };

function refused(row: OptionRow, value: unknown): never {
  const name = row.one || row.name;
  throw new Refusal({ code: "options", detail: `no ${name} ${value}; there are ${row.values.join(", ")}` });
}

function indexOf(row: OptionRow, value: unknown): number {
  const index = row.values.indexOf(value as string);
  return index < 0 ? refused(row, value) : index;
}

/** A value as the numbers of its field. */
export function numbersOf(row: OptionRow, value: any): number[] {
  switch (row.kind) {
    case "number":
      return [indexOf(row, String(value)) + Number(row.values[0])];
    case "player":
      return [value === null ? 0 : indexOf(row, String(value)) + 1];
    case "one":
      return [indexOf(row, value)];
    case "card":
      return [LEFT_OPEN[String(value)] ?? indexOf(row, value)];
    case "switch":
      return [value === null ? LEFT_OPEN.null : Number(value)];
    case "some":
      return [value.reduce((mask: number, each: string) => mask | (1 << indexOf(row, each)), 0)];
    case "each":
      return Array.from({ length: SEATS }, (_, seat) => eachOf(row, value[seat] ?? RANDOM));
    case "file":
      return [];
  }
}

const eachOf = (row: OptionRow, value: string) => (value === RANDOM ? -1 : indexOf(row, value));

/** The value that the numbers of a field stand for. */
export function valueOf(row: OptionRow, numbers: number[], players: number): any {
  const [number] = numbers;
  switch (row.kind) {
    case "number":
      return number;
    case "player":
      return number || null;
    case "one":
      return row.values[number];
    case "card":
      return [null, RANDOM, WITHOUT][-1 - number] ?? row.values[number] ?? null;
    case "switch":
      return number < 0 ? null : Boolean(number);
    case "some":
      return row.values.filter((_, i) => (number >> i) & 1);
    case "each":
      return numbers.slice(0, players).map((each) => row.values[each] ?? RANDOM);
    case "file":
      return null;
  }
}

/** A value as it is written in a game file. */
export function written(row: OptionRow, value: any): string {
  if (row.kind === "player") return String(value ?? RANDOM);
  if (row.kind === "switch") return value ? "yes" : "no";
  return Array.isArray(value) ? value.join(" ") || WITHOUT : String(value);
}

/** A value as it is read from a game file. */
export function read(row: OptionRow, text: string): any {
  switch (row.kind) {
    case "number":
      return numberIn(row, text);
    case "player":
      return text === RANDOM ? null : numberIn(row, text);
    case "switch":
      return text === "yes" || (text !== "no" && refused({ ...row, values: ["yes", "no"] }, text));
    case "some":
    case "each":
      return text.split(/[\s,+]+/).filter((word) => word && word !== WITHOUT);
    default:
      return text;
  }
}

function numberIn(row: OptionRow, text: string): number {
  if (!row.values.includes(text)) refused(row, text);
  return Number(text);
}

/** Whether an option has a meaning beside the others. */
export function applies({ when }: OptionRow, options: Options): boolean {
  if (!when) return true;
  const chosen = options[when.option];
  return Array.isArray(chosen) ? chosen.includes(when.value) : chosen === when.value;
}

/** The same options, with the defaults of those that are missing. */
export function withDefaults(rows: OptionRow[], given: Options): Options {
  const known = rows.filter(({ kind }) => kind !== "file");
  for (const name of Object.keys(given)) {
    if (!known.some((row) => row.name === name)) throw new Refusal({ code: "options", detail: `no option ${name}` });
  }
  return Object.fromEntries(known.map((row) => [row.name, given[row.name] ?? row.default])) as Options;
}
