// What a puzzle's game is played with, in a few words.

import type { GameName } from "../wire";
import { joined } from "./format";
import { games } from "./games";
import { say } from "./words.svelte";

const PLAYERS = "players";

/** The options in which puzzles differ. */
export function variedIn(game: GameName): string[] {
  return [PLAYERS, ...Object.keys(games[game].varied)];
}

/** The values of an option as a game file has them. */
export function valuesTold(game: GameName, option: string, text: string): string {
  if (option === PLAYERS) return say("puzzle-players", { n: Number(text) });
  const prefix = games[game].varied[option];
  return joined(text.split(" ").map((value) => say(`${prefix}-${value.replaceAll(".", "-")}`)));
}

/** What a game is played with; what is not special goes without saying. */
export function frameTold(game: GameName, header: Record<string, string>): string {
  const options = variedIn(game).filter((name) => name in header && header[name] !== "none");
  return options.map((name) => valuesTold(game, name, header[name])).join(" · ");
}
