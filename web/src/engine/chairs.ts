// Who sits where at a table at home.

import { checkedName } from "../lib/names";
import { refused } from "../lib/refusal";
import type { SeatWanted, Table } from "../wire";
import type { Chair, Kept } from "./kept";
import type { Rules } from "./rules";

export const PREFIX = "home-"; // of the ids of tables at home
/** Of the ids of lessons: each game has one, which is not listed. */
export const LESSON = `${PREFIX}lesson-`;
export const USUAL = "regular"; // plays on for somebody, or for a bot that failed
const MOST_SEATS = 5;

/** Whether a bot decides for a seat. */
export function isBots({ who, stood_in }: Chair): boolean {
  return who === "bot" || stood_in;
}

/** How many play: an opponent moved by the rules is not a player. */
export function playersOf(chairs: Pick<Chair, "who">[]): number {
  return chairs.filter(({ who }) => who !== "automa").length;
}

export function checkedLevel(rules: Rules, level = USUAL): string {
  if (!rules.about.game.levels.includes(level)) throw refused("level", level);
  return level;
}

/** Seats as somebody wants them. A game may add opponents for a lone player. */
export function chairsWanted(rules: Rules, wanted: SeatWanted[], me: string): Chair[] {
  const people = wanted.filter(({ who }) => who !== "bot");
  if (wanted.length < 1 || wanted.length > MOST_SEATS || !people.length) throw refused("seats");
  if (people.filter(({ who }) => who === "me").length > 1) throw refused("seats", "at most one of them me");
  if (people.some(({ who }) => who === "open")) throw refused("seats", "nobody can come to a table at home");
  const chairs = wanted.map((each) => chairOf(rules, each, me));
  for (const chair of chairs) if (chair.who === "bot") chair.name = freeBotName(rules, chairs);
  return [...chairs, ...automas(rules, chairs)];
}

function chairOf(rules: Rules, { who, name, level }: SeatWanted, me: string): Chair {
  if (who === "bot") return { who, name: "", level: checkedLevel(rules, level), stood_in: false };
  return person(checkedName((who === "me" ? me : name) ?? "", rules.about.game.longest_name));
}

export function person(name: string): Chair {
  return { who: "person", name, level: null, stood_in: false };
}

/** Seats for a rematch: those of people are theirs again, although a bot may have played on. */
export function seatedAgain(chairs: Chair[]): Chair[] {
  return chairs.map((chair) => (chair.who === "person" ? person(chair.name) : chair));
}

export function automas(rules: Rules, chairs: Chair[]): Chair[] {
  const names = rules.automas({ players: playersOf(chairs) });
  return names.map((each) => ({ who: "automa", name: capital(each), level: null, stood_in: false }));
}

/** A bot's name that nobody at the table has. */
export function freeBotName({ about }: Rules, chairs: Chair[]): string {
  return about.game.bot_names.find((name) => chairs.every((chair) => chair.name !== name))!;
}

function capital(word: string): string {
  return word[0].toUpperCase() + word.slice(1);
}

/** A table as whoever has the browser sees it. */
export function summary(kept: Kept): Table {
  const { id, game, options, box, stage, hints, undo, seed, seedHash, nextTable } = kept;
  return {
    type: "table",
    id,
    game,
    options: box ? { ...options, box } : options,
    seats: seatsOf(kept.chairs),
    stage,
    host: true,
    hints,
    undo,
    days: 0,
    seed_hash: seedHash,
    seed: stage === "over" ? seed : null,
    next_table: nextTable,
    watching: 0,
  };
}

export function seatsOf(chairs: Chair[], here = true): Table["seats"] {
  return chairs.map((chair) => {
    const isMine = chair.who === "person";
    return { ...chair, mine: isMine, here: isMine ? here : true };
  });
}
