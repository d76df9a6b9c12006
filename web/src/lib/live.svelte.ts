// The connection to a table. If it is lost, it reconnects by itself and misses nothing: the server sends everything again,
// and requests that are safe to repeat (a move names the decision it answers) are sent again.

import type { Chat, Entry, FromBrowser, Position, Problem, Said, Table, ToBrowser } from "../wire";
import { Refusal } from "./api";
import { EngineSocket } from "./engine_socket";
import { local } from "./local";
import { kept } from "./log";

type Unnumbered<Message> = Message extends FromBrowser ? Omit<Message, "request"> : never;
export type Request = Unnumbered<FromBrowser>;
export type Answer = Extract<ToBrowser, { request: number }>;
export type Socket = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose"> & {
  /** There is no such table, or it cannot be opened: trying again is of no use. */
  onrefused?: ((refusal: Refusal) => void) | null;
  /** The table is there, but something hinders it; null: no longer. */
  onwarning?: ((problem: Problem | null) => void) | null;
};

interface Waiting {
  message: FromBrowser;
  resolve: (answer: Answer) => void;
  reject: (error: Refusal) => void;
}

export const PAUSES = [300, 1000, 2000, 4000, 5000]; // milliseconds before the next try: after an outage, all are soon back
export const STAYED = 5000; // milliseconds at a table after which the next try comes soon again: servers in need cut us off at once
const PATIENCE = 20000; // milliseconds without an answer after which the line counts as dead
const NOTHING_HERE = 4404; // the server's close code for a table that is gone or cannot be opened
const DATABASE = "database"; // the problem of a server whose database is away; it passes
const HARMLESS: FromBrowser["type"][] = ["move", "preview", "inspect", "hint"];

function socketOf(id: string): Socket {
  if (local.isLocal(id)) return local.socket(id);
  return new EngineSocket(new WebSocket(`${location.origin.replace(/^http/, "ws")}/api/tables/${id}/live`));
}

/** Why the server does not let us in. */
function turnedAway(problem: Problem): Refusal {
  return new Refusal(problem, problem.code === "no-table" ? 404 : 0);
}

export class Live {
  table = $state.raw<Table | null>(null);
  /** The table as it was when we arrived. */
  first = $state.raw<Table | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Said[]>([]);
  link = $state<"joining" | "here" | "away" | "refused">("joining");
  /** Why there is no table any more. */
  refusal = $state.raw<Refusal | null>(null);

  /** What hinders the table. */
  problem = $state.raw<Problem | null>(null);

  #socket: Socket | null = null;
  #waiting = new Map<number, Waiting>();
  #requests = 0;
  #tries = 0;
  /** When we came to the table, by the clock. */
  #arrived: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turnedAway: Problem = { code: "no-table" };
  #onComing: () => void;

  constructor(
    readonly id: string,
    readonly open: (id: string) => Socket = socketOf,
    /** Called before anything else is sent on a new connection. */
    onComing: () => void = () => {},
  ) {
    this.#onComing = onComing;
    if (!local.isLocal(id)) this.#heedNetwork();
    document.addEventListener("visibilitychange", this.#onSight);
    this.#connect();
  }

  #heedNetwork(): void {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
  }

  ask<A extends Answer = Answer>(request: Request): Promise<A> {
    const message = { ...request, request: ++this.#requests } as FromBrowser;
    const answered = new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(message.request, { message, resolve, reject });
    });
    this.#send(message);
    if (message.type !== "hint") this.#watch(message.request); // which may take its time
    return answered as Promise<A>;
  }

  leave(): void {
    this.#end();
    this.#waiting.clear();
  }

  /** Connect no more. */
  #end(): void {
    clearTimeout(this.#timer);
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#onSight);
    this.#drop();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.open(this.id);
    this.#socket = socket;
    socket.onopen = () => this.#came();
    socket.onmessage = (event) => this.#take(JSON.parse(event.data));
    socket.onclose = ({ code }) => (code === NOTHING_HERE ? this.#refused(turnedAway(this.#turnedAway)) : this.#lost());
    socket.onwarning = (problem) => (this.problem = problem);
    socket.onrefused = (refusal) => this.#refused(refusal);
  }

  #refused(refusal: Refusal): void {
    this.#end();
    this.link = "refused";
    this.refusal = refusal;
    for (const { reject } of this.#waiting.values()) reject(refusal);
    this.#waiting.clear();
  }

  #came(): void {
    this.link = "here";
    const unanswered = [...this.#waiting.values()];
    this.#onComing();
    for (const { message } of unanswered) this.#send(message);
  }

  #lost = (): void => {
    clearTimeout(this.#timer);
    this.#drop();
    this.link = "away";
    if (this.#arrived !== null && Date.now() - this.#arrived > STAYED) this.#tries = 0;
    this.#arrived = null;
    for (const [request, { message, reject }] of this.#waiting) {
      if (HARMLESS.includes(message.type)) continue;
      this.#waiting.delete(request);
      reject(new Refusal({ code: "unreachable" }));
    }
    this.#timer = setTimeout(() => this.#connect(), PAUSES[Math.min(this.#tries++, PAUSES.length - 1)]);
  };

  #drop(): void {
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.onrefused = this.#socket.onwarning = null;
    this.#socket.close();
    this.#socket = null;
  }

  /** Reconnect at once; the server will send everything. */
  #again(): void {
    this.#drop();
    this.#connect();
  }

  #now = (): void => {
    if (this.link !== "joining") this.#again();
  };

  #onSight = (): void => {
    if (document.visibilityState === "visible" && this.link === "away") this.#again();
  };

  #send(message: FromBrowser): void {
    if (this.link === "here") this.#socket?.send(JSON.stringify(message));
  }

  #watch(request: number): void {
    setTimeout(() => {
      if (this.#waiting.has(request) && this.link === "here") this.#lost();
    }, PATIENCE);
  }

  #take(message: ToBrowser): void {
    if (message.type === "table") this.#seated(message);
    else if (message.type === "position") this.#moved(message);
    else if (message.type === "chat") this.#heard(message);
    else this.#answered(message);
  }

  #seated(table: Table): void {
    this.#arrived ??= Date.now();
    if (this.problem?.code === DATABASE) this.problem = null;
    this.table = table;
    this.first ??= table;
  }

  #moved(position: Position): void {
    const missed = position.keep > 0 && position.number > (this.position?.number ?? 0) + 1;
    const log = kept(this.log, position);
    if (missed || !log) return this.#again();
    this.log = log;
    this.position = { ...position, keep: 0, log }; // what boards tell from the log must not depend on what came last
  }

  #heard({ lines }: Chat): void {
    const known = new Set(lines.map((line) => line.number));
    this.chat = [...this.chat.filter((line) => !known.has(line.number)), ...lines];
  }

  #answered(answer: Answer): void {
    if (answer.type === "refused" && answer.request === 0) this.#turnedAway = answer.problem;
    const waiting = this.#waiting.get(answer.request);
    this.#waiting.delete(answer.request);
    if (answer.type === "refused" && answer.problem.code === DATABASE && !waiting) this.problem = answer.problem;
    if (answer.type === "refused") waiting?.reject(new Refusal(answer.problem));
    else waiting?.resolve(answer);
  }
}
