// How somebody has fared with puzzles; kept in this browser only.

import type { GameName } from "../wire";
import type { Puzzle } from "./puzzles";
import { recall, remember } from "./stored";

/** Solved at the first try, solved later, not solved yet, or looked up. */
export type Result = "first" | "later" | "tried" | "shown";

export interface Progress {
  /** By the id of a puzzle. */
  results: Record<string, Result>;
  /** On which days the puzzle of the day was solved. */
  days: number[];
  /** Grows with every puzzle that is solved at the first try, and falls with every other. */
  rating: number;
}

const BEGINNING: Progress = { results: {}, days: [], rating: 1200 };
const MOST = 40; // by which one puzzle can change a rating

/** A move was made. What counts for the rating is the first one. */
export function answered(progress: Progress, puzzle: Puzzle, right: boolean, today: number | null = null): Progress {
  const { results, days } = progress;
  const before = results[puzzle.id];
  const result = right ? (before ? "later" : "first") : "tried";
  const isOpen = !before || (before === "tried" && right);
  const solved = right && today !== null && before !== "shown" && !days.includes(today);
  return {
    results: isOpen ? { ...results, [puzzle.id]: result } : results,
    days: solved ? [...days, today] : days,
    rating: before ? progress.rating : rated(progress.rating, puzzle.rating, right),
  };
}

/** The answer was asked for. */
export function shown(progress: Progress, puzzle: Puzzle): Progress {
  const before = progress.results[puzzle.id];
  if (before && before !== "tried") return progress;
  const rating = before ? progress.rating : rated(progress.rating, puzzle.rating, false);
  return { ...progress, results: { ...progress.results, [puzzle.id]: "shown" }, rating };
}

function rated(mine: number, puzzles: number, right: boolean): number {
  const expected = 1 / (1 + 10 ** ((puzzles - mine) / 400));
  return Math.round(mine + MOST * (Number(right) - expected));
}

export function isSolved(result: Result | undefined): boolean {
  return result === "first" || result === "later";
}

export function solvedIn({ results }: Progress): number {
  return Object.values(results).filter(isSolved).length;
}

/** On how many days in a row the puzzle of the day was solved, up to today or yesterday. */
export function streak({ days }: Progress, today: number): number {
  let day = days.includes(today) ? today : today - 1;
  let length = 0;
  for (; days.includes(day); day--) length++;
  return length;
}

/** Of the puzzles nobody has tried here, another one whose rating is nearest. */
export function nearest(puzzles: Puzzle[], { results, rating }: Progress, but?: Puzzle): Puzzle | null {
  const far = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  const open = puzzles.filter((each) => !results[each.id] && each.id !== but?.id);
  return open.reduce<Puzzle | null>((best, each) => (best && far(best) <= far(each) ? best : each), null);
}

const stored = (game: GameName) => `puzzles-${game}`;

export function recallProgress(game: GameName): Progress {
  try {
    const { results, days, rating }: Progress = JSON.parse(recall(stored(game)) ?? "");
    const isFine = typeof results === "object" && Array.isArray(days) && Number.isFinite(rating);
    return isFine ? { results, days, rating } : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

export function keepProgress(game: GameName, progress: Progress): void {
  remember(stored(game), JSON.stringify(progress));
}
