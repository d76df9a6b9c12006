import { describe as suite, expect, test } from "vitest";
import { lines } from "../../src/lib/log";
import { namesJoined } from "../../src/lib/telling";
import { LANGUAGES, say, type Values } from "../../src/lib/words.svelte";
import { describe } from "../../src/townies/describe";
import { statusOf } from "../../src/townies/status";
import { CONTINUES, goalChange, moveTold, sentence, why } from "../../src/townies/telling";
import type { GoalChange } from "../../src/townies/wire";
import { all, fixtures, people } from "./fixtures";

const speaking = (language: string) => (id: string, values?: Values) => say(id, values, language);

suite.each(LANGUAGES)("in %s", (language) => {
  const words = speaking(language);

  test.each(all)("the log of %s is told as in the terminal", (_, { position, names, lines: expected }) => {
    const teller = { sentence: (event: any) => sentence(event, names, words), continues: CONTINUES };
    expect(lines(position.log, teller).map(({ text, rule }) => `${text} §${rule}`)).toEqual(expected[language]);
  });

  test.each(all)("the table of %s is described as in the terminal", (_, fixture) => {
    const { position, box, described } = fixture;
    expect(describe(position, box, people(fixture), words)).toEqual(described[language]);
  });
});

suite("the line that says whose decision it is", () => {
  const status = (name: string) => statusOf(fixtures[name].position, people(fixtures[name]), speaking("en"));

  test("names the marker", () => expect(status("middle")).toBe("Player 1: draw with the green marker."));
  test("asks for the object that follows a shape", () => expect(status("extra")).toContain("Funding allows"));
  test("waits for those who are due", () =>
    expect(status("waiting")).toBe("Waiting for Player 2 and Player 3 and Player 4."));
  test("names the winner", () => expect(status("over")).toBe("Player 1 wins."));
  test("gives the verdict alone", () => expect(status("solo-over")).toContain("Sunday lasts all week"));
});

suite("what a move brings", () => {
  const words = speaking("en");
  const { previews, names } = fixtures.middle;
  const bringing = (move: string) => previews.find((preview) => preview.move === move)!.prospect!;

  test("a move in words", () => {
    expect(moveTold("shape bee c4 d3 d4 e4 red with permit", words)).toBe("bee on c4 d3 d4 e4 in red");
    expect(moveTold("bank e5", words)).toBe("bank on e5");
    expect(moveTold("bank e5 as red with palette", words)).toBe("bank on e5 in red");
    expect(moveTold("pass", words)).toBe("pass");
  });

  test("the reasons for its points, and nothing else", () => {
    expect(why(bringing("windmill b6").events, names, words)).toEqual([
      "1 yellow neighbour (c6): 1.",
      "An object beside it (b5): nothing more.",
    ]);
  });

  test("only goals that change", () => {
    const told = bringing("windmill d7").moved.map((moved: GoalChange) => goalChange(moved, words));
    expect(told).toEqual(["Standardization: count 2 → 3 (+1)."]);
  });

  test("names are joined", () => expect(namesJoined(["Ann", "Bob"], words)).toBe("Ann and Bob"));
});
