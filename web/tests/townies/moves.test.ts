import { expect, test } from "vitest";
import { readMove, spacesOf, writeMove } from "../../src/townies/moves";
import { drawn } from "../../src/townies/view";
import { all } from "./fixtures";

test.each(all)("every move of %s is read and printed as it was", (_, { position }) => {
  const moves = [...(position.decision?.moves ?? []), ...position.log.map((entry) => entry.move)];
  expect(moves.map((move) => writeMove(readMove(move)))).toEqual(moves);
});

test("the parts of a shape", () => {
  expect(readMove("shape bar f7 g8 h8 i9 red with palette")).toEqual({
    kind: "shape",
    shape: "bar",
    spaces: ["f7", "g8", "h8", "i9"],
    colour: "red",
    star: "palette",
  });
});

test("the parts of an object, with and without a colour of its own", () => {
  expect(readMove("bank e5")).toEqual({ kind: "object", object: "bank", space: "e5", colour: "", star: "" });
  expect(readMove("bank e5 as red with palette")).toMatchObject({ space: "e5", colour: "red", star: "palette" });
});

test("where a move draws", () => {
  expect(spacesOf(readMove("shape bar f7 g8 h8 i9 red"))).toEqual(["f7", "g8", "h8", "i9"]);
  expect(spacesOf(readMove("bank e5"))).toEqual(["e5"]);
  expect(spacesOf(readMove("pass"))).toEqual([]);
});

test("an object has the marker's colour unless the move names one", () => {
  expect(drawn(["bank e5"], "green")).toEqual({ e5: { object: "bank", colour: "green" } });
  expect(drawn(["bank e5 as red with palette"], "green")).toEqual({ e5: { object: "bank", colour: "red" } });
});
