// Where on the map a pointer is.

import { MARGIN, type Point, type Town } from "./hexes";

/** The drawing fits into its frame, in the middle. */
export function pointOn(frame: DOMRect, town: Town, { clientX, clientY }: MouseEvent): Point {
  const { left, top, width, height } = town.extent;
  const scale = Math.min(frame.width / (width + 2 * MARGIN), frame.height / (height + 2 * MARGIN)) || 1;
  const x = (clientX - frame.left - frame.width / 2) / scale;
  const y = (clientY - frame.top - frame.height / 2) / scale;
  return [left + width / 2 + x, top + height / 2 + y];
}
