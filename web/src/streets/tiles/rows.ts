// Tiles as a tile file has them: rows of words, read as src/citywright/games/streets/components.py reads them, by the same
// tables.

import EDITIONS from "../../../../src/citywright/games/streets/data/editions.csv?raw";
import TILES from "../../../../src/citywright/games/streets/data/tiles.csv?raw";
import VALUATIONS from "../../../../src/citywright/games/streets/data/valuations.csv?raw";
import type { TileFace } from "../../wire";
import { BODIES, BUSINESS, COLOURS } from "../marks";
import { parsed, unparsed } from "./csv";

export const COLUMNS = ["name", "back", "symbols", "valuation", "icon", "players"] as const;
/** A line of a tile file. */
export type Row = Record<(typeof COLUMNS)[number], string>;

/** How a kind of valuation is written: its price, how many colours may follow, and how often each is shown. */
export interface Form {
  kind: string;
  price: number | null;
  fewest: number;
  most: number;
  copies: number;
}

const PRINTED = "printed"; // on the tile, after the word

export const FORMS: Form[] = parsed(VALUATIONS).map(({ kind, price, fewest, most, copies }) => ({
  kind,
  price: price === PRINTED ? null : Number(price),
  fewest: Number(fewest),
  most: Number(most),
  copies: Number(copies),
}));
export const HOUSE = parsed(TILES) as Row[];
export const PEOPLE = Object.keys(BODIES);
export const ICONS = Object.keys(BUSINESS);
export const FIVE_PLUS = "5+";
export const MOST_SYMBOLS = 2;
export const DEAREST = 99;
const DOUBLE = "double";
const MIXED = Object.fromEntries(parsed(EDITIONS).map((row) => [row.edition, row.price_of_mixed_set]));

/** A tile's id: its name in kebab-case. */
export function idOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll("'", "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join("-");
}

export interface Valuation {
  form: Form;
  price: number;
  /** Colours as they are written. */
  shown: string[];
}

/** What a valuation says; null if it is not written as it should be. */
export function valuationOf(text: string): Valuation | null {
  const [kind, ...rest] = text.split(/\s+/);
  const form = FORMS.find((each) => each.kind === kind);
  if (!form) return null;
  const amount = form.price === null ? rest.shift() : String(form.price);
  const isWrong =
    (form.price === null && !/^[1-9]\d?$/.test(amount ?? "")) ||
    rest.length < form.fewest ||
    rest.length > form.most ||
    rest.some((colour) => !PEOPLE.includes(colour));
  return isWrong ? null : { form, price: Number(amount), shown: rest };
}

export function valuationText({ form, price, shown }: Valuation): string {
  return [form.kind, ...(form.price === null ? [String(price)] : []), ...shown].join(" ");
}

/** Type of business, and how often it is shown; null if it is not written as it should be. */
export function iconOf(text: string): { icon: string; icons: number } | null {
  const words = text.split(/\s+/);
  const icon = words.at(-1)!;
  const isDouble = words.length === 2 && words[0] === DOUBLE && icon !== "wild";
  return ICONS.includes(icon) && (words.length === 1 || isDouble) ? { icon, icons: words.length } : null;
}

export function iconText(icon: string, icons: number): string {
  return icons > 1 ? `${DOUBLE} ${icon}` : icon;
}

/** What is wrong with a row. */
export function faultsOf(row: Row): (keyof Row)[] {
  const right: Record<keyof Row, boolean> = {
    name: idOf(row.name) !== "",
    back: COLOURS.includes(row.back),
    symbols: /^[12]$/.test(row.symbols),
    valuation: valuationOf(row.valuation) !== null,
    icon: iconOf(row.icon) !== null,
    players: ["", FIVE_PLUS].includes(row.players),
  };
  return COLUMNS.filter((column) => !right[column]);
}

/** A tile as boards show it, with its price in an edition. */
export function faceOf(row: Row, edition = ""): TileFace {
  const { form, price, shown } = valuationOf(row.valuation)!;
  const mixed = MIXED[edition] ?? PRINTED;
  const isMixed = form.price === null && new Set(shown).size > 1;
  return {
    id: idOf(row.name),
    back: row.back,
    symbols: Array.from({ length: Number(row.symbols) }, () => row.back),
    kind: form.kind,
    depicted: Array.from({ length: form.copies }, () => shown).flat(),
    price: isMixed && mixed !== PRINTED ? Number(mixed) : price,
    ...iconOf(row.icon)!,
    five_plus: row.players === FIVE_PLUS,
  };
}

/** Why a file is not a set that can be played with here: the line, and what is wrong in it; or too few or too many. */
export type Wrong =
  { line: number; columns: string[] } | { back: string; five_plus: boolean; n: number } | "twice" | "columns";

/** The rows of a file; what is wrong if they cannot be played with. A set has as many tiles of each back as the house set:
 * other sets are for the command. */
export function rowsIn(text: string): { rows: Row[]; wrong: Wrong | null } {
  const rows = parsed(text) as Row[];
  return { rows, wrong: wrongIn(rows) };
}

export function wrongIn(rows: Row[]): Wrong | null {
  if (rows.some((row) => COLUMNS.some((column) => row[column] === undefined))) return "columns";
  const at = rows.findIndex((row) => faultsOf(row).length);
  if (at >= 0) return { line: at + 2, columns: faultsOf(rows[at]) };
  if (new Set([...rows.map(({ name }) => idOf(name)), ...START]).size !== rows.length + START.length) return "twice";
  for (const back of COLOURS) {
    for (const players of ["", FIVE_PLUS]) {
      const n = slots(rows, back, players).length;
      if (n !== slots(HOUSE, back, players).length) return { back, five_plus: players !== "", n };
    }
  }
  return null;
}

export const START = ["central-station", "city-park"];

function slots(rows: Row[], back: string, players: string): Row[] {
  return rows.filter((row) => row.back === back && row.players === players);
}

/** The rows in the order of the house tiles whose places they take: tiles of a number have the same back. */
export function inPlace(rows: Row[]): Row[] {
  const waiting = [...rows];
  return HOUSE.map(({ back, players }) => {
    const next = waiting.findIndex((row) => row.back === back && row.players === players);
    return waiting.splice(next, 1)[0];
  });
}

export function fileOfRows(rows: Row[]): string {
  return unparsed([...COLUMNS], rows);
}

export function isHouse(row: Row): boolean {
  return HOUSE.some((house) => COLUMNS.every((column) => house[column] === row[column]));
}
