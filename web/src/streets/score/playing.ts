// A pad as a game: what is told is played, and chance deals by the pad.

import { openEntry, openView } from "../../engine/finished";
import { Game } from "../../engine/game";
import type { Rules } from "../../engine/rules";
import type { Happened, View } from "../types";
import { backsOf, chanceKind } from "./deal";
import { decisions, type Pad } from "./pad";

const HACKER = "hacker"; // the one whose backs count

/** The game of a pad as far as it is told. */
export interface Played {
  game: Game;
  /** The Hacker's seat, whose backs count, and the places in the deal of the tiles drawn there. */
  hacker: number;
  drawn: number[];
}

/** Play what is told, and what follows from it; chance deals as the pad says. */
export function played(rules: Rules, pad: Pad): Played {
  const { options, names, deal } = pad;
  const game = new Game(rules, options, { names, seed: "", carryOn: false });
  game.seed = null;
  const hacker = viewOf(game).seats.findIndex(({ consultant }) => consultant === HACKER);
  const drawn: number[] = [];
  const told = decisions(pad);
  const dealer = new Dealer(pad, backsOf(rules));
  while (!game.isOver) {
    const [actor] = game.actors;
    const only = actor === rules.chance ? null : onlyMove(game, actor);
    const text = actor === rules.chance ? dealer.next(chanceKind(game)) : only === null ? told.shift()?.[1] : "";
    if (text === undefined) break;
    game.apply(actor, only ?? game.moveOf(text, actor), only !== null);
    for (const event of lastEvents(game)) {
      if (event.event === "set-aside") dealer.setAside();
      if (event.event === "drew" && event.seat === hacker) drawn.push(deal.indexOf(event.tile!));
    }
  }
  return { game, hacker, drawn };
}

/** What chance says, by the deal. The Grifter's endgame stack is dealt first and comes last. */
class Dealer {
  #deal: string[];
  #backs: Map<string, string>;
  #waiting: number[];
  #top = 0;

  constructor({ deal, size }: Pad, backs: Map<string, string>) {
    this.#deal = deal;
    this.#backs = backs;
    this.#waiting = Array.from({ length: size }, (_, place) => place);
  }

  next(kind: string): string {
    const isBack = kind === "out" || kind === "top";
    if (isBack) this.#top = this.#waiting.shift()!;
    const tile = this.#deal[this.#top];
    return `${kind} ${isBack ? this.#backs.get(tile) : tile}`;
  }

  setAside(): void {
    this.#waiting.push(this.#top);
  }
}

function lastEvents(game: Game): Happened[] {
  return openEntry(game, game.log.length, game.log.at(-1)!).events as Happened[];
}

/** A decision with only one option, unless that depends on what somebody holds. */
function onlyMove(game: Game, seat: number): number | null {
  const moves = game.legalMoves(seat);
  return moves.length === 1 && !game.rules.isPrivate(game.state) ? moves[0] : null;
}

export function viewOf(game: Game): View {
  return openView(game, game.state) as unknown as View;
}
