// Prices as rows of little pictures.

import type { TileFace } from "../wire";

export interface Item {
  kind: "text" | "mark" | "person" | "pictogram";
  /** Letters, a colour, or the name of a pictogram. */
  text: string;
  /** Its middle. */
  x: number;
}

type Bare = Omit<Item, "x">;

const text = (letters: string): Bare => ({ kind: "text", text: letters });
const mark = (colour: string): Bare => ({ kind: "mark", text: colour });

function counted(face: TileFace): Bare[] {
  if (face.kind === "people") return face.depicted.map((colour) => ({ kind: "person", text: colour }));
  if (face.kind === "wild") return [mark("wild")];
  if (face.kind === "symbols") return face.depicted.map(mark);
  return [{ kind: "pictogram", text: face.kind }];
}

function parts(face: TileFace, money: (amount: number) => string): Bare[] {
  if (face.kind === "nothing") return [];
  if (face.kind === "copy") return [{ kind: "pictogram", text: "copy" }];
  const price = text(money(face.price).replace(/\s/g, ""));
  if (face.kind === "set" || face.kind === "pair") return [price, ...face.depicted.map(mark)];
  if (face.kind === "enclosure") return [price, ...counted(face)];
  return [price, text("×"), ...counted(face)];
}

function widthOf({ kind, text }: Bare): number {
  return kind === "text" ? text.length * 5.1 + 1.4 : { mark: 9.4, person: 8.6, pictogram: 12 }[kind];
}

/** The row of pictures, each at its place, and how wide it is. */
export function pictured(face: TileFace, money: (amount: number) => string): { items: Item[]; width: number } {
  let x = 5;
  const items = parts(face, money).map((part): Item => {
    const width = widthOf(part);
    x += width;
    return { ...part, x: x - width / 2 };
  });
  return { items, width: x + 4 };
}

const SIZE = 9; // units of a price's figures
const READ = 12; // pixels that they should have at least

/** How much larger prices are drawn at a scale, in steps: each would cost new styles for the whole city. */
export function legible(scale: number): number {
  return Math.max(1, Math.min(2.6, Math.round((10 * READ) / (SIZE * scale)) / 10));
}
