import { expect, test } from "vitest";
import { readMove, writeMove } from "../../src/streets/moves";
import { FIXTURES } from "./fixtures";

test.each(FIXTURES)("moves of %s are read and written alike", (_, { position }) => {
  const texts = [...position.log.map((entry) => entry.move), ...(position.decision?.moves ?? [])];
  for (const text of texts) expect(writeMove(readMove(text))).toBe(text);
});

test("a build has a place, a facing and signs", () => {
  expect(readMove("build toy-store 3,-1 north")).toEqual({
    kind: "build",
    tile: "toy-store",
    x: 3,
    y: -1,
    facing: "north",
    signs: 1,
  });
  expect(readMove("build toy-store 0,2 west double")).toMatchObject({ facing: "west", signs: 2 });
});

test("the fields of other moves have names", () => {
  expect(readMove("show chillax-spa starter-home")).toEqual({
    kind: "show",
    tile: "chillax-spa",
    building: "starter-home",
  });
  expect(readMove("take retail")).toEqual({ kind: "take", one: "retail", other: "" });
  expect(writeMove({ kind: "send", tile: "student-house", colour: "hipster" })).toBe("send hipster student-house");
  expect(writeMove(readMove("pass"))).toBe("pass");
});
