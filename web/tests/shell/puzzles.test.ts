import { expect, test } from "vitest";
import { dayOf, lineOf, numberOfDay, puzzlesOf, starsOf, type Puzzle } from "../../src/lib/puzzles";
import {
  answered,
  isSolved,
  nearest,
  recallProgress,
  shown,
  solvedIn,
  streak,
  type Progress,
} from "../../src/lib/puzzling";
import { GAMES } from "../../src/wire";

const NEW: Progress = { results: {}, days: [], rating: 1200 };
const puzzle = (id: string, rating = 1200) => ({ id, rating }) as Puzzle;

test.each(GAMES)("%s has a hundred, the easiest first", async (game) => {
  const all = await puzzlesOf(game);
  expect(all.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  expect(new Set(all.map(({ id }) => id)).size).toBe(100);
  const ratings = all.map(({ rating }) => rating);
  expect(ratings).toEqual([...ratings].sort((a, b) => a - b));
  expect(starsOf(all[0])).toBe(1);
  expect(starsOf(all.at(-1)!)).toBe(5);
  const { start, moves } = lineOf(all[0]);
  expect("header" in start && start.header.forced).toBe("left out");
  expect(moves[0][0]).toBeNull();
});

test("every day in UTC has a puzzle, and all come before one comes again", () => {
  const evening = Date.UTC(2026, 10, 19, 23, 59);
  expect(dayOf(evening + 60_000)).toBe(dayOf(evening) + 1);
  const days = Array.from({ length: 100 }, (_, i) => numberOfDay(dayOf(evening) + i, 100));
  expect([...days].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
  expect(days.slice(0, 3)).toEqual([45, 19, 17]); // the same for everybody, for ever
});

test("the first answer counts for the rating, a later right one only as solved", () => {
  const wrong = answered(NEW, puzzle("a"), false);
  expect(wrong).toEqual({ results: { a: "tried" }, days: [], rating: 1180 });
  const later = answered(wrong, puzzle("a"), true);
  expect(later).toEqual({ results: { a: "later" }, days: [], rating: 1180 });
  const first = answered(later, puzzle("b", 1600), true);
  expect(first.results.b).toBe("first");
  expect(first.rating).toBeGreaterThan(1210);
  expect(solvedIn(first)).toBe(2);
  expect(answered(first, puzzle("b", 1600), false)).toEqual(first);
});

test("an answer that was looked up is not solved any more", () => {
  const looked = shown(NEW, puzzle("a"));
  expect(looked).toEqual({ results: { a: "shown" }, days: [], rating: 1180 });
  const after = answered(looked, puzzle("a"), true, 7);
  expect(after).toEqual(looked);
  expect(isSolved(after.results.a)).toBe(false);
  const solved = answered(NEW, puzzle("b"), true);
  expect(shown(solved, puzzle("b"))).toEqual(solved);
});

test("days in a row end yesterday or today", () => {
  const solved = [5, 7, 8, 9].reduce((now, day) => answered(now, puzzle(`${day}`), true, day), NEW);
  expect([9, 10, 11].map((today) => streak(solved, today))).toEqual([3, 3, 0]);
  expect(answered(solved, puzzle("again"), true, 9).days).toEqual([5, 7, 8, 9]);
});

test("the next puzzle is one nobody has tried, with a rating near one's own", () => {
  const all = [puzzle("a", 900), puzzle("b", 1180), puzzle("c", 1300), puzzle("d", 1900)];
  expect(nearest(all, NEW)?.id).toBe("b");
  expect(nearest(all, NEW, all[1])?.id).toBe("c");
  expect(nearest(all, shown(NEW, all[1]))?.id).toBe("c");
  expect(nearest([], NEW)).toBeNull();
});

test("what cannot be read is forgotten", () => {
  localStorage.setItem("puzzles-streets", '{"results":');
  expect(recallProgress("streets")).toEqual(NEW);
});
