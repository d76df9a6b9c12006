import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, type Answering, type Line } from "../../src/engine/asking";
import { Refusal } from "../../src/lib/refusal";
import type { Socket } from "../../src/lib/live.svelte";
import { joinBy } from "../../src/engine/port";
import { GAMES } from "../../src/wire";
import { BOT, ME, newBrowser, tab } from "./at_home";

/** A worker that a test holds the other end of. */
class FakeWorker {
  static made: FakeWorker[] = [];
  static answering: Answering = {};
  onerror: ((event: unknown) => void) | null = null;
  isEnded = false;
  port: MessagePort;
  own: MessagePort;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    [this.port, this.own] = [port1, port2];
    answer(port2 as unknown as Line, FakeWorker.answering);
    port1.start();
    port2.start();
    FakeWorker.made.push(this);
  }
  postMessage(message: unknown, transfer: Transferable[] = []): void {
    this.port.postMessage(message, transfer);
  }
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void {
    this.port.addEventListener(type, listener);
  }
  terminate(): void {
    this.isEnded = true;
    this.port.close();
  }
}

let local: (typeof import("../../src/lib/local"))["local"];
const missed = vi.fn();
vi.mock("../../src/lib/version.svelte", () => ({ missed: () => missed() }));

beforeEach(async () => {
  FakeWorker.made = [];
  missed.mockClear();
  vi.stubGlobal("Worker", FakeWorker);
  vi.resetModules();
  ({ local } = await import("../../src/lib/local"));
});

afterEach(() => {
  for (const { port } of FakeWorker.made) port.close();
  vi.unstubAllGlobals();
});

test("the worker starts when it is first needed, and once", async () => {
  FakeWorker.answering = { tables: () => [], file: (_, id) => `file of ${id}` };
  expect(local.isLocal("home-1")).toBe(true);
  expect(local.isLocal("maple")).toBe(false);
  expect(FakeWorker.made.length).toBe(0);
  expect(await local.tables()).toEqual([]);
  expect(await local.file("home-1")).toBe("file of home-1");
  expect(FakeWorker.made.length).toBe(1);
});

test("a table that is not there is missing, as on the server", async () => {
  FakeWorker.answering = { table: () => Promise.reject(new Refusal({ code: "no-table" })) };
  await expect(local.table("home-1")).rejects.toMatchObject({ problem: { code: "no-table" }, status: 404 });
});

test("a socket is a line to a table", async () => {
  const heard: unknown[] = [];
  FakeWorker.answering = {
    join: (_, id: string, port: MessagePort) => {
      port.postMessage(JSON.stringify({ id }));
      port.onmessage = ({ data }) => heard.push(data);
    },
  };
  const socket = local.socket("home-1");
  const told: unknown[] = [];
  let isOpen = false;
  socket.onopen = () => (isOpen = true);
  socket.onmessage = ({ data }) => told.push(data);
  await expect.poll(() => told).toEqual(['{"id":"home-1"}']);
  expect(isOpen).toBe(true);
  socket.send("hello");
  socket.close();
  await expect.poll(() => heard).toEqual(["hello", null]);
});

const closing = (socket: Socket) => new Promise<void>((resolve) => (socket.onclose = () => resolve()));

test("a socket closes if the table is gone", async () => {
  FakeWorker.answering = { join: (_, __, port: MessagePort) => port.postMessage(null) };
  await closing(local.socket("home-1"));
});

test("a line is open when the table has answered; a table that cannot be opened says why", async () => {
  const calls: string[] = [];
  const open = (join: Answering["join"]) => {
    FakeWorker.answering.join = join;
    const socket = local.socket("home-1");
    socket.onopen = () => calls.push("open");
    socket.onclose = () => calls.push("cut");
    socket.onrefused = ({ problem, status }) => calls.push(`${problem.code} ${status}`);
  };
  FakeWorker.answering = {};
  open(() => Promise.reject(new Refusal({ code: "no-table" })));
  await expect.poll(() => calls).toEqual(["no-table 404"]);
  open(() => Promise.reject(new Refusal({ code: "failed" })));
  await expect.poll(() => calls).toEqual(["no-table 404", "cut"]);
  expect(missed).toHaveBeenCalledTimes(1);
});

