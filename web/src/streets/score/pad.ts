// The score of a game that is played with the real box, as a game of the engine's. Nobody tells what is dealt and drawn, so
// it is dealt anyhow; when somebody builds a tile that the deal has elsewhere, two tiles of the deal change places, which
// nobody has seen. What results is a game as it could have been played: see docs/decisions/score-pad.md.

import { fileOf, write } from "../../engine/file";
import { openEntry, openView } from "../../engine/finished";
import { Game } from "../../engine/game";
import { withDefaults } from "../../engine/options";
import type { Options, Rules } from "../../engine/rules";
import { refused } from "../../lib/refusal";
import type { Entry, Found, Position, Preview, StreetsBox } from "../../wire";
import { readMove } from "../moves";
import type { Row } from "../tiles/rows";
import type { Card, Happened, View } from "../types";

/** A seat's decision; or the back of a tile that it has drawn, told because it counts. */
export type Act = [seat: number, text: string];

export interface Pad {
  /** Tiles of one's own; null: the house's. */
  tiles: Row[] | null;
  options: Options;
  names: string[];
  /** All tiles, as far as anybody knows: those that come into the game in the order in which they are drawn, then those
   * that stay in the box. */
  deal: string[];
  /** How many of them come into the game. */
  size: number;
  acts: Act[];
}

/** What the page asks for: a tile that a seat builds, shows or discards; or the back of one that it has drawn. */
export type Asked = "tile" | "back" | null;

export interface Told {
  pad: Pad;
  options: Options;
  names: string[];
  position: Position;
  found: Found;
  asked: Asked;
  /** Whose tile or decision it is. */
  seat: number | null;
  /** Tiles that could be theirs, as far as anybody knows; where backs are asked for, the backs. */
  could: string[];
  over: boolean;
}

export const DREW = "drew"; // the verb by which a back is told

const FROM_HAND = ["build", "renovate", "show", "discard"];
const UNSEEN = ["drew", "top", "turned-up", "set-aside", "taken-out", "lifted"]; // events that tell of the deal

const HACKER = "hacker"; // the one whose backs count

/** The game of a pad as far as it is told. */
interface Played {
  game: Game;
  /** The Hacker's seat, whose backs count, and the places in the deal of the tiles drawn there. */
  hacker: number;
  drawn: number[];
}

// -- the deal --

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
    tiles,
    options,
    names: all,
    deal: [...dealt, ...backs.flatMap(({ left }) => left)],
    size: dealt.length,
    acts: [],
  };
}

