// What is chosen before a game: sensible beginnings, and the request that they make.

import type { GameName, Offered, SeatWanted, TableWanted } from "../wire";
import { recall, remember } from "./stored";

export type Way = "bots" | "screen" | "friends" | "solo";
export const WAYS: Way[] = ["bots", "screen", "friends", "solo"];
export const DAYS = [0, 1, 3, 7]; // to think about a move; 0: live
export const AS_IT_COMES = "random";
export const BY_MODE = ""; // the card is there if the mode has one

export interface Chair {
  who: SeatWanted["who"];
  name: string;
  level: string;
  consultant: string;
  start: string;
}

export interface Form {
  game: GameName;
  chairs: Chair[];
  edition: string;
  modules: string[];
  difficulty: string;
  mode: string;
  additional: string;
  bonus: string;
  hints: boolean;
  undo: boolean;
  days: number;
}

const PLAYERS: Record<Way, number> = { bots: 3, screen: 2, friends: 2, solo: 1 };
const OTHERS: Record<Way, Chair["who"]> = { bots: "bot", screen: "screen", friends: "open", solo: "bot" };
const USUAL_LEVEL = "casual";
const USUAL_MODE = "first"; // of somebody who has chosen none yet
const MODE = "townies-mode"; // the last choice, as it is remembered
export const USUAL_STAND_IN = "regular"; // the bot that plays for somebody who is away

export function isWay(text: string | null): text is Way {
  return WAYS.includes(text as Way);
}

function usual(choices: string[], best: string): string {
  return choices.includes(best) ? best : choices[0];
}

function chair(who: Chair["who"], offered: Offered): Chair {
  return { who, name: "", level: usual(offered.levels, USUAL_LEVEL), consultant: AS_IT_COMES, start: AS_IT_COMES };
}

export function freshForm(game: GameName, way: Way, offered: Offered): Form {
  const others = Array.from({ length: PLAYERS[way] - 1 }, () => chair(OTHERS[way], offered));
  return {
    game,
    chairs: [chair("me", offered), ...others],
    edition: offered.editions[0],
    modules: [],
    difficulty: usual(offered.difficulties, "normal"),
    mode: usual(offered.modes, recall(MODE) ?? USUAL_MODE),
    additional: BY_MODE,
    bonus: BY_MODE,
    hints: true,
    undo: true,
    days: 0,
  };
}

/** The next game begins with what was chosen for this one. */
export function rememberChoices({ game, mode }: Form): void {
  if (game === "townies") remember(MODE, mode);
}

/** More or fewer players: chairs are added like the last one, and taken away from the end. */
export function seated(form: Form, players: number, offered: Offered): Chair[] {
  const like = form.chairs.length > 1 ? form.chairs.at(-1)!.who : "bot";
  const more = Array.from({ length: Math.max(0, players - form.chairs.length) }, () => chair(like, offered));
  return [...form.chairs.slice(0, players), ...more];
}

function streetsOptions(form: Form): Record<string, unknown> {
  const chosen = form.chairs.map(({ consultant }) => consultant);
  const named = form.modules.includes("consultants") && chosen.some((each) => each !== AS_IT_COMES);
  return {
    edition: form.edition,
    modules: form.modules,
    ...(form.chairs.length === 1 && { difficulty: form.difficulty }),
    ...(named && { consultants: chosen }),
  };
}

function towniesOptions(form: Form): Record<string, unknown> {
  const chosen = form.chairs.map(({ start }) => start);
  return {
    mode: form.mode,
    ...(form.additional !== BY_MODE && { additional: form.additional }),
    ...(form.bonus !== BY_MODE && { bonus: form.bonus }),
    ...(chosen.some((each) => each !== AS_IT_COMES) && { starts: chosen }),
  };
}

function seat({ who, name, level }: Chair): SeatWanted {
  if (who === "bot") return { who, level };
  return who === "screen" ? { who, name: name.trim() } : { who };
}

export function wanted(form: Form): TableWanted {
  const { game, hints, undo, days } = form;
  const options = game === "streets" ? streetsOptions(form) : towniesOptions(form);
  return { game, seats: form.chairs.map(seat), options, hints, undo, days };
}
