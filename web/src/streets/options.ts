// What may be chosen: the legal moves, each with the hand tile it uses and the places where it can be pointed at.

import { keyOf, Plan } from "./geometry";
import { type Move, readMove } from "./moves";
import type { Building, Facing } from "./types";

export interface Option {
  text: string;
  move: Move;
  hand: string | null;
  /** Keys of cells. */
  places: string[];
  /** How the tile would stand. */
  facing: Facing | null;
  signs: number;
}

function buildingOf(move: Move, city: Building[]): Building | undefined {
  const tile =
    move.verb === "renovate"
      ? move.covered
      : move.verb === "show"
        ? move.building
        : move.verb === "send" || move.verb === "abandon" || move.verb === "score"
          ? move.tile
          : null;
  return city.find((building) => building.tile === tile);
}

function handTile(move: Move): string | null {
  return move.verb === "renovate" || move.verb === "show" || move.verb === "discard" ? move.tile : null;
}

function optionOf(text: string, city: Building[], plan: Plan): Option {
  const move = readMove(text);
  if (move.verb === "build") {
    return { text, move, hand: move.tile, places: [keyOf([move.x, move.y])], facing: move.facing, signs: move.signs };
  }
  const building = buildingOf(move, city);
  const cells = building ? (move.verb === "score" ? plan.street(building) : [building.at]) : [];
  const facing = (move.verb === "renovate" && building?.facing) || null;
  return { text, move, hand: handTile(move), places: cells.map(keyOf), facing, signs: 1 };
}

export function optionsOf(moves: string[], city: Building[]): Option[] {
  const plan = new Plan(city);
  return moves.map((text) => optionOf(text, city, plan));
}

/** Whether a move is built on the board itself; all others are listed in words, too. */
export function isBuilt({ move }: Option): boolean {
  return move.verb === "build" || move.verb === "renovate";
}