function chanceKind(game: Game): string {
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
class Certain {
  #deal: string[];
  #size: number;
  #seen: Set<string>;
  #told: Set<number>;
  #backs: Map<string, string>;

  constructor(rules: Rules, pad: Pad, { drawn }: Played) {
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

function backsOf(rules: Rules): Map<string, string> {
  const [[, box]] = rules.about.boxes as [unknown, StreetsBox][];
  return new Map(box.tiles.map(({ id, back }) => [id, back]));
}

/** The tile that a decision has shown to everybody. */
function tileSeen(text: string): string | null {
  const move = readMove(text);
  return "tile" in move && FROM_HAND.includes(move.kind) ? move.tile : null;
}

const isBack = ([, text]: Act) => text.startsWith(DREW);
const decisions = ({ acts }: Pad) => acts.filter((act) => !isBack(act));
const backsTold = ({ acts }: Pad) => acts.filter(isBack).length;

// -- the game --

/** Play what is told, and what follows from it; chance deals as the pad says. */
function played(rules: Rules, pad: Pad): Played {
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

function viewOf(game: Game): View {
  return openView(game, game.state) as unknown as View;
}

// -- what the page is told --

/** The pad after another act, or with a tile chosen but not yet laid. Refused ("no-tile") if nobody can have it. */
export function tell(rules: Rules, before: Pad, held: string | null = null, act: Act | null = null): Told {
  const pad = act ? acted(rules, before, act) : before;
  const now = played(rules, pad);
  const asked = askedIn(pad, now);
  if (!held || asked !== "tile") return told(rules, pad, now, asked, null);
  const dealt = dealing(rules, pad, now)(held);
  if (!dealt) throw refused("no-tile", held);
  const exchanged = { ...pad, deal: dealt };
  return told(rules, exchanged, played(rules, exchanged), asked, held);
}

function acted(rules: Rules, pad: Pad, act: Act): Pad {
  const acts = [...pad.acts, act];
  if (!isBack(act)) return { ...pad, acts };
  const now = played(rules, pad);
  const back = act[1].split(" ")[1];
  const deal = new Certain(rules, pad, now).withBack(back, now.drawn[backsTold(pad)]);
  if (!deal) throw refused("no-tile", back);
  return { ...pad, acts, deal };
}

function askedIn(pad: Pad, { game, drawn }: Played): Asked {
  if (game.isOver) return null;
  if (drawn.length > backsTold(pad)) return "back";
  return game.rules.isPrivate(game.state) ? "tile" : null;
}

/** Looks for the deal in which the seat to decide holds a tile; null if there is none. */
function dealing(rules: Rules, pad: Pad, now: Played): (tile: string) => string[] | null {
  const places = placesHeld(pad, now.game);
  const certain = new Certain(rules, pad, now);
  return (tile) => places.map((place) => certain.with(tile, place)).find((deal) => deal !== null) ?? null;
}

/** Places in the deal of what the seat to decide has in hand, or of what the Grifter has lifted. */
function placesHeld({ deal }: Pad, game: Game): number[] {
  const { lifted, seats } = viewOf(game);
  const tiles = lifted ? [lifted] : seats[game.seat].hand.map(({ tile }) => tile!);
  return tiles.map((tile) => deal.indexOf(tile));
}

function told(rules: Rules, pad: Pad, now: Played, asked: Asked, held: string | null): Told {
  const { game } = now;
  const seat = asked === "back" ? now.hacker : (game.actors[0] ?? null);
  return {
    pad,
    options: withDefaults(rules.about.options, pad.options),
    names: pad.names,
    position: positionOf(game, seat, asked, held),
    found: game.inspect(null),
    asked,
    seat,
    could: could(rules, pad, now, asked),
    over: game.isOver,
  };
}

function could(rules: Rules, pad: Pad, now: Played, asked: Asked): string[] {
  if (asked === "tile") return pad.deal.filter(dealing(rules, pad, now));
  if (asked !== "back") return [];
  const place = now.drawn[backsTold(pad)];
  const backs: string[] = rules.about.words.colours;
  const certain = new Certain(rules, pad, now);
  return backs.filter((back) => certain.withBack(back, place));
}

/** The position as the table sees it: of hands and stack nothing is known but the tile that is chosen. */
function positionOf(game: Game, seat: number | null, asked: Asked, held: string | null): Position {
  const { scores, winners, log } = game;
  const view = viewOf(game);
  const chosen = (hand: Card[]) => hand.filter(({ tile }) => tile === held && !view.lifted);
  const seats = view.seats.map((each) => ({ ...each, hand: chosen(each.hand) }));
  const moves =
    seat === null || asked === "back" ? [] : game.legalTexts(seat).filter((text) => suits(text, asked, held));
  return {
    type: "position",
    number: log.length,
    seat,
    view: { ...view, seats, lifted: held && view.lifted, stack: {}, top: null, endgame: {} } as any,
    keep: 0,
    log: log.map((entry, i) => withoutDeal(openEntry(game, i + 1, entry))),
    due: seat === null ? [] : [seat],
    decision: seat === null ? null : { answers: log.length, moves },
    can_undo: false,
    deadline: null,
    scores,
    winners,
  };
}

/** Whether a move can be offered: of those that use a tile, only the chosen one's. */
function suits(text: string, asked: Asked, held: string | null): boolean {
  const tile = asked === "tile" ? tileSeen(text) : null;
  return tile === null || tile === held;
}

/** An entry without what was made up. */
function withoutDeal(entry: Entry): Entry {
  const { actor, move, events } = entry;
  return { ...entry, move: actor === null ? "" : move, events: events.filter(({ event }) => !UNSEEN.includes(event)) };
}

/** What a move would bring. */
export function foreseenOn(rules: Rules, pad: Pad, move: string): Preview {
  return { type: "preview", request: 0, move, ...played(rules, pad).game.foresee(move) };
}

/** The game file of what is told. */
export function fileOfPad(rules: Rules, pad: Pad): string {
  return write(fileOf(played(rules, pad).game));
}
