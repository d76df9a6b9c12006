import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preparing, watchRules } from "../../src/lib/preparing.svelte";

const health = vi.fn<() => Promise<Response>>();
const answer = (streets: number, townies: number) =>
  new Response(JSON.stringify({ rules_ready: streets + townies === 2, compiled: { streets, townies } }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", health);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the page says how much is compiled, until all is", async () => {
  health.mockResolvedValueOnce(answer(1, 0.5)).mockResolvedValueOnce(answer(1, 1));
  watchRules();
  await vi.advanceTimersByTimeAsync(0);
  expect(preparing).toEqual({ isOn: true, percent: 75 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(preparing.isOn).toBe(false);
  await vi.advanceTimersByTimeAsync(10000);
  expect(health).toHaveBeenCalledTimes(2);
});

test("a server that does not say so is not waited for", async () => {
  health.mockRejectedValueOnce(new TypeError("away"));
  watchRules();
  await vi.advanceTimersByTimeAsync(0);
  expect(preparing.isOn).toBe(false);
});

test("whoever leaves the table no longer asks", async () => {
  health.mockClear();
  health.mockResolvedValue(answer(0, 0));
  const leave = watchRules();
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(10000);
  expect(health).toHaveBeenCalledTimes(1);
});

test("a static site has no server to ask", async () => {
  health.mockClear();
  document.documentElement.dataset.home = "static";
  watchRules()();
  delete document.documentElement.dataset.home;
  expect(health).not.toHaveBeenCalled();
});
