// What an analysis may say of a short game of two.

import type { DecisionTold, FindingTold, ReviewTold, ShareTold, StepTold, Verdict } from "../../src/engine/reviews";

const finding = (move: string, margin: number): FindingTold => ({ move, margin, error: 0.5, visits: 100 });

export function decision(
  number: number,
  seat: number,
  verdict: Verdict,
  loss: number,
  more: Partial<DecisionTold> = {},
) {
  const best = finding(`best ${number}`, 5);
  const chosen = loss ? finding(`played ${number}`, 5 - loss) : best;
  const reason = loss ? { code: "later" } : null;
  return { number, turn: 1, seat, chosen, best, loss, error: loss ? 0.7 : 0, verdict, reason, ...more } as DecisionTold;
}

export function step(number: number, turn: number, margin: number, error = 1): StepTold {
  const none = [0, 0];
  return { number, turn, margins: [margin, -margin], errors: [error, error], own: none, others: none, luck: none };
}

export function share(seat: number, more: Partial<ShareTold> = {}): ShareTold {
  const zero = { start: 0, end: 0, lost: 0, lost_error: 1, lost_surely: 0, others: 0, luck: 0, luck_error: 1 };
  return { seat, decisions: 4, ...zero, ...more };
}

export function review(more: Partial<ReviewTold> = {}): ReviewTold {
  return {
    game: "streets",
    names: ["Ann", "Bob"],
    over: true,
    scores: [30, 26],
    simulations: 60,
    turn: 3,
    decisions: [],
    steps: [],
    end: [4, -4],
    seats: [],
    ...more,
  };
}
