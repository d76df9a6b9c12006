import { expect, test } from "vitest";
import { storyOf } from "../../src/streets/story";
import { type Counts, eventsOf, sum } from "../../src/streets/types";
import { FIXTURES } from "./fixtures";

// People who were there before the first move have no event that brought them.
const BEGUN = ["central-station", "city-park"];

const whole = FIXTURES.filter(([, { position }]) => position.log[0]?.number === 1 && position.view.city.length > 2);

test.each(whole)("%s: the story of each building agrees with the city", (_, { position }) => {
  const events = eventsOf(position.log);
  for (const { tile, owner, people, fomo } of position.view.city) {
    if (BEGUN.includes(tile)) continue;
    const { built, earned, guests } = storyOf(tile, events);
    const there: Counts = {};
    for (const { colour } of guests) there[colour] = (there[colour] ?? 0) + 1;
    const all = Object.entries(people).map(([colour, n]) => [colour, n + (fomo[colour] ?? 0)] as const);
    for (const [colour, n] of Object.entries(fomo)) if (!(colour in people)) all.push([colour, n]);
    expect([tile, there]).toEqual([tile, Object.fromEntries(all.filter(([, n]) => n))]);
    if (owner !== null) expect(built).not.toBeNull();
    expect(earned.every(({ amount, turn }) => amount > 0 && turn > 0)).toBe(true);
  }
});

test("what buildings have earned is what the players were paid", () => {
  const { position } = FIXTURES.find(([name]) => name === "over")![1];
  const events = eventsOf(position.log);
  const tiles = new Set(events.flatMap((event) => (event.event === "paid" ? event.tile : [])));
  const earned = [...tiles].flatMap((tile) => storyOf(tile, events).earned);
  const sums = position.scores.map((_, seat) =>
    earned.filter((each) => each.seat === seat).reduce((some, { amount }) => some + amount, 0),
  );
  expect(sums).toEqual(position.scores);
  expect(sum(Object.fromEntries(sums.entries()))).toBeGreaterThan(0);
});
