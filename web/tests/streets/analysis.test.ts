import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnalysisNews } from "../../src/engine/reviews";
import { Chosen } from "../../src/lib/branching";
import { games } from "../../src/lib/games";
import { local } from "../../src/lib/local";
import { refused } from "../../src/lib/refusal";
import { place } from "../../src/lib/router.svelte";
import { Watched } from "../../src/lib/watched.svelte";
import AnalysisPage from "../../src/pages/AnalysisPage.svelte";
import { HOUSE } from "../../src/streets/tiles/rows";
import { decision, review, share, step } from "../shell/reviews";
import { Unmeasured } from "./fixtures";
import { replayOf } from "./replays";

const PATIENT = { timeout: 20_000 }; // machines may be busy
const replay = replayOf("over");
const builds = replay.frames.flatMap(({ entry }) => (entry?.actor != null && !entry.forced ? [entry] : []));
const [first, , third] = builds;
const last = replay.frames.length - 1;

const FILE = "citywright game file\ngame: streets\nrules: 1\nplayers: 2\nresult: 0 0\n\nend 0\n"; // its header is read

/** The third decision was a mistake, the first one an inaccuracy. */
function found() {
  const better = { move: "build city-hall 0,0 north", margin: 3, error: 0.4, visits: 50 };
  const played = (move: string) => ({ move, margin: 1.5, error: 0.4, visits: 50 });
  const fault = (entry: typeof first, verdict: "mistake" | "inaccuracy", loss: number) =>
    decision(entry.number, entry.actor!, verdict, loss, { best: better, chosen: played(entry.move) });
  return review({
    decisions: [fault(first, "inaccuracy", 1.5), decision(builds[1].number, builds[1].actor!, "best", 0, { best: played(builds[1].move), chosen: played(builds[1].move) }), fault(third, "mistake", 4.2)], // prettier-ignore
    steps: [step(first.number, 1, 1), step(builds[1].number, 2, 0), step(third.number, 3, -2)],
    seats: [
      share(0, { lost: 5.7, start: 1, luck: 8.7, end: 4 }),
      share(1, { start: -1, others: 5.7, luck: -8.7, end: -4 }),
    ],
  });
}

let tell: (news: AnalysisNews) => void;
const stop = vi.fn();

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", Unmeasured);
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  vi.spyOn(local, "replay").mockResolvedValue(replay);
  vi.spyOn(local, "table").mockResolvedValue(replay.table);
  vi.spyOn(local, "file").mockResolvedValue(FILE);
  vi.spyOn(local, "box").mockResolvedValue(replay.box as never);
  vi.spyOn(local, "advised").mockResolvedValue([]);
  vi.spyOn(local, "foreseen").mockReturnValue(new Promise(() => {}));
  stop.mockReset();
  vi.spyOn(local, "analyse").mockImplementation((_, hear) => {
    tell = hear;
    return stop;
  });
  HTMLDialogElement.prototype.showModal ??= vi.fn();
  HTMLDialogElement.prototype.close ??= vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function opened(): Promise<void> {
  render(AnalysisPage, { id: "home-1" });
  await screen.findByText(/A first graph will be here/, {}, PATIENT);
}

const graph = () => screen.findByRole("slider", { name: "expected final margin" });
const at = () => screen.getByRole("slider", { name: "Place in the game" }).getAttribute("aria-valuetext");
const costly = () => [...document.querySelectorAll<HTMLElement>(".chosen [data-number]")];

test("what is known is drawn at once; it is stopped, gone on with, and done", async () => {
  await opened();
  expect(local.analyse).toHaveBeenCalledWith({ table: "home-1" }, expect.anything(), undefined);
  tell({ progress: { passes: [60, 540], pass: 0, judged: 5, all: 10 }, review: found() });
  await screen.findByText("Thinking: 5%", { selector: ".state" });
  await graph();
  await fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(stop).toHaveBeenCalledOnce();
  await screen.findByText("Stopped at 5%", { selector: "[role=status]" });
  await graph();
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  await graph(); // what was found is still there
  tell({ progress: { passes: [60, 540], pass: 2, judged: 0, all: 10 }, review: found() });
  await screen.findByText("Done: 540 simulations per decision", { selector: "[role=status]" });
  expect(screen.queryByRole("button", { name: "Go on" })).toBeNull();
  await fireEvent.change(screen.getByLabelText("How much thought"), { target: { value: "deep" } });
  expect(vi.mocked(local.analyse).mock.lastCall![2]).toBeGreaterThan(6000);
});

test("the costliest move is found in the list, on the graph and on the board", async () => {
  await opened();
  tell({ review: found() });
  await graph();
  expect(costly().map(({ dataset }) => Number(dataset.number))).toEqual([third.number, first.number]);
  await fireEvent.click(costly()[0]);
  expect(at()).toContain(`move ${third.number - 1} of ${last}`);
  const card = within(screen.getByRole("region", { name: "Decision" }));
  expect(card.getByText(/^mistake/).textContent).toMatch(/−4\.2\s+± 0\.7/);
  expect(card.getAllByRole("listitem")).toHaveLength(2);
  expect(card.getAllByRole("listitem")[1].textContent).toContain("played");
  expect(document.querySelectorAll(".board .hint.played")).toHaveLength(1);
  expect((await graph()).getAttribute("aria-valuetext")).toMatch(/^turn 3: .* −2\.0 ± 1\.0/);
  expect(document.querySelectorAll(`.graph [data-number="${third.number}"]`)).toHaveLength(1);
  await fireEvent.click(screen.getByRole("button", { name: "in order" }));
  expect(costly().map(({ dataset }) => Number(dataset.number))).toEqual([first.number, third.number]);
  await fireEvent.click(card.getByRole("button", { name: "Show what happened" }));
  expect(at()).toContain(`move ${third.number} of ${last}`);
  await waitFor(() => expect(place().query.get("at")).toBe(String(third.number)), { timeout: 3000 });
});

