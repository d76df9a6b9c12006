import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { posed } from "../../src/engine/posed";
import { Rules } from "../../src/engine/rules";
import { games } from "../../src/lib/games";
import { local } from "../../src/lib/local";
import { speak } from "../../src/lib/words.svelte";
import QuizPage from "../../src/pages/QuizPage.svelte";
import { GAMES, type GameName } from "../../src/wire";
import { engine } from "../engine/engines";
import { Unmeasured } from "../streets/fixtures";

const PATIENT = { timeout: 20_000 }; // machines may be busy

beforeEach(() => {
  speak("en");
  vi.stubGlobal("ResizeObserver", Unmeasured);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  const rulesOf = async (game: GameName) => Rules.open(await engine(game));
  vi.spyOn(local, "pose").mockImplementation(async (game, text, moves) => posed(await rulesOf(game), text, moves));
  vi.spyOn(local, "box").mockImplementation(async (game) => (await rulesOf(game)).about.boxes[0][1]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(GAMES)("%s: a mark on the board is chosen, and then the board tells what is best", async (game) => {
  const { container } = render(QuizPage, { game });
  const marks = () => [...container.querySelectorAll<SVGElement>(".board [data-letter]")];
  await waitFor(() => expect(marks().length).toBeGreaterThan(2), PATIENT);
  const letters = marks().map(({ dataset }) => dataset.letter);
  expect(container.querySelectorAll("aside .letters button")).toHaveLength(letters.length);

  await fireEvent.click(marks()[1]);
  const verdict = container.querySelector("aside .verdict")!;
  const [best] = [...container.querySelectorAll("aside li.best .letter")].map(({ textContent }) => textContent);
  expect(verdict.textContent).toMatch(best === letters[1] ? `Right! ${best}` : `${best} is best`);
  expect(container.querySelectorAll("aside li")).toHaveLength(letters.length);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Next"), PATIENT);

  await fireEvent.click(marks()[0]); // too late
  expect(container.querySelector("aside .verdict")?.textContent).toBe(verdict.textContent);
  await fireEvent.keyDown(document.body, { key: "Enter" });
  await screen.findByText("Question 2 of 5", {}, PATIENT);
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"), PATIENT);
  await fireEvent.keyDown(document.body, { key: "a", code: "KeyA" });
  expect(container.querySelector("aside .verdict")).toBeTruthy();
});

test("a quiz that cannot be loaded says so, and can be tried again", async () => {
  vi.spyOn(games.streets, "quiz").mockRejectedValue(new TypeError("Failed to fetch"));
  render(QuizPage, { game: "streets" });
  expect((await screen.findByRole("alert")).textContent).toMatch(/could not be loaded/);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