test("a table that is deleted in another tab is gone in this one, once and for all", async () => {
  newBrowser();
  const here = tab();
  FakeWorker.answering = { join: (_, id, port) => joinBy(port, here, id) };
  const { Live } = await import("../../src/lib/live.svelte");
  const { id } = await here.make({ game: "streets", seats: [ME, BOT] }, "Ann");
  const opened = vi.fn(local.socket);
  const live = new Live(id, opened);
  await expect.poll(() => live.link).toBe("here");
  await tab().remove(id);
  await expect.poll(() => live.refusal?.problem.code, { timeout: 5000 }).toBe("no-table");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(live.link).toBe("refused");
  expect(opened).toHaveBeenCalledTimes(2);
  live.leave();
});

test("a worker that fails is replaced; its lines are cut, so that pages come again", async () => {
  FakeWorker.answering = { join: () => {}, tables: () => new Promise(() => {}) };
  const closed = closing(local.socket("home-1"));
  const asked = local.tables();
  FakeWorker.made[0].onerror!({});
  await expect(asked).rejects.toMatchObject({ problem: { code: "failed" } });
  await closed;
  expect(FakeWorker.made[0].isEnded).toBe(true);
  FakeWorker.answering = { tables: () => [] };
  expect(await local.tables()).toEqual([]);
});

test("the page hears when games cannot be stored", async () => {
  FakeWorker.answering = { tables: () => [] };
  const told: unknown[] = [];
  const end = local.onStorage((problem) => told.push(problem?.code));
  await local.tables();
  FakeWorker.made[0].own.postMessage({ storage: { code: "storage" } });
  await expect.poll(() => told).toEqual(["storage"]);
  expect(local.storageProblem()).toEqual({ code: "storage" });
  end();
});

test("what a form holds can be asked with: its state is a proxy, which no thread takes", async () => {
  FakeWorker.answering = { make: (_, wanted) => ({ id: `home-${wanted.seats.length}` }) };
  const seats = new Proxy([{ who: "me" as const }, { who: "bot" as const }], {});
  expect(await local.make({ game: GAMES[0], seats }, "Ann")).toEqual({ id: "home-2" });
});

test("with the first game that is stored, the browser is asked to keep it", async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal("navigator", { storage: { persist } });
  FakeWorker.answering = { tables: () => [], make: () => ({ id: "home-1" }), open: () => ({ id: "home-2" }) };
  await local.tables();
  expect(persist).not.toHaveBeenCalled();
  await local.make({ game: GAMES[0], seats: [] }, "Ann");
  await local.open("a file");
  expect(persist).toHaveBeenCalledTimes(1);
});

test("if a file of the engine does not come, the page looks whether it is old", async () => {
  FakeWorker.answering = { offered: () => Promise.reject(new Refusal({ code: "not-loaded" })) };
  const asked = local.offered();
  FakeWorker.made[0].own.postMessage({ missed: "game.wasm" });
  await expect(asked).rejects.toMatchObject({ problem: { code: "not-loaded" } });
  await expect.poll(() => missed.mock.calls.length).toBe(1);
});

test("an analysis tells what it finds until it is stopped, or why it cannot go on", async () => {
  const stopped: unknown[] = [];
  FakeWorker.answering = {
    analyse: (_, what, simulations, port: MessagePort) => {
      port.onmessage = ({ data }) => stopped.push(data);
      port.postMessage({ progress: { what, simulations } });
      return what.table === "home-1" ? new Promise(() => {}) : Promise.reject(new Refusal({ code: "unfinished" }));
    },
  };
  const heard: unknown[] = [];
  const stop = local.analyse({ table: "home-1" }, (news) => heard.push(news), 200);
  await expect.poll(() => heard).toEqual([{ progress: { what: { table: "home-1" }, simulations: 200 } }]);
  stop();
  await expect.poll(() => stopped).toEqual([null]);
  local.analyse({ table: "home-2" }, (news) => heard.push(news));
  await expect.poll(() => heard.at(-1)).toEqual({ problem: { code: "unfinished" } });
  FakeWorker.made[0].onerror!({});
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard.length).toBe(3); // the first one had been stopped before its worker failed
});
