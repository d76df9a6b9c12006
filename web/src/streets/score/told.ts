// What a pad tells the page: the position as the table sees it, and what has to be said next.

import { fileOf, write } from "../../engine/file";
import { openEntry } from "../../engine/finished";
import type { Game } from "../../engine/game";
import { withDefaults } from "../../engine/options";
import type { Rules } from "../../engine/rules";
import { refused } from "../../lib/refusal";
import type { Entry, Position, Preview } from "../../wire";
import type { Card } from "../types";
import { Certain } from "./deal";
import { backOf, backsTold, isBack, tileSeen, type Act, type Asked, type Pad, type Told } from "./pad";
import { played, viewOf, type Played } from "./playing";

const UNSEEN = ["drew", "top", "turned-up", "set-aside", "taken-out", "lifted"]; // events that tell of the deal

/** The pad after another act, or with a tile chosen but not yet laid. Refused ("no-tile") if nobody can have it,
 * ("broken") if the pad is of other rules. */
export function tell(rules: Rules, before: Pad, held: string | null = null, act: Act | null = null): Told {
  if (before.rules !== rules.version) throw refused("broken", `played with rules version ${before.rules}`);
  const pad = act ? acted(rules, before, act) : before;
  const now = played(rules, pad);
  const asked = askedIn(pad, now);
  if (!held || asked !== "tile") return told(rules, pad, now, asked, null);
  const dealt = dealtWith(held, rules, pad, now);
  return told(rules, dealt, played(rules, dealt), asked, held);
}

function acted(rules: Rules, pad: Pad, act: Act): Pad {
  const acts = [...pad.acts, act];
  const now = played(rules, pad);
  if (!isBack(act)) {
    const tile = tileSeen(act[1]);
    return { ...(tile ? dealtWith(tile, rules, pad, now) : pad), acts };
  }
  const back = backOf(act);
  const deal = new Certain(rules, pad, now.drawn).withBack(back, now.drawn[backsTold(pad)]);
  if (!deal) throw refused("no-tile", back);
  return { ...pad, acts, deal };
}

function askedIn(pad: Pad, { game, drawn }: Played): Asked {
  if (game.isOver) return null;
  if (drawn.length > backsTold(pad)) return "back";
  return game.rules.isPrivate(game.state) ? "tile" : null;
}

/** The pad with a deal in which the seat to decide holds a tile. */
function dealtWith(tile: string, rules: Rules, pad: Pad, now: Played): Pad {
  const deal = dealing(rules, pad, now)(tile);
  if (!deal) throw refused("no-tile", tile);
  return { ...pad, deal };
}

/** Looks for the deal in which the seat to decide holds a tile; null if there is none. */
function dealing(rules: Rules, pad: Pad, now: Played): (tile: string) => string[] | null {
  const places = placesHeld(pad, now.game);
  const certain = new Certain(rules, pad, now.drawn);
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
  const certain = new Certain(rules, pad, now.drawn);
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
  return write(fileOf(played(rules, pad).game, { madeUp: true }));
}
