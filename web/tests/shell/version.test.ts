import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keep, missed, version } from "../../src/lib/version.svelte";
import { speak } from "../../src/lib/words.svelte";
import NewVersion from "../../src/parts/NewVersion.svelte";

/** A service worker, as far as a page sees it. */
class Worker extends EventTarget {
  state = "installing";
  postMessage = vi.fn();

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

let registration: EventTarget & { waiting: Worker | null; installing: Worker | null };
let workers: EventTarget & { controller: unknown; register: () => Promise<unknown> };

beforeEach(() => {
  speak("en");
  vi.useFakeTimers();
  Object.assign(version, { isOld: false, isTold: false });
  registration = Object.assign(new EventTarget(), { waiting: null, installing: null });
  workers = Object.assign(new EventTarget(), { controller: null, register: async () => registration });
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("the version that is kept first is no new one", async () => {
  const first = (registration.installing = new Worker());
  await keep();
  first.become("installed");
  workers.dispatchEvent(new Event("controllerchange"));
  expect(version.isOld).toBe(false);
  workers.dispatchEvent(new Event("controllerchange"));
  expect(version.isOld).toBe(true);
});

test("a new version waits until its reader asks for it", async () => {
  workers.controller = {};
  await keep();
  const next = (registration.installing = new Worker());
  registration.dispatchEvent(new Event("updatefound"));
  expect(version.isOld).toBe(false);
  [registration.waiting, registration.installing] = [next, null];
  next.become("installed");
  render(NewVersion);
  expect(next.postMessage).not.toHaveBeenCalled();
  (await screen.findByRole("button", { name: "Load it" })).click();
  expect(next.postMessage).toHaveBeenCalledWith({ type: "SKIP_WAITING" });
});

test("a page whose version was replaced by another page is told", async () => {
  vi.resetModules();
  const fresh = await import("../../src/lib/version.svelte");
  workers.controller = {};
  await fresh.keep();
  workers.dispatchEvent(new Event("controllerchange"));
  expect(fresh.version).toEqual({ isOld: true, isTold: true });
});

test("so is a page that was loaded before any version was kept", async () => {
  vi.resetModules();
  const fresh = await import("../../src/lib/version.svelte");
  await fresh.keep();
  workers.dispatchEvent(new Event("controllerchange"));
  expect(fresh.version.isOld).toBe(false);
  workers.dispatchEvent(new Event("controllerchange"));
  expect(fresh.version.isOld).toBe(true);
});

test("a page that was loaded past the version that is kept gets the one that waits", async () => {
  vi.resetModules();
  const fresh = await import("../../src/lib/version.svelte");
  const reload = vi.fn();
  vi.stubGlobal("location", { href: location.href, reload });
  registration.waiting = new Worker();
  await fresh.keep();
  expect(fresh.version.isTold).toBe(true);
  fresh.renew();
  workers.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledTimes(1);
});

test("where a browser refuses to keep the client, all else works", async () => {
  workers.register = () => Promise.reject(new DOMException("", "SecurityError"));
  await expect(keep()).resolves.toBeUndefined();
});

test.each([
  ["the host has another version", async () => new Response('<script src="./assets/index-new.js">'), true],
  ["the host has this version", async () => new Response('<script src="./assets/index-old.js">'), false],
  ["the host is in trouble", async () => new Response("", { status: 503 }), false],
  ["nothing is there", () => Promise.reject(new TypeError("away")), false],
])("a missing part of the client, while %s", async (_, fetch, isOld) => {
  vi.stubGlobal("fetch", fetch);
  document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
  await missed();
  expect(version.isOld).toBe(isOld);
});

test("without service workers all else works", async () => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  await keep();
  expect(version.isOld).toBe(false);
});
