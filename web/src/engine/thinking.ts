// The bots of a table at home: when they think, and what happens if they cannot.

import type { Problem } from "../wire";
import { problemOf } from "./asking";
import type { Thinker } from "./bots";
import type { State } from "./rules";

/** What bots need of their table. */
export interface BotTable {
  /** The bots that have a decision to make. */
  due(): number[];
  levelOf(seat: number): string;
  /** What a seat that has to decide may believe, and how many entries it has seen. Refused ("stale") if it has not. */
  look(seat: number, signal: AbortSignal): Promise<readonly [State, number]>;
  move(seat: number, answers: number, move: number): Promise<void>;
  /** Let a usual bot play on; false if it was one. */
  replace(seat: number): Promise<boolean>;
  /** Tell those who look why no bot moves; null: they do again. */
  tell(problem: Problem | null): void;
}

export interface Pace {
  thinker: Thinker;
  /** The least seconds that a bot's move takes. */
  readonly botSeconds: number;
  /** Milliseconds before a bot that could not be loaded tries again: the first time, the second, and so on. */
  pauses: number[];
}

export const PAUSES = [1000, 2000, 4000, 8000, 15000];
const PASSING = "not-loaded";

export class Thinking {
  #table: BotTable;
  #pace: Pace;
  #stops = new Map<number, AbortController>();
  /** Nobody watches until a person has to decide. */
  #hurries = false;
  #hurry = new AbortController();

  constructor(table: BotTable, pace: Pace) {
    this.#table = table;
    this.#pace = pace;
  }

  /** Start every bot that has a decision to make and is not thinking yet. */
  wake(): void {
    const due = this.#table.due();
    if (!due.length) this.#hurries = false;
    for (const seat of due) {
      if (this.#stops.has(seat)) continue;
      const stop = new AbortController();
      this.#stops.set(seat, stop);
      void this.#decide(seat, stop.signal);
    }
  }

  /** Move at once, until no bot has to decide. */
  hurry(): void {
    this.#hurries = true;
    this.#hurry.abort();
    this.#hurry = new AbortController();
  }

  /** End the thoughts of all bots, or of one. Whoever does so wakes them later. */
  interrupt(...seats: number[]): void {
    for (const seat of seats.length ? seats : [...this.#stops.keys()]) {
      this.#stops.get(seat)?.abort();
      this.#stops.delete(seat);
    }
    if (!this.#stops.size) this.#table.tell(null);
  }

  /** One decision of a bot; if the game has moved on meanwhile, it thinks again. */
  async #decide(seat: number, signal: AbortSignal): Promise<void> {
    const problem = await this.#loaded(seat, signal);
    if (signal.aborted) return;
    this.#stops.delete(seat);
    if (!problem) return this.wake();
    const isReplaced = await this.#table.replace(seat).catch(() => true); // another tab was faster: its table wakes us
    if (!isReplaced) this.#table.tell({ code: "bot" });
  }

  /** Try until the bot's files have come; what went wrong then, if anything did. */
  async #loaded(seat: number, signal: AbortSignal): Promise<Problem | null> {
    for (let tries = 0; ; tries++) {
      const problem = await this.#tried(seat, signal);
      if (signal.aborted) return null;
      const isPassing = problem?.code === PASSING;
      if (isPassing || !problem) this.#table.tell(problem);
      if (!isPassing) return problem;
      const { pauses } = this.#pace;
      await sleep(pauses[Math.min(tries, pauses.length - 1)], signal);
    }
  }

  async #tried(seat: number, signal: AbortSignal): Promise<Problem | null> {
    try {
      await this.#thinkAndMove(seat, signal);
      return null;
    } catch (error) {
      const problem = problemOf(error);
      return problem.code === "stale" ? null : problem;
    }
  }

  async #thinkAndMove(seat: number, signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    const seconds = this.#hurries ? 0 : this.#pace.botSeconds;
    const soonest = sleep(1000 * seconds, signal, this.#hurry.signal);
    const [state, answers] = await this.#table.look(seat, signal);
    const move = await this.#pace.thinker.choose(this.#table.levelOf(seat), state, seat, signal);
    await soonest;
    signal.throwIfAborted();
    await this.#table.move(seat, answers, move);
  }
}

/** Wait, unless a signal ends it. */
function sleep(milliseconds: number, ...signals: AbortSignal[]): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    for (const signal of signals) signal.addEventListener("abort", () => (clearTimeout(timer), resolve()));
  });
}
