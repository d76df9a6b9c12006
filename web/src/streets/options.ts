// What may be chosen: the legal moves, each with the hand tile it uses and the places where it can be pointed at.

import { facingOf, keyOf } from "./geometry";
import { readMove } from "./moves";
import { streetNamed } from "./streets";
import type { Building, Facing, Move } from "./types";

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
    move.kind === "renovate"
      ? move.covered
      : move.kind === "show"
        ? move.building
        : move.kind === "send" || move.kind === "abandon" || move.kind === "score"
          ? move.tile
          : null;
  return city.find((building) => building.tile === tile);
}

function handTile(move: Move): string | null {
  return move.kind === "renovate" || move.kind === "show" || move.kind === "discard" ? move.tile : null;
}

function optionOf(text: string, city: Building[]): Option {
  const move = readMove(text);
  if (move.kind === "build") {
    const { tile, x, y, signs } = move;
    return { text, move, hand: tile, places: [keyOf([x, y])], facing: facingOf(move.facing), signs };
  }
  const building = buildingOf(move, city);
  const standing = move.kind === "score" ? streetNamed(move.tile, city) : building ? [building] : [];
  const facing = (move.kind === "renovate" && building?.facing) || null;
  return { text, move, hand: handTile(move), places: standing.map(({ at }) => keyOf(at)), facing, signs: 1 };
}

export function optionsOf(moves: string[], city: Building[]): Option[] {
  return moves.map((text) => optionOf(text, city));
}

/** Whether a move is built on the board itself; all others are listed in words, too. */
export function isBuilt({ move }: Option): boolean {
  return move.kind === "build" || move.kind === "renovate";
}
