// Tables that live in this page: asked for as the server's are in `api`, with the same answers, but without a server.

import { Asking } from "../engine/asking";
import { LESSON, PREFIX } from "../engine/chairs";
import type { Brings } from "../engine/description";
import type { HomeListed } from "../engine/home";
import type { Posed } from "../engine/posed";
import type { Analysed, AnalysisNews } from "../engine/reviews";
import type { Foreseen } from "../engine/rules";
import type { Sketch } from "../engine/position";
import type { Eyes, LaidOut, Line, Standing } from "../engine/standing";
import type { Followed } from "../engine/table";
import type {
  Advised,
  Found,
  GameName,
  Offered,
  Preview,
  Problem,
  Reason,
  Replay,
  SeatWanted,
  Table,
  TableMade,
  TableWanted,
  WhatIf,
} from "../wire";
import type { Socket } from "./live.svelte";
import { Refusal } from "./refusal";
import { missed } from "./version.svelte";

const STATUS: Record<string, number> = { "no-table": 404 };
const PASSING = ["failed", "not-loaded"]; // problems that may be over at the next try

interface Thread {
  worker: Worker;
  asking: Asking;
  sockets: Set<HomeSocket>;
}

let thread: Thread | null = null;
let storage: Problem | null = null;
const listeners = new Set<(problem: Problem | null) => void>();

/** The worker, which starts when it is first needed. */
function started(): Thread {
  if (thread) return thread;
  const worker = new Worker(new URL("../engine/worker.ts", import.meta.url), { type: "module" });
  const made = { worker, asking: new Asking(worker), sockets: new Set<HomeSocket>() };
  worker.addEventListener("message", ({ data }) => {
    if ("storage" in data) heardOfStorage(data.storage);
    if ("missed" in data) missed();
  });
  worker.onerror = () => failed(made);
  return (thread = made);
}

/** The worker has failed. The next one goes on from what is stored: all that was acknowledged, unless storage failed. */
function failed({ worker, asking, sockets }: Thread): void {
  thread = null;
  worker.terminate();
  asking.fail({ code: "failed" });
  for (const socket of sockets) socket.cut();
}

function heardOfStorage(problem: Problem | null): void {
  storage = problem;
  for (const listener of listeners) listener(problem);
}

/** Data without what only this page understands: the state of a form cannot be posted. */
function plain<T>(data: T): T {
  return JSON.parse(JSON.stringify(data));
}

async function ask<T>(what: string, ...given: unknown[]): Promise<T> {
  try {
    return await started().asking.ask<T>(what, plain(given));
  } catch (error) {
    throw error instanceof Refusal ? asServers(error) : error;
  }
}

/** A refusal as the server would send it. A worker that fails may be one whose script is gone. */
function asServers({ problem, status }: Refusal): Refusal {
  if (problem.code === "failed") missed();
  return new Refusal(problem, STATUS[problem.code] ?? status);
}

let hasAsked = false;

/** Ask for a game that will be stored; the browser is asked not to clear its storage by itself. Only a page can do so. */
async function askForGame(what: string, ...given: unknown[]): Promise<TableMade> {
  const made = await ask<TableMade>(what, ...given);
  if (!hasAsked) navigator.storage?.persist?.().catch(() => {});
  hasAsked = true;
  return made;
}

/** A line to a table at home, for `Live`. */
class HomeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onrefused: Socket["onrefused"] = null;
  onwarning: Socket["onwarning"] = null;
  #port: MessagePort;
  #thread = started();

  constructor(id: string) {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.#thread.sockets.add(this);
    port1.onmessage = (event) => this.#hear(event);
    this.#thread.asking.ask("join", [id, port2], { transfer: [port2] }).then(
      () => this.onopen?.call(this as never, new Event("open")),
      (error: Refusal) => this.#refuse(asServers(error)),
    );
  }

  #hear(event: MessageEvent<string | null | { problem: Problem | null }>): void {
    if (event.data === null) this.cut();
    else if (typeof event.data === "string") this.onmessage?.call(this as never, event);
    else this.onwarning?.(event.data.problem);
  }

  /** Where only trying again can help, the line is merely cut. */
  #refuse(refusal: Refusal): void {
    if (PASSING.includes(refusal.problem.code)) return this.cut();
    this.#thread.sockets.delete(this);
    this.#port.close();
    this.onrefused?.(refusal);
  }

  send(text: string): void {
    this.#port.postMessage(text);
  }

  close(): void {
    this.#thread.sockets.delete(this);
    this.#port.postMessage(null);
    this.#port.close();
  }

  /** The other end is gone. */
  cut(): void {
    this.#thread.sockets.delete(this);
    this.#port.close();
    this.onclose?.call(this as never, new CloseEvent("close"));
  }
}

/** Analyse a game until it is done or stopped. What was found before is kept, so it goes on from there.
 *
 * @param simulations for each decision at last; without it, as many as the command takes
 * @returns a function that stops it */
