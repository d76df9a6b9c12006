// @vitest-environment node
import { expect, test } from "vitest";
import { named } from "../../src/lib/seats";
import { say } from "../../src/lib/words.svelte";
import { seat } from "./fakes";

test("the Grifter is called as the language has it, people as they like", () => {
  const names = named([seat("Ann"), seat("Grifter", { who: "grifter" })]).map(({ name }) => name);
  expect(names).toEqual(["Ann", say("player-grifter")]);
});
