// Bots at home: which one plays on each level, and how it chooses. The same seed gives the same move as on the server.

import type { Advised, Reason } from "../wire";
import { newSeed } from "./game";
import { Machine, type Engine } from "./machine";
import { fieldOf, Reading, sizeOf } from "./reading";
import type { Rules, State } from "./rules";
import type { Grower, Grown } from "./trees";

/** Whatever chooses moves and advises. It gets states as a seat may believe them. */
export interface Thinker {
  choose(level: string, state: State, seat: number, signal: AbortSignal): Promise<number>;
  advise(state: State, seat: number, seed: bigint, seconds?: number): Promise<Advised[]>;
  /** Why a seat made a move, as a viewer may know who believes in the state before it. */
  why(state: State, viewer: number, seat: number, move: number): Promise<Reason | null>;
}

const BEST = 3; // moves of a hint
const DRAWS = 300; // of what a viewer does not see, until the seat could have made its move
const MANY = 8; // a decision with so many moves or more gets the whole budget
const SEEDS = 1n << 62n;
const APART = 0x9e3779b97f4a7c15n; // between the seeds of two cores

export class Bots implements Thinker {
  #rules: Rules;
  #machine: Machine;
  #grower: Grower;
  #reading: Reading;

  constructor(rules: Rules, engine: Engine, grower: Grower) {
    this.#rules = rules;
    this.#machine = new Machine(engine);
    this.#grower = grower;
    this.#reading = new Reading(rules.about, (move) => rules.text(move));
  }

  async choose(
    level: string,
    state: State,
    seat: number,
    signal?: AbortSignal,
    seed: bigint = BigInt(`0x${newSeed()}`) % SEEDS,
  ): Promise<number> {
    const [policy, budget] = this.botOf(level, state).split(":");
    if (policy === "search") return this.#search(state, seat, seed, Number(budget), signal);
    return policy === "planner" ? this.#plan(state, seat, seed) : this.#quick(policy, state, seat, seed);
  }

  /** The name of the bot that plays on a level, with rivals or alone. */
  botOf(level: string, state: State): string {
    const { usual, alone } = this.#rules.about.game.bots;
    return (this.#rules.field(state, "solo") && alone[level]) || usual[level];
  }

  /** The move tried most often. An only move needs no thought, and a choice of few needs less time. */
  async #search(state: State, seat: number, seed: bigint, budget: number, signal?: AbortSignal): Promise<number> {
    const moves = this.#rules.legal(state, seat);
    if (moves.length === 1) return moves[0];
    const simulations = Math.ceil(Math.min(1, moves.length / MANY) * budget);
    return (await this.#grower.grow({ state, seat, seed, simulations }, signal)).best;
  }

  async #plan(state: State, seat: number, seed: bigint): Promise<number> {
    await this.#machine.ready("think");
    this.#begin(state, seed);
    return this.#machine.call("think", { seat });
  }

  async #quick(policy: string, state: State, seat: number, seed: bigint): Promise<number> {
    await this.#machine.ready("greedy_move");
    this.#begin(state, seed);
    this.#machine.call("determinize", { seat });
    return this.#machine.call("greedy_move", { seat, hasty: Number(policy === "hasty") });
  }

  /** Put a state and a generator where the engine finds them. */
  #begin(state: State, seed: bigint): void {
    this.#machine.put(this.#machine.block("state"), state);
    this.#machine.put(this.#machine.block("rng"), this.#rules.generator(String(seed)));
  }

  /** The best few moves, each with the main reason for it. */
  async advise(
    state: State,
    seat: number,
    seed: bigint,
    seconds = this.#rules.about.game.hint_seconds,
  ): Promise<Advised[]> {
    const moves = this.#rules.legal(state, seat);
    const found = moves.length < 2 ? moves.map(onlyMove) : await this.#explored(state, seat, seed, seconds);
    await this.#machine.ready("explain");
    this.#machine.put(this.#machine.block("state"), state);
    this.#machine.call("try_others", { seat });
    return found.map(({ move, ...told }) => ({ move: this.#rules.text(move), ...told, reason: this.#why(seat, move) }));
  }

  /** Nothing but what the viewer sees, and the move itself, decides what is told: the rest is drawn anew. Null if the move
   * was the only one, or there is no telling. */
  async why(state: State, viewer: number, seat: number, move: number): Promise<Reason | null> {
    await this.#machine.ready("determinize", "explain");
    for (let draw = 0; draw < DRAWS; draw++) {
      this.#begin(state, BigInt(draw));
      this.#machine.call("determinize", { seat: viewer });
      const drawn = this.#machine.copy("state");
      if (!this.#rules.legal(drawn, seat).includes(move)) continue;
      this.#machine.call("try_others", { seat });
      return this.#why(seat, move);
    }
    return null;
  }

  /** What several trees find in a short time. */
  async #explored(state: State, seat: number, seed: bigint, seconds: number): Promise<Candidate[]> {
    const seeds = Array.from({ length: this.#grower.cores }, (_, core) => (seed + BigInt(core) * APART) % SEEDS);
    const trees = await Promise.all(seeds.map((each) => this.#grower.grow({ state, seat, seed: each, seconds })));
    return this.#ranked(trees).slice(0, BEST);
  }

  /** The moves at the roots of all trees, combined, the most visited first. */
  #ranked(trees: Grown[]): Candidate[] {
    const [candidates, others] = ["", "others"].map((label) => this.#machine.block("candidates", 1, label));
    let n = 0;
    for (const tree of trees) {
      this.#machine.put(others, tree.candidates);
      n = this.#machine.call("merge", { candidates, n, others, number: tree.number });
    }
    this.#machine.call("rank", { candidates, n });
    const layout = this.#rules.about.layouts.candidates;
    const size = sizeOf(layout);
    return Array.from({ length: n }, (_, i) => {
      const row = this.#machine.look(candidates + i * size);
      const [move, margin, error] = ["move", "margin", "error"].map((name) => fieldOf(row, layout, name));
      return { move, margin, error };
    });
  }

  #why(seat: number, move: number): Reason {
    this.#machine.call("explain", { seat, move });
    const { reason, layouts } = this.#rules.about;
    return this.#reading.data(reason, layouts.reason, this.#machine.look(this.#machine.block("reason")));
  }
}

interface Candidate extends Pick<Advised, "margin" | "error"> {
  move: number;
}

const onlyMove = (move: number): Candidate => ({ move, margin: null, error: null });
