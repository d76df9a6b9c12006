// @vitest-environment node
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { posed, type Posed } from "../../src/engine/posed";
import { Rules } from "../../src/engine/rules";
import { games } from "../../src/lib/games";
import * as quizzing from "../../src/lib/quiz";
import type { Question, Reckoned } from "../../src/lib/quiz";
import { LANGUAGES, has, say } from "../../src/lib/words.svelte";
import { GAMES } from "../../src/wire";
import { engine } from "../engine/engines";

const NAMES = ["Ann", "Bob"];
const questions: Question[] = [
  { id: "one", asks: "now", moves: ["a", "b"] },
  { id: "two", asks: "now", moves: ["c", "d"] },
];
const right = (move: string) => ({ move, right: true });
const wrong = (move: string) => ({ move, right: false });

const kept = new Map<string, string>();
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe.each(GAMES)("%s", (game) => {
  async function asked(): Promise<[Question, Posed, Reckoned[]][]> {
    const rules = await Rules.open(await engine(game));
    const quiz = await games[game].quiz();
    return quiz.questions.map((question) => {
      const found = posed(rules, quiz.file(question.id), question.moves);
      const reckoned = found.outcomes.map((each) => quiz.reckon(question.asks, each, found, NAMES, say));
      return [question, found, reckoned];
    });
  }

  test("five questions, each with exactly one best answer, and every amount is explained", async () => {
    const all = await asked();
    expect(all).toHaveLength(5);
    for (const [{ id, moves }, { position }, reckoned] of all) {
      const most = Math.max(...reckoned.map(({ value }) => value));
      expect([id, reckoned.filter(({ value }) => value === most).length]).toEqual([id, 1]);
      expect(reckoned[quizzing.bestOf(reckoned)].value).toBe(most);
      expect(reckoned.every(({ value, why }) => why.length || !value)).toBe(true);
      expect(moves.length).toBeGreaterThanOrEqual(3);
      expect(moves.length).toBeLessThanOrEqual(quizzing.LETTERS.length);
      expect(position.due).toContain(position.seat);
    }
  });

  test.each(LANGUAGES)("every text is there, and short: %s", async (language) => {
    for (const { id, asks } of (await games[game].quiz()).questions) {
      expect(say(`quiz-${game}-${id}`, {}, language).split(/\s+/).length).toBeLessThanOrEqual(40);
      expect(has(`quiz-${game}-asks-${asks}`, language)).toBe(true);
    }
  });
});

test("an answer is given once, and only then does one go on", () => {
  const first = quizzing.BEGINNING;
  expect(quizzing.goOn(first)).toEqual(first);
  const answered = quizzing.answer(first, wrong("a"));
  expect(quizzing.answer(answered, right("b"))).toEqual(answered);
  const second = quizzing.answer(quizzing.goOn(answered), right("d"));
  expect(second).toEqual({ at: 1, answers: [wrong("a"), right("d")] });
  expect(quizzing.score(second)).toBe(1);
  expect(quizzing.goOn(quizzing.goOn(second)).at).toBe(2);
});

test("one goes on where one left off, unless the questions have changed", () => {
  expect(quizzing.recallProgress("streets", questions)).toEqual(quizzing.BEGINNING);
  const progress = { at: 1, answers: [right("a")] };
  quizzing.keepProgress("streets", progress);
  expect(quizzing.recallProgress("streets", questions)).toEqual(progress);
  expect(quizzing.recallProgress("townies", questions)).toEqual(quizzing.BEGINNING);
  expect(quizzing.recallProgress("streets", questions.slice(1))).toEqual(quizzing.BEGINNING);
});

test.each([
  "nonsense",
  "null",
  '{"at":-1,"answers":[]}',
  '{"at":7,"answers":[]}',
  '{"at":0}',
  '{"at":2,"answers":[{},{},{}]}',
])("what cannot be read begins anew: %s", (text) => {
  kept.set("quiz-streets", text);
  expect(quizzing.recallProgress("streets", questions)).toEqual(quizzing.BEGINNING);
});

const key = (key: string, code: string, more = {}) =>
  quizzing.letterOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, ...more } as KeyboardEvent);

test("letters and numbers choose, in every layout", () => {
  expect(key("b", "KeyB")).toBe("B");
  expect(key("a", "KeyQ")).toBe("A"); // where it is written, on a French keyboard
  expect(key("ф", "KeyA")).toBe("A");
  expect(key("3", "Digit3")).toBe("C");
  expect(key("'", "Digit4")).toBe("D");
  expect(key("5", "Numpad5")).toBe("E");
  for (const [pressed, code] of [
    ["f", "KeyF"],
    ["6", "Digit6"],
    ["0", "Digit0"],
    ["Enter", "Enter"],
    ["q", "KeyA"],
  ])
    expect(key(pressed, code)).toBe(null);
  expect(key("a", "KeyA", { ctrlKey: true })).toBe(null);
});
