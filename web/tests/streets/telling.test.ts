import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../src/lib/words.svelte";
import {
  brieflyTold,
  moveTold,
  moveWords,
  placesOf,
  priceWords,
  sentence,
  tileName,
  tileWords,
} from "../../src/streets/telling";
import { keyOf } from "../../src/streets/geometry";
import { readMove } from "../../src/streets/moves";
import type { Happened } from "../../src/streets/types";
import { english, FIXTURES, fixture, sayIn } from "./fixtures";

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(FIXTURES)("the log of %s is told as in the terminal", (_, { position, names, lines }) => {
    const events = position.log.flatMap((entry) => entry.events);
    const told = events.map((event) => `${sentence(event, names, sayIn(language))} §${event.rule}`);
    expect(told).toEqual(lines[language]);
  });

  test("every tile can be spelt out", () => {
    for (const face of fixture("start").box.tiles) {
      expect(tileWords(face, sayIn(language))).toContain(priceWords(face, sayIn(language)));
    }
  });
});

test("a tile without a name goes by its id", () => {
  expect(tileName("high-end-tailor", english)).toBe("High-End Tailor");
  expect(tileName("my-own-shop", english)).toBe("My Own Shop");
});

test("an event is about the places where what it names stands", () => {
  const { view } = fixture("middle").position;
  const [one, other] = view.city;
  const placesOfPart = (event: object) => placesOf(event as Happened, view);
  expect(placesOfPart({ event: "built", tile: one.tile, at: one.at })).toEqual([keyOf(one.at)]);
  expect(placesOfPart({ event: "built", tile: "covered-since", at: one.at })).toEqual([keyOf(one.at)]);
  expect(placesOfPart({ event: "sent", source: one.tile, tile: other.tile })).toEqual(
    [one, other].map(({ at }) => keyOf(at)),
  );
  expect(placesOfPart({ event: "drew", seat: 0, tile: one.tile })).toEqual([]);
});

test("moves are things to choose", () => {
  expect(moveTold("build toy-store 3,-1 north double", english)).toBe(
    "build Toy Store at 3,-1 facing north with two signs",
  );
  expect(moveWords(readMove("take retail"), english)).toBe("take a retail token");
  expect(moveWords(readMove("take retail leisure"), english)).toBe("take a retail and a leisure token");
  expect(moveWords(readMove("send hipster student-house"), english)).toBe("send a hipster to Student House");
});

test("icons are told only where there is business", () => {
  const face = fixture("start").box.tiles.find(({ id }) => id === "toy-store")!;
  expect(tileWords(face, english, true)).toBe("Toy Store (shopper; $2 per shopper symbol; retail)");
  expect(tileWords(face, english, false)).toBe("Toy Store (shopper; $2 per shopper symbol)");
});

test("in a list, a turn is told by what was built, and says what was abandoned for it", () => {
  const told = ["abandon toy-store", "build toy-store 3,-1 north", "discard toy-store"];
  expect(told.map((move) => brieflyTold(move, english))).toEqual(["Toy Store abandoned", "Toy Store", ""]);
});
