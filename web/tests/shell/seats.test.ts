import { expect, test } from "vitest";
import { addressed, named } from "../../src/lib/seats";
import { say, speak } from "../../src/lib/words.svelte";
import type { Position, Seat } from "../../src/wire";
import { position, seat } from "./fakes";

test("the Grifter is called as the language has it, people as they like", () => {
  const names = named([seat("Ann"), seat("Grifter", { who: "automa" })]).map(({ name }) => name);
  expect(names).toEqual(["Ann", say("automa-grifter")]);
});

test("our bots have a name in every language, a person of the same name keeps it", () => {
  const shown = () =>
    named([seat("Ada", { who: "bot" }), seat("Ada"), seat("Zed", { who: "bot" })]).map(({ name }) => name);
  expect(shown()).toEqual(["Ada", "Ada", "Zed"]);
  speak("ru");
  expect(shown()).toEqual(["Ада", "Ada", "Zed"]);
});

test("whoever decides alone at the browser is told that it is their turn, others go by their names", () => {
  const names = (seats: Seat[], decided: Position) => addressed(seats, decided).map(({ name }) => name);
  const alone = [seat("Ann", { mine: true }), seat("Bob")];
  expect(names(alone, position())).toEqual([say("status-your-turn"), "Bob"]);
  expect(names(alone, position({ decision: null }))).toEqual(["Ann", "Bob"]);
  expect(names(alone.toReversed(), position())).toEqual(["Bob", "Ann"]);
  const shared = alone.map((each) => ({ ...each, mine: true }));
  expect(names(shared, position())).toEqual(["Ann", "Bob"]);
});
