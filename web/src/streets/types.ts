// The data of `Game.view` of Streets, as the browser gets it.

import type { Position } from "../wire";

export type Facing = "N" | "E" | "S" | "W";
export type Cell = [number, number];
export type Counts = Record<string, number>;
export type Data = Record<string, any>;

export interface Building {
  tile: string;
  at: Cell;
  facing: Facing;
  owner: number | null;
  signs: number;
  people: Counts;
  fomo: Counts;
  enclosed: boolean;
}

/** A tile seen from its back; its face too, where the looker knows it. */
export interface Card {
  back: string;
  tile: string | null;
}

export interface SeatView {
  money: number;
  free_signs: number;
  consultant: string | null;
  tokens: Counts;
  hand: Card[];
}

export interface View {
  turn: number | null;
  turns: number;
  actor: number | null;
  step: string;
  seats: SeatView[];
  city: Building[];
  stack: Counts;
  top: Card | null;
  endgame: Counts;
  endgame_up: boolean;
  lifted: string | null;
  people_left: Counts;
  tokens_left: Counts;
  closing: string[];
  scope: string | null;
  abandoning: boolean;
  moving: string | null;
}

/** A street as `inspect` finds it. */
export interface Street {
  cells: Cell[];
  facing: Facing;
  enclosed: boolean;
  symbols: Counts;
}

/** What a building would pay, and why, as `inspect` finds it. */
export interface Worth {
  at: Cell;
  tile: string;
  owner: number | null;
  total: number;
  events: Data[];
}

export interface Found {
  streets: Street[];
  buildings: Worth[];
}

export function viewOf(position: Position): View {
  return position.view as View;
}

export function sum(counts: Counts): number {
  return Object.values(counts).reduce((some, n) => some + n, 0);
}
