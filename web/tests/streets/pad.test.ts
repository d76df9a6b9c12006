// @vitest-environment node
// The score of a real game: told only what a table sees, the engine pays what the real game paid, turn by turn.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { read, replay, type GameFile } from "../../src/engine/file";
import type { Game } from "../../src/engine/game";
import { openView } from "../../src/engine/finished";
import { Rules } from "../../src/engine/rules";
import { begunPad, fileOfPad, tell, type Act, type Told } from "../../src/streets/score/pad";
import { readMove } from "../../src/streets/moves";
import { engine } from "../engine/engines";

const FIXTURE = resolve(import.meta.dirname, "../../fixtures/engine.json");
const golden: Record<string, { game: string; file: string }> = JSON.parse(readFileSync(FIXTURE, "utf-8"));
const NAMES = Object.keys(golden).filter((name) => name.startsWith("streets/") && !name.includes("draft"));
let rules: Rules;

beforeAll(async () => {
  rules = await Rules.open(await engine("streets"));
});

/** What a table says before a game. */
function optionsOf(game: Game) {
  const { seats, turn } = openView(game, game.state) as any;
  const people = game.options.players;
  const consultants = seats.slice(0, people).map(({ consultant }: any) => consultant);
  return {
    ...game.options,
    ...(people > 1 ? { first: turn + 1 } : {}),
    ...(game.options.modules.includes("consultants") ? { consultants } : {}),
  };
}

/** All that a table sees of a position. */
function seen(game: { names: string[] }, view: any, scores: number[]) {
  const { city, turn, turns, tokens_left, people_left, covered, discarded, step, closing, scope } = view;
  const seats = view.seats.map(({ hand: _hand, ...rest }: any) => rest);
  return {
    names: game.names,
    city,
    turn,
    turns,
    tokens_left,
    people_left,
    covered,
    discarded,
    step,
    closing,
    scope,
    seats,
    scores,
  };
}

/** Feed a pad with a game: compare whenever a decision is to be made. */
function fed(file: GameFile): Told {
  const whole = replay(rules, file);
  const { header, moves } = file;
  const start = replay(rules, {
    header: { ...header, result: "unfinished" },
    moves: moves.slice(0, firstDecision(moves)),
  });
  let told = tell(rules, begunPad(rules, optionsOf(start), whole.names));
  const states = whole.history();
  const isFed = (i: number) => whole.log[i].actor !== rules.chance && (!whole.log[i].forced || whole.log[i].private);
  for (const [i, entry] of whole.log.entries()) {
    if (!isFed(i)) continue;
    const real: any = openView({ ...whole, rules, names: whole.names } as any, states[i]);
    while (told.asked === "back") {
      const known = told.pad.acts.filter(([, text]) => text.startsWith("drew")).length;
      told = tell(rules, told.pad, null, [told.seat!, `drew ${drawnBy(whole, told.seat!)[known]}`]);
    }
    expect(seen(told, told.position.view, told.position.scores)).toEqual(seen(whole, real, rules.scores(states[i])));
    const text = whole.textOf(entry.move);
    const move: any = readMove(text);
    const uses = ["build", "renovate", "show", "discard"].includes(move.kind);
    if (told.asked === "tile" && uses) {
      expect(told.could).toContain(move.tile);
      told = tell(rules, told.pad, move.tile);
    }
    expect(told.position.decision!.moves).toContain(text);
    told = tell(rules, told.pad, null, [told.seat!, text] satisfies Act);
  }
  expect(told.over).toBe(true);
  expect(told.position.scores).toEqual(whole.scores);
  expect(told.position.winners).toEqual(whole.winners);
  return told;
}

/** The backs of the tiles that a seat draws. */
function drawnBy(game: Game, seat: number): string[] {
  const events = game.log.flatMap(({ rows }) => rules.eventsSeen(rows, null) as any[]);
  return events.filter((event) => event.event === "drew" && event.seat === seat).map(({ back }) => back);
}

function firstDecision(moves: [string, string][]): number {
  return moves.findIndex(([actor]) => actor !== "chance");
}

describe("the pad of a game that was played", () => {
  test.each(NAMES)("%s", (name) => {
    const told = fed(read(golden[name].file));
    const again = replay(rules, read(fileOfPad(rules, told.pad)));
    expect(again.isOver && again.scores).toEqual(told.position.scores);
  });
});
