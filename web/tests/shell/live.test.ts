import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refusal } from "../../src/lib/api";
import { Live, PAUSES, STAYED } from "../../src/lib/live.svelte";
import { entry, FakeSocket, position, table } from "./fakes";

let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  live = new Live("maple", FakeSocket.open);
});

afterEach(() => {
  live.leave();
  vi.useRealTimers();
});

test("what the server tells is kept", () => {
  const said = { number: 1, name: "Bob", seat: 1, text: "hello", at: 0 };
  FakeSocket.last.come().tell(table(), position({ log: [entry(1)] }), { type: "chat", lines: [said] });
  expect(live.link).toBe("here");
  expect(live.table?.id).toBe("maple");
  expect(live.log).toEqual([entry(1)]);
  expect(live.chat).toEqual([said]);
});

test("a position comes with the whole log, also after an undo", () => {
  const socket = FakeSocket.last.come();
  socket.tell(position({ log: [entry(1), entry(2)] }), position({ number: 2, keep: 2, log: [entry(3)] }));
  expect(live.position?.log).toEqual([entry(1), entry(2), entry(3)]);
  socket.tell(position({ number: 3, keep: 2, log: [] }));
  expect(live.position?.log).toEqual([entry(1), entry(2)]);
});

test("each request has a number of its own and gets the answer with it", async () => {
  const socket = FakeSocket.last.come();
  const first = live.ask({ type: "inspect" });
  const second = live.ask({ type: "say", text: "hello" });
  const [{ request: a }, { request: b }] = socket.sent;
  expect(a).not.toBe(b);
  socket.tell(
    { type: "done", request: b },
    { type: "inspected", request: a, found: { streets: [], buildings: [], placements: [] } },
  );
  expect(await first).toMatchObject({ type: "inspected", found: { streets: [], buildings: [], placements: [] } });
  expect(await second).toEqual({ type: "done", request: b });
});

test("a refusal says why", async () => {
  const socket = FakeSocket.last.come();
  const asked = live.ask({ type: "undo", seat: 0 });
  socket.tell({ type: "refused", request: socket.sent[0].request, problem: { code: "no-undo" } });
  await expect(asked).rejects.toEqual(new Refusal({ code: "no-undo" }));
});

test("new entries follow those that are kept, and an undo shortens the log", () => {
  const socket = FakeSocket.last.come();
  socket.tell(position({ number: 1, log: [entry(1), entry(2)] }));
  socket.tell(position({ number: 2, keep: 2, log: [entry(3)] }));
  expect(live.log.map((each) => each.number)).toEqual([1, 2, 3]);
  socket.tell(position({ number: 3, keep: 1, log: [entry(2, { move: "another" })] }));
  expect(live.log.map((each) => each.move)).toEqual(["move 1", "another"]);
});

test("a number left out means that something was missed: everything is fetched anew", () => {
  FakeSocket.last.come().tell(position({ number: 1, log: [entry(1)] }));
  const first = FakeSocket.last;
  first.tell(position({ number: 3, keep: 2, log: [entry(3)] }));
  expect(first.closed).toBe(true);
  expect(live.log).toEqual([entry(1)]);
  FakeSocket.last.come().tell(position({ number: 3, log: [entry(1), entry(2), entry(3)] }));
  expect(live.log).toHaveLength(3);
});

test("a lost line comes back by itself, after pauses that grow", () => {
  FakeSocket.last.come().tell(position());
  FakeSocket.last.drop();
  expect(live.link).toBe("away");
  vi.advanceTimersByTime(PAUSES[0]);
  expect(FakeSocket.made).toHaveLength(2);
  FakeSocket.last.drop();
  vi.advanceTimersByTime(PAUSES[1] - 1);
  expect(FakeSocket.made).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made).toHaveLength(3);
  FakeSocket.last.come();
  expect(live.link).toBe("here");
});

test("while the server's database is away, the page says so and tries again, less and less often", () => {
  for (const pause of PAUSES.slice(0, 3)) {
    const before = FakeSocket.made.length;
    FakeSocket.last.come().tell({ type: "refused", request: 0, problem: { code: "database", detail: "" } });
    FakeSocket.last.drop();
    expect(live.problem?.code).toBe("database");
    vi.advanceTimersByTime(pause - 1);
    expect(FakeSocket.made).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made).toHaveLength(before + 1);
  }
  FakeSocket.last.come().tell(table(), position());
  expect(live.problem).toBeNull();
});

