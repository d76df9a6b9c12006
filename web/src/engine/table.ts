// A table at home: one game, its seats, and the browser that looks at it. It takes and sends the messages of a live table
// on a server. Every change is stored first, and only then shown.

import { refused } from "../lib/refusal";
import type { FromBrowser, Problem, ToBrowser } from "../wire";
import { problemOf } from "./asking";
import { checkedLevel, isBots, summary, USUAL } from "./chairs";
import type { Game } from "./game";
import type { Chair, Kept, Store } from "./kept";
import { linesOf, rebuilt } from "./lines";
import type { State } from "./rules";
import { Thinking, type BotTable, type Pace } from "./thinking";
import { Viewer, type Browser, type Moment } from "./viewer";

/** What all tables of a game share. */
export interface Services extends Pace {
  store: Store;
  /** The same table once more. */
  again(kept: Kept): Kept;
  /** The table is no longer there. */
  closed(): void;
}

/** How far a lesson is: how many moves are made, and the next one of its file. */
export interface Followed {
  made: number;
  move: string | null;
}

type Asked<Type extends FromBrowser["type"]> = Extract<FromBrowser, { type: Type }>;

export class HomeTable {
  kept: Kept;
  game: Game;
  #services: Services;
  #viewers = new Set<Viewer>();
  #bots: Thinking;
  /** Why no bot moves. */
  #problem: Problem | null = null;
  #last: Promise<unknown> = Promise.resolve();

  constructor(services: Services, kept: Kept, game: Game) {
    this.#services = services;
    this.kept = kept;
    this.game = game;
    this.#bots = new Thinking(this.#forBots(), services);
  }

  get id(): string {
    return this.kept.id;
  }
  get chairs(): Chair[] {
    return this.kept.chairs;
  }
  get isUsed(): boolean {
    return this.#viewers.size > 0;
  }

  // -- browsers --

  /** Somebody comes: send the whole position. At one screen, nobody's. */
  join(browser: Browser): Viewer {
    const mine = this.chairs.flatMap((chair, seat) => (chair.who === "person" ? [seat] : []));
    const viewer = new Viewer(browser, mine.length === 1 ? mine[0] : null);
    this.#viewers.add(viewer);
    browser.send(summary(this.kept));
    viewer.follow(viewer.seat, this.game, this.#moment(viewer.seat));
    browser.send({ type: "chat", lines: [] });
    browser.warn(this.#problem);
    this.#bots.wake();
    return viewer;
  }

  /** A table that nobody looks at stands still. */
  leave(viewer: Viewer): void {
    this.#viewers.delete(viewer);
    if (!this.isUsed) this.#bots.interrupt();
  }

  /** Nobody wants to watch the bots until a person has to decide. */
  hurry(): void {
    this.#bots.hurry();
  }

  /** A lesson: make the moves of its file, whoever's they are, until so many are made; one after the other at the pace of
   * bots, or all at once. It stands still as long as nobody looks. */
  async follow(to: number, atOnce: boolean): Promise<Followed> {
    while (this.isUsed && this.#next(to)) {
      if (!atOnce) await new Promise((resolve) => setTimeout(resolve, 1000 * this.#services.botSeconds));
      await this.#inTurn(async () => {
        do {
          const next = this.#next(to);
          if (next) this.game.play(next.move, next.actor);
        } while (atOnce && this.#next(to));
        await this.#commit();
      });
    }
    if (this.kept.stage === "over") this.#tellTable();
    return { made: this.game.log.length, move: this.#next()?.move ?? null };
  }

  /** The next move of a lesson's file. */
  #next(to = Infinity): { actor: number; move: string } | null {
    const made = this.game.log.length;
    const [actor, move] = (made < to && this.kept.script?.[made]) || [];
    return move === undefined ? null : { actor: Number(actor) - 1, move };
  }

  /** The table is no longer there. */
  close(): void {
    this.#bots.interrupt();
    for (const { browser } of this.#viewers) browser.close();
    this.#viewers.clear();
    this.#services.closed();
  }

  /** Carry out a request, with exactly one answer. */
  async hear(viewer: Viewer, message: FromBrowser): Promise<void> {
    const { request } = message;
    try {
      const answer = await this.#carryOut(viewer, message);
      viewer.browser.send(answer ?? { type: "done", request });
    } catch (error) {
      viewer.browser.send({ type: "refused", request, problem: problemOf(error) });
    }
  }

  #carryOut(viewer: Viewer, message: FromBrowser): Promise<ToBrowser | void> {
    switch (message.type) {
      case "move":
        return this.#move(message);
      case "undo":
        return this.#undo(message.seat);
      case "look":
        return this.#look(viewer, message.seat);
      case "preview":
        return this.#preview(message);
      case "inspect":
        return this.#inspect(viewer, message.request);
      case "hint":
        return this.#hint(message);
      case "sit":
        return this.#sit(message.seat);
      case "stand-up":
        return this.#standUp(message.seat, message.level);
      case "rematch":
        return this.#rematch();
      case "stand-in":
        return Promise.reject(refused("not-away"));
      default:
        return Promise.reject(refused("method")); // nobody else would hear it
    }
  }

  /** One after the other: between a move and its commit nobody looks. */
  #inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => {});
    return result;
  }

  // -- changes --

  #move({ seat, answers, move }: Pick<Asked<"move">, "seat" | "answers" | "move">, byBot = false): Promise<void> {
    return this.#inTurn(async () => {
      const chair = byBot ? this.#chair(seat) : this.#ownChair(seat);
      if (this.#wasMade(seat, answers, move)) return;
      this.#checkPlaying();
      if (isBots(chair) !== byBot) throw refused("stood-in");
      if (answers !== this.game.seenEntries(seat).length) throw refused("stale");
      if (this.kept.script && move !== this.#next()?.move) throw refused("stale"); // a lesson has no other
      this.game.play(move, seat);
      await this.#commit();
      if (this.kept.stage === "over") this.#tellTable();
    });
  }

  /** Whether this move has already been made in answer to this decision. Whoever was the last to choose reads first
   * what others had sealed. */
  #wasMade(seat: number, answers: number, text: string): boolean {
    const since = answers >= 0 ? this.game.seenEntries(seat).slice(answers) : [];
    const entry = since.find((each) => each.actor === seat || !each.sealing);
    return !!entry && entry.actor === seat && this.game.textOf(entry.move) === text;
  }

