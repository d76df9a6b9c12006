// What the score pad asks of the engine.

import type { Options } from "../../engine/options";
import { local } from "../../lib/local";
import type { Preview } from "../../wire";
import type { Row } from "../tiles/rows";
import type { Act, Pad, Told } from "./pad";

const ask = <T>(what: string, ...given: unknown[]) => local.own<T>("streets", what, ...given);

export const scorePad = {
  begin: (options: Options, names: string[], tiles: Row[] | null) => ask<Told>("begin", options, names, tiles),
  /** The pad after another act, or with a tile chosen that is not laid yet. */
  tell: (pad: Pad, tile: string | null = null, act: Act | null = null) => ask<Told>("tell", pad, tile, act),
  foresee: (pad: Pad, move: string) => ask<Preview>("foresee", pad, move),
  file: (pad: Pad) => ask<string>("file", pad),
};
