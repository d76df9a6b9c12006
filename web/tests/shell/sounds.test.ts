import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Entry } from "../../src/wire";

// A Web Audio that only counts.
let started: number[] = [];
let contexts = 0;
let ended: (() => void)[] = [];

class Node {
  gain = param();
  frequency = param();
  onended: (() => void) | null = null;
  connect = (other: unknown) => other;
  start(at: number) {
    started.push(at);
    ended.push(() => this.onended?.());
  }
  stop() {}
}
const param = () => ({ setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} });

class Context {
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  constructor() {
    contexts += 1;
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) });
}

function touched(hasBeenActive: boolean) {
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive }, configurable: true });
}

/** The module anew, as for a page that has just been loaded. */
async function page({ sound = "on", touch = true } = {}) {
  localStorage.setItem("sound", sound);
  touched(touch);
  return import("../../src/lib/sounds");
}

beforeEach(() => {
  vi.resetModules();
  [started, ended, contexts] = [[], [], 0];
  vi.stubGlobal("AudioContext", Context);
  for (const name of ["GainNode", "OscillatorNode", "AudioBufferSourceNode", "BiquadFilterNode"]) {
    vi.stubGlobal(name, Node);
  }
});
afterEach(() => {
  localStorage.removeItem("sound");
  touched(false);
  vi.unstubAllGlobals();
});

const entry = (number: number, ...events: string[]) =>
  ({ number, events: events.map((event) => ({ event })) }) as unknown as Entry;

test("a sound is heard if the player wants sounds", async () => {
  const { sound } = await page();
  sound("coin");
  expect(started.length).toBeGreaterThan(0);
});

test("nothing sounds while sounds are off, and no audio is opened", async () => {
  const { sound } = await page({ sound: "off" });
  sound("coin");
  expect([started.length, contexts]).toEqual([0, 0]);
});

test("nothing sounds before somebody has touched the page", async () => {
  const { sound } = await page({ touch: false });
  sound("turn");
  expect([started.length, contexts]).toEqual([0, 0]);
});

test("the same sound many times at once is heard once", async () => {
  const { sound } = await page();
  sound("coin");
  const once = started.length;
  for (let i = 0; i < 20; i++) sound("coin");
  expect(started.length).toBe(once);
});

test("sounds do not pile up, and more can be heard when they have ended", async () => {
  const { sound } = await page();
  for (let i = 0; i < 100; i++) sound("sold", i * 0.2);
  const most = started.length;
  expect(most).toBeLessThanOrEqual(24);
  for (const end of ended) end();
  sound("sold", 30);
  expect(started.length).toBeGreaterThan(most);
});

test("of a burst of events each kind is heard once, one after the other", async () => {
  const { hear } = await page();
  const log = [entry(1, "built"), entry(2, "built", ...Array(30).fill("gathered")), entry(3, "scoring")];
  hear(log, 1, { built: "tile", gathered: "walk", scoring: "sold" });
  const { TUNES } = await import("../../src/lib/tunes");
  expect(started.length).toBe(TUNES.tile.length + TUNES.walk.length + TUNES.sold.length);
  expect(Math.min(...started)).toBe(0);
  expect(Math.max(...started)).toBeGreaterThan(0.3);
});

test("what has been heard is not heard again", async () => {
  const { hear } = await page();
  hear([entry(1, "built")], 1, { built: "tile" });
  expect(started).toEqual([]);
});
