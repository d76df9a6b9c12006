import { expect, test } from "vitest";
import { LANGUAGES } from "../../src/lib/words.svelte";
import { describe as described } from "../../src/streets/describe";
import { statusOf } from "../../src/streets/status";
import { type Found, viewOf } from "../../src/streets/types";
import { Live } from "../../src/lib/live.svelte";
import type { Position } from "../../src/wire";
import { entry, FakeSocket } from "../shell/fakes";
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
  const view = { ...viewOf(base.position), turn: 1, step: "build", lifted: "toy-store" };
  const told = statusOf({ ...base.position, view }, seatsOf(base), english);
  expect(told).toBe("The Grifter builds Toy Store: choose one of its best places.");
  const people = { ...view, step: "people", moving: "parent" };
  expect(statusOf({ ...base.position, view: people }, seatsOf(base), english)).toMatch(/^The Grifter moves people/);
});

test("whose tokens are asked about in a solo game follows from who has taken", () => {
  const base = fixture("grifter");
  const seats = seatsOf(base);
  const view = viewOf(base.position);
  const city = view.city.map((one, i) => ({ ...one, owner: i % 2 }));
  const scope = city.find((one) => one.owner === 1)!;
  const alone = {
    ...base.position,
    log: [],
    view: { ...view, turn: 0, abandoning: false, scope: scope.tile, city: [scope] },
  };
  expect(statusOf(alone, seats, english)).toMatch(/^The Grifter takes/);
  const mine = { ...alone, view: { ...alone.view, city: [{ ...scope, owner: 0 }] } };
  expect(statusOf(mine, seats, english)).toMatch(/: choose business tokens/);
});

/** What the shell makes of the server's messages, each of which brings only what is new in the log. */
function shown(...messages: Position[]): Position {
  const live = new Live("maple", FakeSocket.open);
  FakeSocket.last.come().tell(...messages);
  live.leave();
  return live.position!;
}

test("the Grifter's tokens are told as its own again after the player's have been taken back", () => {
  const base = fixture("grifter");
  const view = viewOf(base.position);
  const [one, ...rest] = view.city.filter(({ owner }) => owner !== null);
  const both = [
    { ...one, owner: 1, at: [0, 0], facing: "N" },
    { ...rest[0], owner: 0, at: [1, 0], facing: "N" },
  ];
  const asked = { ...view, turn: 0, step: "tokens", abandoning: false, scope: one.tile, city: both };
  const take = (seat: number, number: number) => entry(number, { events: [{ event: "took", seat }] });
  const scored = entry(1, { events: [{ event: "scoring", tile: one.tile }] });
  const first = { ...base.position, view: asked, number: 1, log: [scored, take(1, 2)], keep: 0 };
  const undone = { ...first, number: 3, keep: 2, log: [] };
  const taken = { ...first, number: 2, keep: 2, log: [take(0, 3)] };
  const told = (...messages: Position[]) => statusOf(shown(...messages), seatsOf(base), english);
  expect(told(first)).toMatch(/: choose business tokens/);
  expect(told(first, taken, undone)).toBe(told(first));
});

test.each(FIXTURES)("%s can be heard: every street, building, player", (_, made) => {
  for (const language of LANGUAGES) {
    const say = sayIn(language);
    const lines = described(made.position, made.box, seatsOf(made), say, made.inspected.found as unknown as Found);
    for (const { tile, at } of viewOf(made.position).city) {
      const name = say(`tile-${tile}`);
      expect(lines.some((line) => line.startsWith(`${at[0]},${at[1]}: ${name} (`))).toBe(true);
    }
    for (const name of made.names) expect(lines.some((line) => line.startsWith(`${name}: `))).toBe(true);
  }
});

test("streets are heard with what they are worth", () => {
  const made = fixture("pays");
  const found = made.inspected.found as unknown as Found;
  const lines = described(made.position, made.box, seatsOf(made), english, found);
  const worth = Math.max(...found.buildings.map(({ total }) => total));
  expect(worth).toBeGreaterThan(0);
  expect(lines.some((line) => /Would pay \$\d+ now$/.test(line))).toBe(true);
  expect(described(made.position, made.box, seatsOf(made), english).some((line) => /Would pay/.test(line))).toBe(false);
});