test("arrow keys on the graph go from moment to moment", async () => {
  await opened();
  tell({ review: found() });
  const slider = await graph();
  await fireEvent.keyDown(slider, { key: "Home" });
  await fireEvent.keyDown(slider, { key: "ArrowRight" });
  expect(at()).toContain(`move ${builds[1].number - 1} of`);
  await fireEvent.keyDown(slider, { key: "End" });
  expect(at()).toContain(`move ${last} of`);
  await fireEvent.keyDown(slider, { key: "ArrowLeft" });
  expect(at()).toContain(`move ${third.number - 1} of`);
});

test("luck and skill of everybody, in words and in parts that add up", async () => {
  await opened();
  tell({ review: found() });
  await fireEvent.click(await screen.findByRole("button", { name: "Luck and skill" }));
  expect(screen.getByText(/played best/).textContent).toMatch(/was lucky: luck brought 8\.7 ± 1\.0/);
  const [mine] = screen.getAllByRole("table").filter((table) => table.querySelector(".luck"));
  const numbers = [...mine.querySelectorAll(".number")].map((cell) => parseFloat(cell.textContent!.replace("−", "-")));
  const [start, lost, others, luck, end] = numbers;
  expect(start + lost + others + luck).toBeCloseTo(end);
});

test("advice fills up the best three, once one stays at a decision", async () => {
  await opened();
  tell({ review: found() });
  vi.mocked(local.advised).mockResolvedValue([
    { move: "build city-hall 5,5 north", margin: 2, error: 0.3, reason: { code: "later" } },
  ]);
  await fireEvent.click((await screen.findAllByText(/^Better/))[0].closest("button")!);
  await waitFor(() => expect(document.querySelectorAll(".part.decision li")).toHaveLength(3), { timeout: 3000 });
  const [line, seat] = vi.mocked(local.advised).mock.lastCall!;
  const decided = replay.frames.slice(1, third.number).filter(({ entry }) => !entry!.forced);
  expect(line.moves).toEqual(decided.map(({ entry }) => [entry!.actor, entry!.move]));
  expect(line.start).toMatchObject({ options: { players: replay.table.seats.length } });
  expect(seat).toBe(third.actor);
});

test("from a decision one explores on, with the whole game and perhaps another move", async () => {
  const watched = new Watched(replay, await games.streets.kit({}));
  const game = new Chosen(watched, {});
  const moves = game.lineTo(last).moves;
  const before = game.lineTo(third.number - 1).moves;
  const plain = game.branched(third.number - 1);
  expect([plain.moves.length, plain.at]).toEqual([moves.length, before.length]);
  const { moves: all, at } = game.branched(third.number - 1, [third.actor, "build city-hall 0,0 north"]);
  expect(all).toHaveLength(moves.length + 1);
  expect(all.at(-1)).toMatchObject({ id: at, after: before.length, made: [third.actor, "build city-hall 0,0 north"] });
  expect(all[before.length]).toMatchObject({ after: before.length, made: [third.actor, third.move] });
});

test("a game that began from a position is asked about as one", async () => {
  const watched = new Watched(replay, await games.streets.kit({}));
  const game = new Chosen(watched, { position: '{"turn": 3}', seed: "maple" });
  expect(game.lineTo(last).start).toEqual({ position: { turn: 3 }, seed: "maple" });
  expect(game.branched(last).start).toEqual({ position: { turn: 3 }, seed: "maple" });
});

test("with tiles of its own a game is asked about with these, and no study takes it up", async () => {
  const box = HOUSE;
  const own = { ...replay, table: { ...replay.table, options: { ...replay.table.options, box } } };
  const game = new Chosen(new Watched(own, await games.streets.kit({})), {});
  expect(game.lineTo(last)).toMatchObject({ box, start: { options: { players: replay.table.seats.length } } });
  expect(game.lineTo(last).start).not.toHaveProperty("options.box");
  expect(game.canBranch).toBe(false);
  vi.mocked(local.replay).mockResolvedValue(own);
  await opened();
  expect(screen.queryByRole("button", { name: "Explore from here" })).toBeNull();
});

test("a game that is not over says why it cannot be analysed yet", async () => {
  vi.mocked(local.replay).mockRejectedValue(refused("unfinished"));
  render(AnalysisPage, { id: "home-1" });
  expect((await screen.findByRole("alert")).textContent).toMatch(/give away what is still hidden/);
  expect(screen.getByRole("link", { name: "Play on" }).getAttribute("href")).toBe("/t/home-1");
});

test("a game whose hands are made up is not judged, and the page says why", async () => {
  await opened();
  tell({ problem: { code: "made-up" } });
  expect((await screen.findByRole("alert")).textContent).toMatch(/hands: those in its file are made up/);
  expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toMatch(/^\/t\/.*\/replay$/);
});

test("an analysis that fails says so, keeps what it has found, and can go on", async () => {
  await opened();
  tell({ review: found() });
  tell({ problem: { code: "failed" } });
  await screen.findByRole("alert");
  await graph();
  await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("an analysis ends with its page", async () => {
  await opened();
  cleanup();
  expect(stop).toHaveBeenCalledOnce();
});
