// @vitest-environment node
import { expect, test } from "vitest";
import { LESSONS, stepNow, type Scene } from "../../src/lib/lessons";
import { has } from "../../src/lib/words.svelte";
import { entry } from "./fakes";

const by = (seat: number, event: string) => entry(1, { actor: seat, events: [{ event, seat, rule: "4" }] });
const scene = (...log: Scene["log"]): Scene => ({ log, seat: 0 });

test.each(["streets", "townies"] as const)("%s: short, and every step is written in both languages", (game) => {
  expect(LESSONS[game].length).toBeLessThanOrEqual(8);
  for (const { id } of LESSONS[game]) {
    for (const message of [`learn-${game}-${id}`, `learn-${game}-${id}-head`]) {
      expect(has(message, "en") && has(message, "ru"), message).toBe(true);
    }
  }
});

test("a step that waits goes on when it is done, and not before", () => {
  const steps = LESSONS.streets;
  expect(stepNow(steps, 1, scene())).toBe(1);
  expect(stepNow(steps, 1, scene(by(1, "built")))).toBe(1);
  expect(stepNow(steps, 1, scene(by(0, "built")))).toBe(2);
});

test("a step to be read waits for its reader", () => {
  expect(stepNow(LESSONS.streets, 0, scene(by(0, "built"), by(0, "built")))).toBe(0);
});

test("a street that the other player closes counts, too", () => {
  expect(stepNow(LESSONS.streets, 4, scene(by(1, "scoring")))).toBe(5);
});
