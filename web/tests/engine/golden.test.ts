// Golden games, played in the engine: everybody sees what web/fixtures/engine.py says that they see on the server, to the
// last byte.

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { fileOf, read, replay, write } from "../../src/engine/file";
import { bestMoveOf, earnedIn, framesOf } from "../../src/engine/finished";
import { Game, type Entry } from "../../src/engine/game";
import { Rules } from "../../src/engine/rules";
import { Refusal } from "../../src/lib/refusal";
import type { GameName } from "../../src/wire";
import { engine, GAMES } from "./engines";

interface Golden {
  game: GameName;
  file: string;
  positions: Record<string, string | null>[];
  frames: string[];
  earned: string;
}

const OFTEN = 10;
const SOME = 5;
const FIXTURE = resolve(import.meta.dirname, "../../fixtures/engine.json");
const golden: Record<string, Golden> = JSON.parse(readFileSync(FIXTURE, "utf-8"));
let rules: Record<string, Rules>;

beforeAll(async () => {
  const opened = GAMES.map(async (game) => [game, await Rules.open(await engine(game))] as const);
  rules = Object.fromEntries(await Promise.all(opened));
});

const digest = (data: unknown) => createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 8);
const readers = (game: Game) => [...game.names.keys(), null];
const views = (game: Game) => readers(game).map((reader) => game.view(reader));

/** What everybody sees of a position, and may do. */
function position(game: Game): Record<string, string> {
  return {
    views: digest(views(game)),
    moves: digest(game.actors.map((actor) => game.legalTexts(actor))),
    scores: digest([game.scores, game.winners, game.names.map((_, seat) => game.canUndo(seat))]),
  };
}

/** What is new in everybody's log; `since` then says how long each is. */
function news(game: Game, since: number[]): string {
  const logs = readers(game).map((reader, i) => game.seenLog(reader, since[i]));
  logs.forEach((log, i) => (since[i] += log.length));
  return digest(logs);
}

/** What a seat is told about a decision if it asks, and what its bot would know. */
function asked(game: Game, seat: number): Record<string, string> {
  const moves = game.legalTexts(seat);
  const some = Array.from({ length: SOME }, (_, i) => moves[Math.floor((i * (moves.length - 1)) / (SOME - 1))]);
  return {
    found: digest([game.inspect(seat), game.inspect(null)]),
    previews: digest(some.map((move) => game.foresee(move, seat))),
    believed: digest(Buffer.from(game.rules.mask(game.state, seat)).toString("hex")),
  };
}

/** How the game stands for everybody after the first of the last choices was taken back, if it can be: others may have
 * sealed theirs since. Then all are made again. */
function takenBack(game: Game, choices: Entry[]): string | null {
  const [{ actor }, ...later] = choices;
  if (later.some((each) => each.actor === actor) || !game.canUndo(actor)) return null;
  game.undo(actor);
  const seen = [...views(game), ...readers(game).map((reader) => game.seenLog(reader))];
  for (const each of later.toReversed()) game.undo(each.actor);
  for (const each of choices) game.play(each.move, each.actor);
  return digest(seen);
}

/** A game played anew from its seed and its decisions, with digests of what everybody sees. */
function played(whole: Game): [Game, Record<string, string | null>[]] {
  const game = new Game(whole.rules, whole.options, { names: whole.names, seed: whole.seed! });
  const since = readers(game).map(() => 0);
  const choices = whole.log.filter(({ actor, forced }) => actor !== game.rules.chance && !forced);
  const seen = choices.map((choice, number) => {
    const log = news(game, since);
    const more = number % OFTEN === 0 ? asked(game, choice.actor) : {};
    const now = { ...position(game), log, ...more };
    game.play(choice.move, choice.actor);
    const back = number % OFTEN;
    if (back !== 1 && back !== 2) return now;
    return { ...now, undone: takenBack(game, choices.slice(number + 1 - back, number + 1)) };
  });
  return [game, [...seen, { ...position(game), log: news(game, since) }]];
}

/** A golden game, whose file has been changed. */
function refusal(change: (file: string) => string, to?: number): string {
  const { game, file } = Object.values(golden)[0];
  try {
    replay(rules[game], read(change(file)), to);
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === "file") return error.message;
    throw error;
  }
  return "";
}

test("a file that does not fit the rules is refused with the reason", () => {
  const line = (name: string, value: string) => refusal((file) => file.replace(RegExp(`^${name}: .*$`, "m"), value));
  expect(line("rules", "rules: 0")).toMatch(/^played with rules version 0; this program has version/);
  expect(line("players", "players: 9")).toBe("players: no players '9'; there are 1, 2, 3, 4, 5");
  expect(line("names", "names: Ann,")).toMatch(/^the header: there should be 2/);
  expect(line("names", "weather: fine")).toBe("the header has an unknown line 'weather'");
  expect(line("names", "position: {")).toMatch(/^the position in the header is not JSON/);
  expect(line("names", 'position: {"seats": []}')).toBe("the header: rows");
  expect(line("result", "result: 1 2")).toMatch(/^the header says the result is 1 2, but the moves lead to/);
  expect(refusal((file) => file.replace("\n3 chance", "\n3 nobody"))).toMatch(/^move 3: 'nobody' is not an actor/);
  expect(refusal((file) => file.replace("\n3 chance", "\n3 1"))).toMatch(/^move 3: it is chance to decide, not Player/);
  expect(refusal((file) => file.replace(/\n3 chance .*/, "\n3 chance draw"))).toMatch(
    /^move 3: draw is not legal here/,
  );
  expect(refusal((file) => file, 10_000)).toMatch(/^there is no move 10000/);
  expect(refusal((file) => file, 3)).toBe("");
});

describe.each(Object.entries(golden))("%s", (_, { game: name, file, positions, frames, earned }) => {
  test("is played as on the server", () => {
    const whole = replay(rules[name], read(file));
    const [game, seen] = played(whole);
    expect(seen).toEqual(positions);
    expect(write(fileOf(game))).toBe(file);
    expect(framesOf(game).map(digest)).toEqual(frames);
    expect(digest([earnedIn(game), bestMoveOf(game)])).toBe(earned);
  });

  test("is read without the moves that were the only option", () => {
    const whole = replay(rules[name], read(file));
    const short = read(file);
    short.moves = short.moves.filter((_, i) => !whole.log[i].forced);
    short.header.forced = "left out";
    expect(write(fileOf(replay(rules[name], short)))).toBe(file);
  });
});
