// @vitest-environment node
import { expect, test } from "vitest";
import { games } from "../../src/lib/games";
import { type Step, stepAfter } from "../../src/lib/lessons";
import { has, say } from "../../src/lib/words.svelte";
import { GAMES } from "../../src/wire";

const MOST_WORDS = 40;
const COORDINATES = /\b[a-i][1-9]\b|-?\d,-?\d/; // too small to be read on a phone

test.each(GAMES)("%s: every step is written in both languages, and read at once", async (game) => {
  const { steps, learnt } = await games[game].lesson();
  const told = steps.flatMap(({ id }) => [`learn-${game}-${id}`, `learn-${game}-${id}-head`]);
  for (const message of [...told, ...learnt.map((id) => `learn-${game}-learnt-${id}`)]) {
    for (const language of ["en", "ru"]) {
      expect(has(message, language), `${message} in ${language}`).toBe(true);
      const text = say(message, {}, language);
      expect(text, `${message} in ${language}`).not.toMatch(COORDINATES);
      const words = text.split(" ").length;
      expect(words, `${message} in ${language}`).toBeLessThanOrEqual(MOST_WORDS);
    }
  }
});

const steps: Step[] = [
  { id: "welcome", at: 2, kind: "read" },
  { id: "first", at: 2, kind: "do" },
  { id: "well", at: 4, kind: "read" },
  { id: "second", at: 6, kind: "do" },
];

test.each([
  ["begins with the first step", 2, 0, 0],
  ["goes on with the step that was shown", 2, 1, 1],
  ["goes on with it while others are to move", 4, 3, 3],
  ["begins with the first step if the table was made anew", 2, 3, 0],
  ["passes over what has been done since", 3, 1, 2],
  ["ends after the last one", 7, 3, 4],
])("a lesson %s", (_, made, shown, next) => {
  expect(stepAfter(steps, made, shown)).toBe(next);
});
