// The keys of the plan. Letters go by their place on the keyboard, so that every layout works.

import type { Camera } from "../camera.svelte";
import type { Facing } from "../types";
import type { Editing } from "./editing.svelte";
import { crowd, own } from "./sketch";

const ARROWS: Record<string, Facing> = { ArrowUp: "N", ArrowRight: "E", ArrowDown: "S", ArrowLeft: "W" };
const PEOPLE: Record<string, string> = { KeyT: "tourist", KeyH: "hipster", KeyP: "parent", KeyS: "shopper" };

export interface Keyed {
  editing: Editing;
  camera: Camera;
  fit: () => void;
  /** Go to the search of the box. */
  search: () => void;
}

/** Do what a key stands for; whether it stands for anything. */
export function onKey(event: KeyboardEvent, keyed: Keyed): boolean {
  const { editing, camera, fit, search } = keyed;
  if (ARROWS[event.key]) editing.go(ARROWS[event.key]);
  else if (event.key === "Escape") return editing.letGo();
  else if (event.key === "Delete" || event.key === "Backspace") editing.remove();
  else if (event.key === "/") search();
  else if (event.key === "+" || event.key === "=") camera.zoom(1.3, undefined, true);
  else if (event.key === "-") camera.zoom(1 / 1.3, undefined, true);
  else if (event.code === "KeyF") fit();
  else if (event.code === "KeyR") editing.turn(event.shiftKey ? -1 : 1);
  else return changed(event, editing);
  return true;
}

/** People and signs of the building that is looked at. */
function changed(event: KeyboardEvent, editing: Editing): boolean {
  const { sketch } = editing;
  const building = editing.buildings[0];
  const colour = PEOPLE[event.code];
  const seat = Number(event.key) - 1;
  if (!building) return false;
  if (colour) {
    const how = event.shiftKey ? "fomo" : "people";
    editing.edit(crowd(sketch, building, how, colour, (building[how]?.[colour] ?? 0) + 1));
  } else if (event.key === "0") editing.edit(own(sketch, building, null));
  else if (seat in sketch.seats) editing.edit(own(sketch, building, seat));
  else return false;
  return true;
}
