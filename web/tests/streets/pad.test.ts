// @vitest-environment node
// The score of a real game: told only what a table sees, the engine pays what the real game paid, turn by turn.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { read, replay, type GameFile } from "../../src/engine/file";
import type { Game } from "../../src/engine/game";
import { openView } from "../../src/engine/finished";
import { Rules } from "../../src/engine/rules";
import { begunPad } from "../../src/streets/score/deal";
import { backText, isBack, type Act, type Pad, type Told } from "../../src/streets/score/pad";
import { fileOfPad, tell } from "../../src/streets/score/told";
import { Refusal } from "../../src/lib/refusal";
import { readMove } from "../../src/streets/moves";
import { newBrowser, tab } from "../engine/at_home";
import { engine } from "../engine/engines";
import { Calm } from "../engine/toy";

const FIXTURE = resolve(import.meta.dirname, "../../fixtures/engine.json");
const golden: Record<string, { game: string; file: string }> = JSON.parse(readFileSync(FIXTURE, "utf-8"));
const NAMES = [
  "1p-2021-hard",
  "1p-2021-normal-business-consultants", // Hacker
  "1p-ru-normal-consultants", // Entrepreneur
  "2p-2021-consultants", // Contractor, Entrepreneur
  "3p-2021-consultants", // Hacker, Contractor
  "4p-ru-business-consultants", // Entrepreneur, Hacker
  "5p-ru-consultants", // Hacker, Renovator, Investor
];
let rules: Rules;
let backs: Map<string, string>;

beforeAll(async () => {
  rules = await Rules.open(await engine("streets"));
  backs = new Map(rules.about.boxes[0][1].tiles.map(({ id, back }: any) => [id, back]));
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
function seen(view: any, scores: number[]) {
  const { city, turn, turns, tokens_left, people_left, covered, discarded, step, closing, scope } = view;
  const seats = view.seats.map(({ hand: _hand, ...rest }: any) => rest);
  return {
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
function fed(file: GameFile, dealt = (pad: Pad) => pad): Told {
  const whole = replay(rules, file);
  const { header, moves } = file;
  const start = replay(rules, {
    header: { ...header, result: "unfinished" },
    moves: moves.slice(0, firstDecision(moves)),
  });
  let told = tell(rules, dealt(begunPad(rules, optionsOf(start), whole.names.slice(0, whole.options.players))));
  const states = whole.history();
  const isFed = (i: number) => whole.log[i].actor !== rules.chance && (!whole.log[i].forced || whole.log[i].private);
  for (const [i, entry] of whole.log.entries()) {
    if (!isFed(i)) continue;
    const real: any = openView({ ...whole, rules, names: whole.names } as any, states[i]);
    while (told.asked === "back") {
      const known = told.pad.acts.filter(isBack).length;
      told = tell(rules, told.pad, null, [told.seat!, backText(drawnBy(whole, told.seat!)[known])]);
    }
    expect(seen(told.position.view, told.position.scores)).toEqual(seen(real, rules.scores(states[i])));
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

test.each(NAMES)("%s: what is paid, turn by turn", (name) => {
  const file = read(golden[`streets/${name}`].file);
  const told = fed(file);
  const again = replay(rules, read(fileOfPad(rules, told.pad)));
  expect(again.isOver && again.scores).toEqual(told.position.scores);
});

test("its file says that hands are made up, so it is replayed but not analysed", async () => {
  const text = fileOfPad(rules, fed(read(golden["streets/1p-2021-hard"].file)).pad);
  newBrowser();
  const home = tab({ ready: async () => ({ rules, thinker: new Calm() }) });
  const { id } = await home.open(text);
  expect((await home.replay(id)).table.stage).toBe("over");
  expect(read(await home.file(id)).header.hidden).toBe("made up");
  await expect(home.gameOf({ table: id })).rejects.toThrow("made-up");
  await expect(home.gameOf({ file: text })).rejects.toThrow("made-up");
});

test("what the deal was thought to be does not matter", () => {
  const file = read(golden["streets/3p-2021-consultants"].file);
  const { pad, position } = fed(file);
  const again = fed(file, (begun) => ({ ...begun, deal: mixed(begun) }));
  expect(again.pad.deal).not.toEqual(pad.deal);
  expect(again.position.view).toEqual(position.view);
  expect(again.position.log).toEqual(position.log);
});

/** Another order of what comes into the game. */
function mixed({ deal, size }: Pad): string[] {
  return [...deal.slice(0, size).reverse(), ...deal.slice(size)];
}

test("everything can be taken back, and told otherwise", () => {
  const { pad } = fed(read(golden["streets/2p-2021-consultants"].file));
  const half = tell(rules, { ...pad, acts: pad.acts.slice(0, 20) });
  const fresh = tell(rules, { ...begunPad(rules, pad.options, pad.names), acts: [] });
  expect(tell(rules, { ...pad, acts: [] }).position.view).toEqual(fresh.position.view);
  const other = half.could.find((tile) => !pad.acts.some(([, text]) => text.includes(tile))) ?? half.could.at(-1)!;
  const held = tell(rules, half.pad, other);
  expect(held.position.decision!.moves.every((text) => text.includes(other))).toBe(true);
  expect(held.position.log).toEqual(half.position.log);
});

test("a tile that cannot be there is refused", () => {
  const begun = tell(rules, begunPad(rules, { players: 2, first: 1 }, ["Ann", "Bob"]));
  const held = tell(rules, begun.pad, begun.could[0]);
  const built = tell(rules, held.pad, null, [0, held.position.decision!.moves[0]]);
  expect(built.could).not.toContain(begun.could[0]);
  expect(() => tell(rules, built.pad, begun.could[0])).toThrow(Refusal);
});

test("tiles with a back are used up when as many are laid as come into the game", () => {
  let told = tell(rules, begunPad(rules, { players: 2, first: 1 }, ["Ann", "Bob"]));
  const ofShoppers = told.could.filter((tile) => backs.get(tile) === "shopper");
  expect(ofShoppers).toHaveLength(8);
  for (const tile of ofShoppers.slice(0, 6)) {
    told = tell(rules, told.pad, tile);
    while (told.asked === null || told.position.decision!.moves[0]?.includes(tile)) {
      told = tell(rules, told.pad, null, [told.seat!, told.position.decision!.moves[0]]);
    }
  }
  expect(told.could.filter((tile) => backs.get(tile) === "shopper")).toEqual([]);
});
