// @vitest-environment node
import { expect, test, vi } from "vitest";
import { bot, decimal, joined, score, when } from "../../src/lib/format";
import { speak } from "../../src/lib/words.svelte";

vi.stubGlobal("document", { documentElement: {} });

test.each([
  [3 * 86400 - 5, "in 3 days"],
  [2 * 3600, "in 2 hours"],
  [-5 * 60, "5 minutes ago"],
  [-20, "just now"],
  [20, "in 1 minute"],
  [-60, "1 minute ago"],
])("%i seconds from now", (ahead, wanted) => expect(when(1000 + ahead, 1000)).toBe(wanted));

test("in the reader's language", () => {
  speak("ru");
  expect(when(1000 + 3 * 86400, 1000)).toBe("через 3 дня");
  expect([decimal(-4.46), decimal(2, "exceptZero")]).toEqual(["−4,5", "+2,0"]);
  expect(score("streets", 7)).toBe("7\u00a0$");
  expect(joined(["Аня", "Боря", "Вера"])).toBe("Аня и Боря и Вера");
});

test("money in Streets, points in Townies", () => {
  expect(score("streets", 7)).toBe("$7");
  expect(score("townies", 7)).toBe("7");
});

test("our bots are called as in the reader's language, others by the name they came with", () => {
  speak("ru");
  expect(bot("master")).not.toBe("master");
  expect(bot("spender")).toBe("spender");
});
