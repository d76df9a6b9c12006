import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Rules } from "../../src/engine/rules";
import { Standings } from "../../src/engine/standing";
import { local } from "../../src/lib/local";
import { lineOf, puzzlesOf } from "../../src/lib/puzzles";
import { recallProgress } from "../../src/lib/puzzling";
import { speak } from "../../src/lib/words.svelte";
import PuzzlesPage from "../../src/pages/PuzzlesPage.svelte";
import { GAMES, type GameName } from "../../src/wire";
import { engine } from "../engine/engines";
import { Unmeasured } from "../streets/fixtures";

const PATIENT = { timeout: 20_000 }; // machines may be busy

beforeEach(() => {
  speak("en");
  localStorage.clear();
  vi.stubGlobal("ResizeObserver", Unmeasured);
  const rulesOf = async (game: GameName) => Rules.open(await engine(game));
  vi.spyOn(local, "stand").mockImplementation(async (line, eyes) =>
    new Standings(await rulesOf(line.game)).stand(line, eyes),
  );
  vi.spyOn(local, "box").mockImplementation(async (game) => (await rulesOf(game)).about.boxes[0][1]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each(GAMES)("%s: every puzzle stands, and its seat can make the best move", async (game) => {
  const standings = new Standings(await Rules.open(await engine(game)));
  for (const puzzle of await puzzlesOf(game)) {
    const { position } = standings.stand(lineOf(puzzle), puzzle.seat);
    expect(position.decision?.moves).toHaveLength(puzzle.moves);
    expect(position.decision?.moves).toEqual(
      expect.arrayContaining([puzzle.best.move, ...puzzle.others.map(({ move }) => move)]),
    );
  }
});

test.each(GAMES)("%s: the answer is shown, with what the known moves would bring", async (game) => {
  const { container } = render(PuzzlesPage, { game, number: 3 });
  await screen.findByText("Your move: find the best one.", {}, PATIENT);
  expect(container.querySelectorAll("aside ol")).toHaveLength(0);
  await fireEvent.click(screen.getByRole("button", { name: "Show the answer" }));
  await screen.findByText("The best move is marked on the board.");
  const [puzzle] = (await puzzlesOf(game)).slice(2);
  const rows = [...container.querySelectorAll("aside li")];
  expect(rows).toHaveLength(Math.min(5, 1 + puzzle.others.length));
  expect(rows[0].textContent).toMatch(/±/);
  expect(container.querySelector("aside [role=status] p")?.textContent).toMatch(
    /^Compared with the second-best, it \w/,
  );
  expect(recallProgress(game).results).toEqual({ [puzzle.id]: "shown" });
  await waitFor(() => expect(document.activeElement?.tagName).toBe("H2"));
  expect(screen.getByRole("link", { name: "Next puzzle" }).getAttribute("href")).toMatch(`/puzzles/${game}/`);
});

test.each(GAMES)("%s: all puzzles are listed", async (game) => {
  const { container } = render(PuzzlesPage, { game });
  await screen.findByText(/0 of 100 solved/, {}, PATIENT);
  expect(container.querySelectorAll("ol li")).toHaveLength(100);
});

test("the list is filtered", async () => {
  const { container } = render(PuzzlesPage, { game: "townies" });
  await screen.findByText(/0 of 100 solved/, {}, PATIENT);
  const rows = () => container.querySelectorAll("ol li").length;
  expect(rows()).toBe(100);
  const all = await puzzlesOf("townies");
  const alone = all.filter(({ header }) => header.players === "1").length;
  await fireEvent.change(screen.getByLabelText("Players"), { target: { value: "1" } });
  expect(rows()).toBe(alone);
  await fireEvent.change(screen.getByLabelText("Difficulty"), { target: { value: "5" } });
  expect(rows()).toBeLessThan(alone);
  expect(within(container).getAllByRole("img", { name: "Difficulty: 5 of 5 stars" })).toHaveLength(rows());
});

test("the page of the day leads to the puzzle of each game", async () => {
  render(PuzzlesPage);
  const links = await waitFor(() => {
    const found = screen.getAllByRole("link", { name: "Today’s puzzle" });
    expect(found).toHaveLength(GAMES.length);
    return found;
  }, PATIENT);
  links.forEach((link, i) => expect(link.getAttribute("href")).toMatch(new RegExp(`/puzzles/${GAMES[i]}/\\d+$`)));
});

test("a number without a puzzle says how many there are", async () => {
  render(PuzzlesPage, { game: "streets", number: 101 });
  expect((await screen.findByRole("alert", {}, PATIENT)).textContent).toMatch("from 1 to 100");
});
