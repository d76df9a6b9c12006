// A position of Streets as people write it, and every way to change it by hand. Nothing here knows a rule: what is
// impossible is told by the engine.

import { keyOf, turned } from "../geometry";
import type { Cell, Counts, Facing } from "../types";

export interface Laid {
  tile: string;
  at: Cell;
  facing: Facing;
  owner?: number | null;
  signs?: number;
  people?: Counts;
  fomo?: Counts;
}

export interface SeatSketch {
  name?: string;
  money?: number;
  hand?: string[];
  shown?: string[];
  consultant?: string | null;
  tokens?: Counts;
}

/** Docs: files.md. What is not given is as the engine takes it. */
export interface Sketch {
  game: "streets";
  edition?: string;
  modules?: string[];
  difficulty?: string;
  turn?: number;
  seats: SeatSketch[];
  city: Laid[];
  stack?: Counts;
  top?: string | null;
  endgame?: Counts;
  endgame_up?: boolean;
  lifted?: string | null;
  discarded?: string[];
  covered?: string[];
}

/** Where a tile can be put that is not laid on a cell. */
export type Place = { in: "hand"; seat: number } | { in: "discarded" | "covered" | "top" | "lifted" };

export const EMPTY: Sketch = {
  game: "streets",
  seats: [{}, {}],
  city: [
    { tile: "central-station", at: [0, 0], facing: "S" },
    { tile: "city-park", at: [1, 0], facing: "S" },
  ],
};

// -- what there is --

export const isSolo = (s: Sketch) => s.difficulty !== undefined || s.seats.length === 1;

export function buildingsAt({ city }: Sketch, place: string): Laid[] {
  return city.filter(({ at }) => keyOf(at) === place);
}

/** Where a tile is, unless it is still to be found: a cell, or a place beside the city. */
export function whereIs(s: Sketch, tile: string): Laid | Place | null {
  const seat = s.seats.findIndex(({ hand = [] }) => hand.includes(tile));
  if (seat >= 0) return { in: "hand", seat };
  const lists = (["discarded", "covered"] as const).find((list) => s[list]?.includes(tile));
  const single = (["top", "lifted"] as const).find((one) => s[one] === tile);
  const beside = lists ?? single;
  return beside ? { in: beside } : (s.city.find((laid) => laid.tile === tile) ?? null);
}

// -- tiles --

/** Take a tile from wherever it is. */
export function without(s: Sketch, tile: string): Sketch {
  const others = (tiles?: string[]) => tiles?.filter((each) => each !== tile);
  return {
    ...s,
    city: s.city.filter((laid) => laid.tile !== tile),
    seats: s.seats.map((seat) => ({ ...seat, ...given({ hand: others(seat.hand), shown: others(seat.shown) }) })),
    ...given({ discarded: others(s.discarded), covered: others(s.covered) }),
    ...(s.top === tile && { top: null }),
    ...(s.lifted === tile && { lifted: null }),
  };
}

/** Without those that are not there. */
function given<T extends object>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
}

/** Put a tile on a cell. What stands there makes room: it goes back to the box. */
export function lay(s: Sketch, tile: string, at: Cell, facing: Facing): Sketch {
  const rest = without(s, tile);
  const city = rest.city.filter((laid) => keyOf(laid.at) !== keyOf(at));
  return { ...rest, city: [...city, { tile, at, facing }] };
}

/** Put a tile somewhere beside the city. */
export function put(s: Sketch, tile: string, place: Place): Sketch {
  const rest = without(s, tile);
  if (place.in === "hand") return withSeat(rest, place.seat, { hand: [...(rest.seats[place.seat].hand ?? []), tile] });
  const isList = place.in === "discarded" || place.in === "covered";
  return { ...rest, [place.in]: isList ? [...(rest[place.in as "covered"] ?? []), tile] : tile };
}

// -- a building --

export function withBuilding(s: Sketch, building: Laid, changes: Partial<Laid>): Sketch {
  return { ...s, city: s.city.map((each) => (each === building ? { ...each, ...changes } : each)) };
}

export function withoutBuilding(s: Sketch, building: Laid): Sketch {
  return { ...s, city: s.city.filter((each) => each !== building) };
}

export function turn(s: Sketch, building: Laid, quarters: number): Sketch {
  return withBuilding(s, building, { facing: turned(building.facing, quarters) });
}

