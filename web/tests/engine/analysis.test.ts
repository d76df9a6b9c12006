// @vitest-environment node
// An analysis in the page says what `citywright review --json` says of the same game: web/fixtures/reviews.py.
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { rounded } from "../../src/engine/adding_up";
import { Analysis, passesUpTo } from "../../src/engine/analysis";
import { read, replay } from "../../src/engine/file";
import { DecisionJudge, type Judge } from "../../src/engine/judging";
import { Store } from "../../src/engine/kept";
import type { AnalysisNews, Progress, ReviewTold } from "../../src/engine/reviews";
import { Rules } from "../../src/engine/rules";
import type { GameName } from "../../src/wire";
import { engine } from "./engines";

const FIXTURE = resolve(import.meta.dirname, "../../fixtures/reviews.json");
const REVIEWS: Record<string, { file: string; review: any }> = JSON.parse(readFileSync(FIXTURE, "utf8"));
const SHORT = "townies/1p-full";

let store: Store;

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  store = new Store();
});

afterEach(() => store.close());

/** A judge that counts, and stops somebody after some decisions. */
class Counting implements Judge {
  judged = 0;
  cores = 2;
  #judge: Judge;
  #most: number;
  #stop: AbortController | undefined;

  constructor(judge: Judge, most = Infinity, stop?: AbortController) {
    [this.#judge, this.#most, this.#stop] = [judge, most, stop];
  }

  async judge(...given: Parameters<Judge["judge"]>) {
    const judged = await this.#judge.judge(...given);
    if (++this.judged === this.#most) this.#stop!.abort();
    return judged;
  }
  expect = (...given: Parameters<Judge["expect"]>) => this.#judge.expect(...given);
}

interface Wanted {
  of?: string;
  simulations?: number;
  /** After so many decisions it is stopped. */
  most?: number;
  pause?: number;
  code?: string;
}

interface Heard {
  progress: Progress[];
  reviews: ReviewTold[];
  judged: number;
}

/** Analyse a game until that is done, or stopped. */
async function analysed(name: string, { of = "home-1", simulations = 60, most, pause = Infinity, code }: Wanted = {}) {
  const game = REVIEWS[name].review.game as GameName;
  const files = await engine(game);
  const rules = await Rules.open(files);
  const stop = new AbortController();
  const judge = new Counting(new DecisionJudge(rules, files), most, stop);
  const heard: Heard = { progress: [], reviews: [], judged: 0 };
  const hear = ({ progress, review }: AnalysisNews) => {
    if (progress) heard.progress.push(progress);
    if (review) heard.reviews.push(review);
  };
  const about = { ...files.about, code: code ?? files.about.code };
  const means = { engine: { ...files, about }, judge, store, pause };
  const run = new Analysis(replay(rules, read(REVIEWS[name].file)), of, means, hear, simulations).run(stop.signal);
  if (most) await expect(run).rejects.toThrow("aborted");
  else await run;
  return { ...heard, judged: judge.judged };
}

/** A review as the command prints it: reasons are not nested there. */
function asPrinted(review: ReviewTold) {
  const decisions = review.decisions.map(({ reason, ...decision }) => {
    const { values, ...said } = reason ?? {};
    return { ...decision, reason: reason && { ...said, ...values } };
  });
  return { ...review, decisions };
}

test.each(Object.keys(REVIEWS))("%s: the page and the command say the same", async (name) => {
  const { reviews, progress } = await analysed(name);
  expect(asPrinted(reviews.at(-1)!)).toEqual(REVIEWS[name].review);
  const all = REVIEWS[name].review.decisions.length;
  expect(progress.at(-1)).toEqual({ passes: [60], pass: 1, judged: all, all });
});

test("a pass with few simulations comes first; each later one judges all decisions anew", async () => {
  const { reviews, progress, judged } = await analysed(SHORT, { simulations: 300 });
  const all = reviews[0].decisions.length;
  expect(reviews.map(({ simulations }) => simulations)).toEqual([80, 300]);
  expect(judged).toBe(2 * all);
  expect(progress.filter(({ pass }) => pass === 1).map(({ judged }) => judged)).toEqual([...Array(all + 1).keys()]);
});

test("the graph becomes better in the middle of a pass", async () => {
  const { reviews } = await analysed(SHORT, { simulations: 300, pause: 0 });
  const all = reviews[0].decisions.length;
  expect(reviews.length).toBeGreaterThan(all);
  expect(new Set(reviews.slice(0, -1).map(({ simulations }) => simulations))).toEqual(new Set([80, 300]));
});

test("what was judged before it was stopped is not judged again", async () => {
  const first = await analysed(SHORT, { most: 5 });
  expect(first.reviews).toEqual([]);
  const all = first.progress[0].all;
  const rest = await analysed(SHORT);
  expect(rest.judged).toBeLessThanOrEqual(all - 5 + 1); // the other core was in the middle of something
  expect(asPrinted(rest.reviews.at(-1)!)).toEqual(REVIEWS[SHORT].review);
});

test("a finished analysis is shown at once when it is asked for again, even after an update", async () => {
  const { reviews } = await analysed(SHORT);
  for (const code of [undefined, "another"]) {
    const again = await analysed(SHORT, { code });
    expect([again.judged, again.reviews]).toEqual([0, reviews.slice(-1)]);
    expect(again.progress).toEqual([{ passes: [60], pass: 1, judged: 15, all: 15 }]);
  }
});

test("what another engine has begun is shown until it has been judged anew", async () => {
  const { reviews } = await analysed(SHORT, { simulations: 300, most: 17 });
  const again = await analysed(SHORT, { simulations: 300, code: "another" });
  expect(again.reviews.map(({ simulations }) => simulations)).toEqual([80, 80, 300]);
  expect(again.reviews[0]).toEqual(reviews[0]);
  expect(again.judged).toBe(2 * 15);
});

test("with a table its analyses go, and those of others stay", async () => {
  await analysed(SHORT, { of: "home-1" });
  await analysed(SHORT, { of: "home-12" });
  await store.remove("home-1");
  await store.keepAnalysis({ key: ["home-1", "1", 60], code: "", judged: [], review: null, isDone: false, changed: 0 });
  const kept = (of: string) => store.analysis([of, REVIEWS[SHORT].file.match(/rules: (.*)/)![1], 60]);
  expect(await kept("home-1")).toBeUndefined();
  expect((await kept("home-12"))!.isDone).toBe(true);
});

test("of game files the latest analyses are kept", async () => {
  const keep = (of: string, changed: number) =>
    store.keepAnalysis({ key: [of, "1", 60], code: "", judged: [], review: null, isDone: true, changed });
  await keep("home-5", 0);
  for (let i = 1; i <= 21; i++) await keep(`file ${i}`, i);
  const isKept = async (of: string) => !!(await store.analysis([of, "1", 60]));
  expect(await Promise.all(["home-5", "file 1", "file 2", "file 21"].map(isKept))).toEqual([true, false, true, true]);
});

test.each([
  [60, [60]],
  [240, [80, 240]],
  [1000, [80, 1000]],
  [3000, [80, 375, 3000]],
  [6000, [80, 750, 6000]],
])("passes up to %i simulations", (simulations, passes) => {
  expect(passesUpTo(simulations)).toEqual(passes);
});

test("too few simulations are refused", async () => {
  await expect(analysed(SHORT, { simulations: 59 })).rejects.toThrow("at least 60 simulations");
});

test("numbers are rounded as Python rounds them", () => {
  const numbers = [0.125, -0.125, 0.375, 2.675, 1.005, 12.34567, -3, 0.00003125];
  expect(numbers.map((each) => rounded(each))).toEqual([0.12, -0.12, 0.38, 2.67, 1, 12.35, -3, 0]);
  expect([rounded(0.00009375, 4), rounded(0.03125, 4), rounded(Infinity)]).toEqual([0.0001, 0.0312, null]);
});
