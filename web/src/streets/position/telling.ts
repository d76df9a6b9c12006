// A position that is being set up in words.

import { say } from "../../lib/words.svelte";
import type { Fault } from "../../position/editor";
import { faultTold } from "../telling";
import { isSolo, type Sketch } from "./sketch";

/** What a seat is called. */
export function seatName(s: Sketch, seat: number): string {
  const usual = isSolo(s) && seat === 1 ? say("automa-grifter") : say("position-player", { n: seat + 1 });
  return s.seats[seat]?.name?.trim() || usual;
}

export function seatNames(s: Sketch): string[] {
  return s.seats.map((_, seat) => seatName(s, seat));
}

export function faultWords(fault: Fault, s: Sketch): string {
  return faultTold(fault, say, seatNames(s));
}
