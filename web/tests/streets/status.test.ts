import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/lib/words.svelte";
import { describe as described } from "../../src/streets/describe";
import { grifterNote, statusOf } from "../../src/streets/status";
import { type View, viewOf } from "../../src/streets/types";
import { english, FIXTURES, fixture, sayIn, seatsOf } from "./fixtures";

const status = (name: string) => statusOf(fixture(name).position, seatsOf(fixture(name)), english);

test("the line says whose decision it is, and what decision", () => {
  expect(status("start")).toMatch(/^Player \d: build a tile\.$/);
  expect(status("abandon")).toContain("Choose a building to abandon");
  expect(status("close")).toContain("choose the street to score next");
  expect(status("tokens")).toContain("choose business tokens");
  expect(status("show")).toContain("use the Entrepreneur, or pass");
  expect(status("people")).toContain("choose where the next");
});

test("at the end it says who has won", () => {
  const { position, names } = fixture("over");
  for (const seat of position.winners) expect(status("over")).toContain(names[seat]);
  expect(status("over")).toMatch(/wins?\.|share the win\./);
});

test("the Grifter's decisions are told as its own", () => {
  const base = fixture("solo");
  const told = (more: Partial<View>) =>
    statusOf({ ...base.position, view: { ...base.position.view, ...more } }, seatsOf(base), english);
  expect(told({ asks: "build-grifter", lifted: "toy-store" })).toBe(
    "The Grifter builds Toy Store: choose one of its best places.",
  );
  expect(told({ asks: "people-grifter", moving: "parent" })).toMatch(/^The Grifter moves people/);
  expect(told({ asks: "tokens-grifter" })).toMatch(/^The Grifter takes/);
  expect(told({ asks: "tokens" })).toMatch(/: choose business tokens/);
});

test("the Grifter's rule is that of the edition", () => {
  const { position, box } = fixture("enclosing");
  expect(box.tiles.find(({ id }) => id === position.view.lifted)!.kind).toBe("enclosure");
  expect(grifterNote(position, english)).toBe(english("streets-board-grifter-build"));
  expect(grifterNote(position, english)).not.toContain("crowd");
});

test.each(["en", "ru"] as const)("every rule of the Grifter's has a note in %s", (language) => {
  const { position } = fixture("enclosing");
  const rules: View["grifter"][] = ["build", "crowd", "enclosure", "close", "people", "tokens", "new-tokens"];
  const notes = rules.map((grifter) =>
    grifterNote({ ...position, view: { ...position.view, grifter } }, sayIn(language)),
  );
  expect(new Set(notes).size).toBe(rules.length);
  expect(grifterNote({ ...position, decision: null }, sayIn(language))).toBe("");
});

test.each(FIXTURES)("%s can be heard: every street, building, player", (_, made) => {
  for (const language of LANGUAGES) {
    const say = sayIn(language);
    const lines = described(made.position, made.box, seatsOf(made), say, made.inspected.found);
    for (const { tile, at } of viewOf(made.position).city) {
      const name = say(`tile-${tile}`);
      expect(lines.some((line) => line.startsWith(`${at[0]},${at[1]}: ${name} (`))).toBe(true);
    }
    for (const name of made.names) expect(lines.some((line) => line.startsWith(`${name}: `))).toBe(true);
  }
});

test("streets are heard with what they are worth", () => {
  const made = fixture("pays");
  const found = made.inspected.found;
  const lines = described(made.position, made.box, seatsOf(made), english, found);
  const worth = Math.max(...found.buildings.map(({ total }) => total));
  expect(worth).toBeGreaterThan(0);
  expect(lines.some((line) => /Would pay \$\d+ now$/.test(line))).toBe(true);
  expect(described(made.position, made.box, seatsOf(made), english).some((line) => /Would pay/.test(line))).toBe(false);
});
