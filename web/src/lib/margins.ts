// The graph of a game: every seat's expected final margin over the turns.

import type { DecisionTold, ReviewTold, StepTold } from "../engine/reviews";

export interface Point {
  /** On the axis of turns: moments of one turn share its width. */
  x: number;
  /** The step of the replay that shows it. */
  step: number;
  turn: number;
  margins: number[];
  errors: number[];
}

/** Where each stretch begins, and the end. */
export function pointsOf({ steps, end }: Pick<ReviewTold, "steps" | "end">, last: number): Point[] {
  if (!steps.length) return [];
  const final = { turn: steps.at(-1)!.turn + 1, step: last, margins: end, errors: end.map(() => 0) };
  const points = [...steps.map(beginning), final];
  return points.map((point, i) => ({ ...point, x: placeOf(points, i) }));
}

function beginning({ number, turn, margins, errors }: StepTold): Omit<Point, "x"> {
  return { turn, step: number - 1, margins, errors: errors.map((error) => error ?? 0) };
}

function placeOf(points: { turn: number }[], i: number): number {
  const { turn } = points[i];
  const together = points.flatMap((each, at) => (each.turn === turn ? [at] : []));
  return turn + together.indexOf(i) / together.length;
}

/** The moment that a step belongs to: the last one that has begun. */
export function indexAt(points: Point[], step: number): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.step <= step),
  );
}

export function nearestTo(points: Point[], x: number): Point {
  return points.reduce((best, point) => (Math.abs(point.x - x) < Math.abs(best.x - x) ? point : best));
}

/** Where a decision is marked: at the beginning of its stretch. */
export function markOf(points: Point[], { number, seat }: DecisionTold): { x: number; y: number } {
  const { x, margins } = points[indexAt(points, number - 1)];
  return { x, y: margins[seat] };
}

export const ERRORS = 2; // that the band around a line shows to both sides

/** The lowest and the highest margin to be drawn: the bands, and where there are rivals, zero. */
export function rangeOf(points: Point[]): [number, number] {
  const all = points.flatMap(({ margins, errors }) =>
    margins.flatMap((margin, seat) => [margin - ERRORS * errors[seat], margin + ERRORS * errors[seat]]),
  );
  const zero = points[0].margins.length > 1 ? [0] : [];
  const [low, high] = [Math.min(...all, ...zero), Math.max(...all, ...zero)];
  return high - low < 1 ? [low - 1, high + 1] : [low, high];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];

/** Round numbers in a range, at most so many. */
export function ticksIn([low, high]: [number, number], most = 6): number[] {
  const step = STEPS.find((each) => (high - low) / each <= most - 1) ?? Math.ceil((high - low) / (most - 1));
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}
