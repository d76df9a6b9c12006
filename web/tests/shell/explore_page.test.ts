// The page of a study, with the real engine behind it.
import "fake-indexeddb/auto";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Home } from "../../src/engine/home";
import { Rules } from "../../src/engine/rules";
import { Standings } from "../../src/engine/standing";
import { local } from "../../src/lib/local";
import { go } from "../../src/lib/router.svelte";
import { newStudy, studyLink, unpacked } from "../../src/lib/study";
import { loadWords, speak } from "../../src/lib/words.svelte";
import ExplorePage from "../../src/pages/ExplorePage.svelte";
import type { GameName } from "../../src/wire";
import { engine } from "../engine/engines";
import { Unmeasured } from "../streets/fixtures";

const PATIENT = { timeout: 20_000 }; // machines may be busy

beforeEach(async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
  speak("en");
  await loadWords("explore");
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal("ResizeObserver", Unmeasured);
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => {} });
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  const open = async (game: GameName) => Rules.open(await engine(game));
  const standings = new Map<GameName, Standings>();
  for (const game of ["streets", "townies"] as const) standings.set(game, new Standings(await open(game)));
  const home = new Home({ ready: async (game) => ({ rules: await open(game), thinker: null as any }) });
  vi.spyOn(local, "offered").mockImplementation(() => home.offered());
  vi.spyOn(local, "tables").mockResolvedValue([]);
  vi.spyOn(local, "box").mockImplementation((game, query) => home.box(game, query) as any);
  vi.spyOn(local, "brings").mockResolvedValue({});
  vi.spyOn(local, "stand").mockImplementation(async (line, eyes, seat) =>
    standings.get(line.game)!.stand(JSON.parse(JSON.stringify(line)), eyes, seat),
  );
  vi.spyOn(local, "foreseen").mockImplementation(async (line, seat, move) =>
    standings.get(line.game)!.foreseen(line, seat, move),
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function begin(game: GameName) {
  go(`/explore/${game}`);
  const page = render(ExplorePage, { game });
  await fireEvent.click(await screen.findByRole("button", { name: "Start exploring" }, PATIENT));
  await waitFor(() => expect(page.container.querySelector(".tree [aria-current]")).toBeTruthy(), PATIENT);
  return page;
}

const current = () => document.querySelector(".tree [aria-current]")!.textContent!.trim();

test.each(["streets", "townies"] as const)("%s: a study is begun, and kept", async (game) => {
  await begin(game);
  await waitFor(() => expect(location.search).toMatch(/^\?study=\w+$/), PATIENT);
  cleanup();
  render(ExplorePage, { game }); // as after a reload
  await waitFor(() => expect(document.querySelector(".tree [aria-current]")).toBeTruthy(), PATIENT);
  go(`/explore/${game}`);
  await screen.findAllByText("Untitled", {}, PATIENT);
});

test("comments, draws by hand, variations and a link", async () => {
  const { container } = await begin("streets");
  await fireEvent.input(screen.getByRole("textbox", { name: "Comment on this position" }), {
    target: { value: "A good hand" },
  });
  expect(container.querySelector(".tree .comment")!.textContent).toBe("A good hand");
  const [dealt, told] = [current(), container.querySelector(".tree")!.textContent!];
  await fireEvent.click(screen.getByRole("button", { name: "Beginning" }));
  await waitFor(() => expect(current()).toBe("Beginning"), PATIENT);
  const draws = await screen.findByRole("region", { name: "Chance decides what comes next" }, PATIENT);
  const could = within(draws).getAllByRole("listitem");
  expect(could.map(({ textContent }) => textContent)).toEqual(["player 1 first", "player 2 first"]);
  const other = could.find(({ textContent }) => !told.includes(textContent!))!;
  await fireEvent.click(within(other).getByRole("button"));
  const name = await screen.findByRole("textbox", { name: "Name of this variation" }, PATIENT);
  await fireEvent.input(name, { target: { value: "The other begins" } });
  await waitFor(() => expect(container.querySelector(".variation b")!.textContent).toBe("The other begins"));
  await fireEvent.keyDown(document.body, { key: "ArrowUp" });
  await fireEvent.keyDown(document.body, { key: "End" });
  await waitFor(() => expect(current()).toBe(dealt), PATIENT);

  await fireEvent.click(screen.getByRole("button", { name: "Share this study" }));
  const field = await screen.findByLabelText<HTMLInputElement>("Link to this study", {}, PATIENT);
  await waitFor(() => expect(field.value).toMatch(/\/explore\/streets#[\w-]{100,}$/), PATIENT);
  const shared = await unpacked(field.value.split("#")[1]);
  expect(shared.moves.map(({ name }) => name)).toContain("The other begins");
  expect(shared.moves.find(({ id }) => id === shared.at)!.comment).toBe("A good hand");
});

test("a study that is not there says so", async () => {
  go("/explore/streets?study=nowhere");
  render(ExplorePage, { game: "streets" });
  expect((await screen.findByRole("alert", {}, PATIENT)).textContent).toMatch("There is nothing here.");
  await screen.findByRole("button", { name: "Start exploring" }, PATIENT);
});

test("a damaged link says so", async () => {
  const link = await studyLink(newStudy("streets", { options: { players: 2 } }));
  go(link.slice(0, -9));
  render(ExplorePage, { game: "streets" });
  expect((await screen.findByRole("alert", {}, PATIENT)).textContent).toMatch(/is not a study.*the link is damaged/s);
  await screen.findByRole("button", { name: "Start exploring" }, PATIENT);
});
