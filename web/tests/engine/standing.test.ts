// @vitest-environment node
// Positions that lines of moves lead to: the same as those of the games they come from.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { Bots } from "../../src/engine/bots";
import { read, replay, write, fileOf } from "../../src/engine/file";
import { framesOf } from "../../src/engine/finished";
import type { Game } from "../../src/engine/game";
import { gameFrom } from "../../src/engine/position";
import { Rules } from "../../src/engine/rules";
import { Standings, type Line, type Made } from "../../src/engine/standing";
import { TreeGrower } from "../../src/engine/trees";
import { Chosen } from "../../src/lib/branching";
import type { Watched } from "../../src/lib/watched.svelte";
import type { GameName } from "../../src/wire";
import { engine, GAMES } from "./engines";

const FIXTURE = resolve(import.meta.dirname, "../../fixtures/engine.json");
const golden: { game: GameName; file: string }[] = Object.values(JSON.parse(readFileSync(FIXTURE, "utf-8")));
let rules: Record<string, Rules>;

beforeAll(async () => {
  const opened = GAMES.map(async (game) => [game, await Rules.open(await engine(game))] as const);
  rules = Object.fromEntries(await Promise.all(opened));
});

/** A golden game with several players. */
function whole(game: GameName): Game {
  const files = golden.filter((each) => each.game === game).map(({ file }) => read(file));
  return replay(
    rules[game],
    files.find(({ header }) => Number(header.players) > 2)!,
  );
}

const by = (game: Game, actor: number) => (actor === game.rules.chance ? null : actor);

/** The moves of a game that somebody chose, and those of chance. */
function chosen(game: Game): Made[] {
  return game.log.filter(({ forced }) => !forced).map(({ actor, move }) => [by(game, actor), game.textOf(move)]);
}

function lineOf(game: Game, moves = chosen(game)): Line {
  const { options, names, seed } = game;
  return { game: game.rules.name as GameName, start: { options, names, seed: seed! }, moves };
}

test.each(GAMES)("%s: a finished game that began from a position leads to the same end by its chosen moves", (name) => {
  const long = whole(name);
  const early = lineOf(long, chosen(long).slice(0, 12));
  const standings = new Standings(rules[name]);
  const game = gameFrom(rules[name], standings.sketch(early), { seed: "maple" });
  while (!game.isOver) {
    const [seat] = game.actors;
    game.apply(seat, game.legalMoves(seat)[0], false);
    game.carryOn();
  }
  const table = { options: game.options, seats: game.names.map((name) => ({ name, who: "person" })) };
  const watched = { game: name, frames: framesOf(game), replay: { table } } as unknown as Watched;
  const line = new Chosen(watched, fileOf(game).header).lineTo(game.log.length);
  expect(standings.game(line).log).toEqual(game.log);
});

test.each(GAMES)("%s: every position of a game is reached by its moves, with all hands open", (name) => {
  const game = whole(name);
  const frames = framesOf(game);
  const standings = new Standings(game.rules);
  const line = lineOf(game);
  for (let n = 0; n < line.moves.length; n += 7) {
    const { position, names, over } = standings.stand({ ...line, moves: line.moves.slice(0, n) }, "all");
    const frame = frames[position.log.length];
    expect([position.view, position.scores, names, over]).toEqual([frame.view, frame.scores, game.names, false]);
    expect(position.log).toEqual(frames.slice(1, position.log.length + 1).map(({ entry }) => entry));
  }
  const end = standings.stand(line, "all");
  expect(end).toMatchObject({ over: true, chance: null, position: { winners: game.winners, decision: null } });
  expect([end.reached[0], end.reached.at(-1)]).toEqual([0, game.log.length]);
});

test.each(GAMES)("%s: a seat sees no more than at a table", (name) => {
  const game = whole(name);
  const line = lineOf(game);
  const half = { ...line, moves: line.moves.slice(0, line.moves.length / 2) };
  const standings = new Standings(game.rules);
  const there = standings.game(half);
  const { position, found } = standings.stand(half, 1);
  expect([position.view, position.log, found]).toEqual([there.view(1), there.seenLog(1), there.inspect(1)]);
  expect(position.decision).toEqual(
    there.actors.includes(1) ? { answers: position.log.length, moves: there.legalTexts(1) } : null,
  );
  expect(() => standings.stand(half, 7)).toThrow(
    expect.objectContaining({ problem: { code: "no-seat", detail: "7" } }),
  );
});

