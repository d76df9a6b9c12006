// A position that is being set up in words.

import { say } from "../../lib/words.svelte";
import { type Fault, pathOf } from "../../position/editor";
import { faultTold, tileName } from "../telling";
import { isSolo, type Sketch } from "./sketch";

/** What a seat is called. */
export function seatName(s: Sketch, seat: number): string {
  const usual = isSolo(s) && seat === 1 ? say("automa-grifter") : say("position-player", { n: seat + 1 });
  return s.seats[seat]?.name?.trim() || usual;
}

export function seatNames(s: Sketch): string[] {
  return s.seats.map((_, seat) => seatName(s, seat));
}

/** A fault in words. Where it is about the form of a seat or a building, that is called by its name. */
export function faultWords(fault: Fault, s: Sketch): string {
  const [first, row, ...path] = pathOf(fault);
  if (typeof row !== "number" || !path.length) return faultTold(fault, say, seatNames(s));
  const told = faultTold({ ...fault, path } as Fault, say);
  if (first === "seats") return `${seatName(s, row)}: ${told}`;
  return s.city[row] ? `${tileName(s.city[row].tile, say)}: ${told}` : told;
}
