import { afterEach, expect, test } from "vitest";
import { freshForm, isWay, rememberChoices, seated, wanted } from "../../src/lib/setup";
import type { Offered } from "../../src/wire";

const OFFERED: Offered = {
  levels: ["first-timer", "casual", "regular"],
  editions: ["2021", "ru"],
  modules: ["business", "consultants"],
  difficulties: ["easy", "normal", "hard"],
  consultants: ["hacker", "investor"],
  modes: ["first", "second", "full"],
  starts: ["red", "yellow"],
  goals: ["hub"],
  bonuses: ["funding"],
  most_players: { streets: 5, townies: 5 },
};

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
  expect(wanted({ ...form, mode: "full", additional: "hub", bonus: "none" }).options).toEqual({
    mode: "full",
    additional: "hub",
    bonus: "none",
  });
});

test("Townies begins with the first game, and then with what was played last", () => {
  const form = freshForm("townies", "bots", OFFERED);
  expect(form.mode).toBe("first");
  rememberChoices({ ...form, mode: "second" });
  rememberChoices({ ...freshForm("streets", "bots", OFFERED), mode: "full" });
  expect(freshForm("townies", "solo", OFFERED).mode).toBe("second");
});

test("a chosen marker is told together with those left to chance", () => {
  const form = freshForm("townies", "bots", OFFERED);
  form.chairs[0].start = "yellow";
  expect(wanted(form).options).toMatchObject({ starts: ["yellow", "random", "random"] });
});

test("consultants are told only with their module, one for each seat", () => {
  const form = freshForm("streets", "bots", OFFERED);
  form.chairs[1].consultant = "hacker";
  expect(wanted(form).options).not.toHaveProperty("consultants");
  form.modules = ["consultants"];
  expect(wanted(form).options).toMatchObject({ consultants: ["random", "hacker", "random"] });
});

test("names of people at one screen lose their outer blanks", () => {
  const form = freshForm("streets", "screen", OFFERED);
  form.chairs[1].name = " Ben ";
  expect(wanted(form).seats).toEqual([{ who: "me" }, { who: "screen", name: "Ben" }]);
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
  const few = { ...OFFERED, levels: ["master"], modes: ["first"] };
  expect(freshForm("townies", "bots", few)).toMatchObject({ mode: "first", chairs: [{}, { level: "master" }, {}] });
});

test("only ways that there are", () => {
  expect(isWay("solo")).toBe(true);
  expect(isWay("elsewhere")).toBe(false);
  expect(isWay(null)).toBe(false);
});
