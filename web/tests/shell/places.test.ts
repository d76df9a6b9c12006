import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Line } from "../../src/lib/log";
import LogPanel from "../../src/parts/LogPanel.svelte";

afterEach(cleanup);

const line = (number: number, about: string[]): Line => ({
  number,
  key: `${number}-0`,
  seat: 0,
  event: "built",
  text: `Line ${number}.`,
  rule: "4.2",
  times: 1,
  about,
  turn: false,
});

function logged() {
  const [cite, look, visit] = [vi.fn(), vi.fn(), vi.fn()];
  render(LogPanel, { lines: [line(1, ["1,0", "2,0"]), line(2, [])], cite, look, visit, colour: () => "red" });
  return { cite, look, visit };
}

test("a line that is looked at, by pointer or keyboard, shows its places", async () => {
  const { look } = logged();
  const [first] = screen.getAllByRole("listitem");
  await fireEvent.pointerEnter(first);
  expect(look).toHaveBeenLastCalledWith(["1,0", "2,0"]);
  await fireEvent.pointerLeave(first);
  expect(look).toHaveBeenLastCalledWith([]);
  screen.getAllByRole("button")[0].focus();
  expect(look).toHaveBeenLastCalledWith(["1,0", "2,0"]);
  screen.getAllByRole("button").at(-1)!.focus();
  expect(look).toHaveBeenLastCalledWith([]);
});

test("a press leads to the place of a line, if it has one", async () => {
  const { cite, visit } = logged();
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(3);
  await fireEvent.click(buttons[0]);
  expect(visit).toHaveBeenCalledWith("1,0");
  expect(cite).not.toHaveBeenCalled();
});

test("a log that is folded away shows nothing any more", async () => {
  const { look } = logged();
  await fireEvent.pointerEnter(screen.getAllByRole("listitem")[0]);
  cleanup();
  expect(look).toHaveBeenLastCalledWith([]);
});
