// Bots at home: which one plays on each level, and how it chooses. The same seed gives the same move as on the server.

import type { Advised } from "../wire";
import { Machine, type Engine } from "./machine";
import type { Rules, State } from "./rules";
import type { Grower } from "./trees";

/** Whatever chooses moves and advises. It gets states as a seat may believe them. */
export interface Thinker {
  choose(level: string, state: State, seat: number, signal: AbortSignal): Promise<number>;
  advise(state: State, seat: number, seed: bigint): Promise<Advised[]>;
}

const MANY = 8; // a decision with so many moves or more gets the whole budget
const SEEDS = 1n << 62n;
const APART = 0x9e3779b97f4a7c15n; // between the seeds of two cores

export class Bots implements Thinker {
  #rules: Rules;
  #machine: Machine;
  #grower: Grower;

  constructor(rules: Rules, engine: Engine, grower: Grower) {
    this.#rules = rules;
    this.#machine = new Machine(engine);
    this.#grower = grower;
  }

  async choose(
    level: string,
    state: State,
    seat: number,
    signal?: AbortSignal,
    seed: bigint = newSeed(),
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

  async advise(state: State, seat: number, seed: bigint): Promise<Advised[]> {
    const cores = Array.from({ length: this.#grower.cores }, (_, core) => BigInt(core));
    const searches = cores.map((core) => ({
      state,
      seat,
      seed: (seed + core * APART) % SEEDS,
      seconds: this.#rules.about.game.hint_seconds,
    }));
    const trees = await Promise.all(searches.map((search) => this.#grower.grow(search)));
    const margin = null;
    return [{ move: this.#rules.text(trees[0].best), margin, error: null, reason: { code: "only" } }];
  }
}

/** A seed that nobody can guess. */
function newSeed(): bigint {
  return crypto.getRandomValues(new BigUint64Array(1))[0] % SEEDS;
}
