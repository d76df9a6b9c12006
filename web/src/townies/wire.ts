// Made by `python -m citywright.server.schema` from src/citywright/games/townies; do not edit.

import type { MoveRow } from "../lib/moves";

export type StepName = "start" | "additional" | "bonus" | "roll" | "choose" | "draw" | "pass-on" | "end" | "over";

/** Both dice. */
export interface Dice {
  object: string;
  shape: string;
}

/** How a seat's goal stands. */
export interface GoalNow {
  count: number;
  step: number;
  points: number;
}

/** An object on a space. */
export interface Drawn {
  object: string;
  colour: string;
}

/** A seat; its colours are not known before they are dealt. */
export interface SeatView {
  objects: number;
  bonus: number;
  scored: number;
  goals: Record<string, GoalNow>;
  total: number;
  start: string | null;
  marker: string | null;
  next: string | null;
  basic: string | null;
  goal_colours: Record<string, Array<string>>;
  sheet: Record<string, string | Drawn>;
  circles: Array<number>;
  stars: number;
  finished: boolean;
  place: number | null;
  circled?: Array<number>;
  shapes_left?: number;
  choice?: Array<string>;
}

/** How the game stands, as a seat sees it. */
export interface View {
  round: number;
  step: StepName;
  passes: number;
  dice: Dice | null;
  individual: boolean;
  additional: string | null;
  bonus: string | null;
  seats: Array<SeatView>;
  verdict?: string;
}

/** A goal whose count would change. */
export interface GoalChange {
  goal: string;
  before: number;
  after: number;
  gain: number;
}

/** What a move would bring if it were drawn now, whatever others have chosen. */
export interface Prospect {
  points: number;
  goals: Record<string, GoalNow>;
  moved: Array<GoalChange>;
  outlook: number;
  lost: Array<string>;
  touching: number;
  events: Array<Event>;
}

/** A move of one's own, and the points it would score at once. */
export interface OwnMove {
  move: string;
  points: number;
}

/** A seat's points as they stand. */
export interface Points {
  objects: number;
  bonus: number;
  scored: number;
  goals: Record<string, GoalNow>;
  total: number;
}

/** Everybody's points, and one's own moves. */
export interface Found {
  seats: Array<Points>;
  moves: Array<OwnMove>;
}

/** What happened. */
export type Event =
  | { event: "start"; rule: string; seat: number; colour: string }
  | { event: "additional"; rule: string; goal: string }
  | { event: "bonus"; rule: string; bonus: string }
  | { event: "rolled"; rule: string; round: number; object: string; kind: string | null; shape: string }
  | { event: "finished"; rule: string; seat: number }
  | { event: "crossed-out"; rule: string; seat: number; bonus: string }
  | { event: "shape"; rule: string; seat: number; shape: string; colour: string; spaces: Array<string> }
  | { event: "circled"; rule: string; seat: number; circle: number }
  | { event: "object"; rule: string; seat: number; object: string; kind: string | null; colour: string; space: string }
  | { event: "neighbours"; rule: string; seat: number; object: string; kind: string | null; each: number; spaces: Array<string>; points: number }
  | { event: "condition"; rule: string; seat: number; object: string; kind: string | null; met: boolean; spaces: Array<string>; points: number }
  | { event: "scored"; rule: string; seat: number; object: string; kind: string | null; circle: number; points: number }
  | { event: "star"; rule: string; seat: number; space: string }
  | { event: "soil"; rule: string; seat: number; space: string; points: number }
  | { event: "passed"; rule: string; seat: number }
  | { event: "marker"; rule: string; seat: number; colour: string }
  | { event: "ending"; rule: string; round: number }
  | { event: "goal"; rule: string; seat: number; goal: string; count: number; spaces: Array<string>; points: number }
  | { event: "over"; rule: string };

/** What is impossible about a position. */
export type Fault =
  | { fault: "start-twice"; rule: string; seat: number; colour: string }
  | { fault: "no-such-goal"; rule: string; goal: string }
  | { fault: "no-such-bonus"; rule: string; bonus: string }
  | { fault: "circles"; rule: string; seat: number; n: number; objects: number; most: number }
  | { fault: "circled-in-company"; rule: string; seat: number }
  | { fault: "nothing-to-draw"; rule: string; seat: number }
  | { fault: "stars-without-card"; rule: string; seat: number }
  | { fault: "soil-without-card"; rule: string; seat: number }
  | { fault: "much-soil"; rule: string; seat: number; soil: number; high: number };

/** A move, read from its text. */
export type Move =
  | { kind: "start"; colour: string }
  | { kind: "additional"; goal: string }
  | { kind: "bonus"; bonus: string }
  | { kind: "roll"; object: string; shape: string }
  | { kind: "shape"; shape: string; spaces: string[]; colour: string; star: string }
  | { kind: "object"; object: string; space: string; colour: string; star: string }
  | { kind: "pass" };

/** How moves are written. */
export const MOVES: MoveRow[] = [
  {"kind": "start", "verbs": ["start"], "parts": [{"name": "colour", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "additional", "verbs": ["additional"], "parts": [{"name": "goal", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "bonus", "verbs": ["bonus"], "parts": [{"name": "bonus", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "roll", "verbs": ["roll"], "parts": [{"name": "object", "before": " ", "pattern": "\\S+", "reads": "text"}, {"name": "shape", "before": " ", "pattern": "\\S+", "reads": "text"}]},
  {"kind": "shape", "verbs": ["shape"], "parts": [{"name": "shape", "before": " ", "pattern": "\\S+", "reads": "text"}, {"name": "spaces", "before": " ", "pattern": "\\S+ \\S+ \\S+ \\S+", "reads": "words"}, {"name": "colour", "before": " ", "pattern": "\\S+", "reads": "text"}, {"name": "star", "before": " with ", "pattern": "\\S+", "reads": "text", "otherwise": ""}]},
  {"kind": "object", "verbs": ["game-court", "windmill", "station", "bike-rental", "bank", "city-square"], "parts": [{"name": "object", "before": " ", "pattern": "\\S+", "reads": "text"}, {"name": "space", "before": " ", "pattern": "\\S+", "reads": "text"}, {"name": "colour", "before": " as ", "pattern": "\\S+", "reads": "text", "otherwise": ""}, {"name": "star", "before": " with ", "pattern": "\\S+", "reads": "text", "otherwise": ""}]},
  {"kind": "pass", "verbs": ["pass"], "parts": []},
];
