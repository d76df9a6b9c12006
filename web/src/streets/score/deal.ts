// Which tile is where, as far as anybody knows: the deal of a pad, and what in it can still change places.

import { Game } from "../../engine/game";
import type { Options, Rules } from "../../engine/rules";
import { refused } from "../../lib/refusal";
import type { StreetsBox } from "../../wire";
import type { Row } from "../tiles/rows";
import { backsTold, decisions, tileSeen, type Pad } from "./pad";

/** A pad before the first turn. Refused ("options") if something that the table knows is not said. */
export function begunPad(rules: Rules, options: Options, names: string[], tiles: Row[] | null = null): Pad {
  const all = [...names, ...rules.automas(options)];
  const game = new Game(rules, options, { names: all, seed: "", carryOn: false });
  if (!["out", "top"].includes(chanceKind(game))) throw refused("options", "who has which consultant, and who begins");
  const counts: number[] = rules.field(game.state, "stack") as any;
  const backs = rules.about.words.colours.map((back: string, i: number) => {
    const all = tilesOf(game, back);
    return { dealt: all.slice(0, counts[i]), left: all.slice(counts[i]) };
  });
  const dealt = backs.flatMap(({ dealt }) => dealt);
  return {
    rules: rules.version,
    tiles,
    options,
    names: all,
    deal: [...dealt, ...backs.flatMap(({ left }) => left)],
    size: dealt.length,
    acts: [],
  };
}

export function chanceKind(game: Game): string {
  return game.legalTexts(game.rules.chance)[0].split(" ")[0];
}

/** All tiles with a back that could come into the game. */
function tilesOf(beginning: Game, back: string): string[] {
  const game = beginning.copy();
  const { chance } = game.rules;
  while (chanceKind(game) === "out") game.apply(chance, game.legalMoves(chance)[0], false);
  game.apply(chance, game.moveOf(`top ${back}`, chance), false);
  return game.legalTexts(chance).map((text) => text.split(" ")[1]);
}

/** What is certain about a deal: tiles that have been seen, and places whose backs have been told. */
export class Certain {
  #deal: string[];
  #size: number;
  #seen: Set<string>;
  #told: Set<number>;
  #backs: Map<string, string>;

  constructor(rules: Rules, pad: Pad, drawn: number[]) {
    this.#deal = pad.deal;
    this.#size = pad.size;
    this.#seen = new Set(decisions(pad).flatMap(([, text]) => tileSeen(text) ?? []));
    this.#told = new Set(drawn.slice(0, backsTold(pad)));
    this.#backs = backsOf(rules);
  }

  /** The deal with a tile in a place; null if it cannot be there. */
  with(tile: string, at: number): string[] | null {
    const deal = this.#deal;
    if (deal[at] === tile) return deal;
    if (this.#seen.has(tile) || this.#seen.has(deal[at])) return null;
    const from = deal.indexOf(tile);
    if (this.#back(tile) === this.#back(deal[at])) return exchanged(deal, from, at);
    if (this.#told.has(at)) return null;
    const other = this.#isFree(from) ? from : this.#freeWith(this.#back(tile));
    return other < 0 ? null : exchanged(exchanged(deal, from, other), other, at);
  }

  /** The deal with a tile of a back in a place; null if there is none. */
  withBack(back: string, at: number): string[] | null {
    if (this.#back(this.#deal[at]) === back) return this.#deal;
    const from = this.#freeWith(back);
    return from < 0 || !this.#isFree(at) ? null : exchanged(this.#deal, from, at);
  }

  /** Whether a tile with another back could be in a place. */
  #isFree(at: number): boolean {
    return at < this.#size && !this.#told.has(at) && !this.#seen.has(this.#deal[at]);
  }

  #freeWith(back: string): number {
    return this.#deal.findIndex((tile, at) => this.#isFree(at) && this.#back(tile) === back);
  }

  #back(tile: string): string {
    return this.#backs.get(tile)!;
  }
}

function exchanged(deal: string[], one: number, other: number): string[] {
  return deal.with(one, deal[other]).with(other, deal[one]);
}

export function backsOf(rules: Rules): Map<string, string> {
  const [[, box]] = rules.about.boxes as [unknown, StreetsBox][];
  return new Map(box.tiles.map(({ id, back }) => [id, back]));
}
