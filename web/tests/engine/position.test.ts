// @vitest-environment node
// Positions that people write: the engine lays them out as Python does, and finds the same faults.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { closest } from "../../src/engine/filling";
import { fileOf, read, replay, write } from "../../src/engine/file";
import { gameFrom, type Fault, type Sketch } from "../../src/engine/position";
import { Rules } from "../../src/engine/rules";
import { Standings } from "../../src/engine/standing";
import { LANGUAGES, say } from "../../src/lib/words.svelte";
import * as streets from "../../src/streets/telling";
import * as townies from "../../src/townies/telling";
import type { GameName } from "../../src/wire";
import { engine, GAMES } from "./engines";

interface Expected {
  game: GameName;
  data: Sketch;
  faults: Fault[];
  told: Record<string, string[]>;
  state: string;
  sketch: Sketch | null;
}

const FIXTURE = resolve(import.meta.dirname, "../../fixtures/positions.json");
const positions: Expected[] = JSON.parse(readFileSync(FIXTURE, "utf-8"));
const told = { streets, townies };
let rules: Record<string, Rules>;

beforeAll(async () => {
  const opened = GAMES.map(async (game) => [game, await Rules.open(await engine(game))] as const);
  rules = Object.fromEntries(await Promise.all(opened));
});

test.each(GAMES)("positions of %s are laid out as in Python", (game) => {
  for (const { data, faults, state, sketch } of positions.filter((each) => each.game === game)) {
    const laid = rules[game].layOut(data);
    expect(laid.faults).toEqual(faults);
    expect(createHash("sha256").update(laid.state).digest("hex"), JSON.stringify(data)).toBe(state);
    if (sketch)
      expect(rules[game].sketch(laid.state, laid.options, rules[game].seatNames(laid.options))).toEqual(sketch);
  }
});

test("faults are told as in Python", () => {
  for (const { game, faults, told: expected } of positions) {
    for (const language of LANGUAGES) {
      const words = (id: string, values = {}) => say(id, values, language);
      expect(faults.map((fault) => told[game].faultTold(fault, words))).toEqual(expected[language]);
    }
  }
});

describe.each(GAMES)("%s", (game) => {
  const [possible, impossible] = [true, false].map((is) =>
    positions.filter((each) => each.game === game && (each.sketch !== null) === is),
  );

  test("a possible position can be looked at, with every hand open", () => {
    const { faults, standing, sketch } = new Standings(rules[game]).layOut(possible[0].data);
    expect(faults).toEqual([]);
    expect(sketch!.seats.map((seat: any) => seat.name)).toEqual(standing!.names);
    expect(standing!.position.view.seats).toHaveLength(standing!.names.length);
  });

  test("a game that begins there is kept with it", () => {
    const { data } = possible.at(-1)!;
    const begun = gameFrom(rules[game], data, { seed: "1" });
    if (!begun.isOver) begun.play(begun.legalMoves()[0]);
    const again = replay(rules[game], read(write(fileOf(begun))));
    expect([again.position, again.names, again.log.length]).toEqual([data, begun.names, begun.log.length]);
    expect(again.state).toEqual(begun.state);
  });

  test("an impossible one cannot", () => {
    const { faults, standing, sketch } = new Standings(rules[game]).layOut(impossible[0].data);
    expect([faults.length > 0, standing, sketch]).toEqual([true, null, null]);
  });
});

test("a word that was perhaps meant", () => {
  const words = ["toy-store", "food-hall"];
  expect(["toy-stor", "tyo-store", "foot-hall", "x", "toys", 7, ""].map((each) => closest(each, words))).toEqual([
    "toy-store",
    "toy-store",
    "food-hall",
    "",
    "",
    "",
    "",
  ]);
});
