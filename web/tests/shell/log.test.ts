// @vitest-environment node
import { expect, test } from "vitest";
import { anchor, kept, lastChoice, lines } from "../../src/lib/log";
import { entry, position } from "./fakes";

const teller = { sentence: (event: Record<string, any>) => `${event.event}.`, continues: { scored: "neighbours" } };

test("entries that are kept stay, the rest is replaced", () => {
  const log = [entry(1), entry(2), entry(3)];
  const changed = kept(log, position({ keep: 1, log: [entry(2, { move: "other" })] }));
  expect(changed?.map((each) => each.move)).toEqual(["move 1", "other"]);
  expect(log).toHaveLength(3);
});

test("entries that one lacks cannot be kept", () => {
  expect(kept([entry(1)], position({ keep: 2 }))).toBeNull();
});

test("every event is a line with its seat and its rule", () => {
  const events = [
    { event: "built", rule: "4.2", seat: 1, at: "1,0" },
    { event: "top", rule: "3" },
  ];
  const about = (event: Record<string, any>) => (event.at ? [event.at] : []);
  expect(lines([entry(7, { events })], { ...teller, about, turn: "built" })).toEqual([
    {
      number: 7,
      key: "7-0",
      seat: 1,
      event: "built",
      text: "built.",
      rule: "4.2",
      times: 1,
      turn: true,
      about: ["1,0"],
    },
    { number: 7, key: "7-1", seat: null, event: "top", text: "top.", rule: "3", times: 1, turn: false, about: [] },
  ]);
});

test("what belongs together is told in one line", () => {
  const events = ["object", "neighbours", "scored", "scored"].map((event) => ({ event, rule: "4", seat: 0 }));
  expect(lines([entry(1, { events })], teller).map((line) => line.text)).toEqual([
    "object.",
    "neighbours. scored.",
    "scored.",
  ]);
});

test("what happens several times in a row is told once", () => {
  const events = ["sent", "sent", "sent", "drew"].map((event) => ({ event, rule: "7" }));
  const told = lines([entry(1, { events: events.slice(0, 2) }), entry(2, { events: events.slice(2) })], teller);
  expect(told.map((line) => [line.text, line.times])).toEqual([
    ["sent.", 3],
    ["drew.", 1],
  ]);
});

test("what the board shows anyway is not told", () => {
  const events = ["top", "built"].map((event) => ({ event, rule: "4", seat: 0 }));
  const told = lines([entry(1, { events })], { ...teller, untold: ["top"] });
  expect(told.map((line) => line.event)).toEqual(["built"]);
});

test("sections as they are named in an address", () => expect(anchor("4.2")).toBe("4-2"));

test("the last choice of a seat is its own, and no forced one", () => {
  const log = [entry(1), entry(2, { actor: 1 }), entry(3, { forced: true })];
  expect(lastChoice(log, 0)).toBe("move 1");
  expect(lastChoice(log, 2)).toBeNull();
});
