// How the game stands, as the server sends it: its types, and what the board reads from them.

import type { Entry, Position } from "../wire";
import { readMove } from "./moves";
import type { Event, SeatView as DealtOrNot, View as AnyView } from "./wire";

export type { Event as Happened, GoalNow, Prospect } from "./wire";
/** A seat with its colours: no table is shown before they are dealt. */
export type SeatView = DealtOrNot & { start: string; marker: string };
export type View = AnyView & { seats: SeatView[] };
/** What is drawn on each space: a colour, or an object in a colour. */
export type Blocks = SeatView["sheet"];
export type Block = Blocks[string];

export function viewOf(position: Pick<Position, "view">): View {
  return position.view as View;
}

export function eventsOf(log: Entry[]): Event[] {
  return log.flatMap(({ events }) => events as Event[]);
}

/** Stars that a seat has crossed out: its sheet tells only those that are left. */
export function starsUsed({ log }: Position, seat: number): number {
  return eventsOf(log).filter((event) => event.event === "crossed-out" && event.seat === seat).length;
}

interface Piece {
  kind: "shape" | "object";
  piece: string;
  colour: string;
}

export interface Drawn {
  pieces: Piece[];
  points: number;
}

/** What a seat drew in the round that was revealed last, and what that brought at once. */
export function lastDrawn({ log, view }: Position, seat: number): Drawn {
  const events = eventsOf(log);
  const rolls = events.flatMap(({ event }, i) => (event === "rolled" ? [i] : []));
  const [from, to] = view.step === "over" ? [rolls.at(-1)] : rolls.slice(-2);
  const mine = events.slice(from, to).filter((event) => "seat" in event && event.seat === seat);
  return {
    pieces: mine.flatMap((event): Piece[] => {
      if (event.event === "shape") return [{ kind: "shape", piece: event.shape, colour: event.colour }];
      if (event.event === "object") return [{ kind: "object", piece: event.object, colour: event.colour }];
      return [];
    }),
    points: sum(mine.map((event) => (event.event === "scored" || event.event === "soil" ? event.points : 0))),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
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
  for (const move of moves.map(readMove)) {
    if (move.kind === "shape") for (const space of move.spaces) blocks[space] = move.colour;
    if (move.kind === "object") blocks[move.space] = { object: move.object, colour: move.colour || marker };
  }
  return blocks;
}

/** Seats in the order in which one sees them round the table: oneself first. */
export function fromOwn(own: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, i) => (own + i) % seats);
}
