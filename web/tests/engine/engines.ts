// Engines read from disk, as they are kept in the repository.

import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { engineOf, type Engine, type ReadFile } from "../../src/engine/machine";
import { GAMES, type GameName } from "../../src/wire";

export const BUILT = resolve(import.meta.dirname, "../../../src/citywright/engine/built");

const fromDisk: ReadFile = async (name) => {
  try {
    const { buffer, byteOffset, byteLength } = await readFile(resolve(BUILT, name));
    return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  } catch {
    return null;
  }
};

const loaded = new Map<GameName, Promise<Engine>>();

/** The engine of a game. */
export function engine(game: GameName): Promise<Engine> {
  if (!loaded.has(game)) loaded.set(game, engineOf(game, fromDisk));
  return loaded.get(game)!;
}

export { GAMES };
