// The keys of the map.

import type { Point } from "./hexes";
import type { Placing } from "./placing.svelte";

export const DIRECTIONS: Record<string, Point> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Whether a key leads back from where one looks; dialogs have their own way back. */
export function escapes(event: KeyboardEvent): boolean {
  return event.key === "Escape" && !event.defaultPrevented && !isWriting(event.target);
}

/** Keys that work wherever one is, except while writing. True if the key was one of them. */
export function pressAnywhere(event: KeyboardEvent, placing: Placing, take: (number: number) => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isWriting(event.target)) return false;
  if (event.code === "KeyR") placing.turn();
  else if (event.code === "KeyF" || event.code === "KeyX") placing.flip();
  else if (event.key === "Escape" && placing.place) placing.drop();
  else if (/^[1-9]$/.test(event.key)) take(Number(event.key));
  else return false;
  return true;
}

/** Keys that work on the map: they move the piece and draw it. */
export function pressOnMap(event: KeyboardEvent, placing: Placing, draw: () => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key in DIRECTIONS) placing.step(DIRECTIONS[event.key]);
  else if (event.key === "Enter" || event.key === " ") draw();
  else return false;
  return true;
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && !!target.closest("input, textarea, select, [contenteditable], dialog");
}
