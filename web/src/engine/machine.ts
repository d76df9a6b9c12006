// A running engine: one memory with blocks at fixed places, and functions that take addresses and numbers.

import type { Description } from "./description";

const PAGE = 1 << 16;
const ALIGNED = 16;

/** The files of a game's engine. They can be given to many machines. */
export interface Engine {
  game: string;
  about: Description;
  code: WebAssembly.Module;
  /** The bytes that a block begins with, if there are any. */
  content: (block: string) => Promise<Uint8Array | null>;
  /** Components that are not those of the game's box. */
  box?: unknown;
}

/** Reads one of the engine's files by name; null if there is none. */
export type ReadFile = (name: string) => Promise<ArrayBuffer | null>;

export async function engineOf(game: string, read: ReadFile): Promise<Engine> {
  const [about, code] = await Promise.all([read(`${game}.json`), read(`${game}.wasm`)]);
  const content = async (block: string) => {
    const bytes = await read(`${game}.${block}.bin`);
    return bytes && new Uint8Array(bytes);
  };
  return { game, about: JSON.parse(new TextDecoder().decode(about!)), code: await WebAssembly.compile(code!), content };
}

interface Place {
  address: number;
  rows: number;
}

/** Another engine's memory is its own: nothing is shared. */
export class Machine {
  readonly about: Description;
  #engine: Engine;
  #exports: Record<string, any>;
  #memory: WebAssembly.Memory;
  #top: number;
  #places = new Map<string, Place>();
  #filled = new Set<string>();

  constructor(engine: Engine) {
    this.#engine = engine;
    this.about = engine.about;
    this.#exports = new WebAssembly.Instance(engine.code).exports;
    this.#memory = this.#exports.memory;
    this.#top = this.#exports.__heap_base.value;
  }

  /** Call a function. Arguments that are not given are blocks, and each is the only one of its kind. */
  call(name: string, given: Record<string, number | bigint> = {}): number {
    const taken = Object.entries(this.about.functions[name].arguments);
    const values = taken.map(([argument, kind]) => {
      const value = given[argument] ?? this.block(kind);
      return kind === "i64" ? BigInt(value) : value;
    });
    return this.#exports[name](...values);
  }

  /** Fetch what the blocks that some functions use begin with, such as the weights of a bot. */
  async ready(...functions: string[]): Promise<void> {
    const used = new Set(functions.flatMap((name) => Object.values(this.about.functions[name].arguments)));
    const missing = [...used].filter((name) => name in this.about.blocks && !this.#filled.has(name));
    await Promise.all(missing.map((name) => this.#fill(name)));
  }

  async #fill(name: string): Promise<void> {
    const content = await this.#engine.content(name);
    if (content) this.put(this.block(name), content);
    this.#filled.add(name);
  }

  /** The address of a block: the same whenever it is asked for, unless it needs more rows. Blocks of one kind that are
   * in use at the same time have different labels. */
  block(name: string, rows = 1, label = ""): number {
    const key = `${name} ${label}`;
    let place = this.#places.get(key);
    if (!place || place.rows < rows) this.#places.set(key, (place = this.#room(name, rows)));
    return place.address;
  }

  #room(name: string, rows: number): Place {
    if (!(name in this.about.blocks)) throw new Error(`there is no block ${name}`);
    const address = Math.ceil(this.#top / ALIGNED) * ALIGNED;
    this.#top = address + rows * this.about.blocks[name].bytes;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return { address, rows };
  }

  /** Write bytes to an address. */
  put(address: number, bytes: Uint8Array): number {
    new Uint8Array(this.#memory.buffer).set(bytes, address);
    return address;
  }

  /** A copy of the bytes at an address. */
  get(address: number, size: number): Uint8Array {
    return new Uint8Array(this.#memory.buffer, address, size).slice();
  }

  /** A copy of a whole block. */
  copy(name: string): Uint8Array {
    return this.get(this.block(name), this.about.blocks[name].bytes);
  }

  /** The memory from an address, as it is now: new blocks may move it away. */
  look(address: number): DataView {
    return new DataView(this.#memory.buffer, address);
  }
}
