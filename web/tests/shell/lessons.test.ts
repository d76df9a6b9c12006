// @vitest-environment node
import { expect, test } from "vitest";
import { games } from "../../src/lib/games";
import { stepNow, type Scene } from "../../src/lib/lessons";
import { has } from "../../src/lib/words.svelte";
import { GAMES } from "../../src/wire";
import { entry } from "./fakes";

const by = (seat: number, event: string) => entry(1, { actor: seat, events: [{ event, seat, rule: "4" }] });
const scene = (...log: Scene["log"]): Scene => ({ log, seat: 0 });

test.each(GAMES)("%s: short, and every step is written in both languages", (game) => {
  expect(games[game].lessons.length).toBeLessThanOrEqual(8);
  for (const { id } of games[game].lessons) {
    for (const message of [`learn-${game}-${id}`, `learn-${game}-${id}-head`]) {
      expect(has(message, "en") && has(message, "ru"), message).toBe(true);
    }
  }
});

test("a step that waits goes on when it is done, and not before", () => {
  const steps = games.streets.lessons;
  expect(stepNow(steps, 1, scene())).toBe(1);
  expect(stepNow(steps, 1, scene(by(1, "built")))).toBe(1);
  expect(stepNow(steps, 1, scene(by(0, "built")))).toBe(2);
});

test("a step to be read waits for its reader", () => {
  expect(stepNow(games.streets.lessons, 0, scene(by(0, "built"), by(0, "built")))).toBe(0);
});

test("a street that the other player closes counts, too", () => {
  expect(stepNow(games.streets.lessons, 4, scene(by(1, "scoring")))).toBe(5);
});
