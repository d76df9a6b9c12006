import { expect, test } from "vitest";
import { Choice, nextPlace } from "../../src/streets/choice.svelte";
import { optionsOf } from "../../src/streets/options";
import { facingOf } from "../../src/streets/geometry";
import { readMove } from "../../src/streets/moves";
import { viewOf } from "../../src/streets/types";
import { FIXTURES, fixture } from "./fixtures";

function choiceOf(name: string): Choice {
  const { position } = fixture(name);
  const options = optionsOf(position.decision!.moves, viewOf(position).city);
  return new Choice(() => options);
}

test.each(FIXTURES)("in %s only what a legal move has can be chosen", (_, { position }) => {
  const moves = position.decision?.moves ?? [];
  const options = optionsOf(moves, viewOf(position).city);
  const choice = new Choice(() => options);
  const reached = new Set(choice.listed.map(({ text }) => text));
  for (const hand of [null, ...choice.hands]) {
    choice.take(hand);
    for (const place of choice.places.keys()) {
      choice.aim(place, true);
      for (choice.double of [false, true]) {
        for (let i = 0; i < 4; i++, choice.turn()) reached.add(choice.current!.text);
      }
    }
  }
  expect(reached).toEqual(new Set(moves));
});

test("cells come from north to south and west to east", () => {
  const choice = choiceOf("start");
  choice.take("food-hall");
  expect([...choice.places.keys()]).toEqual(["1,-1", "-1,0", "0,1", "1,1"]);
});

test("facings are those of the legal moves at the cell", () => {
  const choice = choiceOf("start");
  choice.take("food-hall");
  choice.aim("0,1");
  const legal = fixture("start").position.decision!.moves.map(readMove);
  const here = legal.flatMap((move) =>
    move.kind === "build" && move.tile === "food-hall" && move.x === 0 && move.y === 1 ? [facingOf(move.facing)] : [],
  );
  expect(new Set(choice.facings)).toEqual(new Set(here));
  const seen = new Set([choice.current!.facing]);
  choice.turn();
  seen.add(choice.current!.facing);
  expect(seen).toEqual(new Set(here));
});

test("nothing but places of the chosen tile can be aimed at", () => {
  const choice = choiceOf("start");
  choice.aim("0,1");
  expect(choice.current).toBeNull();
  choice.take("no-such-tile");
  expect(choice.hand).toBeNull();
  choice.take("food-hall");
  choice.aim("5,5");
  expect(choice.current).toBeNull();
});

test("the Investor puts one sign or two", () => {
  const choice = choiceOf("investor");
  choice.take([...choice.hands][0]);
  choice.aim([...choice.places.keys()][0], true);
  expect(choice.canDouble).toBe(true);
  expect(choice.current!.signs).toBe(1);
  choice.double = true;
  expect(choice.current!.text).toMatch(/ double$/);
});

test("the Renovator's places are buildings, and the facing is theirs", () => {
  const choice = choiceOf("renovate");
  const city = viewOf(fixture("renovate").position).city;
  const option = choice.options.find(({ move }) => move.kind === "renovate")!;
  choice.follow(option);
  const covered = city.find(({ at }) => at.join() === choice.place)!;
  expect(choice.current!.text).toBe(option.text);
  expect(choice.current!.facing).toBe(covered.facing);
});

test("a street to be scored can be pointed at anywhere", () => {
  const choice = choiceOf("close");
  const pointed = choice.options.map(({ places }) => places.length);
  expect(Math.max(...pointed)).toBeGreaterThan(1);
});

test("places are next to each other in each direction", () => {
  const places = ["0,0", "2,0", "0,3", "-1,1"];
  expect(nextPlace(places, null, "E")).toBe("0,0");
  expect(nextPlace(places, "0,0", "E")).toBe("2,0");
  expect(nextPlace(places, "0,0", "S")).toBe("0,3");
  expect(nextPlace(places, "0,0", "W")).toBe("-1,1");
  expect(nextPlace(places, "0,0", "N")).toBeNull();
});
