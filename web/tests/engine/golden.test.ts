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

/** What a seat is told about a decision if it asks. */
function asked(game: Game, seat: number): Record<string, string> {
  const moves = game.legalTexts(seat);
  const some = Array.from({ length: SOME }, (_, i) => moves[Math.floor((i * (moves.length - 1)) / (SOME - 1))]);
  return {
    found: digest([game.inspect(seat), game.inspect(null)]),
    previews: digest(some.map((move) => game.foresee(move, seat))),
  };
}

/** How the game stands for everybody after a choice was taken back; then it is made again. */
function takenBack(game: Game, { actor, move }: Entry): string | null {
  if (!game.canUndo(actor)) return null;
  game.undo(actor);
  const seen = digest([...views(game), ...readers(game).map((reader) => game.seenLog(reader))]);
  game.play(move, actor);
  return seen;
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
    return number % OFTEN === 1 ? { ...now, undone: takenBack(game, choice) } : now;
  });
  return [game, [...seen, { ...position(game), log: news(game, since) }]];
}

describe.each(Object.entries(golden))("%s", (_, { game: name, file, positions, frames, earned }) => {
  test("is played as on the server", () => {
    const whole = replay(rules[name], read(file));
    const [game, seen] = played(whole);
    expect(seen).toEqual(positions);
    expect(write(fileOf(game))).toBe(file);
    expect(framesOf(game).map(digest)).toEqual(frames);
    expect(digest([earnedIn(game), bestMoveOf(game)])).toBe(earned);
  });
});
