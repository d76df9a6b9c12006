// How the game stands, as `Game.view` of Townies gives it.

import type { Position } from "../wire";
import { parse } from "./moves";

/** What is drawn on a space: a colour, or an object in a colour. */
export type Block = string | { object: string; colour: string };
export type Blocks = Record<string, Block>;

export interface GoalNow {
  count: number;
  points: number;
}

export interface SeatView {
  start: string;
  marker: string;
  sheet: Blocks;
  circles: number[];
  stars: number;
  objects: number;
  bonus: number;
  goals: Record<string, GoalNow>;
  total: number;
  finished: boolean;
  /** Alone: circles that shapes have circled, counted from one. */
  circled?: number[];
  /** Only one's own: what is sealed. */
  choice?: string[];
}

export interface View {
  round: number;
  step: string;
  dice: { object: string; shape: string } | null;
  individual: boolean;
  additional: string | null;
  bonus: string | null;
  seats: SeatView[];
  /** Alone, at the end. */
  verdict?: string;
}

/** What a move would bring, as `inspection.prospect` gives it. */
export interface Prospect {
  points: number;
  goals: Record<string, GoalNow>;
  outlook: number;
  lost: string[];
  touching: number;
  events: Record<string, any>[];
}

export function viewOf(position: Position): View {
  return position.view as View;
}

/** Stars that a seat has crossed out: its sheet tells only those that are left. */
export function starsUsed({ log }: Position, seat: number): number {
  const events = log.flatMap((entry) => entry.events);
  return events.filter((event) => event.event === "crossed-out" && event.seat === seat).length;
}

export function colourOf(block: Block): string {
  return typeof block === "string" ? block : block.colour;
}

export function objectOf(block: Block): string | null {
  return typeof block === "string" ? null : block.object;
}

/** The blocks that moves would draw with a marker. */
export function drawn(moves: string[], marker: string): Blocks {
  const blocks: Blocks = {};
  for (const move of moves.map(parse)) {
    if (move.kind === "shape") for (const space of move.spaces) blocks[space] = move.colour;
    if (move.kind === "object") blocks[move.space] = { object: move.object, colour: move.colour || marker };
  }
  return blocks;
}

/** The colour so many seats further clockwise. */
export function further(colours: string[], colour: string, by: number): string {
  return colours[(colours.indexOf(colour) + by + colours.length) % colours.length];
}

/** Seats in the order in which one sees them round the table: oneself first. */
export function fromOwn(own: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (own + i) % seats);
}
