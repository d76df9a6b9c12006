// A browser at a table at home, which a test plays.

import type { Home, Joined } from "../../src/engine/home";
import type { FromBrowser, Position, Problem, Table, ToBrowser } from "../../src/wire";
import { kept } from "../../src/lib/log";

type Request = FromBrowser extends infer Message
  ? Message extends FromBrowser
    ? Omit<Message, "request">
    : never
  : never;

export class FakeBrowser {
  table!: Table;
  position!: Position;
  log: Position["log"] = [];
  heard: ToBrowser[] = [];
  isClosed = false;
  /** What hindered the table, one after the other. */
  problems: (string | null)[] = [];
  #joined!: Joined;
  #requests = 0;
  #answers = new Map<number, (answer: ToBrowser) => void>();
  #waiting: { until: (browser: FakeBrowser) => boolean; resolve: () => void }[] = [];

  static async at(home: Home, id: string): Promise<FakeBrowser> {
    const browser = new FakeBrowser();
    browser.#joined = await home.join(id, browser);
    return browser;
  }

  send(given: ToBrowser): void {
    const message = JSON.parse(JSON.stringify(given)) as ToBrowser; // as it crosses to the page
    this.heard.push(message);
    if (message.type === "table") this.table = message;
    if (message.type === "position") {
      this.log = kept(this.log, message)!;
      this.position = message;
    }
    if ("request" in message) this.#answers.get(message.request)?.(message);
    this.#look();
  }

  warn(problem: Problem | null): void {
    this.problems.push(problem?.code ?? null);
    this.#look();
  }

  close(): void {
    this.isClosed = true;
    this.#look();
  }

  leave(): void {
    this.#joined.leave();
  }

  /** Send a request; the answer to it. */
  ask(request: Request): Promise<any> {
    const message = { ...request, request: ++this.#requests } as FromBrowser;
    const answered = new Promise<ToBrowser>((resolve) => this.#answers.set(message.request, resolve));
    void this.#joined.hear(message);
    return answered;
  }

  /** Make a move of the seat it looks from. */
  move(move: string): Promise<any> {
    const { seat, decision } = this.position;
    return this.ask({ type: "move", seat: seat!, answers: decision!.answers, move });
  }

  /** Wait until something is so. */
  until(until: (browser: FakeBrowser) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ until, resolve });
      this.#look();
    });
  }

  #look(): void {
    for (const waiting of [...this.#waiting]) {
      if (!waiting.until(this)) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.resolve();
    }
  }

  /** Wait until it is this browser's turn, or the game is over. */
  turn(): Promise<void> {
    return this.until(({ position, table }) => !!position.decision || table.stage === "over");
  }
}
