// What every part of the board may need to know: faces of tiles, players' names and initials, whether there is business.

import { createContext } from "svelte";
import type { Seat, StreetsBox, TileFace } from "../wire";

export interface Around {
  face: (tile: string) => TileFace;
  names: string[];
  /** One letter for each seat; the seat's number, if letters would be alike. */
  initials: string[];
  business: boolean;
}

export const [getAround, setAround] = createContext<Around>();

export function initialsOf(names: string[]): string[] {
  const letters = names.map((name) => name.trim().charAt(0).toLocaleUpperCase());
  return new Set(letters).size === names.length ? letters : names.map((_, seat) => String(seat + 1));
}

export function aroundOf(box: StreetsBox, seats: Seat[], business: boolean): Around {
  const faces = new Map(box.tiles.map((face) => [face.id, face]));
  const names = seats.map((seat) => seat.name);
  return { face: (tile) => faces.get(tile)!, names, initials: initialsOf(names), business };
}
