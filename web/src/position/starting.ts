// Positions to start from: the beginning of a game, and every moment of one that is finished.

import { lineIn, read } from "../engine/file";
import type { Line } from "../engine/standing";
import { local } from "../lib/local";
import { fileOf } from "../lib/tables";
import type { GameName } from "../wire";
import type { Sketch } from "./editor";

/** A new game, as chance deals it. Nobody has a name yet. */
export async function dealt(game: GameName, options: { players: number }): Promise<Sketch> {
  const line: Line = { game, start: { options, seed: crypto.randomUUID() }, moves: [] };
  const { chance } = await local.stand(line, "all");
  const sketch = await local.sketched({ ...line, moves: chance?.drawn ?? [] });
  return { ...sketch, seats: sketch.seats.map(({ name: _, ...seat }: { name?: string }) => seat) };
}

/** The moves of a finished game. */
export async function lineOf(table: string): Promise<Line> {
  return lineIn(read(await fileOf(table)));
}

/** The position after some of the moves. */
export function momentOf(line: Line, moves: number): Promise<Sketch> {
  return local.sketched({ ...line, moves: line.moves.slice(0, moves) });
}
