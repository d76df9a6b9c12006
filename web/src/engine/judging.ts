// Judging one decision: a look at it, and a second one if another move seems better. The same, call by call, as `judge` in
// src/citywright/review/decisions.py.

import type { Reason } from "../wire";
import { Machine, type Engine } from "./machine";
import { fieldOf, putField, Reading, sizeOf } from "./reading";
import type { Rules, State } from "./rules";
import { inChunks, inSlices, Tree } from "./trees";

/** What is looked at: a state as its seat may believe it. */
export interface Sight {
  state: State;
  seat: number;
  seats: number;
  simulations: number;
}

/** A decision to be judged. */
export interface Task extends Sight {
  /** Of the move in the log, from 1. */
  number: number;
  turn: number;
  stretch: number;
  left: number;
  /** The move that was chosen. */
  chosen: number;
}

/** A row of the engine, and why the best move is better, if another was made. */
export interface Judged {
  row: Uint8Array;
  reason: Reason | null;
}

/** Whoever judges decisions: this thread, or others. */
export interface Judge {
  /** How many can be judged at once. */
  readonly cores: number;
  judge(task: Task, signal?: AbortSignal): Promise<Judged>;
  /** What every seat may expect now, as the seat sees it that is to decide. */
  expect(sight: Sight, signal?: AbortSignal): Promise<number[]>;
}

const TASK = ["number", "turn", "seat", "stretch", "left", "chosen"] as const; // fields of a row
const USED = ["plant", "look_on", "explain"];
const NOW = 1n; // the seed of a look at what is expected now

/** Judges one decision after the other on a machine. */
export class DecisionJudge implements Judge {
  readonly cores = 1;
  #rules: Rules;
  #machine: Machine;
  #reading: Reading;
  #last: Promise<unknown> = Promise.resolve();

  constructor(rules: Rules, engine: Engine) {
    this.#rules = rules;
    this.#machine = new Machine(engine);
    this.#reading = new Reading(rules.about, (move) => rules.text(move));
  }

  judge(task: Task, signal?: AbortSignal): Promise<Judged> {
    return this.#afterwards(() => this.#judge(task, signal));
  }

  expect(sight: Sight, signal?: AbortSignal): Promise<number[]> {
    return this.#afterwards(async () => {
      await this.#look(sight, NOW, [], 0, signal);
      this.#machine.call("average", { seats: sight.seats });
      const { findings } = this.#rules.about.layouts;
      const at = this.#machine.block("findings") + sizeOf(findings) * this.#machine.call("most_tried");
      return fieldOf(this.#machine.look(at), findings, "margins").slice(0, sight.seats);
    });
  }

  /** There is only one tree. */
  #afterwards<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  async #judge(task: Task, signal?: AbortSignal): Promise<Judged> {
    const { seats, number, chosen, simulations } = task;
    await this.#look(task, BigInt(2 * number), [chosen], 1, signal);
    for (const name of TASK) putField(this.#judged, this.#layout[name], task[name]);
    if (!this.#machine.call("judge_at_once", { seats })) {
      const least = Math.floor(simulations / this.#rules.about.game.review.share);
      await this.#look(task, BigInt(2 * number + 1), [chosen, this.#best], least, signal);
      this.#machine.call("judge_again", { seats });
    }
    const reason = this.#best === chosen ? null : this.#why(task, this.#best);
    return { row: this.#machine.copy("judged"), reason };
  }

  get #layout() {
    return this.#rules.about.layouts.judged;
  }

  get #judged(): DataView {
    return this.#machine.look(this.#machine.block("judged"));
  }

  /** The best move that was found. */
  get #best(): number {
    return fieldOf(this.#judged, this.#layout, "best");
  }

  /** Grow a tree, and note what is found out about each move. Some moves get so many simulations at least. */
  async #look(
    { state, seat, simulations }: Sight,
    seed: bigint,
    wanted: number[],
    least: number,
    signal?: AbortSignal,
  ): Promise<void> {
    signal?.throwIfAborted();
    await this.#machine.ready(...USED);
    const { given } = new Tree(this.#machine, { state, seat, seed, simulations });
    const lookOn = (simulations: number) => void this.#machine.call("look_on", { ...given, simulations });
    this.#machine.call("forget");
    lookOn(1);
    for (const move of wanted) this.#machine.call("want", { ...given, move, least });
    await inSlices(inChunks(simulations - 1, lookOn), signal);
  }

  /** Why one move is better than the one that was chosen. */
  #why({ state, seat, chosen }: Task, move: number): Reason {
    this.#machine.put(this.#machine.block("state"), state);
    this.#machine.call("explain", { seat, move: chosen });
    this.#machine.call("take_only", { move: chosen });
    this.#machine.call("explain", { seat, move });
    const { reason, layouts } = this.#rules.about;
    return this.#reading.data(reason, layouts.reason, this.#machine.look(this.#machine.block("reason")));
  }
}
