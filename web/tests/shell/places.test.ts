import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Line } from "../../src/lib/log";
import { keepsFocus } from "../../src/lib/kept_focus";
import Heard from "../../src/parts/Heard.svelte";
import LogPanel from "../../src/parts/LogPanel.svelte";

afterEach(cleanup);

const line = (number: number, about: string[] = [], turn = false): Line => ({
  number,
  key: `${number}-0`,
  seat: 0,
  event: "built",
  text: `Line ${number}.`,
  rule: "4.2",
  times: 1,
  about,
  turn,
});

const ABOUT = {
  game: "streets" as const,
  names: ["Ann", "Ben"],
  moveTold: (move: string) => move,
  colour: () => "red",
  cite: vi.fn(),
  look: vi.fn(),
  visit: vi.fn(),
};
const TURNS = [
  { number: 1, head: line(1, [], true), lines: [line(2)], parts: [{ seat: 1, moves: ["a house"], gain: 4 }] },
  { number: 2, head: line(3, [], true), lines: [line(4), line(5)], parts: [] },
];

function logged() {
  const [cite, look, visit] = [vi.fn(), vi.fn(), vi.fn()];
  const turns = [{ number: 0, head: null, lines: [line(1, ["1,0", "2,0"]), line(2)], parts: [] }];
  render(LogPanel, { ...ABOUT, turns, cite, look, visit });
  return { cite, look, visit };
}

test("a line that is looked at, by pointer or keyboard, shows its places", async () => {
  const { look } = logged();
  const [first] = document.querySelectorAll("li.line");
  await fireEvent.pointerEnter(first);
  expect(look).toHaveBeenLastCalledWith(["1,0", "2,0"]);
  await fireEvent.pointerLeave(first);
  expect(look).toHaveBeenLastCalledWith([]);
  screen.getAllByRole("button")[2].focus();
  expect(look).toHaveBeenLastCalledWith(["1,0", "2,0"]);
  screen.getAllByRole("button").at(-1)!.focus();
  expect(look).toHaveBeenLastCalledWith([]);
});

test("a press leads to the place of a line, if it has one", async () => {
  const { cite, visit } = logged();
  const buttons = screen.getAllByRole("button");
  expect(buttons).toHaveLength(5); // with those of the turn, and of all turns
  await fireEvent.click(buttons[2]);
  expect(visit).toHaveBeenCalledWith("1,0");
  expect(cite).not.toHaveBeenCalled();
});

test("a log that is folded away shows nothing any more", async () => {
  const { look } = logged();
  await fireEvent.pointerEnter(document.querySelector("li.line")!);
  cleanup();
  expect(look).toHaveBeenLastCalledWith([]);
});

const shown = () =>
  [...document.querySelectorAll(".line .text")].map((text) => text.textContent!.trim().split(/\s/)[1]);
const folds = () => screen.getAllByRole("button", { expanded: false });

test("a turn is one line with what was done and what it brought, and is told in full if asked for", async () => {
  render(LogPanel, { ...ABOUT, turns: TURNS });
  expect(shown()).toEqual(["4.", "5."]);
  expect(folds()[0].textContent).toMatch(/turn 1.*Ben:\s+a house.*[+]\$4/s);
  await fireEvent.click(folds()[0]);
  expect(shown()).toEqual(["2.", "4.", "5."]);
  await fireEvent.click(screen.getByText("Every line"));
  await fireEvent.click(screen.getByText("Every line"));
  expect(shown()).toEqual(["4.", "5."]);
});

test("an entry that is sought is opened and has the focus; what happens later does not take the reader back", async () => {
  const scrolled = (Element.prototype.scrollIntoView = vi.fn());
  const { rerender } = render(LogPanel, { ...ABOUT, turns: TURNS });
  await rerender({ sought: 2 });
  expect(shown()).toEqual(["2.", "4.", "5."]);
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("data-entry")).toBe("2"));
  await rerender({ turns: [...TURNS, { number: 3, head: line(6, [], true), lines: [line(7)], parts: [] }] });
  await new Promise((resolve) => setTimeout(resolve));
  expect(scrolled).toHaveBeenCalledOnce();
});

test("a log that has just gone may still be told that it was scrolled", () => {
  const { unmount } = render(LogPanel, { ...ABOUT, turns: TURNS });
  const list = screen.getByRole("list", { name: "Log" });
  const failed = vi.fn();
  window.addEventListener("error", failed);
  unmount();
  list.dispatchEvent(new Event("scroll"));
  window.removeEventListener("error", failed);
  expect(failed).not.toHaveBeenCalled();
});

test("the log is one stop of the tabulator; arrows go through it", async () => {
  render(LogPanel, { ...ABOUT, turns: TURNS });
  const list = screen.getByRole("list", { name: "Log" });
  const stops = () => [...list.querySelectorAll("button")].filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toHaveLength(1);
  stops()[0].focus();
  await fireEvent.keyDown(stops()[0], { key: "Home" });
  expect(document.activeElement).toBe(folds()[0]);
  expect(stops()).toEqual([folds()[0]]);
});

test("what happens is heard once, and not what one finds on coming", async () => {
  const { rerender } = render(Heard, { lines: [line(1), line(2)] });
  const heard = () => [...screen.getByRole("log").children].map(({ textContent }) => textContent);
  expect(heard()).toEqual([]);
  await rerender({ lines: [line(1), line(2), line(3)] });
  expect(heard()).toEqual(["Line 3."]);
});

test("if what had the focus goes away, the board gets it", async () => {
  const [around, button, to] = [document.createElement("div"), document.createElement("button"), vi.fn()];
  document.body.append(around);
  around.append(button);
  const stop = keepsFocus(to)(around);
  button.focus();
  button.remove();
  await vi.waitFor(() => expect(to).toHaveBeenCalledOnce());
  stop();
});
