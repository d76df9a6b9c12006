// What the analysis of a game tells its reader.

import type { DecisionTold, FindingTold, ShareTold, Verdict } from "../engine/reviews";
import type { Advised } from "../wire";

/** The costliest first. */
export const FAULTS: Verdict[] = ["blunder", "mistake", "inaccuracy"];
export const ORDERS = ["cost", "course"] as const;
export type Order = (typeof ORDERS)[number];

const SORTED: Record<Order, (one: DecisionTold, other: DecisionTold) => number> = {
  cost: (one, other) => other.loss - one.loss,
  course: (one, other) => one.number - other.number,
};

export function isFault({ verdict }: DecisionTold): boolean {
  return FAULTS.includes(verdict);
}

/** The decisions that were faulted: the costliest first, or as they were made. */
export function faultsOf(decisions: DecisionTold[], order: Order): DecisionTold[] {
  return decisions.filter(isFault).sort(SORTED[order]);
}

/** The decision that is made after a step of the replay. */
export function decisionAt(decisions: DecisionTold[], step: number): DecisionTold | null {
  return decisions.find(({ number }) => number === step + 1) ?? null;
}

/** A move to be looked at; those that are not among the best have no rank. */
export interface Considered {
  move: string;
  rank: number | null;
  played: boolean;
  margin: number | null;
  /** None of advice, which is a quick look: its margin is rough. */
  error: number | null;
}

const BEST = 3;

/** The best moves at a decision, best first, and the one that was played. The analysis knows the best and the one played;
 * the others are advice. */
export function consideredAt({ best, chosen }: DecisionTold, advised: Advised[]): Considered[] {
  const known = new Map<string, Pick<FindingTold, "margin" | "error"> | Advised>();
  for (const each of [best, chosen, ...advised]) if (!known.has(each.move)) known.set(each.move, each);
  const ranked = [...new Set([best.move, ...advised.map(({ move }) => move)])].slice(0, BEST);
  return [...new Set([...ranked, chosen.move])].map((move) => {
    const { margin } = known.get(move)!;
    const error = move === best.move ? best.error : move === chosen.move ? chosen.error : null;
    const rank = ranked.indexOf(move) + 1 || null;
    return { move, rank, played: move === chosen.move, margin, error };
  });
}

const SURE = 2; // standard errors that a difference must exceed to be more than noise

/** Who lost least by own choices, who comes next, and whether they differ by more than noise. Seats that are moved by the
 * rules decide nothing. */
export function bestPlayed(seats: ShareTold[]): { best: ShareTold | null; next: ShareTold | null; sure: boolean } {
  const deciding = seats.filter(({ decisions }) => decisions > 0);
  const [best = null, next = null] = deciding.sort((one, other) => one.lost - other.lost);
  const error = Math.hypot(best?.lost_error ?? Infinity, next?.lost_error ?? Infinity);
  return { best, next, sure: !!best && !!next && next.lost - best.lost > SURE * error };
}

/** The seats to whom luck clearly brought or cost something, the luckiest first. */
export function touchedByLuck(seats: ShareTold[]): ShareTold[] {
  const sure = seats.filter(({ luck, luck_error }) => Math.abs(luck) > SURE * (luck_error ?? Infinity));
  return sure.sort((one, other) => other.luck - one.luck);
}

export interface Bar {
  part: "start" | "lost" | "others" | "luck" | "end";
  from: number;
  to: number;
  /** How far the certain part goes. */
  sure?: number;
}

/** The bars that lead from a seat's first expectation to its end: each begins where the one before has ended. */
export function barsOf({ start, lost, lost_surely, others, luck, end }: ShareTold): Bar[] {
  const after = start - lost;
  return [
    { part: "start", from: 0, to: start },
    { part: "lost", from: start, to: after, sure: start - lost_surely },
    { part: "others", from: after, to: after + others },
    { part: "luck", from: after + others, to: after + others + luck },
    { part: "end", from: 0, to: end },
  ];
}
