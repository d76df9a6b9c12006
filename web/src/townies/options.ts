// What may be drawn now, sorted once out of the legal moves: options (a shape or an object in a colour, with or without
// a star), each with its places.

import type { TowniesBox } from "../wire";
import { centroid, townOf, type Point, type Town } from "./hexes";
import { readMove, spacesOf } from "./moves";
import { waysOf } from "./ways";
import type { Move } from "./wire";

export interface Place {
  move: string;
  spaces: string[];
  /** The way a shape lies; 0 for an object. */
  way: number;
  middle: Point;
}

export class Option {
  readonly places: Place[] = [];
  readonly #byWay = new Map<number, Place[]>();

  constructor(
    readonly key: string,
    readonly kind: "shape" | "object" | "pass",
    /** The name of the shape or object. */
    readonly piece: string,
    readonly colour: string,
    readonly star: string,
  ) {}

  add(place: Place): void {
    this.places.push(place);
    if (!this.#byWay.has(place.way)) this.#byWay.set(place.way, []);
    this.#byWay.get(place.way)!.push(place);
  }

  get ways(): Set<number> {
    return new Set(this.#byWay.keys());
  }

  lying(way: number): Place[] {
    return this.#byWay.get(way) ?? [];
  }
}

export function optionsOf(moves: string[], box: TowniesBox, marker: string): Option[] {
  const town = townOf(box);
  const options = new Map<string, Option>();
  for (const text of moves) {
    const move = readMove(text);
    const option = optionOf(move, marker);
    if (!options.has(option.key)) options.set(option.key, option);
    options.get(option.key)!.add(placeOf(text, move, box, town));
  }
  return [...options.values()];
}

function optionOf(move: Move, marker: string): Option {
  if (move.kind !== "shape" && move.kind !== "object") return new Option("pass", "pass", "pass", marker, "");
  const piece = move.kind === "shape" ? move.shape : move.object;
  const colour = move.colour || marker;
  return new Option([move.kind, piece, colour, move.star].join(" "), move.kind, piece, colour, move.star);
}

function placeOf(text: string, move: Move, box: TowniesBox, town: Town): Place {
  const spaces = spacesOf(move);
  const middle: Point = spaces.length ? centroid(spaces.map((space) => town.at(space))) : [0, 0];
  const way = move.kind === "shape" ? waysOf(box, move.shape).of(spaces.map((space) => town.cell(space))) : 0;
  return { move: text, spaces, way, middle };
}

/** The option and the place of a move. */
export function found(options: Option[], move: string): [Option, Place] | null {
  for (const option of options) {
    const place = option.places.find((each) => each.move === move);
    if (place) return [option, place];
  }
  return null;
}
