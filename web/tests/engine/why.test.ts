// @vitest-environment node
// Why a bot moved is told by what its reader sees: two games that differ only in what is hidden have the same reason.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { Bots } from "../../src/engine/bots";
import { Machine } from "../../src/engine/machine";
import { Rules } from "../../src/engine/rules";
import { TreeGrower } from "../../src/engine/trees";
import type { GameName } from "../../src/wire";
import { engine } from "./engines";

interface Decision {
  game: GameName;
  options: { players: number };
  state: string;
  seat: number;
}
const FIXTURE = resolve(import.meta.dirname, "../../fixtures/bots.json");
const DECISIONS: Decision[] = JSON.parse(readFileSync(FIXTURE, "utf8"));
const each = DECISIONS.filter(({ options }) => options.players > 1).map(
  (decision) => [decision.game, decision.options.players, decision] as const,
);

test.each(each)("%s, %i: every move has a reason, the same whatever is hidden", async (game, _, { state, seat }) => {
  const files = await engine(game);
  const [rules, machine] = [await Rules.open(files), new Machine(files)];
  const bots = new Bots(rules, files, new TreeGrower(files));
  const before = new Uint8Array(Buffer.from(state, "base64"));
  const viewer = seat === 0 ? 1 : 0;
  // Another game that the viewer cannot tell from this one.
  machine.put(machine.block("state"), before);
  machine.put(machine.block("rng"), rules.generator("99"));
  machine.call("determinize", { seat: viewer });
  const other = machine.copy("state");
  expect(rules.mask(other, viewer)).toEqual(rules.mask(before, viewer));
  for (const move of rules.legal(before, seat).slice(0, 6)) {
    const reason = await bots.why(rules.mask(before, viewer), viewer, seat, move);
    expect(reason?.code).toBeTruthy();
    expect(await bots.why(rules.mask(other, viewer), viewer, seat, move)).toEqual(reason);
  }
});

test("a move that nobody could have made has none", async () => {
  const { game, state, seat } = DECISIONS[0];
  const files = await engine(game);
  const rules = await Rules.open(files);
  const before = new Uint8Array(Buffer.from(state, "base64"));
  expect(await new Bots(rules, files, new TreeGrower(files)).why(before, seat, seat, 999_999)).toBeNull();
});
