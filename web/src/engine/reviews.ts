// What an analysis says of a game: the data of `citywright review --json` (src/citywright/review/data.py), typed. A reason is
// as at tables, and each step has the errors of its margins. Numbers are rounded as there; an unknown error is null.

import type { GameName, Problem, Reason } from "../wire";

/** What is to be analysed: a finished game of this browser, or a game file. */
export type Analysed = { table: string } | { file: string };

export type Verdict = "best" | "fine" | "inaccuracy" | "mistake" | "blunder";

/** What was found out about a move, as its seat sees it. */
export interface FindingTold {
  move: string;
  /** Expected lead over the best rival at the end; alone in Townies, points. */
  margin: number;
  error: number | null;
  visits: number;
}

/** A decision, and what it cost. */
export interface DecisionTold {
  /** Of the move in the log, from 1: the same as in the game file and in the frames of a replay. */
  number: number;
  turn: number;
  seat: number;
  chosen: FindingTold;
  best: FindingTold;
  loss: number;
  error: number | null;
  verdict: Verdict;
  /** Why the best move is better, if another was made. */
  reason: Reason | null;
}

/** A series of decisions between which nothing new became known, and what changed until the next one. By seat. */
export interface StepTold {
  /** Of its first decision in the log. */
  number: number;
  turn: number;
  /** Expected at its beginning, with standard errors. */
  margins: number[];
  errors: (number | null)[];
  own: number[];
  others: number[];
  luck: number[];
}

/** What became of a seat's margin: start - lost + others + luck = end. */
export interface ShareTold {
  seat: number;
  decisions: number;
  start: number;
  end: number;
  lost: number;
  lost_error: number | null;
  /** The part of it that is more than noise. */
  lost_surely: number;
  others: number;
  luck: number;
  luck_error: number | null;
}

export interface ReviewTold {
  game: GameName;
  names: string[];
  over: boolean;
  scores: number[];
  /** For each decision. While a pass is under way, some decisions have had more: these are those of the last whole one. */
  simulations: number;
  /** At the end of the game, or where it stands. */
  turn: number;
  decisions: DecisionTold[];
  steps: StepTold[];
  /** The final margins, or if the game is not over, those expected now. */
  end: number[];
  seats: ShareTold[];
}

/** How far an analysis has come. It goes over all decisions in several passes, each with more simulations. */
export interface Progress {
  passes: number[];
  /** The pass that is under way; after the last one, as many as there are. */
  pass: number;
  /** Decisions of this pass that are judged, and all. */
  judged: number;
  all: number;
}

/** What the page hears from an analysis: after every decision how far it has come, now and then what was found. */
export interface AnalysisNews {
  progress?: Progress;
  review?: ReviewTold;
  /** It has ended because of this. */
  problem?: Problem;
}
