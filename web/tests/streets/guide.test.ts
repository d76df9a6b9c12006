import { expect, test } from "vitest";
import { say, speak } from "../../src/lib/words.svelte";
import { Choice } from "../../src/streets/choice.svelte";
import { pointed } from "../../src/streets/guide";
import { optionsOf } from "../../src/streets/options";
import { viewOf } from "../../src/streets/types";
import { FIXTURES, fixture, type Fixture } from "./fixtures";

/** Press what is pointed at, until the move can be made; the messages on the way. */
function follow({ position }: Fixture, move: string): string[] {
  const view = viewOf(position);
  const options = optionsOf(position.decision!.moves, view.city);
  const option = options.find(({ text }) => text === move)!;
  const choice = new Choice(() => options);
  const hand = view.seats[position.seat!].hand.flatMap(({ tile }) => tile ?? []);
  const told: string[] = [];
  let before = 0; // how often it was to be turned
  for (let presses = 0; presses < 8; presses++) {
    const { point, words, values } = pointed(option, choice, hand, say);
    if (words !== told.at(-1)) told.push(words);
    else expect(values, move).toEqual({ times: before - 1 });
    before = Number(values?.times);
    expect(say(`learn-streets-point-${words}`, { by: "keys", ...values })).toMatch(/\w\.$/);
    if (point === "decide") break;
    if (words === "hand") choice.take(point);
    else if (words === "turn") choice.turn();
    else choice.aim(point, true);
  }
  expect(choice.current?.text).toBe(move);
  return told;
}

test("a building: its tile, its cell, turned, built", () => {
  speak("en");
  const start = fixture("start");
  const moves = start.position.decision!.moves.filter((move) => move.startsWith("build food-hall -1,0"));
  expect(moves.map((move) => follow(start, move))).toEqual([
    ["hand", "cell", "build"],
    ["hand", "cell", "turn", "build"],
  ]);
});

test.each(FIXTURES)("%s: whatever can be pointed at on the board is reached", (_, made) => {
  for (const move of made.position.decision?.moves ?? []) {
    if (/^(build \S+ \S+ \w+|abandon \S+|send \S+ \S+)$/.test(move)) follow(made, move);
  }
});
