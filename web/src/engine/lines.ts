// A game from the lines of its log. Chance is drawn again from the seed, and must agree with them.

import { Refusal } from "../lib/refusal";
import { playersOf } from "./chairs";
import { Game } from "./game";
import type { Kept, Line } from "./kept";
import { gameFrom } from "./position";
import type { Rules } from "./rules";

export function linesOf({ log, rules }: Game): Line[] {
  return log.map(({ actor, move, forced }) => [actor === rules.chance ? null : actor, rules.text(move), forced]);
}

/** The game of a table. Refused ("broken") if it was played with other rules. */
export function rebuilt(rules: Rules, kept: Kept): Game {
  if (kept.rules !== rules.version) throw broken(`played with rules version ${kept.rules}`);
  const game = begun(rules, kept);
  const drawn = kept.seed !== null && kept.stage !== "over" ? kept.from : Infinity;
  kept.log.forEach((line, i) => follow(game, line, i >= drawn));
  return game;
}

/** The game before its first line. */
export function begun(
  rules: Rules,
  { options, position, chairs, seed }: Pick<Kept, "options" | "position" | "chairs" | "seed">,
): Game {
  const beginning = { names: chairs.map(({ name }) => name), seed: seed ?? "", carryOn: false };
  if (position) return gameFrom(rules, position, beginning);
  return new Game(rules, { ...options, players: playersOf(chairs) }, beginning);
}

/** Make the move of a line; drawn: chance must say the same by the seed. */
export function follow(game: Game, [actor, text, forced]: Line, drawn = false): void {
  const by = actor ?? game.rules.chance;
  const move = actor === null && drawn ? game.automaticMove()?.move : game.moveOf(text, by);
  if (move === undefined || game.textOf(move) !== text) throw broken(`${text}: the seed gives something else`);
  game.apply(by, move, forced);
}

function broken(detail: string): Refusal {
  return new Refusal({ code: "broken", detail });
}