/** Move a building to a cell; what stands there comes to its place. */
export function move(s: Sketch, building: Laid, at: Cell): Sketch {
  const to = (each: Laid) => (each === building ? at : keyOf(each.at) === keyOf(at) ? building.at : each.at);
  return { ...s, city: s.city.map((each) => ({ ...each, at: to(each) })) };
}

/** So many people of a colour, at home or with FOMO. */
export function crowd(s: Sketch, building: Laid, how: "people" | "fomo", colour: string, n: number): Sketch {
  return withBuilding(s, building, { [how]: counted(building[how], colour, n) });
}

/** An owner gets a sign there; without one there is none. */
export function own(s: Sketch, building: Laid, owner: number | null): Sketch {
  return withBuilding(s, building, { owner, signs: owner === null ? 0 : building.signs || 1 });
}

/** Counts in which one thing is there so many times. */
export function counted(counts: Counts = {}, thing: string, n: number): Counts {
  const { [thing]: _, ...others } = counts;
  return n ? { ...others, [thing]: n } : others;
}

// -- seats and the rest --

export function withSeat(s: Sketch, seat: number, changes: Partial<SeatSketch>): Sketch {
  return { ...s, seats: s.seats.map((each, i) => (i === seat ? { ...each, ...changes } : each)) };
}

/** So many players: new ones have nothing yet. Alone, there is the Grifter. */
export function players(s: Sketch, n: number): Sketch {
  const { difficulty, endgame, endgame_up, lifted, ...rest } = s;
  const seats = Array.from({ length: Math.max(2, n) }, (_, i) => s.seats[i] ?? {});
  const turn = Math.min(s.turn ?? 0, seats.length - 1);
  const city = s.city.map((laid) => ((laid.owner ?? 0) < seats.length ? laid : { ...laid, owner: null, signs: 0 }));
  const top = isSolo(s) === (n === 1) ? {} : { top: null }; // alone it is a tile, otherwise a back
  if (n > 1) return { ...rest, seats, turn, city, ...top };
  return { ...s, seats, turn, city, ...top, difficulty: difficulty ?? "normal" };
}

/** Whether a tile of a hand has been shown. */
export function show(s: Sketch, seat: number, tile: string, shown: boolean): Sketch {
  const others = (s.seats[seat].shown ?? []).filter((each) => each !== tile);
  return withSeat(s, seat, { shown: shown ? [...others, tile] : others });
}

/** A field of the whole position; without a value it is as the engine takes it. */
export function withField<Name extends keyof Sketch>(s: Sketch, name: Name, value: Sketch[Name] | undefined): Sketch {
  const { [name]: _, ...others } = s;
  return (value === undefined ? others : { ...s, [name]: value }) as Sketch;
}

// -- reading --

const isCell = (at: unknown) => Array.isArray(at) && at.length === 2 && at.every((n) => Number.isInteger(n));
const isObject = (data: unknown): data is Record<string, any> =>
  typeof data === "object" && data !== null && !Array.isArray(data);

/** A position that was read, if its parts have the form that can be shown; whether it is possible is another question. */
export function readSketch(data: Record<string, any>, known: (tile: string) => boolean): Sketch | null {
  const { seats = [{}, {}], city = [], ...rest } = data;
  if (!Array.isArray(seats) || !seats.length || !seats.every(isSeat)) return null;
  if (!Array.isArray(city) || !city.every((each) => isLaid(each))) return null;
  const sketch = { ...rest, game: "streets", seats, city } as Sketch;
  const { discarded = [], covered = [] } = sketch;
  if (![discarded, covered].every(isTiles)) return null;
  return tilesOf(sketch).every(known) ? sketch : null;
}

const isTiles = (tiles: unknown) => Array.isArray(tiles) && tiles.every((tile) => typeof tile === "string");
const isSeat = (seat: unknown) => isObject(seat) && isTiles(seat.hand ?? []) && isTiles([seat.shown ?? []].flat());
const isLaid = (each: unknown) =>
  isObject(each) && typeof each.tile === "string" && isCell(each.at) && ["N", "E", "S", "W"].includes(each.facing);

function tilesOf({ city, seats, discarded = [], covered = [] }: Sketch): string[] {
  return [...city.map(({ tile }) => tile), ...seats.flatMap(({ hand = [] }) => hand), ...discarded, ...covered];
}
