// Moves of Townies as texts (docs/townies.md): read and printed, nothing more. What is legal comes from the server.

export interface DrawShape {
  kind: "shape";
  shape: string;
  spaces: string[];
  colour: string;
  /** The card that a star is crossed out for. */
  star: string;
}

export interface DrawObject {
  kind: "object";
  object: string;
  space: string;
  /** With Palette; otherwise empty, which is the marker's. */
  colour: string;
  star: string;
}

/** A choice to draw nothing, or a move of chance: `start`, `additional`, `bonus`, `roll`. */
export interface Plain {
  kind: "pass" | "chance";
  words: string[];
}

export type Move = DrawShape | DrawObject | Plain;

const CHANCE = new Set(["start", "additional", "bonus", "roll"]);

export function parse(text: string): Move {
  const words = text.split(" ");
  if (words[0] === "pass") return { kind: "pass", words };
  if (CHANCE.has(words[0])) return { kind: "chance", words };
  const star = words.at(-2) === "with" ? words[words.length - 1] : "";
  if (star) words.length -= 2;
  return words[0] === "shape" ? parseShape(words, star) : parseObject(words, star);
}

function parseShape([, shape, ...rest]: string[], star: string): DrawShape {
  return { kind: "shape", shape, spaces: rest.slice(0, -1), colour: rest[rest.length - 1], star };
}

function parseObject([object, space, as, colour]: string[], star: string): DrawObject {
  return { kind: "object", object, space, colour: as === "as" ? colour : "", star };
}

export function print(move: Move): string {
  const star = "star" in move && move.star ? ` with ${move.star}` : "";
  if (move.kind === "shape") return `shape ${move.shape} ${move.spaces.join(" ")} ${move.colour}${star}`;
  if (move.kind === "object") return `${move.object} ${move.space}${move.colour && ` as ${move.colour}`}${star}`;
  return move.words.join(" ");
}

/** The spaces that a move draws on. */
export function spacesOf(move: Move): string[] {
  if (move.kind === "shape") return move.spaces;
  return move.kind === "object" ? [move.space] : [];
}