test.each([
  ["broken", 0],
  ["closed", 0],
  ["no-table", 404],
])("a table that cannot be opened any more is not tried again: %s", (code, status) => {
  FakeSocket.last.come().tell({ type: "refused", request: 0, problem: { code, detail: "" } });
  FakeSocket.last.drop(4404);
  expect(live.link).toBe("refused");
  expect(live.refusal).toMatchObject({ problem: { code }, status });
  vi.advanceTimersByTime(60000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("the last pause holds for all further tries", () => {
  for (const pause of [...PAUSES, PAUSES.at(-1)!, PAUSES.at(-1)!]) {
    const before = FakeSocket.made.length;
    FakeSocket.last.drop();
    vi.advanceTimersByTime(pause);
    expect(FakeSocket.made).toHaveLength(before + 1);
  }
});

test("however long an outage was, the page is back soon after it", () => {
  for (let tries = 0; tries < 20; tries++) {
    FakeSocket.last.drop();
    vi.advanceTimersByTime(PAUSES.at(-1)!);
  }
  const before = FakeSocket.made.length;
  FakeSocket.last.drop();
  vi.advanceTimersByTime(5000); // a table may be stuck for ten seconds after a fault has ended
  expect(FakeSocket.made).toHaveLength(before + 1);
});

test("a server that lets us in and cuts us off at once is asked less and less often; one where we stayed, soon", () => {
  for (const pause of PAUSES) {
    const before = FakeSocket.made.length;
    FakeSocket.last.come().tell(table(), position());
    FakeSocket.last.drop();
    vi.advanceTimersByTime(pause - 1);
    expect(FakeSocket.made).toHaveLength(before);
    vi.advanceTimersByTime(1);
  }
  FakeSocket.last.come().tell(table(), position());
  vi.advanceTimersByTime(STAYED + 1);
  const before = FakeSocket.made.length;
  FakeSocket.last.drop();
  vi.advanceTimersByTime(PAUSES[0]);
  expect(FakeSocket.made).toHaveLength(before + 1);
});

test("it comes back at once when the browser is online again", () => {
  FakeSocket.last.come();
  dispatchEvent(new Event("offline"));
  expect(live.link).toBe("away");
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made).toHaveLength(2);
});

test("a move without an answer is sent again, the same one", async () => {
  FakeSocket.last.come();
  const moved = live.ask({ type: "move", seat: 0, answers: 3, move: "this" });
  const [sent] = FakeSocket.last.sent;
  FakeSocket.last.drop();
  vi.advanceTimersByTime(PAUSES[0]);
  const socket = FakeSocket.last.come();
  expect(socket.sent).toEqual([sent]);
  socket.tell({ type: "done", request: sent.request });
  expect(await moved).toEqual({ type: "done", request: sent.request });
});

test("what might be done twice is not sent again", async () => {
  FakeSocket.last.come();
  const said = live.ask({ type: "say", text: "hello" });
  FakeSocket.last.drop();
  await expect(said).rejects.toMatchObject({ problem: { code: "unreachable" } });
  vi.advanceTimersByTime(PAUSES[0]);
  expect(FakeSocket.last.come().sent).toEqual([]);
});

test("what is asked before the line is there is sent when it comes", () => {
  live.ask({ type: "inspect" });
  expect(FakeSocket.last.sent).toEqual([]);
  expect(FakeSocket.last.come().sent).toHaveLength(1);
});

test("a line on which nothing is answered counts as lost", () => {
  FakeSocket.last.come();
  live.ask({ type: "move", seat: 0, answers: 3, move: "this" });
  vi.advanceTimersByTime(60000);
  expect(FakeSocket.made.length).toBeGreaterThan(1);
});

test("chat lines that come again are not doubled", () => {
  const lines = [1, 2].map((number) => ({ number, name: "Bob", seat: 1, text: `${number}`, at: 0 }));
  FakeSocket.last.come().tell({ type: "chat", lines: lines.slice(0, 1) });
  FakeSocket.last.tell({ type: "chat", lines });
  expect(live.chat).toEqual(lines);
});

test("who has left comes back no more", () => {
  FakeSocket.last.come();
  live.leave();
  dispatchEvent(new Event("online"));
  vi.advanceTimersByTime(60000);
  expect(FakeSocket.made).toHaveLength(1);
});

test("a table in this browser does not depend on the network", () => {
  const here = new Live("home-1", FakeSocket.open);
  FakeSocket.last.come();
  dispatchEvent(new Event("offline"));
  expect(here.link).toBe("here");
  here.leave();
});
