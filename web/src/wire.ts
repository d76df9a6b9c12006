// Made by `python -m citywright.server.schema` from src/citywright/server/wire.py; do not edit.

import type * as streets from "./streets/wire";
import type * as townies from "./townies/wire";

export const GAMES = ["streets", "townies"] as const;
export type GameName = (typeof GAMES)[number];

export type View = streets.View | townies.View;
export type Event = streets.Event | townies.Event;
export type Fault = streets.Fault | townies.Fault;
export type Prospect = streets.Prospect | townies.Prospect;
export type Found = streets.Found | townies.Found;

/** Why a move is good: a code with numbers, the amount in points or dollars. */
export interface Reason {
  code: string;
  amount?: number;
  values?: Record<string, number | string>;
}

/** Whoever is asking. */
export interface Me {
  id: string;
  name: string;
  account: string | null;
  brought?: number;
}

/** A new name to be shown to others. */
export interface Rename {
  name: string;
}

/** To make an account, or to sign in. */
export interface Credentials {
  account: string;
  password: string;
}

/** To change the password of one's account. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Why something was refused. `code` has a message of its own in every language: `problem-<code>`. */
export interface Problem {
  code: string;
  detail?: string;
  wait?: number;
}

/** Who sits where: `me`; `screen`, somebody beside me; `open`, whoever has the link; or a bot. */
export interface SeatWanted {
  who: "bot" | "me" | "open" | "screen";
  name?: string;
  level?: string;
}

/** A new table. Options are those of the game, as in `new_game`: players follow from the seats. */
export interface TableWanted {
  game: GameName;
  seats: Array<SeatWanted>;
  options?: Record<string, any>;
  hints?: boolean;
  undo?: boolean;
  days?: number;
}

/** Where the new table is. */
export interface TableMade {
  id: string;
}

/** A seat as everybody sees it. */
export interface Seat {
  name: string;
  who: "automa" | "bot" | "open" | "person";
  level: string | null;
  mine: boolean;
  here: boolean;
  stood_in: boolean;
  stand_in_at?: number | null;
}

/** A table in a list of one's games. */
export interface TableListed {
  id: string;
  game: GameName;
  stage: "broken" | "closed" | "over" | "playing" | "waiting";
  seats: Array<Seat>;
  my_turn: boolean;
  changed: number;
  scores: Array<number>;
  winners: Array<number>;
}

/** Another option is this value, or has it among its values. */
export interface Condition {
  option: string;
  value: string | number;
}

/** An option that the set-up page shows, as its game declares it: `citywright.options.Option`. */
export interface GameOption {
  name: string;
  kind: "card" | "each" | "number" | "one" | "some";
  values: Array<string>;
  default: any;
  one: string;
  about: string;
  facts: Record<string, Record<string, string | number>>;
  when: Condition | null;
  by: string;
  folded: string;
  section: string;
  newcomers: string;
}

/** What can be chosen for a new table. */
export interface Offered {
  levels: Array<string>;
  options: Record<GameName, Array<GameOption>>;
  bot_seconds?: Record<GameName, Record<string, number>>;
}

/** About the table; sent first, and again when any of it changes. */
export interface Table {
  type: "table";
  id: string;
  game: GameName;
  options: Record<string, any>;
  seats: Array<Seat>;
  stage: "broken" | "closed" | "over" | "playing" | "waiting";
  host: boolean;
  hints: boolean;
  undo: boolean;
  days: number;
  seed_hash: string;
  seed: string | null;
  next_table: string | null;
  watching: number;
}

/** A line of the log as its reader sees it. */
export interface Entry {
  number: number;
  actor: number | null;
  move: string;
  forced: boolean;
  events: Array<Event>;
}

/** What the seat that the reader looks from may choose from. */
export interface Decision {
  answers: number;
  moves: Array<string>;
}

/** How the game stands for a seat. Sent after every change. */
export interface Position {
  type: "position";
  number: number;
  seat: number | null;
  view: View;
  keep: number;
  log: Array<Entry>;
  due: Array<number>;
  decision: Decision | null;
  can_undo: boolean;
  deadline: number | null;
  scores: Array<number>;
  winners: Array<number>;
}

