// The engine of Streets with other tiles in its box. Every game begins with a record that has all that is printed on its
// tiles; it is one of the box's pieces, so they are written there. The rules are the same.

import { blake2b } from "@noble/hashes/blake2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { Description, Layout } from "../../engine/description";
import type { Engine } from "../../engine/machine";
import type { StreetsBox, TileFace } from "../../wire";
import { boxWith } from "./box";
import { faceOf, FORMS, inPlace, START, type Row } from "./rows";

const BITS = 8n; // a tally has so many bits for each colour

/** The engine with these tiles. */
export function withTiles(engine: Engine, rows: Row[]): Engine {
  const placed = inPlace(rows);
  const { words, box_line, boxes } = engine.about;
  const faces = placed.map((row) => faceOf(row));
  const from = START.length + 1; // number 0 is no tile
  const about: Description = {
    ...engine.about,
    box_line: [box_line[0], digestOf(rows, engine.about)],
    boxes: boxes.map(([query, box]: [Record<string, string>, StreetsBox]) => [
      query,
      boxWith(box, rows, query.edition),
    ]),
    words: {
      ...words,
      tiles: [...words.tiles.slice(0, from), ...faces.map(({ id }) => id)],
      valuations: [...words.valuations.slice(0, from), ...faces.map(({ kind }) => kind)],
      depicted: [...words.depicted.slice(0, from), ...faces.map(({ depicted }) => depicted)],
      tops: [...words.tops.slice(0, words.colours.length + START.length), ...faces.map(({ id }) => id)],
    },
  };
  const content = async (block: string) => {
    const bytes = await engine.content(block);
    return block === "pieces" ? printed(bytes!, about, placed) : bytes;
  };
  return { ...engine, about, content, box: rows };
}

/** The pieces with these tiles. They begin with the record of each edition. */
function printed(pieces: Uint8Array, about: Description, rows: Row[]): Uint8Array {
  const bytes = pieces.slice();
  const size = about.blocks.state.bytes;
  about.words.editions.forEach((edition, i) => {
    const record = new DataView(bytes.buffer, bytes.byteOffset + i * size);
    rows.forEach((row, tile) => printTile(record, about, START.length + 1 + tile, faceOf(row, edition)));
  });
  return bytes;
}

function printTile(record: DataView, { layouts, words }: Description, number: number, face: TileFace): void {
  const layout: Layout = layouts.state;
  const tally = (colours: string[]) => colours.reduce((sum, each) => sum + (1n << (BITS * at("colours", each))), 0n);
  const at = (table: string, word: string) => BigInt(words[table].indexOf(word));
  const put = (name: string, size: number) => layout[name][0] + size * number;
  record.setInt8(put("back", 1), words.colours.indexOf(face.back));
  record.setBigInt64(put("symbols", 8), tally(face.symbols), true);
  record.setInt8(put("valuation", 1), 1 + FORMS.findIndex(({ kind }) => kind === face.kind));
  record.setInt16(put("price", 2), face.price, true);
  record.setBigInt64(put("depicted", 8), tally(face.depicted), true);
  record.setInt8(put("icon", 1), words.businesses.indexOf(face.icon));
  record.setInt8(put("icons", 1), face.icons);
}

/** The short name of exactly these tiles, as src/citywright/games/streets/components.py makes it. */
export function digestOf(rows: Row[], { words, boxes }: Description): string {
  const member = (kind: string, table: string[], word: string) =>
    `<${kind}.${word.toUpperCase()}: ${table.indexOf(word)}>`;
  const colours = (all: string[]) => {
    const each = all.map((colour) => member("Colour", words.colours, colour));
    return `(${each.join(", ")}${each.length === 1 ? "," : ""})`;
  };
  const kinds = ["nothing", ...FORMS.map(({ kind }) => kind)];
  const tile = (name: string, face: TileFace) =>
    `Tile(id=${quoted(face.id)}, name=${quoted(name)}, back=${member("Colour", words.colours, face.back)}, ` +
    `symbols=${colours(face.symbols)}, valuation=${member("Valuation", kinds, face.kind)}, ` +
    `depicted=${colours(face.depicted)}, price=${face.price}, ` +
    `icon=${member("Business", words.businesses, face.icon ?? "wild")}, icons=${face.icons}, ` +
    `five_plus=${face.five_plus ? "True" : "False"})`;
  const start: TileFace[] = boxes[0][1].tiles.slice(0, START.length);
  const all = [...start.map((face) => tile(titled(face.id), face)), ...rows.map((row) => tile(row.name, faceOf(row)))];
  return bytesToHex(blake2b(new TextEncoder().encode(`(${all.join(", ")})`), { dkLen: 5 }));
}

const titled = (id: string) => id.replace(/(^|-)(\w)/g, (_, dash, letter) => (dash ? " " : "") + letter.toUpperCase());

/** As Python writes a string. */
function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const marked = text.replaceAll("\\", "\\\\").replaceAll(mark, `\\${mark}`);
  return mark + marked.replace(/(?! )[\p{C}\p{Z}]/gu, escaped) + mark;
}

/** What cannot be printed, by its number. */
function escaped(letter: string): string {
  const known = { "\t": "\\t", "\n": "\\n", "\r": "\\r" }[letter];
  const hex = letter.codePointAt(0)!.toString(16);
  const [kind, digits] = hex.length <= 2 ? ["x", 2] : hex.length <= 4 ? ["u", 4] : ["U", 8];
  return known ?? `\\${kind}${hex.padStart(digits, "0")}`;
}
