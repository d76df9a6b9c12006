import { expect, test } from "vitest";
import { Machine } from "../../src/engine/machine";
import { engine, GAMES } from "./engines";

const machine = async () => new Machine(await engine(GAMES[0]));

function seeded(machine: Machine, seed: string): BigInt64Array {
  const text = new TextEncoder().encode(seed);
  machine.put(machine.block("text"), text);
  machine.call("seed_by_text", { length: text.length });
  return new BigInt64Array(machine.copy("rng").buffer);
}

test("seeds give the random numbers that they give in Python", async () => {
  const it = await machine();
  expect([...seeded(it, "7")]).toEqual([2790171781n, 3967472667n, 156886188n, 13n]);
  expect([0, 1, 2, 3].map(() => it.call("below", { n: 47 }))).toEqual([26, 11, 34, 3]);
  expect([...seeded(it, "ж".repeat(500))]).toEqual([423354981n, 404327n, 2335131251n, 13n]);
});

test("a number of 64 bits may be given as any number", async () => {
  const it = await machine();
  it.call("reseed", { seed: 5, stream: 1 });
  const small = it.copy("rng");
  it.call("reseed", { seed: 5n, stream: 1 });
  expect(it.copy("rng")).toEqual(small);
});

test("a block keeps its place and its content when the memory grows", async () => {
  const it = await machine();
  const address = it.block("rng");
  it.put(address, new Uint8Array([1, 2, 3]));
  const nodes = it.block("nodes", 100_000);
  expect(it.block("rng")).toBe(address);
  expect(it.get(address, 3)).toEqual(new Uint8Array([1, 2, 3]));
  expect(it.block("nodes", 10)).toBe(nodes);
  expect(it.block("nodes", 100_001)).not.toBe(nodes);
});

test("blocks with labels are apart from each other", async () => {
  const it = await machine();
  const addresses = ["", "one", "other"].map((label) => it.block("state", 1, label));
  expect(new Set(addresses).size).toBe(3);
});

test("weights are fetched when a function needs them, and only once", async () => {
  const asked: string[] = [];
  const { content, ...files } = await engine(GAMES[0]);
  const it = new Machine({ ...files, content: (block) => (asked.push(block), content(block)) });
  await it.ready("legal");
  expect(it.copy("planning").some(Boolean)).toBe(false);
  await it.ready("think");
  await it.ready("think", "legal");
  expect(it.copy("planning").some(Boolean)).toBe(true);
  expect(asked.toSorted()).toEqual(["moves", "planning", "rng", "state"]);
});