function analyse(what: Analysed, hear: (news: AnalysisNews) => void, simulations?: number): () => void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<AnalysisNews>) => hear(data);
  const { asking } = started();
  let isStopped = false;
  asking.ask("analyse", [plain(what), simulations, port2], { transfer: [port2] }).catch((error: Refusal) => {
    if (!isStopped) hear({ problem: asServers(error).problem });
  });
  return () => {
    isStopped = true;
    port1.postMessage(null);
    port1.close();
  };
}

export const local = {
  analyse,
  make: (wanted: TableWanted, me: string) => askForGame("make", wanted, me),
  /** The lesson of a game file: it goes on where it was left, or begins anew. */
  lesson: (text: string, me: string, anew = false) => askForGame("lesson", text, me, anew),
  /** Let an open lesson follow its file up to a move. */
  follow: (id: string, to: number, atOnce = false) => ask<Followed>("follow", id, to, atOnce),
  tables: () => ask<HomeListed[]>("tables"),
  table: (id: string) => ask<Table>("table", id),
  replay: (id: string) => ask<Replay>("replay", id),
  whatIf: (id: string, wanted: WhatIf) => askForGame("whatIf", id, wanted),
  /** The game file, also of a game that is not over or that today's rules cannot read. */
  file: (id: string) => ask<string>("file", id),
  /** A game file: finished, it can be replayed; otherwise it goes on. */
  open: (text: string, box: unknown = null) => askForGame("open", text, box),
  remove: (id: string) => ask<void>("remove", id),
  /** Why somebody made a move, as a seat may know; nobody in particular of a finished game. */
  why: (id: string, number: number, viewer: number | null) => ask<Reason | null>("why", id, number, viewer),
  /** How many times as long as usual bots take. */
  pace: (slowness: number) => ask<void>("pace", slowness),
  /** Which events bring somebody points or money, and for what. */
  brings: (game: GameName) => ask<Record<string, Brings>>("brings", game),
  /** Let bots move at once until a person has to decide. */
  hurry: (id: string) => ask<void>("hurry", id),
  /** A game file that ends at a decision, and what some moves there would bring. */
  pose: (game: GameName, text: string, moves: string[]) => ask<Posed>("pose", game, text, moves),
  offered: () => ask<Offered>("offered"),
  box: <Box>(game: GameName, query: Record<string, string> = {}) => ask<Box>("box", game, query),
  /** What a move would bring, in a record that a seat at a table of the server may believe in. */
  foresee: (game: GameName, state: string, seat: number, move: string) =>
    ask<Foreseen>("foresee", game, state, seat, move),
  /** What such a record holds. */
  find: (game: GameName, state: string, seat: number | null) => ask<Found>("find", game, state, seat),
  /** The best few moves there. */
  advise: (game: GameName, state: string, seat: number, seed: number) =>
    ask<Advised[]>("advise", game, state, seat, seed),
  /** A position as people write it, the JSON of `citywright inspect`: all that is wrong with it (`fault-` messages, told
   * by a teller), and how it stands. */
  layOut: (game: GameName, position: Sketch) => ask<LaidOut>("layOut", game, position),
  /** The position that a line of moves leads to, as people write it. */
  sketched: (line: Line) => ask<Sketch>("sketched", line),
  /** What a move would bring in such a position; refused ("position", "illegal") if it or the move is impossible. */
  tried: (game: GameName, position: Sketch, seat: number, move: string) =>
    ask<Foreseen>("tried", game, position, seat, move),
  /** The position that a line of moves leads to. Where several are to decide, `seat` is the one whose choice is offered. */
  stand: (line: Line, eyes: Eyes, seat?: number) => ask<Standing>("stand", line, eyes, seat),
  /** What a move would bring there. */
  foreseen: (line: Line, seat: number, move: string) => ask<Preview>("foreseen", line, seat, move),
  /** The best few moves of a seat there. */
  advised: (line: Line, seat: number, seconds?: number) => ask<Advised[]>("advised", line, seat, seconds),
  /** What only the pages of one game ask: see its `at_work.ts`. */
  own: <T>(game: GameName, what: string, ...given: unknown[]) => ask<T>("own", game, what, ...given),
  /** The game file of such a line. */
  lineFile: (line: Line) => ask<string>("lineFile", line),
  /** A table that goes on from there. */
  playOn: (line: Line, seats: SeatWanted[], me: string) => askForGame("playOn", line, seats, me),
  socket: (id: string): Socket => new HomeSocket(id),
  isLesson: (id: string) => id.startsWith(LESSON),
  isLocal: (id: string) => id.startsWith(PREFIX),
  /** Why games cannot be stored in this browser; they are played on in memory. */
  storageProblem: () => storage,
  /** Tell when that changes. Returns a function that stops it. */
  onStorage(listener: (problem: Problem | null) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
