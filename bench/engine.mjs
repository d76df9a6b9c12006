// Speed of an engine on one thread, in Node or in a page, which both fetch what bench/engine.py serves.
// In Node: node bench/engine.mjs ADDRESS GAME WHAT NUMBER SECONDS

const PAGE = 65536;
const WARM_UP = 500; // milliseconds, in which the code is compiled once more and better

/** A running engine: its functions, and room in its memory for blocks. */
class Engine {
  constructor(code, about, read) {
    this.functions = new WebAssembly.Instance(code).exports;
    Object.assign(this, { memory: this.functions.memory, about, read, top: this.functions.__heap_base.value });
  }

  static async load(address, game) {
    const read = async (name) => (await fetch(`${address}/${game}.${name}`)).arrayBuffer();
    const about = JSON.parse(new TextDecoder().decode(await read("json")));
    return new Engine(await WebAssembly.compile(await read("wasm")), about, read);
  }

  /** The address of a new block with so many rows. */
  room(name, rows = 1) {
    const address = Math.ceil(this.top / 16) * 16;
    this.top = address + rows * this.about.blocks[name].bytes;
    const missing = this.top - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    return address;
  }

  /** A new block with what a file holds. */
  async filled(name, file) {
    const [content, address] = [await this.read(file), this.room(name)];
    this.put(address, content);
    return address;
  }

  put(address, content) {
    new Uint8Array(this.memory.buffer).set(new Uint8Array(content), address);
  }

  clear(address, size) {
    new Uint8Array(this.memory.buffer, address, size).fill(0);
  }

  number(address) {
    return Number(new DataView(this.memory.buffer).getBigInt64(address, true));
  }
}

// Each makes a function that does something once more, and one that says what was done.

/** Random games: a chunk of so many; the sum of their digests. */
async function games(engine, number) {
  const start = await engine.filled("start", "start");
  const [policies, scratch] = [engine.room("policies"), engine.room("scratch")];
  const [scores, counts] = [engine.room("scores", number), engine.room("counts", number)];
  const row = engine.about.blocks.counts.bytes;
  const digest = (i) => engine.number(counts + row * i + 16); // the third of the counts
  const play = (round) => {
    engine.clear(counts, number * row);
    engine.functions.play_games(start, policies, 7n, round * number, scratch, scores, counts, 0, number);
  };
  return [play, () => Array.from({ length: number }, (_, i) => digest(i)).reduce((a, b) => a + b)];
}

/** A move found by so many simulations; the size of its tree, and the move. */
async function moves(engine, number) {
  const [middle, seat] = [await engine.read("middle"), Number(new TextDecoder().decode(await engine.read("seat")))];
  const [state, rng, used] = [engine.room("state"), engine.room("rng"), engine.room("used")];
  engine.put(state, middle);
  const rows = engine.functions.nodes_for(state, engine.functions.room_for(number));
  const [nodes, work] = [engine.room("nodes", rows), await engine.filled("work", "work.bin")];
  const think = () => {
    engine.put(state, middle);
    engine.clear(used, engine.about.blocks.used.bytes);
    engine.functions.reseed(rng, 1n, 0);
    engine.functions.plant(nodes, used, state, seat, 1n, rng, work, rows);
    engine.functions.grow(nodes, used, state, seat, number, 0, work, rows);
  };
  return [think, () => [engine.number(used), engine.functions.most_visited(nodes, seat, rows)]];
}

/** How often something is done in a second, and what the first time did. */
export async function measure(address, game, what, number, seconds) {
  const [work, outcome] = await { games, moves }[what](await Engine.load(address, game), number);
  work(0);
  const done = outcome();
  rate(work, WARM_UP);
  return { rate: rate(work, 1000 * seconds), done };
}

function rate(work, milliseconds) {
  const began = performance.now();
  let [rounds, elapsed] = [0, 0];
  while (elapsed < milliseconds) {
    work(++rounds);
    elapsed = performance.now() - began;
  }
  return (1000 * rounds) / elapsed;
}

if (globalThis.process?.argv) {
  const [address, game, what, number, seconds] = process.argv.slice(2);
  console.log(JSON.stringify(await measure(address, game, what, Number(number), Number(seconds))));
}
