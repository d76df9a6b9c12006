// The analysis of a game while it is under way: what is known so far, how far it is, and how to stop it.

import type { Analysed, AnalysisNews, Progress, ReviewTold } from "../engine/reviews";
import type { Problem } from "../wire";
import { local } from "./local";
import { recall, remember } from "./stored";

/** Simulations for each decision; usually as many as the command takes. */
const SIMULATIONS = { quick: 300, usual: undefined, deep: 20_000 };
export type Strength = keyof typeof SIMULATIONS;
export const STRENGTHS = Object.keys(SIMULATIONS) as Strength[];
const STORED = "analysis";

function recalled(): Strength {
  const stored = recall(STORED) as Strength;
  return STRENGTHS.includes(stored) ? stored : "usual";
}

export class Analysing {
  review = $state.raw<ReviewTold | null>(null);
  progress = $state.raw<Progress | null>(null);
  problem = $state.raw<Problem | null>(null);
  strength = $state<Strength>(recalled());
  #what: Analysed;
  #stop = $state.raw<(() => void) | null>(null);

  constructor(what: Analysed) {
    this.#what = what;
  }

  get isRunning(): boolean {
    return this.#stop !== null;
  }

  get isDone(): boolean {
    return this.progress !== null && this.progress.pass >= this.progress.passes.length;
  }

  /** How much of the thinking is done, from 0 to 1. */
  get done(): number {
    return this.progress ? doneOf(this.progress) : 0;
  }

  /** Begin, or go on from what is known. */
  start(): void {
    this.stop();
    this.problem = this.progress = null;
    this.#stop = local.analyse(this.#what, (news) => this.#hear(news), SIMULATIONS[this.strength]);
  }

  stop(): void {
    this.#stop?.();
    this.#stop = null;
  }

  /** Think more or less about every decision. */
  think(strength: Strength): void {
    this.strength = strength;
    remember(STORED, strength);
    this.start();
  }

  #hear({ progress, review, problem }: AnalysisNews): void {
    if (review) this.review = review;
    if (progress) this.progress = progress;
    if (problem) this.problem = problem;
    if (problem || this.isDone) this.#stop = null;
  }
}

/** The share of all simulations that has been made. */
export function doneOf({ passes, pass, judged, all }: Progress): number {
  const sum = (some: number[]) => some.reduce((before, each) => before + each, 0);
  const now = (passes[pass] ?? 0) * (all ? judged / all : 1);
  return (sum(passes.slice(0, pass)) + now) / (sum(passes) || 1);
}
