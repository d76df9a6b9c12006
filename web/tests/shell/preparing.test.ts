import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preparing, watchRules } from "../../src/lib/preparing.svelte";

const health = vi.fn<() => Promise<Response>>();
const answer = (ready: boolean) => new Response(JSON.stringify({ rules_ready: ready }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", health);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is told that the rules are prepared, until they are", async () => {
  health.mockResolvedValueOnce(answer(false)).mockResolvedValueOnce(answer(true));
  await watchRules();
  expect(preparing.isOn).toBe(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(preparing.isOn).toBe(false);
  await vi.advanceTimersByTimeAsync(10000);
  expect(health).toHaveBeenCalledTimes(2);
});

test("a server that does not say so is not waited for", async () => {
  health.mockRejectedValueOnce(new TypeError("away"));
  await watchRules();
  expect(preparing.isOn).toBe(false);
});
