// A socket that a test holds the other end of, and messages as the server would send them.

import type { Socket } from "../../src/lib/live.svelte";
import type { Entry, FromBrowser, Position, Seat, Table, ToBrowser } from "../../src/wire";

export class FakeSocket implements Socket {
  static made: FakeSocket[] = [];
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  onrefused: Socket["onrefused"] = null;
  onwarning: Socket["onwarning"] = null;
  sent: FromBrowser[] = [];
  closed = false;

  static open = (): Socket => {
    FakeSocket.made.push(new FakeSocket());
    return FakeSocket.last;
  };

  static get last(): FakeSocket {
    return FakeSocket.made.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.closed = true;
  }

  /** The line is there. */
  come(): this {
    this.onopen?.call(this as never, new Event("open"));
    return this;
  }

  /** The line breaks. */
  drop(code = 1006): void {
    this.onclose?.call(this as never, new CloseEvent("close", { code }));
  }

  /** The server says something. */
  tell(...messages: ToBrowser[]): void {
    for (const message of messages) {
      this.onmessage?.call(this as never, new MessageEvent("message", { data: JSON.stringify(message) }));
    }
  }
}

/** An entry; parts of events are enough for a test. */
export function entry(number: number, more: Partial<Omit<Entry, "events">> & { events?: object[] } = {}): Entry {
  return { number, actor: 0, move: `move ${number}`, forced: false, events: [], ...more } as Entry;
}

/** A position; parts of a view are enough for a test. */
export function position(more: Partial<Omit<Position, "view">> & { view?: object } = {}): Position {
  return {
    type: "position",
    number: 1,
    seat: 0,
    view: {},
    keep: 0,
    log: [],
    due: [0],
    decision: { answers: 3, moves: ["this", "that"] },
    can_undo: false,
    deadline: null,
    scores: [0, 0],
    winners: [],
    ...more,
  } as Position;
}

export function seat(name: string, more: Partial<Seat> = {}): Seat {
  return { name, who: "person", level: null, mine: false, here: true, stood_in: false, ...more };
}

export function table(more: Partial<Table> = {}): Table {
  return {
    type: "table",
    id: "maple",
    game: "streets",
    options: {},
    seats: [seat("Ann", { mine: true }), seat("Bob")],
    stage: "playing",
    host: true,
    hints: true,
    undo: true,
    days: 0,
    seed_hash: "",
    seed: null,
    next_table: null,
    watching: 0,
    ...more,
  };
}
