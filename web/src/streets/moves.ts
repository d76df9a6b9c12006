// Moves travel as text (docs/files.md); here they are read, and written.

import type { Facing } from "./types";

export interface Build {
  verb: "build";
  tile: string;
  x: number;
  y: number;
  facing: Facing;
  signs: number;
}

const FIELDS = {
  consultant: ["consultant"],
  first: ["seat"],
  out: ["back"],
  top: ["back"],
  "turn-up": ["tile"],
  draw: ["tile"],
  abandon: ["tile"],
  renovate: ["tile", "covered"],
  discard: ["tile"],
  score: ["tile"],
  take: ["one", "other"],
  show: ["tile", "building"],
  pass: [],
  send: ["colour", "tile"],
} as const satisfies Record<string, readonly string[]>;

type Fields = typeof FIELDS;
type Plain<Verb extends keyof Fields> = { verb: Verb } & { [Field in Fields[Verb][number]]: string };
export type Move = Build | { [Verb in keyof Fields]: Plain<Verb> }[keyof Fields];

const FACINGS: Record<string, Facing> = { north: "N", east: "E", south: "S", west: "W" };
const WORDS = Object.fromEntries(Object.entries(FACINGS).map(([word, facing]) => [facing, word]));

function readBuild([tile, place, facing, double]: string[]): Build {
  const [x, y] = place.split(",").map(Number);
  return { verb: "build", tile, x, y, facing: FACINGS[facing], signs: double ? 2 : 1 };
}

export function readMove(text: string): Move {
  const [verb, ...parts] = text.split(" ");
  if (verb === "build") return readBuild(parts);
  const fields: readonly string[] = FIELDS[verb as keyof Fields];
  return { verb, ...Object.fromEntries(fields.map((field, i) => [field, parts[i] ?? ""])) } as Move;
}

export function writeMove(move: Move): string {
  if (move.verb === "build") {
    return `build ${move.tile} ${move.x},${move.y} ${WORDS[move.facing]}${move.signs === 2 ? " double" : ""}`;
  }
  const parts: Record<string, string> = move;
  return [move.verb, ...FIELDS[move.verb].map((field) => parts[field])].filter(Boolean).join(" ");
}
