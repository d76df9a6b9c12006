// @vitest-environment node
import { afterEach, expect, test, vi } from "vitest";
import { answer, Asking, type Answering, type Line } from "../../src/engine/asking";
import { allCores, Crew, type Helper } from "../../src/engine/crew";
import type { Task } from "../../src/engine/judging";
import type { Grown, Search } from "../../src/engine/trees";
import { Refusal } from "../../src/lib/refusal";

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

/** A line to whoever answers. */
function line(answering: Answering): Line {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  answer(port2 as unknown as Line, answering);
  for (const port of [port1, port2]) port.start();
  return port1 as unknown as Line;
}

test("every question gets its own answer", async () => {
  const asking = new Asking(line({ sum: (_, a, b) => a + b, later: async (_, a) => a }));
  expect(await Promise.all([asking.ask("later", [1]), asking.ask("sum", [2, 3])])).toEqual([1, 5]);
});

test("a refusal says why, and a failure that it is one", async () => {
  const complained = vi.spyOn(console, "error").mockImplementation(() => {});
  const asking = new Asking(
    line({
      refuse: () => Promise.reject(new Refusal({ code: "stale", detail: "somebody was faster" })),
      fail: () => Promise.reject(new Error("oh")),
    }),
  );
  await expect(asking.ask("refuse", [])).rejects.toMatchObject({
    problem: { code: "stale", detail: "somebody was faster" },
  });
  await expect(asking.ask("fail", [])).rejects.toMatchObject({ problem: { code: "failed" } });
  complained.mockRestore();
});

test("a question can be given up", async () => {
  const stop = new AbortController();
  const ended = (signal: AbortSignal) => new Promise((end) => signal.addEventListener("abort", () => end("given up")));
  const asked = new Asking(line({ ended })).ask("ended", [], { signal: stop.signal });
  stop.abort();
  expect(await asked).toBe("given up");
});

test("a question that is given up before it is asked is not asked", async () => {
  const heard = vi.fn();
  await expect(new Asking(line({ heard })).ask("heard", [], { signal: AbortSignal.abort() })).rejects.toThrow("abort");
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(heard).not.toHaveBeenCalled();
});

const SEARCH: Search = { state: new Uint8Array(), seat: 0, seed: 1n, simulations: 8 };
const grown = (best: number): Grown => ({ best, candidates: new Uint8Array(), number: 0 });
const self = (best: number) => ({ cores: 1, grow: async () => grown(best) });

/** A thread that answers in its own time. */
function helper(grow: () => Promise<Grown>): Helper {
  return Object.assign(line({ grow }), { terminate: () => {}, onerror: null });
}

test("as many trees grow at once as there are threads", async () => {
  let growing = 0;
  let started = 0;
  let most = 0;
  const grow = async () => {
    most = Math.max(most, ++growing);
    await new Promise((resolve) => setTimeout(resolve, 5));
    growing -= 1;
    return grown(1);
  };
  const crew = new Crew(3, () => (started++, helper(grow))).of("streets", self(0));
  expect(crew.cores).toBe(3);
  const trees = await Promise.all([1, 2, 3].map(() => crew.grow(SEARCH)));
  expect(trees.map(({ best }) => best)).toEqual([1, 1, 1]);
  await crew.grow(SEARCH);
  expect([started, most]).toEqual([3, 3]);
});

test("where there are no other threads, this one does the work", async () => {
  const none = () => {
    throw new Error("no threads in threads");
  };
  expect((await new Crew(2, none).of("streets", self(7)).grow(SEARCH)).best).toBe(7);
  expect((await new Crew(2, null).of("streets", self(7)).grow(SEARCH)).best).toBe(7);
});

test("a thread that fails is replaced by this one", async () => {
  const failing = helper(() => new Promise(() => {}));
  const crew = new Crew(1, () => failing).of("streets", self(7));
  const growing = crew.grow(SEARCH);
  failing.onerror!({});
  expect((await growing).best).toBe(7);
});

test("helpers are ended when their work is done, and others start when there is more", async () => {
  let [started, ended] = [0, 0];
  const judged = { row: new Uint8Array(), reason: null };
  const start = () => (
    started++,
    Object.assign(line({ judge: () => judged }), { terminate: () => ended++, onerror: null })
  );
  const nobody = () => Promise.reject(new Error("this thread should not judge"));
  const crew = new Crew(2, start as unknown as () => Helper);
  const judge = crew.judging("streets", { cores: 1, judge: nobody, expect: nobody });
  const task = {} as Task;
  expect(await Promise.all([judge.judge(task), judge.judge(task)])).toEqual([judged, judged]);
  crew.dismiss();
  expect([started, ended]).toEqual([2, 2]);
  expect(await judge.judge(task)).toEqual(judged);
  expect(started).toBe(3);
});

test("all cores work, as far as there is memory for their trees", () => {
  vi.stubGlobal("navigator", { hardwareConcurrency: 8 });
  expect([1e6, 2e8, 1e10].map(allCores)).toEqual([8, 5, 1]);
  vi.stubGlobal("navigator", { hardwareConcurrency: 64 });
  expect(allCores(1e6)).toBe(16);
  vi.unstubAllGlobals();
});
