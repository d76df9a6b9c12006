// @vitest-environment node
import { expect, test } from "vitest";
import { Refusal } from "../../src/lib/refusal";
import { fromFile, newStudy, packed, read, toFile, unpacked, written, type Study } from "../../src/lib/study";
import { played, reworded } from "../../src/lib/variations";

/** A study with a variation, names and comments. */
function tried(): Study {
  let study = newStudy("streets", { options: { players: 2, modules: ["business"] }, seed: "d1ce" }, "What if?");
  let at: number;
  [study, at] = played(study, 0, [
    [null, "first 2"],
    [1, "build toy-store 0 0 S"],
    [0, "pass"],
  ]);
  [study, at] = played(study, 1, [[1, "build cafe 0 0 N"]]);
  study = reworded(study, at, { name: "The café first", comment: "Ужасно… 🏚️" });
  study = reworded(study, 0, { comment: "Who begins?" });
  return { ...study, at };
}

test("a study is written as moves in a list, and read again", () => {
  const data = {
    citywright: "study",
    version: 1,
    game: "streets",
    name: "What if?",
    options: { players: 2, modules: ["business"] },
    seed: "d1ce",
    comment: "Who begins?",
    at: 4,
    moves: [
      "chance first 2",
      "2 build toy-store 0 0 S",
      "1 pass",
      { move: "2 build cafe 0 0 N", after: 1, name: "The café first", comment: "Ужасно… 🏚️" },
    ],
  };
  expect(written(tried())).toEqual(data);
  expect(read(data)).toEqual(tried());
  expect(fromFile(toFile(tried()))).toEqual(tried());
});

test("a study may begin with a position", async () => {
  const study = newStudy("townies", { position: { game: "townies", seats: [{}] }, seed: "1" });
  expect(await unpacked(await packed(study))).toEqual(study);
});

test("ids have no place in what is written: a study from which something was deleted is the same", () => {
  const [one, other] = [tried(), tried()];
  one.moves = one.moves.map((move) => ({ ...move, id: move.id * 10, after: move.after * 10 }));
  one.at *= 10;
  expect(written(one)).toEqual(written(other));
});

test("a link holds everything, in letters that an address may have", async () => {
  const letters = await packed(tried());
  expect(letters).toMatch(/^[\w-]+$/);
  expect(await unpacked(letters)).toEqual(tried());
});

async function detailOf(attempt: () => unknown): Promise<string> {
  try {
    await attempt();
  } catch (error) {
    if (error instanceof Refusal && error.problem.code === "study") return error.problem.detail!;
    throw error;
  }
  return "";
}

test("a link that was cut or changed is refused, wherever that was", async () => {
  const letters = await packed(tried());
  for (let n = 0; n < letters.length; n++) {
    expect(await detailOf(() => unpacked(letters.slice(0, n))), `cut after ${n}`).toMatch(/damaged|JSON/);
  }
  expect(await detailOf(() => unpacked(`%${letters}`))).toMatch("the link is damaged");
  for (let n = 0; n < letters.length - 1; n += 5) {
    const other = letters[n] === "x" ? "y" : "x";
    const changed = letters.slice(0, n) + other + letters.slice(n + 1);
    expect(await detailOf(() => unpacked(changed)), `changed at ${n}`).toMatch(/damaged/);
  }
});

test("a link that unpacks to far more than anybody writes is refused", async () => {
  const large = { ...tried(), name: "A".repeat(5_000_000) };
  expect(await detailOf(async () => unpacked(await packed(large)))).toMatch("it is too large");
});

test.each<[string, (data: any) => unknown]>([
  ["this is not a study", () => null],
  ["this is not a study", () => ["study"]],
  ["this is not a study", ({ citywright: _, ...data }) => data],
  ["it has version 2; this page reads version 1", (data) => ({ ...data, version: 2 })],
  ["there is no game 'chess'", (data) => ({ ...data, game: "chess" })],
  ["'options' should say how many 'players'", (data) => ({ ...data, options: {} })],
  ["'names' should be a list of names", (data) => ({ ...data, names: [1, 2] })],
  ["'seed' should be a text", (data) => ({ ...data, seed: 7 })],
  ["'position' should be an object", (data) => ({ ...data, position: "here" })],
  ["'moves' should be a list of moves", (data) => ({ ...data, moves: "first 2" })],
  ["'at' should be the number of a move: 0 to 4", (data) => ({ ...data, at: 5 })],
  ["the study: 'comment' should be a short text", (data) => ({ ...data, comment: ["!"] })],
  [
    "move 1: 'first' should be a player's number or 'chance', and a move",
    (data) => ({ ...data, at: 0, moves: ["first"] }),
  ],
  ["move 2 should be a text, or an object", (data) => ({ ...data, at: 0, moves: [data.moves[0], 7] })],
  [
    "move 2: 'after' should be the number of a move before it",
    (data) => ({ ...data, at: 0, moves: [data.moves[0], { move: "1 pass", after: 2 }] }),
  ],
  ["move 1: 'name' should be a short text", (data) => ({ ...data, at: 0, moves: [{ move: "1 pass", name: 3 }] })],
])("%s", async (detail, change) => {
  const data = change(JSON.parse(toFile(tried())));
  expect(await detailOf(() => read(data))).toBe(detail);
});

test("a file that is not JSON says so", async () => {
  expect(await detailOf(() => fromFile('{"citywright": "study"'))).toMatch("it is not JSON");
});