test.each(GAMES)("%s: chance is drawn by the seed as in a game, or chosen", (name) => {
  const game = whole(name);
  const standings = new Standings(game.rules);
  let line = lineOf(game, []);
  const all = chosen(game);
  while (line.moves.length < all.length) {
    const { chance } = standings.stand(line, "all");
    if (chance) expect(chance.could).toContain(chance.drawn[0][1]);
    line = { ...line, moves: [...line.moves, ...(chance?.drawn ?? [all[line.moves.length]])] };
  }
  expect(line.moves).toEqual(all);
  const { could, drawn } = standings.stand(lineOf(game, []), "all").chance!;
  const other = could.find((each) => each !== drawn[0][1])!;
  const picked = standings.stand(lineOf(game, [[null, other]]), "all");
  expect(picked.position.log[0].move).toBe(other);
});

test.each(GAMES)("%s: a line begins with the header of a game file, whose moves may all be told", (name) => {
  const game = whole(name);
  const { header, moves } = read(write(fileOf(game)));
  const made = moves.map(([actor, move]): Made => [actor === "chance" ? null : Number(actor) - 1, move]);
  const standings = new Standings(game.rules);
  const at = made.length - 5;
  const { position } = standings.stand({ game: name, start: { header }, moves: made.slice(0, at) }, "all");
  expect(position.view).toEqual(framesOf(game)[at].view);
  const short = { header: { ...header, forced: "left out" } };
  expect(standings.stand({ game: name, start: short, moves: chosen(game) }, "all").over).toBe(true);
});

test("a wrong move is refused with its number, and does no harm", () => {
  const game = whole("streets");
  const line = lineOf(game);
  const standings = new Standings(game.rules);
  const at = line.moves.findIndex(([actor]) => actor !== null);
  const wrong = { ...line, moves: line.moves.with(at, [line.moves[at][0], "build nothing"]) };
  const detail = expect.stringMatching(`^move ${at + 1}: build nothing is not legal`);
  const refusal = { problem: { code: "line", detail } };
  for (const _ of "twice") expect(() => standings.stand(wrong, "all")).toThrow(expect.objectContaining(refusal));
  expect(standings.stand(line, "all").over).toBe(true);
});

test("of several who are to decide, one may be named", () => {
  const game = whole("townies");
  const line = lineOf(game);
  const standings = new Standings(game.rules);
  const both = line.moves.findIndex(
    (_, n) => standings.game({ ...line, moves: line.moves.slice(0, n) }).actors.length > 1,
  );
  const there = { ...line, moves: line.moves.slice(0, both) };
  const { due } = standings.stand(there, "all").position;
  for (const seat of due) {
    const { position } = standings.stand(there, "all", seat);
    expect(position).toMatchObject({ seat, due, decision: { moves: standings.game(there).legalTexts(seat) } });
  }
});

test.each(GAMES)("%s: what a move would bring, and what is best", async (name) => {
  const game = whole(name);
  const line = lineOf(game);
  const standings = new Standings(game.rules);
  const n = line.moves.findLastIndex(([actor]) => actor !== null);
  const there = { ...line, moves: line.moves.slice(0, n) };
  const [seat, move] = line.moves[n] as [number, string];
  expect(standings.foreseen(there, seat, move)).toMatchObject({ move, ...standings.game(there).foresee(move, seat) });
  const files = await engine(name);
  const thinker = new Bots(game.rules, files, new TreeGrower(files));
  const advised = await standings.advised(there, seat, thinker, 0.05);
  const legal = standings.game(there).legalTexts(seat);
  expect(legal).toEqual(expect.arrayContaining(advised.map((each) => each.move)));
  const other = game.names.length;
  await expect(async () => standings.advised(there, other, thinker)).rejects.toMatchObject({
    problem: { code: "stale" },
  });
});
