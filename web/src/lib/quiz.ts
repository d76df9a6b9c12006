// A quiz: positions with a few moves to choose from. Which is best is not written down anywhere: the engine works it out.

import type { Outcome, Posed } from "../engine/posed";
import type { GameName } from "../wire";
import { recall, remember } from "./stored";
import type { Say } from "./telling";

/** A position and its moves. Why the best one is best: the message `quiz-GAME-ID`. */
export interface Question {
  id: string;
  /** What is asked about the moves: the message `quiz-GAME-asks-ASKS`. */
  asks: string;
  moves: string[];
}

/** How a move answers what is asked. */
export interface Reckoned {
  /** The highest is best. */
  value: number;
  amount: string;
  /** How the amount comes about. */
  why: string[];
}

/** What a game brings: `quiz.ts` in its folder. */
export interface Quiz {
  questions: Question[];
  /** The game file of a question, which ends where the move is to be chosen. */
  file: (id: string) => string;
  reckon: (asks: string, outcome: Outcome, posed: Posed, names: string[], say: Say) => Reckoned;
}

export interface Answer {
  move: string;
  right: boolean;
}

/** How far somebody has come: the question being shown, and the answers. */
export interface Progress {
  at: number;
  answers: Answer[];
}

export const LETTERS = ["A", "B", "C", "D", "E"];

export const BEGINNING: Progress = { at: 0, answers: [] };

/** The letter that a key stands for; letters that a layout does not have go by their place on the keyboard. */
export function letterOf({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey || altKey) return null;
  const pressed = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, "");
  const number = Number(/^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? 0);
  return LETTERS[number - 1] ?? (LETTERS.includes(pressed) ? pressed : null);
}

/** The move that answers best. */
export function bestOf(reckoned: Reckoned[]): number {
  return reckoned.reduce((best, { value }, i) => (value > reckoned[best].value ? i : best), 0);
}

export function answer({ at, answers }: Progress, given: Answer): Progress {
  return answers.length > at ? { at, answers } : { at, answers: [...answers, given] };
}

/** Go on to the next question, once this one is answered. */
export function goOn({ at, answers }: Progress): Progress {
  return { at: Math.min(at + 1, answers.length), answers };
}

export function score({ answers }: Progress): number {
  return answers.filter(({ right }) => right).length;
}

const stored = (game: GameName) => `quiz-${game}`;

/** Where somebody left off; at the beginning, if the questions are no longer the same. */
export function recallProgress(game: GameName, questions: Question[]): Progress {
  try {
    const { at, answers }: Progress = JSON.parse(recall(stored(game)) ?? "");
    const fits = at >= 0 && answers.every(({ move }, i) => questions[i].moves.includes(move));
    return fits && (at === answers.length || at === answers.length - 1) ? { at, answers } : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

export function keepProgress(game: GameName, progress: Progress): void {
  remember(stored(game), JSON.stringify(progress));
}
