// From where an arrow points at something: a side on which it covers no words.

/** Left, top, width, height. */
export type Rect = [number, number, number, number];
export type Side = "above" | "below" | "left" | "right";

/** In pixels. */
export const ARROW = { length: 28, breadth: 24 };
const SWING = 8; // how far it moves away
const LEGIBLE = 8; // words that are lower cannot be read anyway

function spotsBeside([x, y, width, height]: Rect): [Side, Rect][] {
  const { breadth } = ARROW;
  const length = ARROW.length + SWING;
  const [midX, midY] = [x + (width - breadth) / 2, y + (height - breadth) / 2];
  return [
    ["above", [midX, y - length, breadth, length]],
    ["below", [midX, y + height, breadth, length]],
    ["left", [x - length, midY, length, breadth]],
    ["right", [x + width, midY, length, breadth]],
  ];
}

function overlaps([ax, ay, aw, ah]: Rect, [bx, by, bw, bh]: Rect): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah;
}

/** The first side of a ring on which an arrow fits onto the board and covers nothing; null if there is none. */
export function freeSide(ring: Rect, [left, top, width, height]: Rect, taken: Rect[]): Side | null {
  const fits = ([x, y, w, h]: Rect) => x >= left && y >= top && x + w <= left + width && y + h <= top + height;
  const isFree = (spot: Rect) => fits(spot) && !taken.some((other) => overlaps(spot, other));
  return spotsBeside(ring).find(([, spot]) => isFree(spot))?.[0] ?? null;
}

export const rectOf = ({ left, top, width, height }: DOMRect): Rect => [left, top, width, height];

/** Where words and buttons are. */
export function takenIn(board: Element): Rect[] {
  const taken = [...board.querySelectorAll("button, a")].map((each) => rectOf(each.getBoundingClientRect()));
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    if (!texts.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(texts.currentNode);
    taken.push(...[...range.getClientRects()].map(rectOf));
  }
  return taken.filter(([, , , height]) => height >= LEGIBLE);
}
