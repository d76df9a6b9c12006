import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { speak } from "../../src/lib/words.svelte";
import Circles from "../../src/townies/Circles.svelte";
import { starsUsed, viewOf } from "../../src/townies/view";
import { entry } from "../shell/fakes";
import { fixtures } from "./fixtures";

beforeEach(() => speak("en"));
afterEach(cleanup);

const { box, position } = fixtures.palette;
const [seat] = viewOf(position).seats;
const crossing = (who: number, number: number) =>
  entry(number, { events: [{ event: "crossed-out", seat: who, bonus: "palette" }] });

test("stars that are crossed out are told from the log, each seat's own", () => {
  const log = [crossing(0, 1), crossing(1, 2), crossing(0, 3)];
  expect([0, 1, 2].map((who) => starsUsed({ ...position, log }, who))).toEqual([2, 1, 0]);
});

test("they are drawn as such, beside those that are left", () => {
  const { container } = render(Circles, { box, seat: { ...seat, stars: 1 }, bonus: "palette", used: 2 });
  expect(container.querySelectorAll(".stars .used")).toHaveLength(2);
  expect(container.querySelectorAll(".stars .cross")).toHaveLength(2);
  expect(container.querySelectorAll(".stars path:not(.used, .cross)")).toHaveLength(1);
  expect(container.querySelector("[role=img]")?.getAttribute("aria-label")).toContain("2 stars crossed out.");
});
