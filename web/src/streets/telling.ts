// Streets in sentences, as in the terminal (src/citywright/telling/streets.py): events, moves and things.

import { has, type Values } from "../lib/words.svelte";
import type { TileFace } from "../wire";
import { keyOf } from "./geometry";
import { type Move, readMove } from "./moves";
import type { Building, Counts, Data } from "./types";

export type Words = (id: string, values?: Values) => string;

const TILE_FIELDS = ["tile", "covered", "source", "building", "printed"];
const UNBUILT = ["drew", "turned-up", "lifted", "discarded"];
const WORD_FIELDS: Record<string, string> = {
  colour: "colour",
  back: "colour",
  business: "business",
  one: "business",
  other: "business",
  consultant: "consultant",
};

/** A tile's name; one of a set of one's own goes by its id. */
export function tileName(tile: string | null, say: Words): string {
  if (tile === null) return "unknown";
  if (has(`tile-${tile}`)) return say(`tile-${tile}`);
  return tile.replaceAll("-", " ").replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
}

export function colours(names: string[], say: Words): string {
  return names.map((name) => say(`colour-${name}`)).join(" + ");
}

/** Symbols by colour: 2 parent, 1 wild. */
export function symbols(counts: Counts, say: Words): string {
  const told = Object.entries(counts).map(([colour, n]) =>
    say("streets-symbol-count", { n, colour: say(`colour-${colour}`) }),
  );
  return told.join(", ") || say("streets-no-symbols");
}

/** People by colour: 2 parents, 1 hipster. */
export function people(counts: Counts, say: Words): string {
  return Object.entries(counts)
    .map(([colour, n]) => say(`people-${colour}`, { n }))
    .join(", ");
}

/** Values for a message: tiles, colours and the like by their names, coordinates as text. */
function inWords(data: Data, say: Words): Data {
  const values = { ...data };
  for (const field of TILE_FIELDS) if (field in values) values[field] = tileName(values[field], say);
  for (const [field, kind] of Object.entries(WORD_FIELDS)) {
    if (field in values) values[field] = values[field] ? say(`${kind}-${values[field]}`) : "none";
  }
  if ("facing" in values) values.facing = say(`facing-${values.facing.toLowerCase()}`);
  if ("at" in values) [values.x, values.y] = values.at;
  for (const field of ["x", "y"]) if (field in values) values[field] = String(values[field]);
  return values;
}

/** How a valuation was counted. */
function valuation(event: Data, values: Data, say: Words): string {
  const copied = event.printed !== null && event.printed !== event.tile;
  return say(`streets-valued-${event.kind}`, {
    ...values,
    via: copied ? say("streets-via", { tile: values.printed }) : "",
    shown: colours(event.depicted, say),
    symbols: symbols(event.symbols, say),
  });
}

/** What an event says. */
export function sentence(event: Data, names: string[], say: Words): string {
  const values = inWords(event, say);
  if ("seat" in event) values.seat = names[event.seat];
  if ("colour" in event && "n" in event) values.people = say(`people-${event.colour}`, { n: event.n });
  if (event.event === "valued") return valuation(event, values, say);
  return say(`streets-${event.event}`, values);
}

/** Places of the city where what an event names stands, unless it is about a tile that was not there yet. */
export function placesOf(event: Data, { city }: Data): string[] {
  if (UNBUILT.includes(event.event)) return [];
  const named = TILE_FIELDS.map((field) => event[field]);
  const there = event.at && keyOf(event.at);
  const places = city.filter(({ tile, at }: Building) => named.includes(tile) || keyOf(at) === there);
  return places.map(({ at }: Building) => keyOf(at));
}

/** A move as something to choose. */
export function moveWords(move: Move, say: Words): string {
  return say(`streets-move-${move.verb}`, inWords(move, say));
}

/** The same from a move's text. */
export function moveTold(text: string, say: Words): string {
  return moveWords(readMove(text), say);
}

/** A move where the city itself shows the place. */
export function shownWords(move: Move, say: Words): string {
  return move.verb === "build" ? say("streets-board-move-build", inWords(move, say)) : moveWords(move, say);
}

export function shownTold(text: string, say: Words): string {
  return shownWords(readMove(text), say);
}

/** A valuation spelt out. */
export function priceWords(tile: TileFace, say: Words): string {
  const shown = tile.kind === "pair" ? tile.depicted.slice(0, 1) : tile.depicted;
  return say(`streets-valuation-${tile.kind}`, { price: tile.price, shown: colours(shown, say) });
}

/** A tile spelt out in one line. */
export function tileWords(tile: TileFace, say: Words, business = true): string {
  return say("streets-tile", {
    tile: tileName(tile.id, say),
    symbols: colours(tile.symbols, say),
    valuation: priceWords(tile, say),
    icons: business && tile.icon ? tile.icons : 0,
    business: tile.icon ? say(`business-${tile.icon}`) : "",
  });
}

/** Players' names: Ann and Bob. */
export function namesJoined(names: string[], say: Words): string {
  return names.reduce((some, name) => say("names-and", { names: some, name }));
}
