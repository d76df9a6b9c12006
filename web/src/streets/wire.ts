// Made by `python -m citywright.server.schema` from src/citywright/games/streets; do not edit.

import type { MoveRow } from "../lib/moves";

export type FacingName = "S" | "W" | "N" | "E";
export type StepName = "consultants" | "first" | "take-out" | "deal" | "start" | "lift" | "abandon" | "build" | "close" | "tokens" | "show" | "pay" | "people" | "draw" | "end" | "over";
export type GrifterRule = "build" | "crowd" | "enclosure" | "close" | "people" | "tokens" | "new-tokens";

/** A building of the city. */
export interface Building {
  tile: string;
  at: Array<number>;
  facing: FacingName;
  owner: number | null;
  signs: number;
  people: Record<string, number>;
  fomo: Record<string, number>;
  enclosed: boolean;
  street: string;
}

/** A tile seen from its back; its face, too, if the reader knows it. */
export interface Card {
  back: string;
  tile: string | null;
}

/** A seat with its hand. */
export interface SeatView {
  money: number;
  free_signs: number;
  consultant: string | null;
  tokens: Record<string, number>;
  hand: Array<Card>;
  place: number | null;
}

/** How the game stands, as a seat sees it. */
export interface View {
  turn: number | null;
  turns: number;
  actor: number | null;
  step: StepName;
  seats: Array<SeatView>;
  city: Array<Building>;
  stack: Record<string, number>;
  top: Card | null;
  endgame: Record<string, number>;
  endgame_up: boolean;
  lifted: string | null;
  discarded: Array<string>;
  covered: Array<string>;
  people_left: Record<string, number>;
  tokens_left: Record<string, number>;
  closing: Array<string>;
  scope: string | null;
  alone: boolean;
  abandoning: boolean;
  moving: string | null;
  builds_left: number;
  taking: number | null;
  asks: string | null;
  grifter: GrifterRule | null;
}

/** What a building that has just been built would pay if its street were scored then. */
export interface Prospect {
  worth: number;
}

/** What a building would pay if its street were scored now, with the events that explain it. */
export interface Worth {
  at: Array<number>;
  tile: string;
  owner: number | null;
  valuation: number;
  people: number;
  total: number;
  events: Array<Event>;
}

/** A street from its west or north end, with the symbols that count in it for everybody. */
export interface Street {
  cells: Array<Array<number>>;
  facing: FacingName;
  enclosed: boolean;
  symbols: Record<string, number>;
}

/** Streets, buildings, and the places where a tile may be built: x, y and facing. */
export interface Found {
  streets: Array<Street>;
  buildings: Array<Worth>;
  placements: Array<Array<number | string>>;
}

/** What happened. */
export type Event =
  | { event: "consultant"; rule: string; seat: number; consultant: string }
  | { event: "first"; rule: string; seat: number }
  | { event: "taken-out"; rule: string; back: string }
  | { event: "top"; rule: string; back: string }
  | { event: "turned-up"; rule: string; tile: string }
  | { event: "drew"; rule: string; seat: number; tile: string | null; back: string }
  | { event: "set-aside"; rule: string; back: string }
  | { event: "turn"; rule: string; seat: number; number: number }
  | { event: "lifted"; rule: string; tile: string }
  | { event: "abandoned"; rule: string; seat: number; tile: string; signs: number }
  | { event: "built"; rule: string; seat: number; tile: string; at: Array<number>; facing: FacingName; signs: number }
  | { event: "covered"; rule: string; seat: number; tile: string; covered: string }
  | { event: "discarded"; rule: string; seat: number; tile: string }
  | { event: "arrived"; rule: string; tile: string; colour: string; n: number }
  | { event: "gathered"; rule: string; tile: string; colour: string; n: number; source: string }
  | { event: "enclosed"; rule: string; tile: string; size: number }
  | { event: "scoring"; rule: string; tile: string }
  | { event: "took"; rule: string; seat: number; business: string; n: number }
  | { event: "showed"; rule: string; seat: number; tile: string; building: string }
  | { event: "valued"; rule: string; seat: number; tile: string; copied: string | null; printed: string | null; kind: string; depicted: Array<string>; units: number; price: number; symbols: Record<string, number>; amount: number }
  | { event: "paid"; rule: string; seat: number; tile: string; valuation: number; people: number; signs: number; half: number; amount: number }
  | { event: "sign-home"; rule: string; seat: number; tile: string; signs: number }
  | { event: "sent"; rule: string; colour: string; source: string; tile: string; seat: number }
  | { event: "stood"; rule: string; tile: string; colour: string; n: number }
  | { event: "ending"; rule: string }
  | { event: "majority"; rule: string; seat: number; business: string; tokens: number; amount: number }
  | { event: "sets"; rule: string; seat: number; sets: number; amount: number }
  | { event: "over"; rule: string }
  | { event: "passed"; rule: string; seat: number }
  | { event: "to-station"; rule: string; colour: string; n: number; source: string };

