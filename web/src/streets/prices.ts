// Prices as rows of little pictures.

import type { TileFace } from "../wire";

export interface Item {
  kind: "text" | "mark" | "person" | "pictogram";
  /** Letters, a colour, or the name of a pictogram. */
  text: string;
  /** Its middle. */
  x: number;
}

export type Bare = Omit<Item, "x">;
type Counted = Pick<TileFace, "kind" | "depicted">;

export const text = (letters: string): Bare => ({ kind: "text", text: letters });
export const pictogram = (name: string): Bare => ({ kind: "pictogram", text: name });
const mark = (colour: string): Bare => ({ kind: "mark", text: colour });

/** What a price counts. */
export function counted(face: Counted): Bare[] {
  if (face.kind === "set" || face.kind === "pair") return face.depicted.map(mark);
  if (face.kind === "people") return face.depicted.map((colour) => ({ kind: "person", text: colour }));
  if (face.kind === "wild") return [mark("wild")];
  if (face.kind === "symbols") return face.depicted.map(mark);
  return [pictogram(face.kind)];
}

function parts(face: TileFace, money: (amount: number) => string): Bare[] {
  if (face.kind === "nothing") return [];
  if (face.kind === "copy") return [pictogram("copy")];
  const price = text(money(face.price).replace(/\s/g, ""));
  if (["set", "pair", "enclosure"].includes(face.kind)) return [price, ...counted(face)];
  return [price, text("×"), ...counted(face)];
}

function widthOf({ kind, text }: Bare): number {
  return kind === "text" ? text.length * 5.1 + 1.4 : { mark: 9.4, person: 8.6, pictogram: 12 }[kind];
}

/** A row of pictures, each at its place, and how wide it is. */
export function row(some: Bare[]): { items: Item[]; width: number } {
  let x = 5;
  const items = some.map((part): Item => {
    const width = widthOf(part);
    x += width;
    return { ...part, x: x - width / 2 };
  });
  return { items, width: x + 4 };
}

export function pictured(face: TileFace, money: (amount: number) => string): { items: Item[]; width: number } {
  return row(parts(face, money));
}

const SIZE = 9; // units of a price's figures
const READ = 12; // pixels that they should have at least

/** How much larger prices are drawn at a scale, in steps: each would cost new styles for the whole city. */
export function legible(scale: number): number {
  return Math.max(1, Math.min(2.6, Math.round((10 * READ) / (SIZE * scale)) / 10));
}
