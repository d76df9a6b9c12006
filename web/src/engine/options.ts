// The options of a game: as values, as numbers for the engine, and as texts in game files. What goes together is for the
// rules to say. The same as src/citywright/options.py.

import { Refusal } from "../lib/refusal";
import type { OptionRow } from "./description";

/** Values by the names of options, as a table has them, and the number of players. */
export type Options = Record<string, any> & { players: number };

const RANDOM = "random";
const WITHOUT = "none";
/** Numbers for what is not one of an option's values: left open, random, or left out. */
const UNNAMED: Record<string, number> = { null: -1, [RANDOM]: -2, [WITHOUT]: -3 };
const OPEN = UNNAMED.null;

function refused(row: OptionRow, value: unknown): never {
  const name = row.one || row.name;
  throw new Refusal({ code: "options", detail: `no ${name} '${value}'; there are ${row.values.join(", ")}` });
}

function indexOf(row: OptionRow, value: unknown): number {
  const index = row.values.indexOf(value as string);
  return index < 0 ? refused(row, value) : index;
}

/** A value as the numbers of its field, which has one, or one for each of so many seats. */
export function numbersOf(row: OptionRow, value: any, seats = 1): number[] {
  switch (row.kind) {
    case "number":
      return [Number(row.values[indexOf(row, String(value))])];
    case "player":
      return [value === null ? 0 : Number(row.values[indexOf(row, String(value))])];
    case "switch":
      return [value === null ? OPEN : Number(value)];
    case "some":
      if (new Set(value).size < value.length) refused(row, value);
      return [value.reduce((mask: number, each: string) => mask | (1 << indexOf(row, each)), 0)];
    case "each":
      if (value.length > seats) refused(row, value);
      return Array.from({ length: seats }, (_, seat) => numberOf(row, value[seat] ?? null, [RANDOM]));
    case "card":
      return [numberOf(row, value, [RANDOM, WITHOUT])];
    case "one":
      return [indexOf(row, value)];
  }
}

/** The number of a value, or of what may be there instead. */
function numberOf(row: OptionRow, value: string | null, instead: string[]): number {
  return value === null || instead.includes(value) ? UNNAMED[String(value)] : indexOf(row, value);
}

/** The value that the numbers of a field stand for. */
export function valueOf(row: OptionRow, numbers: number[]): any {
  const [number] = numbers;
  switch (row.kind) {
    case "number":
      return number;
    case "player":
      return number || null;
    case "switch":
      return number === OPEN ? null : Boolean(number);
    case "some":
      return row.values.filter((_, i) => (number >> i) & 1);
    case "each":
      return numbers.filter((each) => each !== OPEN).map((each) => named(row, each));
    default:
      return named(row, number);
  }
}

const named = (row: OptionRow, number: number) => [null, RANDOM, WITHOUT][-1 - number] ?? row.values[number] ?? null;

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
  for (const name of Object.keys(given)) {
    if (!rows.some((row) => row.name === name)) throw new Refusal({ code: "options", detail: `no option '${name}'` });
  }
  return Object.fromEntries(rows.map((row) => [row.name, given[row.name] ?? row.default])) as Options;
}