/** A line of the chat. */
export interface Said {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** New lines of the chat; all of them at first. */
export interface Chat {
  type: "chat";
  lines: Array<Said>;
}

/** A request was carried out (and, if it changed something, committed). */
export interface Done {
  type: "done";
  request: number;
}

/** A request was not carried out. */
export interface Refused {
  type: "refused";
  request: number;
  problem: Problem;
}

/** What a move would bring, as far as its seat can foresee. */
export interface Preview {
  type: "preview";
  request: number;
  move: string;
  events: Array<Event>;
  scores: Array<number>;
  view: View;
  prospect: Prospect | null;
  reveals: boolean;
}

/** What the position holds: `inspection.inspect` of the game. */
export interface Inspected {
  type: "inspected";
  request: number;
  found: Found;
}

/** The game's record as the reader's seat may believe it to be, for the engine in the page. What the seat cannot see is drawn at random, always in the same way. */
export interface Belief {
  type: "belief";
  request: number;
  number: number;
  state: string;
}

/** A move worth making. */
export interface Advised {
  move: string;
  margin: number | null;
  error: number | null;
  reason: Reason;
}

/** The best few moves, best first. */
export interface Hint {
  type: "hint";
  request: number;
  moves: Array<Advised>;
}

/** Make a move in one of your seats. */
export interface Move {
  type: "move";
  request: number;
  seat: number;
  answers: number;
  move: string;
}

/** Take a seat's last choice back. */
export interface Undo {
  type: "undo";
  request: number;
  seat: number;
}

/** At one screen: look from another of one's own seats; None: from nobody's, between turns. */
export interface Look {
  type: "look";
  request: number;
  seat: number | null;
}

/** What would a move bring? */
export interface AskPreview {
  type: "preview";
  request: number;
  seat: number;
  move: string;
}

/** What does the position hold? */
export interface AskInspection {
  type: "inspect";
  request: number;
}

/** What may this seat believe? The engine in the page then answers what a move would bring, and more. */
export interface AskBelief {
  type: "belief";
  request: number;
}

/** What would a strong player do? */
export interface AskHint {
  type: "hint";
  request: number;
  seat: number;
}

/** Say something to everybody at the table. */
export interface Say {
  type: "say";
  request: number;
  text: string;
}

/** Take an open seat, or take yours back from the bot that stood in. */
export interface Sit {
  type: "sit";
  request: number;
  seat: number;
}

/** Leave a seat: before the game it becomes open, during it a bot plays on. */
export interface StandUp {
  type: "stand-up";
  request: number;
  seat: number;
  level?: string;
}

/** Have a bot play for a seat whose holder has been away for a while or is late; the host may, and anybody seated. Only the host may fill an open one. */
export interface StandIn {
  type: "stand-in";
  request: number;
  seat: number;
  level?: string;
}

/** The same table once more. */
export interface Rematch {
  type: "rematch";
  request: number;
}

/** One step of a replay: an entry of the log and how the game stood after it; everything is open. */
export interface Frame {
  entry: Entry | null;
  view: View;
  scores: Array<number>;
}

/** What something brought its owner. */
export interface Earned {
  seat: number;
  thing: string;
  amount: number;
}

/** The move that brought most at once. */
export interface BestMove {
  seat: number;
  number: number;
  amount: number;
}

/** A finished game from its beginning to its end. */
export interface Replay {
  table: Table;
  frames: Array<Frame>;
  earned: Array<Earned>;
  best: BestMove | null;
}

/** A new game from a point of a finished one. */
export interface WhatIf {
  number: number;
  seats: Array<SeatWanted>;
}

/** A new table for a game that was begun elsewhere, say in a browser without a server. */
export interface Continued {
  file: string;
  seats: Array<SeatWanted>;
  hints?: boolean;
  undo?: boolean;
}

/** A tile as printed. */
export interface TileFace {
  id: string;
  back: string;
  symbols: Array<string>;
  kind: string;
  depicted: Array<string>;
  price: number;
  icon: string | null;
  icons: number;
  five_plus: boolean;
}

/** The tiles, with the prices of an edition, and the symbols on consultants' cards. */
export interface StreetsBox {
  tiles: Array<TileFace>;
  consultants: Record<string, Array<string>>;
}

/** A space of the map, in axial coordinates: flat-top hexes, q is the column. */
export interface Space {
  name: string;
  q: number;
  r: number;
  central: boolean;
  bonus: boolean;
  edge: boolean;
}

/** Map, shapes (each way to lie as cells from its first one), objects with their kind colour, and cards. */
export interface TowniesBox {
  spaces: Array<Space>;
  shapes: Record<string, Array<Array<[number, number]>>>;
  colours: Array<string>;
  blocks: Record<string, string>;
  objects: Record<string, string | null>;
  individual: Record<string, Array<number>>;
  additional: Record<string, Array<number>>;
  bonuses: Array<string>;
  stars: Array<string>;
  circles: number;
  chart: Array<[number, string]>;
}

export type ToBrowser = Table | Position | Chat | Done | Refused | Preview | Inspected | Belief | Hint;
export type FromBrowser = Move | Undo | Look | AskPreview | AskInspection | AskBelief | AskHint | Say | Sit | StandUp | StandIn | Rematch;
