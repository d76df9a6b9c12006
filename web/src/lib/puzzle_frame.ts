// What a puzzle's game is played with, in a few words.

import { joined } from "./format";
import { say } from "./words.svelte";

/** Options in which puzzles differ, and how their values' messages begin. */
export const VARIED: Record<string, string> = { modules: "module", mode: "mode", edition: "edition" };

export const playersTold = (players: string) => say("puzzle-players", { n: Number(players) });

/** The values of an option, such as both modules. */
export function valuesTold(option: string, text: string): string {
  return joined(text.split(" ").map((value) => say(`${VARIED[option]}-${value.replaceAll(".", "-")}`)));
}

/** What a game is played with; what is not special goes without saying. */
export function frameTold(header: Record<string, string>): string {
  const options = Object.keys(VARIED).filter((name) => name in header && header[name] !== "none");
  return [playersTold(header.players), ...options.map((name) => valuesTold(name, header[name]))].join(" · ");
}
