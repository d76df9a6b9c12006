// Growing search trees: in small steps, so that a thread hears what else is said to it, and can be interrupted.

import type { Engine } from "./machine";
import { Machine } from "./machine";
import type { State } from "./rules";

/** A tree to grow: until it has a number of simulations, or for some seconds. */
export interface Search {
  state: State;
  seat: number;
  seed: bigint;
  simulations?: number;
  seconds?: number;
}

export interface Grown {
  /** The move tried most often. */
  best: number;
  /** All moves looked into, as rows of the engine, and how many there are. */
  candidates: Uint8Array;
  number: number;
}

/** Whatever grows trees: this thread, or others. */
export interface Grower {
  /** How many trees can grow at once. */
  readonly cores: number;
  grow(search: Search, signal?: AbortSignal): Promise<Grown>;
}

const CHUNK = 8; // simulations between two looks at the clock
const SECOND = 10_000; // room for a second's simulations
const SLICE = 12; // milliseconds between two looks at what else is to be done
const USED = ["plant", "grow"];

/** Grows one tree after the other on a machine. */
export class TreeGrower implements Grower {
  readonly cores = 1;
  #machine: Machine;
  #last: Promise<unknown> = Promise.resolve();

  constructor(engine: Engine) {
    this.#machine = new Machine(engine);
  }

  grow(search: Search, signal?: AbortSignal): Promise<Grown> {
    const grown = this.#last.then(() => this.#grow(search, signal));
    this.#last = grown.catch(() => {});
    return grown;
  }

  async #grow(search: Search, signal?: AbortSignal): Promise<Grown> {
    signal?.throwIfAborted();
    await this.#machine.ready(...USED);
    const tree = new Tree(this.#machine, search);
    if (search.simulations)
      await inSlices(
        inChunks(search.simulations, (some) => tree.grow(some)),
        signal,
      );
    else await inSlices(untilTimeIsUp(tree, search.seconds ?? 1), signal);
    return tree.grown;
  }
}

/** A step of a number of simulations; it tells whether there is more to do. */
export function inChunks(simulations: number, grow: (simulations: number) => void): () => boolean {
  let left = simulations;
  return () => {
    const some = Math.min(CHUNK, left);
    grow(some);
    return (left -= some) > 0;
  };
}

/** A step of as many simulations as there is time for, and a few in any case. */
function untilTimeIsUp(tree: Tree, seconds: number): () => boolean {
  tree.grow(1); // compiled before the clock starts
  const until = performance.now() + 1000 * seconds;
  return () => (tree.grow(CHUNK), performance.now() < until);
}

/** The bytes of a tree with room for a number of simulations. */
export function treeSize(machine: Machine, state: State, simulations: number): number {
  const room = machine.call("room_for", { simulations });
  const rows = machine.call("nodes_for", { s: machine.put(machine.block("state"), state), room });
  return rows * machine.about.blocks.nodes.bytes;
}

/** A tree in the memory of a machine, which has only one. */
export class Tree {
  #machine: Machine;
  /** What functions are given that work on it: where its root is, whose it is, and its rows. */
  readonly given: { root: number; seat: number; rows: number };

  constructor(machine: Machine, { state, seat, seed, simulations, seconds = 1 }: Search) {
    const room = machine.call("room_for", { simulations: simulations ?? Math.ceil(SECOND * seconds) });
    const root = machine.put(machine.block("state", 1, "root"), state);
    const rows = machine.call("nodes_for", { s: root, room });
    this.#machine = machine;
    this.given = { root, seat, rows };
    machine.put(machine.block("used"), new Uint8Array(machine.about.blocks.used.bytes));
    machine.block("nodes", rows);
    const text = new TextEncoder().encode(String(seed));
    machine.put(machine.block("text"), text);
    machine.call("seed_by_text", { length: text.length });
    machine.call("plant", { root, seat, seed, rows });
  }

  grow(simulations: number): void {
    this.#machine.call("grow", { ...this.given, simulations, uniform: 0 });
  }

  get grown(): Grown {
    const best = this.#machine.call("most_visited", this.given);
    const number = this.#machine.call("collect", { ...this.given, n: 0 });
    return { best, candidates: this.#machine.copy("candidates"), number };
  }
}

/** Do something step by step, and let others have their turn. */
export async function inSlices(step: () => boolean, signal?: AbortSignal): Promise<void> {
  for (;;) {
    const until = performance.now() + SLICE;
    do if (!step()) return;
    while (performance.now() < until);
    await pause();
    signal?.throwIfAborted();
  }
}

/** Wait until messages that have come are heard. Browsers make timers wait longer than that. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => (port1.close(), resolve());
    port2.postMessage(null);
  });
}
