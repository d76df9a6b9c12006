// Speed of an engine in Node: node bench/engine.mjs FOLDER GAME SECONDS. Reads what bench/engine.py has written there.
import { readFileSync } from "node:fs";

const [folder, game, seconds] = [process.argv[2], process.argv[3], Number(process.argv[4])];
const read = (name) => readFileSync(`${folder}/${name}`);
const { blocks } = JSON.parse(read(`${game}.json`));
const engine = new WebAssembly.Instance(new WebAssembly.Module(read(`${game}.wasm`))).exports;

let top = engine.__heap_base.value;
const room = (name, rows = 1, content = null) => {
  const address = Math.ceil(top / 8) * 8;
  top = address + rows * blocks[name].bytes;
  const missing = top - engine.memory.buffer.byteLength;
  if (missing > 0) engine.memory.grow(Math.ceil(missing / 65536));
  if (content) new Uint8Array(engine.memory.buffer).set(content, address);
  return address;
};
/** How often something is done in a second of this process; the first time does not count. */
const rate = (work, number) => {
  work(0);
  const [began, spent] = [performance.now(), process.cpuUsage()];
  let rounds = 0;
  while (performance.now() - began < 1000 * seconds) work(++rounds);
  return (1e6 * number * rounds) / process.cpuUsage(spent).user;
};

const CHUNK = 200;
const start = room("start", 1, read(`${game}.start`));
const [policies, scratch] = [room("policies"), room("scratch")];
const [scores, counts] = [room("scores", CHUNK), room("counts", CHUNK)];
const games = rate((i) => engine.play_games(start, policies, 7n, i * CHUNK, scratch, scores, counts, 0, CHUNK), CHUNK);

const SIMULATIONS = 500;
const state = room("state", 1, read(`${game}.start`));
const rows = engine.nodes_for(state, engine.room_for(SIMULATIONS));
const [nodes, used, rng] = [room("nodes", rows), room("used"), room("rng")];
const work = room("work", 1, read(`${game}.work.bin`));
const [middle, seat] = [read(`${game}.middle`), Number(read(`${game}.seat`))];
const simulations = rate(() => {
  const memory = new Uint8Array(engine.memory.buffer);
  memory.set(middle, state);
  memory.fill(0, used, used + 8);
  engine.reseed(rng, 1n, 0);
  engine.plant(nodes, used, state, seat, 1n, rng, work, rows);
  engine.grow(nodes, used, state, seat, SIMULATIONS, 0, work, rows);
}, SIMULATIONS);
// What was done: the digest of the first games, nodes in use, and the move that was tried most often.
engine.play_games(start, policies, 7n, 0, scratch, scores, new Uint8Array(engine.memory.buffer).fill(0, counts, counts + CHUNK * blocks.counts.bytes) && counts, 0, CHUNK);
const digests = Array.from({ length: CHUNK }, (_, i) => Number(new DataView(engine.memory.buffer).getBigInt64(counts + 40 * i + 16, true)));
const done = [digests.reduce((a, b) => a + b), Number(new DataView(engine.memory.buffer).getBigInt64(used, true)), engine.most_visited(nodes, seat, rows)];
console.log(JSON.stringify({ games, simulations, done }));
