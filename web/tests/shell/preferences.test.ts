import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const fresh = () => import("../../src/lib/preferences.svelte");

test("sound is off, and a move that reveals something is confirmed, until somebody chooses otherwise", async () => {
  const { preferences } = await fresh();
  expect([preferences.sound, preferences.confirm]).toEqual(["off", "on"]);
});

test("what is chosen is kept and shown; what is not offered is not taken up", async () => {
  const first = await fresh();
  first.prefer("text", "big");
  expect(document.documentElement.dataset.text).toBe("big");
  localStorage.setItem("theme", "pink");
  vi.resetModules();
  const { preferences } = await fresh();
  expect([preferences.text, preferences.theme]).toEqual(["big", "system"]);
});

test("nothing moves if the system or the player says so", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const moving = await fresh();
  expect(moving.isStill()).toBe(false);
  moving.prefer("motion", "off");
  expect([moving.isStill(), document.documentElement.dataset.still]).toEqual([true, "true"]);
});
