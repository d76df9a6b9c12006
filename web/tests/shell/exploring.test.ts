// A study with the real engine behind it.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sketchOf } from "../../src/engine/position";
import { Rules } from "../../src/engine/rules";
import { Standings } from "../../src/engine/standing";
import { Exploring } from "../../src/lib/exploring.svelte";
import { local } from "../../src/lib/local";
import { ofFile } from "../../src/lib/opening";
import { fromFile, newStudy, toFile, type Study } from "../../src/lib/study";
import { continuations, lineTo } from "../../src/lib/variations";
import { speak } from "../../src/lib/words.svelte";
import { GAMES, type GameName } from "../../src/wire";
import { engine } from "../engine/engines";

let kept: Study;
let standings: Record<GameName, Standings>;

beforeEach(async () => {
  speak("en");
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const all = GAMES.map(async (game) => [game, new Standings(await Rules.open(await engine(game)))] as const);
  standings = Object.fromEntries(await Promise.all(all)) as typeof standings;
  vi.spyOn(local, "stand").mockImplementation(async (line, eyes, seat) => standings[line.game].stand(line, eyes, seat));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function explore(study: Study): Promise<Exploring> {
  const exploring = new Exploring(study, (changed) => (kept = changed));
  await exploring.open();
  return exploring;
}

const fresh = (game: GameName) => explore(newStudy(game, { options: { players: 2 }, seed: "7" }));

test.each(GAMES)("%s: a new study is dealt by its seed, until somebody has to decide", async (game) => {
  const [one, other] = [await fresh(game), await fresh(game)];
  expect(one.standing!.chance).toBe(null);
  expect(one.position!.decision!.moves.length).toBeGreaterThan(1);
  expect(one.names).toEqual(["Player 1", "Player 2"]);
  expect(toFile(one.study)).toBe(toFile(other.study));
  expect(kept).toEqual(other.study);
});

test.each(GAMES)("%s: moves are made for everybody, taken back, and made otherwise", async (game) => {
  const exploring = await fresh(game);
  const start = exploring.at;
  const [first, second] = exploring.position!.decision!.moves;
  await exploring.choose(first);
  const end = exploring.at;
  await exploring.step(-1);
  expect(exploring.at).toBe(start);
  await exploring.choose(first);
  expect(exploring.at).toBe(end); // with what was drawn then
  await exploring.step(-1);
  await exploring.choose(second);
  expect(continuations(exploring.study, start).map(({ made }) => made[1])).toEqual([first, second]);
  expect(exploring.fork!.made[1]).toBe(second);
  await exploring.turn(1);
  expect(exploring.move!.made[1]).toBe(first);
  await exploring.end();
  expect(exploring.at).toBe(end);
  await exploring.start();
  await exploring.end();
  expect(exploring.at).toBe(end);
});

test("what chance brings can be chosen, and stepping stops where it was tried otherwise", async () => {
  const exploring = await fresh("streets");
  exploring.letDraw("chosen");
  const before = exploring.at;
  await exploring.choose(exploring.position!.decision!.moves[0]);
  while (!exploring.standing!.chance) await exploring.choose(exploring.position!.decision!.moves[0]);
  const [there, { could, drawn }] = [exploring.at, exploring.standing!.chance];
  const other = could.find((each) => each !== drawn[0][1])!;
  await exploring.drawOnce();
  await exploring.go(there);
  await exploring.pick(other);
  expect(continuations(exploring.study, there).map(({ made }) => made[1])).toEqual([drawn[0][1], other]);
  exploring.letDraw("drawn");
  expect(exploring.stops).toContain(there);
  expect(exploring.stops).toContain(before);
});

test("what was deleted can be brought back", async () => {
  const exploring = await fresh("streets");
  const { study } = exploring;
  await exploring.remove(exploring.at);
  expect(exploring.study.moves).toHaveLength(study.moves.length - 1);
  expect(exploring.standing!.chance).not.toBe(null);
  await exploring.restore();
  expect(exploring.study.moves).toEqual(study.moves);
  expect(exploring.canRestore).toBe(false);
});

test.each(GAMES)("%s: a line is saved as a game file, which opens as a study", async (game) => {
  const exploring = await fresh(game);
  for (let n = 0; n < 12; n++) await exploring.choose(exploring.position!.decision!.moves[n % 2]);
  const file = standings[game].file(lineTo(exploring.study, exploring.at));
  const study = await ofFile(file);
  expect(study.moves.map(({ made }) => made)).toEqual(exploring.path.map(({ made }) => made));
  expect((await explore(study)).position!.view).toEqual(exploring.position!.view);
  expect(await ofFile(toFile(exploring.study))).toEqual(exploring.study);
});

test.each(GAMES)("%s: a study begins with a position, where players have names or numbers", async (game) => {
  const { study, at } = await fresh(game);
  const position = sketchOf(standings[game].game(lineTo(study, at)));
  position.seats[1].name = "Бен";
  delete position.seats[0].name;
  const exploring = await explore(newStudy(game, { position }));
  expect(exploring.names).toEqual(["Player 1", "Бен"]);
  await exploring.choose(exploring.position!.decision!.moves[0]);
  expect(await ofFile(standings[game].file(lineTo(exploring.study, exploring.at)))).toMatchObject({
    start: { position },
    moves: exploring.path.map(({ made }) => ({ made })),
  });
});

test("the study of the documentation can be opened", async () => {
  const page = readFileSync(resolve(import.meta.dirname, "../../../docs/study.md"), "utf-8");
  const exploring = await explore(fromFile(/```json\n(.*?)```/s.exec(page)![1]));
  expect(exploring.fork!.name).toBe("Further south");
  expect(exploring.names).toEqual(["Ann", "Bob"]);
});

test("a study with a wrong move is refused", async () => {
  const { study } = await fresh("streets");
  const wrong = { ...study, moves: study.moves.map((move, i) => (i === 3 ? { ...move, made: [0, "pass"] } : move)) };
  await expect(explore(wrong as Study)).rejects.toMatchObject({
    problem: { code: "line", detail: expect.stringMatching(/^move 4: /) },
  });
});
