// The line to a table on the server, with this page's own engine beside it. What a move would bring, what the position
// holds, and hints come from the engine, at once. It only ever gets the record that the reader's seat may believe in,
// asked for once in each position. The server stays the judge; it also answers whatever the engine cannot.

import type { Belief, FromBrowser, Hint, Inspected, Position, Preview, Table, ToBrowser } from "../wire";
import type { Socket } from "./live.svelte";
import { local } from "./local";

type Question = Extract<FromBrowser, { type: "preview" | "inspect" | "hint" }>;
type Answer = Preview | Inspected | Hint;
/** What this page's engine says of a record. */
export type Engine = Pick<typeof local, "foresee" | "find" | "advise">;

function isQuestion(message: FromBrowser): message is Question {
  return ["preview", "inspect", "hint"].includes(message.type);
}

export class EngineSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  #line: Socket;
  #engine: Engine;
  #table: Table | null = null;
  #position: Position | null = null;
  /** The record of a position, by its number. */
  #record: { number: number; state: Promise<string> } | null = null;
  #asked = 0;
  #waiting = new Map<number, (message: ToBrowser) => void>();

  constructor(line: Socket, engine: Engine = local) {
    this.#line = line;
    this.#engine = engine;
    line.onopen = (event) => this.onopen?.call(this as never, event);
    line.onclose = (event) => this.onclose?.call(this as never, event);
    line.onmessage = (event) => this.#take(JSON.parse(event.data)) && this.onmessage?.call(this as never, event);
  }

  send(text: string): void {
    const message: FromBrowser = JSON.parse(text);
    if (!isQuestion(message) || this.#table?.stage !== "playing") return this.#line.send(text);
    this.#answer(message).then(
      (answer) => this.onmessage?.call(this as never, new MessageEvent("message", { data: JSON.stringify(answer) })),
      () => this.#line.send(text),
    );
  }

  close(): void {
    this.#line.close();
  }

  /** Look at what the server says; whether the page is to hear it. */
  #take(message: ToBrowser): boolean {
    if (message.type === "table") this.#table = message;
    if (message.type === "position") this.#position = message;
    if (!("request" in message) || !this.#waiting.has(message.request)) return true;
    this.#waiting.get(message.request)!(message);
    this.#waiting.delete(message.request);
    return false;
  }

  async #answer(message: Question): Promise<Answer> {
    const { seat, number, keep, log } = this.#position!;
    const { game, hints } = this.#table!;
    const state = await this.#state(number);
    const { request } = message;
    if (message.type === "inspect") {
      return { type: "inspected", request, found: await this.#engine.find(game, state, seat) };
    }
    if (message.seat !== seat || (message.type === "hint" && !hints)) throw new Error("the server is to say why not");
    if (message.type === "hint") {
      return { type: "hint", request, moves: await this.#engine.advise(game, state, seat, keep + log.length) };
    }
    const { move } = message;
    return { type: "preview", request, move, ...(await this.#engine.foresee(game, state, seat, move)) };
  }

  /** The record of the position with a number; it fails if the table has gone on. */
  #state(number: number): Promise<string> {
    if (this.#record?.number !== number) {
      const state = this.#ask().then((record) => {
        if (record.number !== number) throw new Error("the table has gone on");
        return record.state;
      });
      state.catch(() => (this.#record = null));
      this.#record = { number, state };
    }
    return this.#record.state;
  }

  #ask(): Promise<Belief> {
    const request = --this.#asked; // the page counts its own requests upwards
    return new Promise((resolve, reject) => {
      this.#waiting.set(request, (answer) => (answer.type === "belief" ? resolve(answer) : reject(answer)));
      this.#line.send(JSON.stringify({ type: "belief", request } satisfies FromBrowser));
    });
  }
}
