// @vitest-environment node
import { expect, test } from "vitest";
import { chairColour, seatColour } from "../../src/lib/colours";
import { position } from "./fakes";

test("a seat has its own colour", () => {
  expect(seatColour(1)).toBe("var(--seat-1)");
  expect(seatColour(1, "streets", position({ view: { seats: [{ money: 1 }, { money: 2 }] } }))).toBe("var(--seat-1)");
});

test("in Townies it is that of the first marker", () => {
  expect(seatColour(1, "townies", position({ view: { seats: [{ start: "red" }, { start: "blue" }] } }))).toBe(
    "var(--blue)",
  );
});

test("where players draw their colours, a seat has none before it has chosen one", () => {
  expect(chairColour(1, "streets")).toBe("var(--seat-1)");
  expect(chairColour(1, "townies")).toBeNull();
  expect(chairColour(1, "townies", { starts: "random" })).toBeNull();
  expect(chairColour(1, "townies", { starts: "blue" })).toBe("var(--blue)");
});