/** What is impossible about a position. */
export type Fault =
  | { fault: "module-twice"; rule: string; module: string }
  | { fault: "many-seats"; rule: string; n: number }
  | { fault: "no-such-turn"; rule: string; turn: number; high: number }
  | { fault: "grifter-consultant"; rule: string; seat: number | null; consultant: string }
  | { fault: "consultant-twice"; rule: string; seat: number | null; consultant: string }
  | { fault: "consultant-barred"; rule: string; seat: number | null; consultant: string }
  | { fault: "stack-needed"; rule: string }
  | { fault: "station-needed"; rule: string }
  | { fault: "grifter-hand"; rule: string; seat: number | null }
  | { fault: "not-shown"; rule: string; seat: number | null; tile: string }
  | { fault: "tile-twice"; rule: string; tile: string; place: string; seat: number | null; at: Array<number> | null; other_place: string; other_seat: number | null; other_at: Array<number> | null }
  | { fault: "always-city"; rule: string; tile: string; place: string; seat: number | null }
  | { fault: "five-plus"; rule: string; tile: string; place: string; seat: number | null; at: Array<number> | null; n: number }
  | { fault: "two-buildings"; rule: string; tile: string; at: Array<number> | null; building: string }
  | { fault: "signs-unowned"; rule: string; tile: string; at: Array<number> | null; signs: number }
  | { fault: "signs-missing"; rule: string; tile: string; at: Array<number> | null }
  | { fault: "no-such-owner"; rule: string; tile: string; at: Array<number> | null; owner: number; high: number }
  | { fault: "wide-road"; rule: string; tile: string; at: Array<number> | null; building: string }
  | { fault: "long-street"; rule: string; tile: string; at: Array<number> | null; n: number }
  | { fault: "not-joined"; rule: string; tile: string; at: Array<number> | null }
  | { fault: "many-signs"; rule: string; seat: number | null; n: number; most: number }
  | { fault: "no-investor"; rule: string; seat: number | null; tile: string; at: Array<number> | null }
  | { fault: "many-doubles"; rule: string; seat: number | null; n: number }
  | { fault: "never-owned"; rule: string; tile: string; at: Array<number> | null }
  | { fault: "many-people"; rule: string; colour: string; n: number; most: number }
  | { fault: "no-symbol"; rule: string; tile: string; at: Array<number> | null; colour: string }
  | { fault: "many-tokens"; rule: string; business: string; n: number; most: number }
  | { fault: "many-backs"; rule: string; back: string; n: number; unseen: number }
  | { fault: "top-is-back"; rule: string }
  | { fault: "top-is-tile"; rule: string }
  | { fault: "not-in-stack"; rule: string; back: string }
  | { fault: "many-in-endgame"; rule: string; n: number }
  | { fault: "many-closings"; rule: string; n: number }
  | { fault: "lifted-too-soon"; rule: string; tile: string };

/** A move, read from its text. */
export type Move =
  | { kind: "consultant"; consultant: string }
  | { kind: "first"; seat: number }
  | { kind: "out"; back: string }
  | { kind: "top"; back: string }
  | { kind: "turn-up"; tile: string }
  | { kind: "draw"; tile: string }
  | { kind: "abandon"; tile: string }
  | { kind: "build"; tile: string; x: number; y: number; facing: string; signs: number }
  | { kind: "renovate"; tile: string; covered: string }
  | { kind: "discard"; tile: string }
  | { kind: "score"; tile: string }
  | { kind: "take"; one: string; other: string }
  | { kind: "show"; tile: string; building: string }
  | { kind: "pass" }
  | { kind: "send"; colour: string; tile: string };

/** How moves are written. */
export const MOVES: MoveRow[] = [
  {"kind": "consultant", "verbs": ["consultant"], "parts": [{"name": "consultant", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "first", "verbs": ["first"], "parts": [{"name": "seat", "before": " ", "pattern": "-?\\d{1,3}", "reads": "number"}]},
  {"kind": "out", "verbs": ["out"], "parts": [{"name": "back", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "top", "verbs": ["top"], "parts": [{"name": "back", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "turn-up", "verbs": ["turn-up"], "parts": [{"name": "tile", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "draw", "verbs": ["draw"], "parts": [{"name": "tile", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "abandon", "verbs": ["abandon"], "parts": [{"name": "tile", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "build", "verbs": ["build"], "parts": [{"name": "tile", "before": " ", "pattern": "\\S+", "reads": "text"}, {"name": "x", "before": " ", "pattern": "-?\\d{1,3}", "reads": "number"}, {"name": "y", "before": ",", "pattern": "-?\\d{1,3}", "reads": "number"}, {"name": "facing", "before": " ", "pattern": "south|west|north|east|s|w|n|e", "reads": "text"}, {"name": "signs", "before": " ", "pattern": "double", "reads": 2, "otherwise": 1}]},
  {"kind": "renovate", "verbs": ["renovate"], "parts": [{"name": "tile", "before": " ", "pattern": "\\S+", "reads": "text"}, {"name": "covered", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "discard", "verbs": ["discard"], "parts": [{"name": "tile", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "score", "verbs": ["score"], "parts": [{"name": "tile", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "take", "verbs": ["take"], "parts": [{"name": "one", "before": " ", "pattern": "\\S+", "reads": "text"}, {"name": "other", "before": " ", "pattern": "\\S+", "reads": "text", "otherwise": ""}]},
  {"kind": "show", "verbs": ["show"], "parts": [{"name": "tile", "before": " ", "pattern": "\\S+", "reads": "text"}, {"name": "building", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "pass", "verbs": ["pass"], "parts": []},
  {"kind": "send", "verbs": ["send"], "parts": [{"name": "colour", "before": " ", "pattern": "\\S+", "reads": "text"}, {"name": "tile", "before": " ", "pattern": "\\S+", "reads": "text"}]},
];

export const JOINS = ["SSW", "SSE", "SWS", "SWE", "SES", "SEW", "WSW", "WSN", "WWS", "WWN", "WNS", "WNW", "NWN", "NWE", "NNW", "NNE", "NEW", "NEN", "ESN", "ESE", "ENS", "ENE", "EES", "EEN"];
