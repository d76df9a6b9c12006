import { expect, test } from "vitest";
import { thenWords, toldLines } from "../../src/streets/card";
import { gains, payments, walks } from "../../src/streets/previews.svelte";
import type { Happened } from "../../src/streets/types";
import { english, FIXTURES, fixture } from "./fixtures";

test.each(FIXTURES)("what moves of %s pay is the sum of what buildings pay", (_, { previews, position }) => {
  for (const preview of previews.filter(({ events }) => !events.some(({ event }) => /sets|majority/.test(event)))) {
    const sums = new Map(gains(preview, position.scores));
    const paid = new Map<number, number>();
    for (const { seat, amount } of payments(preview.events)) paid.set(seat, (paid.get(seat) ?? 0) + amount);
    expect(sums).toEqual(paid);
  }
});

test("what is paid is told before why, and what is seen on the board is not told", () => {
  const { previews, names } = fixture("pays");
  const paying = previews.find(({ events }) => payments(events).length > 1)!;
  const kinds = toldLines(paying.events, names, english).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "why")).toHaveLength(payments(paying.events).length);
  expect(kinds[0]).toBe("event");
  expect(toldLines([{ event: "built", rule: "4.2" } as Happened], names, english)).toEqual([]);
});

test("people who go the same way are told once, with their number", () => {
  const who = { rule: "7", colour: "hipster", source: "art-gallery", tile: "student-house", seat: 0 };
  const sent: Happened = { event: "sent", ...who };
  const lines = toldLines([sent, sent, sent], ["Ann", "Bob"], english);
  expect(lines).toMatchObject([
    { n: 3, colour: "hipster", text: "A hipster moves from Art Gallery to Student House." },
  ]);
  expect(walks([sent, sent, { event: "gathered", n: 2, ...who }])).toMatchObject([{ n: 4 }]);
});

test("the card says when more is to be decided", () => {
  const { previews, position } = fixture("pays");
  const told = previews.map((preview) => thenWords(preview, position, english));
  expect(told).toContain("Next: choose where people go.");
  expect(told).toContain("");
});
