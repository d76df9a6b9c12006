// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { reason } from "../../src/lib/api";
import { has, LANGUAGES, say } from "../../src/lib/words.svelte";
import { GAMES } from "../../src/wire";

const source = readFileSync("../src/citywright/server/problems.py", "utf8");
const CODES = [...source.matchAll(/^ {4}"([a-z-]+)": \d{3}/gm)].map(([, code]) => code);

test("the codes are found", () => expect(CODES.length).toBeGreaterThan(30));

const OWN = ["bot", "not-loaded", "storage", "file"]; // of the page

test.each([...CODES, ...OWN])("%s is told in every language, without the server's English", (code) => {
  for (const language of LANGUAGES) {
    expect(has(`problem-${code}`, language)).toBe(true);
    expect(say(`problem-${code}`, {}, language)).not.toMatch(/[{}]/);
  }
  expect(say(`problem-${code}`, {}, "ru").replace("cookie", "")).not.toMatch(/[a-z]{3}/i);
  expect(reason({ code, detail: "printable characters" })).not.toContain("printable");
});

test("what nobody has foreseen is told, too", () => {
  expect(reason({ code: "status-418", detail: "I'm a teapot" })).toBe(say("problem-other"));
});

test("a game may say more about its options", () => {
  for (const game of GAMES) expect(reason({ code: "options" }, game)).not.toBe(reason({ code: "options" }));
  expect(reason({ code: "seats" }, GAMES[0])).toBe(reason({ code: "seats" }));
});
