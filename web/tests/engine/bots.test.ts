// @vitest-environment node
// Bots and hints at home are those of the server, to the last bit: web/fixtures/bots.py says what these choose.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { Bots } from "../../src/engine/bots";
import { Rules } from "../../src/engine/rules";
import { TreeGrower, type Grower, type Search } from "../../src/engine/trees";
import type { Advised, GameName } from "../../src/wire";
import { engine } from "./engines";

interface Decision {
  game: GameName;
  options: { players: number };
  state: string;
  seat: number;
  seeds: string[];
  moves: Record<string, number[]>;
  simulations: number;
  cores: number;
  hint: Advised[];
}

const FIXTURE = resolve(import.meta.dirname, "../../fixtures/bots.json");
const DECISIONS: Decision[] = JSON.parse(readFileSync(FIXTURE, "utf8"));
const each = DECISIONS.map((decision) => [decision.game, decision.options.players, decision] as const);

async function botsOf(game: GameName, grower?: Grower): Promise<Bots> {
  const files = await engine(game);
  return new Bots(await Rules.open(files), files, grower ?? new TreeGrower(files));
}

const stateOf = ({ state }: Decision) => new Uint8Array(Buffer.from(state, "base64"));

test.each(each)("%s, %i: each level makes the same move from the same seed", async (game, _, decision) => {
  const bots = await botsOf(game);
  const state = stateOf(decision);
  for (const [level, moves] of Object.entries(decision.moves)) {
    const seeds = decision.seeds.map(BigInt);
    const asked = seeds.map((seed) => bots.choose(level, state, decision.seat, undefined, seed));
    expect([level, await Promise.all(asked)]).toEqual([level, moves]);
  }
  expect(state).toEqual(stateOf(decision));
});

test.each(each)("%s, %i: a hint is the same from the same simulations on several cores", async (game, _, decision) => {
  const { cores, simulations, seeds, seat } = decision;
  const grower = new TreeGrower(await engine(game));
  let core = 0;
  const sharing = {
    cores,
    grow: ({ seconds: _, ...search }: Search) => {
      const share = Math.ceil((simulations - core++) / cores);
      return grower.grow({ ...search, simulations: share });
    },
  };
  const hint = await (await botsOf(game, sharing)).advise(stateOf(decision), seat, BigInt(seeds[0]));
  expect(hint).toEqual(decision.hint);
});

test("a hint has its time, and no more", async () => {
  const { game, seat, ...decision } = DECISIONS[1];
  const grower = new TreeGrower(await engine(game));
  const began = performance.now();
  const grown = await grower.grow({ state: stateOf({ game, seat, ...decision }), seat, seed: 1n, seconds: 0.2 });
  expect(performance.now() - began).toBeGreaterThan(200);
  expect(grown.number).toBeGreaterThan(1);
});

test("thoughts end at once when they are interrupted, and others have their turn meanwhile", async () => {
  const decision = DECISIONS[1];
  const grower = new TreeGrower(await engine(decision.game));
  const search = { state: stateOf(decision), seat: decision.seat, seed: 1n, simulations: 1_000_000 };
  const stop = new AbortController();
  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    if (beats === 5) stop.abort();
  }, 5);
  const growing = grower.grow(search, stop.signal);
  const next = grower.grow({ ...search, simulations: 8 });
  await expect(growing).rejects.toThrow("aborted");
  expect((await next).number).toBeGreaterThan(0);
  clearInterval(timer);
});
