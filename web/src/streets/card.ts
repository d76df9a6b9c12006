// What a card says about a move: the events it would bring, told in a few lines.

import type { Position } from "../wire";
import { sentence, type Words } from "./telling";
import { type Happened, type Preview, viewOf } from "./types";

/** Events that are seen on the board, or that the card says otherwise. */
const UNTOLD = new Set([
  "built",
  "covered",
  "abandoned",
  "turn",
  "drew",
  "top",
  "turned-up",
  "sign-home",
  "scoring",
  "discarded",
  "lifted",
]);

export interface Line {
  text: string;
  /** How often it happens. */
  n: number;
  kind: "why" | "event";
  colour: string | null;
}

function lineOf(event: Happened, names: string[], say: Words): Line {
  return {
    text: sentence(event, names, say),
    n: 1,
    kind: event.event === "valued" ? "why" : "event",
    colour: "colour" in event ? event.colour : null,
  };
}

/** What is paid comes before how it was counted; what happens several times is told once. */
export function toldLines(events: Happened[], names: string[], say: Words): Line[] {
  const lines: Line[] = [];
  let why: Line | null = null;
  for (const event of events.filter((event) => !UNTOLD.has(event.event))) {
    const line = lineOf(event, names, say);
    const same = lines.find((other) => other.text === line.text && event.event !== "paid");
    if (line.kind === "why") why = line;
    else if (same) same.n += 1;
    else lines.push(line, ...(why && event.event === "paid" ? [why] : []));
    if (event.event === "paid") why = null;
  }
  return lines;
}

/** What is to be decided after the move, if it is for the same player. */
export function thenWords(preview: Preview, position: Position, say: Words): string {
  const { step, actor, turn } = preview.view;
  const now = viewOf(position);
  if (actor !== position.seat || turn !== now.turn || step === now.step) return "";
  if (step === "close") return say("streets-board-then", { what: say("streets-then-choose") });
  if (step === "people" || step === "tokens" || step === "show") {
    return say("streets-board-then", { what: say(`streets-board-then-${step}`) });
  }
  return "";
}
