import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import made from "../../fixtures/offered.json";
import { freshForm } from "../../src/lib/setup";
import { speak } from "../../src/lib/words.svelte";
import Chairs from "../../src/parts/Chairs.svelte";
import type { Offered } from "../../src/wire";

beforeEach(() => speak("en"));
afterEach(cleanup);

test("seats of Townies have the colour of the marker they choose, and none before", async () => {
  const offered = made as unknown as Offered;
  const form = freshForm("townies", "bots", offered);
  form.chairs[0].own.starts = "green";
  const { container } = render(Chairs, { form, offered, solo: false, online: false });
  const marks = [...container.querySelectorAll("li > svg circle:not(clipPath *)")];
  expect(marks.map((mark) => mark.getAttribute("fill"))).toEqual(["var(--green)", null, null]);
});

test.each([
  ["casual", 0],
  ["master", 1],
])("the set-up page says when a bot will take long, because the server is busy: %s", (level, told) => {
  const offered = { ...made, bot_seconds: { streets: { casual: 0.6, master: 20.4 } } } as unknown as Offered;
  const form = freshForm("streets", "friends", offered);
  form.chairs[1] = { ...form.chairs[1], who: "bot", level };
  render(Chairs, { form, offered, solo: false, online: true });
  expect(screen.queryAllByText(/a move takes about 20 seconds/)).toHaveLength(told);
  expect(screen.queryAllByText(/busy/)).toHaveLength(told);
});
