import { afterEach, beforeEach, describe, expect, test } from "vitest";
import made from "../../fixtures/offered.json";
import {
  counts,
  explained,
  limits,
  freshForm,
  isWay,
  lead,
  named,
  rememberChoices,
  seated,
  wanted,
} from "../../src/lib/setup";
import { remember } from "../../src/lib/stored";
import { LANGUAGES, say, speak } from "../../src/lib/words.svelte";
import { GAMES, type GameOption, type Offered } from "../../src/wire";

const OFFERED = made as unknown as Offered;

beforeEach(() => speak("en"));
afterEach(() => localStorage.clear());

test("against bots, nothing needs to be chosen", () => {
  expect(wanted(freshForm("streets", "bots", OFFERED))).toEqual({
    game: "streets",
    seats: [{ who: "me" }, { who: "bot", level: "casual" }, { who: "bot", level: "casual" }],
    options: { edition: "2021", modules: [] },
    hints: true,
    undo: true,
    days: 0,
  });
});

test("alone, Streets has a difficulty", () => {
  const made = wanted(freshForm("streets", "solo", OFFERED));
  expect(made.seats).toEqual([{ who: "me" }]);
  expect(made.options).toMatchObject({ difficulty: "normal" });
});

test("Townies has a mode, and cards only where they are chosen", () => {
  const form = freshForm("townies", "friends", OFFERED);
  expect(wanted(form)).toMatchObject({ seats: [{ who: "me" }, { who: "open" }], options: { mode: "first" } });
  expect(wanted(form).options).toEqual({ mode: "first" });
  expect(wanted({ ...form, options: { mode: "full", additional: "hub", bonus: "none" } }).options).toEqual({
    mode: "full",
    additional: "hub",
    bonus: "none",
  });
});

test("Townies begins with the first game, and then with what was played last", () => {
  const form = freshForm("townies", "bots", OFFERED);
  expect(form.options.mode).toBe("first");
  rememberChoices({ ...form, options: { ...form.options, mode: "second" } });
  rememberChoices(freshForm("streets", "bots", OFFERED));
  expect(freshForm("townies", "solo", OFFERED).options.mode).toBe("second");
});

test("a chosen marker is told together with those left to chance", () => {
  const form = freshForm("townies", "bots", OFFERED);
  form.chairs[0].own.starts = "yellow";
  expect(wanted(form).options).toMatchObject({ starts: ["yellow", "random", "random"] });
});

test("consultants are told only with their module, one for each seat", () => {
  const form = freshForm("streets", "bots", OFFERED);
  form.chairs[1].own.consultants = "hacker";
  expect(wanted(form).options).not.toHaveProperty("consultants");
  form.options.modules = ["consultants"];
  expect(wanted(form).options).toMatchObject({ consultants: ["random", "hacker", "random"] });
});

test("names of people at one screen lose their outer blanks, and need not be given", () => {
  const form = freshForm("streets", "screen", OFFERED);
  form.chairs[1].name = " Ben ";
  expect(wanted(form).seats).toEqual([{ who: "me" }, { who: "screen", name: "Ben" }]);
  form.chairs[1].name = "";
  expect(wanted(form).seats[1]).toEqual({ who: "screen", name: "Player 2" });
});

test("more players are like the last one, fewer leave from the end, and what was typed stays", () => {
  const form = freshForm("streets", "screen", OFFERED);
  form.chairs[1].name = "Ben";
  form.chairs = seated(form, 4, OFFERED);
  expect(form.chairs.map((chair) => chair.who)).toEqual(["me", "screen", "screen", "screen"]);
  form.chairs = seated(form, 2, OFFERED);
  expect(form.chairs.map((chair) => chair.name)).toEqual(["", "Ben"]);
});

test("a usual choice that is not offered gives way to the first one", () => {
  remember("townies-mode", "second");
  const mode = OFFERED.options.townies.find(({ name }) => name === "mode")!;
  const options = { ...OFFERED.options, townies: [{ ...mode, values: ["full"] }] };
  const form = freshForm("townies", "bots", { levels: ["master"], options });
  expect(form).toMatchObject({ options: { mode: "full" }, chairs: [{}, { level: "master" }, {}] });
});

test("alone, only Streets has the Grifter", () => {
  expect(lead("solo", "streets")).toContain("Grifter");
  expect(lead("solo", "townies")).toMatch(/^Play for the best score/);
  expect(lead("bots", "townies")).toBe(lead("bots", "streets"));
});

test("only ways that there are", () => {
  expect(isWay("solo")).toBe(true);
  expect(isWay("elsewhere")).toBe(false);
  expect(isWay(null)).toBe(false);
});

test("two or more can play with each other, as many as the game seats", () => {
  expect(counts(freshForm("streets", "solo", OFFERED))).toEqual([2, 3, 4, 5]);
});

const ROWS = GAMES.flatMap((game) => OFFERED.options[game].map((row): [string, GameOption] => [game, row]));

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(() => speak(language));

  test.each(ROWS)("%s: all that the page says of $name has words", (game, row) => {
    expect(say(`${game}-option-${row.name}`)).toBeTruthy();
    if (row.kind !== "number") for (const value of row.values) expect(named(row, value)).toBeTruthy();
    if (row.section) expect(say(`${game}-option-${row.name}-rules`)).toBeTruthy();
    if (row.folded) expect(say(`${game}-folded-${row.folded}`)).toBeTruthy();
    if (row.newcomers) expect(say(`${game}-option-${row.name}-remembered`)).toBeTruthy();
    if (row.by) expect(say(`new-by-${row.by}`)).toBeTruthy();
    if (row.kind === "each") {
      expect(say(`new-${row.one}`, { n: 1 }) + say(`new-any-${row.one}`)).toBeTruthy();
      if (explained(row, row.values[0])) expect(say(`${game}-option-${row.name}-explained`)).toBeTruthy();
    }
    for (const value of row.kind === "each" ? row.values : []) {
      expect(Boolean(limits(row, value))).toBe(value in row.facts);
    }
    const told = row.values.filter((value) => explained(row, value));
    expect([0, row.values.length]).toContain(told.length);
  });
});
