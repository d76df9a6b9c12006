import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EngineSocket, type Engine } from "../../src/lib/engine_socket";
import type { FromBrowser, ToBrowser } from "../../src/wire";
import { entry, FakeSocket, position, table } from "./fakes";

const engine = { foresee: vi.fn(), find: vi.fn(), advise: vi.fn() };
let server: FakeSocket;
let heard: ToBrowser[];
let socket: EngineSocket;

const settled = () => new Promise((resume) => setTimeout(resume));
const ask = (message: object) => socket.send(JSON.stringify({ request: 7, ...message }));
const asked = (): FromBrowser[] => server.sent;
/** The server sends what the seat may believe. */
function believe(number: number, state = "bytes"): void {
  const { request } = asked().findLast((message) => message.type === "belief")!;
  server.tell({ type: "belief", request, number, state });
}

beforeEach(() => {
  vi.resetAllMocks();
  server = FakeSocket.open() as FakeSocket;
  heard = [];
  socket = new EngineSocket(server, engine as unknown as Engine);
  socket.onmessage = (event) => heard.push(JSON.parse(event.data));
  server.tell(table(), position({ keep: 0, log: [entry(1), entry(2)] }));
  heard = [];
});
afterEach(() => (FakeSocket.made = []));

test("previews come from the page's engine, and the record is asked for once in a position", async () => {
  engine.foresee.mockResolvedValue({ events: [], scores: [1, 2], view: null, prospect: null });
  ask({ type: "preview", seat: 0, move: "this" });
  ask({ type: "preview", seat: 0, move: "that", request: 8 });
  expect(asked().map(({ type }) => type)).toEqual(["belief"]);
  believe(1);
  await settled();
  expect(engine.foresee.mock.calls).toEqual([
    ["streets", "bytes", 0, "this"],
    ["streets", "bytes", 0, "that"],
  ]);
  expect(heard).toMatchObject([
    { type: "preview", request: 7, move: "this", scores: [1, 2] },
    { type: "preview", request: 8, move: "that" },
  ]);
});

test("inspections and hints come from the page's engine, too", async () => {
  engine.find.mockResolvedValue({ streets: [] });
  engine.advise.mockResolvedValue([]);
  ask({ type: "inspect" });
  ask({ type: "hint", seat: 0, request: 8 });
  believe(1);
  await settled();
  expect(engine.advise).toHaveBeenCalledWith("streets", "bytes", 0, 2); // the seed: entries seen so far
  expect(heard).toMatchObject([
    { type: "inspected", request: 7, found: { streets: [] } },
    { type: "hint", request: 8, moves: [] },
  ]);
});

test("what the engine cannot answer, the server does", async () => {
  engine.foresee.mockRejectedValue(new Error("no WebAssembly"));
  ask({ type: "preview", seat: 0, move: "this" });
  believe(1);
  await settled();
  expect(asked().at(-1)).toMatchObject({ type: "preview", request: 7 });
});

test("a record of another position is of no use", async () => {
  ask({ type: "preview", seat: 0, move: "this" });
  server.tell(position({ number: 2 }));
  believe(2);
  await settled();
  expect(engine.foresee).not.toHaveBeenCalled();
  expect(asked().at(-1)).toMatchObject({ type: "preview", request: 7 });
});

test("a table without hints is not outwitted", async () => {
  server.tell(table({ hints: false }));
  ask({ type: "hint", seat: 0 });
  believe(1);
  await settled();
  expect(engine.advise).not.toHaveBeenCalled();
  expect(asked().at(-1)).toMatchObject({ type: "hint", request: 7 });
});

test("everything else goes to the server, and comes from it", () => {
  ask({ type: "move", seat: 0, answers: 2, move: "this" });
  expect(asked()).toMatchObject([{ type: "move", request: 7 }]);
  server.tell({ type: "done", request: 7 });
  expect(heard).toMatchObject([{ type: "done", request: 7 }]);
});
