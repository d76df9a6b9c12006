// What is chosen before a game: sensible beginnings, and the request that they make. The options of each game come from
// the engine (for a table with friends: from the server), as the game declares them; the words for them are messages
// whose ids follow from their names.

import type { Condition, GameName, GameOption, Offered, SeatWanted, TableWanted } from "../wire";
import { recall, remember } from "./stored";
import { has, say } from "./words.svelte";

export type Way = "bots" | "screen" | "friends" | "solo";
export const WAYS: Way[] = ["bots", "screen", "friends", "solo"];
export const DAYS = [0, 1, 3, 7]; // to think about a move; 0: live
export const RANDOM = "random";
export const UNCHOSEN = ""; // another option decides

export interface Chair {
  who: SeatWanted["who"];
  name: string;
  level: string;
  /** What this player has, of options that are one for each player. */
  own: Record<string, string>;
}

export interface Form {
  game: GameName;
  rows: GameOption[];
  chairs: Chair[];
  options: Record<string, any>;
  hints: boolean;
  undo: boolean;
  days: number;
}

const PLAYERS: Record<Way, number> = { bots: 3, screen: 2, friends: 2, solo: 1 };
const OTHERS: Record<Way, Chair["who"]> = { bots: "bot", screen: "screen", friends: "open", solo: "bot" };
const USUAL_LEVEL = "casual";
export const USUAL_STAND_IN = "regular"; // the bot that plays for somebody who is away

export function isWay(text: string | null): text is Way {
  return WAYS.includes(text as Way);
}

/** What a way of playing means; a game may have words of its own for it. */
export function lead(way: Way, game: GameName): string {
  const own = `way-${way}-${game}-lead`;
  return say(has(own) ? own : `way-${way}-lead`);
}

function usual(choices: string[], best: string): string {
  return choices.includes(best) ? best : choices[0];
}

function chair(who: Chair["who"], rows: GameOption[], { levels }: Offered): Chair {
  const each = rows.filter(({ kind }) => kind === "each");
  const own = Object.fromEntries(each.map(({ name }) => [name, RANDOM]));
  return { who, name: "", level: usual(levels, USUAL_LEVEL), own };
}

/** The key by which a choice is remembered. */
function last(game: GameName, name: string): string {
  return `${game}-${name}`;
}

function beginning(game: GameName, { name, kind, values, default: normal, newcomers }: GameOption): unknown {
  if (newcomers) return usual(values, recall(last(game, name)) ?? newcomers);
  return kind === "some" ? [...normal] : (normal ?? UNCHOSEN);
}

export function freshForm(game: GameName, way: Way, offered: Offered): Form {
  const rows = offered.options[game];
  const others = Array.from({ length: PLAYERS[way] - 1 }, () => chair(OTHERS[way], rows, offered));
  return {
    game,
    rows,
    chairs: [chair("me", rows, offered), ...others],
    options: Object.fromEntries(rows.map((row) => [row.name, beginning(game, row)])),
    hints: true,
    undo: true,
    days: 0,
  };
}

/** The next game begins with what was chosen for this one. */
export function rememberChoices({ game, rows, options }: Form): void {
  for (const { name, newcomers } of rows) {
    if (newcomers) remember(last(game, name), options[name]);
  }
}

/** How many can play with each other. */
export function counts({ rows }: Form): number[] {
  const players = rows.find(({ name }) => name === "players")!;
  return players.values.map(Number).filter((count) => count > 1);
}

/** More or fewer players: chairs are added like the last one, and taken away from the end. */
export function seated(form: Form, players: number, offered: Offered): Chair[] {
  const like = form.chairs.length > 1 ? form.chairs.at(-1)!.who : "bot";
  const more = Array.from({ length: Math.max(0, players - form.chairs.length) }, () => chair(like, form.rows, offered));
  return [...form.chairs.slice(0, players), ...more];
}

function holds({ option, value }: Condition, form: Form): boolean {
  if (option === "players") return form.chairs.length === value;
  return [form.options[option]].flat().includes(value);
}

/** The options that have a meaning beside what is chosen. */
export function applying(form: Form): GameOption[] {
  return form.rows.filter(({ when }) => !when || holds(when, form));
}

function chosen({ name, kind }: GameOption, form: Form): unknown {
  if (name === "players") return undefined; // follows from the seats
  if (kind !== "each") return form.options[name] === UNCHOSEN ? undefined : form.options[name];
  const owned = form.chairs.map(({ own }) => own[name]);
  return owned.some((each) => each !== RANDOM) ? owned : undefined;
}

function seat({ who, name, level }: Chair, i: number): SeatWanted {
  if (who === "bot") return { who, level };
  return who === "screen" ? { who, name: name.trim() || say("new-name-usual", { n: i + 1 }) } : { who };
}

export function wanted(form: Form): TableWanted {
  const { game, hints, undo, days } = form;
  const made = applying(form).map((row) => [row.name, chosen(row, form)]);
  const options = Object.fromEntries(made.filter(([, value]) => value !== undefined));
  return { game, seats: form.chairs.map(seat), options, hints, undo, days };
}

function id(name: string): string {
  return name.replaceAll(".", "-");
}

/** What a value of an option is called. */
export function named({ one }: GameOption, value: string): string {
  return say(`${one}-${id(value)}`);
}

/** What a value of an option means, where there are words for it. */
export function explained({ one, about, facts }: GameOption, value: string): string {
  const message = `${about || `about-${one}`}-${id(value)}`;
  return has(message) ? say(message, facts[value]) : "";
}

/** Which games a value of an option suits, unless it suits all. */
export function limits({ one, facts }: GameOption, value: string): string {
  return value in facts ? say(`suits-${one}`, facts[value]) : "";
}
