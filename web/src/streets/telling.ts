// Streets in sentences, by the table that the terminal uses, too: events, moves and things.

import table from "../../../src/citywright/telling/streets.json";
import type { Fault } from "../engine/position";
import { type Say, Teller } from "../lib/telling";
import type { TileFace } from "../wire";
import { keyOf } from "./geometry";
import { readMove } from "./moves";
import type { Counts, Happened, Move, View } from "./types";

export type Words = Say;

const teller = new Teller("streets", table);
const UNBUILT = ["drew", "turned-up", "lifted", "discarded"];

export const CONTINUES = table.continues;

/** A tile's name; one of a set of one's own goes by its id. */
export function tileName(tile: string | null, say: Words): string {
  return teller.name("tile", tile, say);
}

export function colours(names: string[], say: Words): string {
  return teller.name("colour", names, say);
}

/** People by colour: 2 parents, 1 hipster. */
export function people(counts: Counts, say: Words): string {
  return Object.entries(counts)
    .map(([colour, n]) => say(`people-${colour}`, { n }))
    .join(", ");
}

/** What an event says. */
export function sentence(event: { event: string }, names: string[], say: Words): string {
  return teller.sentence(event, names, say);
}

/** Places of the city where what an event names stands, unless it is about a tile that was not there yet. */
export function placesOf(event: Happened, { city }: View): string[] {
  if (UNBUILT.includes(event.event)) return [];
  const fields: Record<string, any> = event;
  const named = table.names.tile.fields.map((field) => fields[field]);
  const there = fields.at && keyOf(fields.at);
  return city.filter(({ tile, at }) => named.includes(tile) || keyOf(at) === there).map(({ at }) => keyOf(at));
}

/** A move as something to choose. */
export function moveWords(move: Move, say: Words): string {
  return teller.moveWords(move, say);
}

/** The same from a move's text. */
export function moveTold(text: string, say: Words): string {
  return moveWords(readMove(text), say);
}

/** A move where the city itself shows the place. */
export function shownWords(move: Move, say: Words): string {
  return move.kind === "build" ? say("streets-board-move-build", teller.inWords(move, say)) : moveWords(move, say);
}

export function shownTold(text: string, say: Words): string {
  return shownWords(readMove(text), say);
}

const SETTLING = ["discard", "score", "take", "send", "pass"];

/** What a turn was about: mostly the tile that was built. */
export function brieflyTold(text: string, say: Words): string {
  const move = readMove(text);
  if (SETTLING.includes(move.kind)) return "";
  if (move.kind === "build") return tileName(move.tile, say);
  if (move.kind === "abandon") return say("streets-board-abandoned", { tile: tileName(move.tile, say) });
  return moveWords(move, say);
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

/** What is wrong with a position: `loadWords("position")` first. Without names, seats are numbered as people write them. */
export function faultTold(fault: Fault, say: Say, names?: string[]): string {
  return teller.fault(fault, say, names);
}