  #undo(seat: number): Promise<void> {
    this.#bots.interrupt();
    return this.#inTurn(async () => {
      try {
        this.#checkPlaying();
        if (!this.kept.undo || isBots(this.#ownChair(seat))) throw refused("no-undo");
        this.game.undo(seat);
        await this.#commit();
      } finally {
        this.#bots.wake();
      }
    });
  }

  /** Take a seat back from a bot. */
  #sit(seat: number): Promise<void> {
    return this.#inTurn(async () => {
      const chair = this.#ownChair(seat);
      if (chair.stood_in) await this.#change(seat, { ...chair, level: null, stood_in: false });
    });
  }

  /** Let a bot play on. */
  #standUp(seat: number, level = USUAL): Promise<void> {
    return this.#inTurn(async () => {
      const chair = this.#ownChair(seat);
      const checked = checkedLevel(this.game.rules, level);
      if (this.kept.stage === "over") throw refused("over");
      await this.#change(seat, { ...chair, level: checked, stood_in: true });
    });
  }

  /** Change who has a seat. */
  async #change(seat: number, chair: Chair): Promise<void> {
    this.#bots.interrupt(seat);
    await this.#commit({ chairs: this.chairs.with(seat, chair) });
    this.#tellTable();
  }

  #rematch(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.kept.stage !== "over") throw refused("unfinished");
      if (this.kept.nextTable) return;
      const next = this.#services.again(this.kept);
      await this.#commit({ nextTable: next.id }, next);
      this.#tellTable();
    });
  }

  /** Store a change, and then show it. If another tab was faster, take over what it has stored. */
  async #commit(more: Partial<Kept> = {}, ...also: Kept[]): Promise<void> {
    const next = { ...this.kept, ...standing(this.game), ...more, version: this.kept.version + 1 };
    try {
      await this.#services.store.write(next, ...also);
    } catch (error) {
      await this.#reload();
      throw error;
    }
    this.kept = next;
    this.#show();
  }

  /** Another tab has changed the table. */
  catchUp(version: number): Promise<void> {
    return this.#inTurn(async () => {
      if (version > this.kept.version) await this.#reload();
    });
  }

  async #reload(): Promise<void> {
    const { store } = this.#services;
    store.drop(this.id);
    const stored = await store.load(this.id);
    const kept = store.isRemoved(this.id) ? null : (stored ?? this.kept);
    if (kept?.rules !== this.kept.rules) return this.close(); // removed, or changed by a newer page
    this.game = rebuilt(this.game.rules, kept);
    this.kept = kept;
    this.#bots.interrupt();
    this.#tellTable();
    this.#show();
  }

  // -- questions --

  #look(viewer: Viewer, seat: number | null): Promise<void> {
    return this.#inTurn(() => {
      if (seat !== null) this.#ownChair(seat);
      viewer.follow(seat, this.game, this.#moment(seat));
    });
  }

  #preview({ request, seat, move }: Asked<"preview">): Promise<ToBrowser> {
    return this.#inTurn(() => {
      this.#ownChair(seat);
      this.#checkPlaying();
      return { type: "preview", request, move, ...this.game.foresee(move, seat) };
    });
  }

  #inspect({ seat }: Viewer, request: number): Promise<ToBrowser> {
    return this.#inTurn(() => ({ type: "inspected", request, found: this.game.inspect(seat) }));
  }

  async #hint({ request, seat }: Asked<"hint">): Promise<ToBrowser> {
    const [state, seed] = await this.#inTurn(() => {
      this.#ownChair(seat);
      if (!this.kept.hints) throw refused("no-hints");
      this.#checkPlaying();
      if (!this.game.actors.includes(seat)) throw refused("stale");
      return [this.game.rules.mask(this.game.state, seat), this.game.seenEntries(seat).length] as const;
    });
    return { type: "hint", request, moves: await this.#services.thinker.advise(state, seat, BigInt(seed)) };
  }

  // -- checks --

  #chair(seat: number): Chair {
    const chair = this.chairs[seat];
    if (!chair) throw refused("no-seat", String(seat));
    return chair;
  }

  #ownChair(seat: number): Chair {
    const chair = this.#chair(seat);
    if (chair.who !== "person") throw refused("not-yours", String(seat));
    return chair;
  }

  #checkPlaying(): void {
    if (this.kept.stage === "over") throw refused("over");
  }

  // -- showing --

  #moment(seat: number | null): Moment {
    const chair = seat === null ? null : this.chairs[seat];
    const { stage, due, undo, scores, winners } = this.kept;
    const chooses = stage === "playing" && chair?.who === "person" && !chair.stood_in;
    return { due, chooses, undo, scores, winners };
  }

  #show(): void {
    for (const viewer of this.#viewers) viewer.show(this.game, this.#moment(viewer.seat));
    this.#bots.wake();
  }

  #tellTable(): void {
    for (const { browser } of this.#viewers) browser.send(summary(this.kept));
  }

  // -- bots --

  /** What the bots of this table see and do. */
  #forBots(): BotTable {
    return {
      due: () => (this.isUsed && !this.kept.script ? this.kept.due.filter((seat) => isBots(this.chairs[seat])) : []),
      levelOf: (seat) => this.chairs[seat].level ?? USUAL,
      look: (seat, signal) => this.#believed(seat, signal),
      move: (seat, answers, move) => this.#move({ seat, answers, move: this.game.textOf(move) }, true),
      replace: (seat) => this.#replace(seat),
      tell: (problem) => this.#tellProblem(problem),
    };
  }

  /** What a seat that has to decide may believe, and how many entries it has seen. */
  #believed(seat: number, signal?: AbortSignal): Promise<readonly [State, number]> {
    return this.#inTurn(() => {
      signal?.throwIfAborted();
      if (!this.game.actors.includes(seat)) throw refused("stale");
      return [this.game.rules.mask(this.game.state, seat), this.game.seenEntries(seat).length] as const;
    });
  }

  /** A usual bot plays on for one that failed, unless that was one. */
  #replace(seat: number): Promise<boolean> {
    return this.#inTurn(async () => {
      const chair = this.chairs[seat];
      if (!isBots(chair)) return true;
      if (chair.level === USUAL) return false;
      await this.#change(seat, { ...chair, level: USUAL });
      return true;
    });
  }

  #tellProblem(problem: Problem | null): void {
    if (problem?.code === this.#problem?.code) return;
    this.#problem = problem;
    for (const { browser } of this.#viewers) browser.warn(problem);
  }
}

/** What follows from the game. */
export function standing(game: Game): Pick<Kept, "log" | "stage" | "due" | "scores" | "winners" | "changed"> {
  const { actors, scores, winners } = game;
  const stage = game.isOver ? "over" : "playing";
  return { log: linesOf(game), stage, due: [...actors], scores, winners, changed: Date.now() / 1000 };
}
