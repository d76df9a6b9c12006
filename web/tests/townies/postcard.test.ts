import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { say } from "../../src/lib/words.svelte";
import Postcard from "../../src/townies/Postcard.svelte";
import { fixtures, people, type Fixture } from "./fixtures";

afterEach(cleanup);

const PLACE = { x: 0, y: 0, width: 1200, height: 690 };

function postcard(fixture: Fixture, seat: number | null = fixture.position.seat, seats = people(fixture)) {
  const position = { ...fixture.position, seat };
  const { container } = render(Postcard, { ...PLACE, box: fixture.box, seats, position });
  const texts = [...container.querySelectorAll("text:not(.sheet text)")].map((text) => text.textContent);
  return { container, texts };
}

test("it has everybody's sheet, and what one's own points come from", () => {
  const { container, texts } = postcard(fixtures.over, 1);
  const { seats } = fixtures.over.position.view;
  expect(container.querySelectorAll(".sheet").length).toBe(seats.length);
  expect(container.querySelectorAll(".filled").length).toBe(seats[1].circles.length);
  expect(texts).toEqual(expect.arrayContaining(fixtures.over.names));
  for (const [goal, now] of Object.entries(seats[1].goals)) {
    expect(texts).toContain(say("rules-goal", { goal: say(`goal-${goal}`), ...now }));
  }
});

test("who only watched gets the winner's sheet large", () => {
  const { container } = postcard(fixtures.over, null);
  const [best] = fixtures.over.position.winners;
  const drawn = container.querySelectorAll(".filled").length;
  expect(drawn).toBe(fixtures.over.position.view.seats[best].circles.length);
});

test("names are cut off where they do not fit", () => {
  const { five } = fixtures;
  const long = people(five).map((one) => ({ ...one, name: "M".repeat(40) }));
  const { texts } = postcard(five, 0, long);
  expect(texts.filter((text) => text!.endsWith("…")).length).toBe(4);
});

test("alone, it tells the verdict in short lines", () => {
  const { container, texts } = postcard(fixtures["solo-over"]);
  expect(container.querySelectorAll(".sheet").length).toBe(1);
  const verdict = say(`townies-verdict-${fixtures["solo-over"].position.view.verdict}`);
  expect(texts.join(" ")).toContain(verdict);
  expect(Math.max(...texts.map((text) => text!.length))).toBeLessThan(45);
});
