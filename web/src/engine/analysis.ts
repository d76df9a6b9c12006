// Analysing a game: every decision is judged, on all cores, first with few simulations and then with more. What was judged
// is kept now and then, so an analysis goes on where it was stopped.

import { refused } from "../lib/refusal";
import { AddingUp, marginsOf, NOBODY, type Outlook } from "./adding_up";
import { choicesOf, type Choice } from "./choices";
import type { Game } from "./game";
import type { Judge, Judged, Task } from "./judging";
import type { Store } from "./kept";
import type { KeptAnalysis } from "./kept_analyses";
import type { Engine } from "./machine";
import { fieldOf } from "./reading";
import type { AnalysisNews, Progress, ReviewTold } from "./reviews";

/** What an analysis works with. */
export interface Means {
  engine: Engine;
  judge: Judge;
  store: Store;
  /** Milliseconds after which the review is told again, and kept. */
  pause?: number;
}

type Hear = (news: AnalysisNews) => void;

/** A judged decision, and the simulations that it has had. */
export type Row = Judged & { simulations: number };

const GLANCE = 80; // simulations of the first pass: a graph within seconds
const SHARE = 8; // of the simulations of the last pass, in the one before
const MORE = 3; // times as many as in the pass before make another one worth while
const PAUSE = 2000;

/** The simulations of each pass. */
export function passesUpTo(simulations: number): number[] {
  const between = Math.round(simulations / SHARE);
  const some = between >= MORE * GLANCE ? [GLANCE, between] : simulations >= MORE * GLANCE ? [GLANCE] : [];
  return [...some, simulations];
}

export class Analysis {
  #game: Game;
  #means: Means;
  #of: string;
  #hear: Hear;
  #adding: AddingUp;
  #choices: Choice[];
  #passes: number[];
  /** By the number of the move. */
  #judged = new Map<number, Row>();
  #review: ReviewTold | null = null;
  #end: Outlook | null = null;
  #told = 0;

  /** @param of what it is kept under: the id of a table, or a game file */
  constructor(game: Game, of: string, means: Means, hear: Hear, simulations: number) {
    const { fewest } = game.rules.about.game.review;
    if (!(simulations >= fewest)) throw refused("options", `at least ${fewest} simulations`);
    this.#game = game;
    this.#of = of;
    this.#means = means;
    this.#hear = hear;
    this.#adding = new AddingUp(game.rules, means.engine);
    this.#choices = choicesOf(game);
    this.#passes = passesUpTo(simulations);
  }

  /** Go on until all is done, or until somebody stops it. */
  async run(signal: AbortSignal): Promise<void> {
    const isDone = await this.#takeUp();
    try {
      if (!isDone) for (const pass of this.#passes.keys()) await this.#pass(pass, signal);
    } catch (error) {
      await this.#keep();
      throw error;
    }
    this.#hear({ progress: this.#progress(this.#passes.length) });
  }

  /** Go over the decisions that have not had the simulations of a pass yet, the costliest first. */
  async #pass(pass: number, signal: AbortSignal): Promise<void> {
    const simulations = this.#passes[pass];
    const left = this.#choices.filter(({ number }) => this.#simulationsOf(number) < simulations);
    this.#hear({ progress: this.#progress(pass) });
    if (!left.length && this.#choices.length) return;
    this.#end = await this.#outlook(simulations, signal);
    const next = left.sort((one, other) => this.#lossOf(other) - this.#lossOf(one)).values();
    const work = async () => {
      for (const choice of next) {
        this.#judged.set(choice.number, await this.#judge(choice, simulations, signal));
        this.#hear({ progress: this.#progress(pass) });
        if (performance.now() > this.#told + (this.#means.pause ?? PAUSE)) await this.#tell();
      }
    };
    await Promise.all(Array.from({ length: this.#means.judge.cores }, work));
    await this.#tell(pass === this.#passes.length - 1);
  }

  async #judge({ number, entry, before, stretch }: Choice, simulations: number, signal: AbortSignal): Promise<Row> {
    const { rules, names } = this.#game;
    const task: Task = {
      state: rules.mask(before, entry.actor),
      seat: entry.actor,
      seats: names.length,
      simulations,
      number,
      turn: rules.turn(before),
      stretch,
      left: rules.left(before),
      chosen: entry.move,
    };
    const judged = await this.#means.judge.judge(task, signal);
    signal.throwIfAborted();
    return { ...judged, simulations };
  }

  /** What each seat has at the end or, in an unfinished game, expects, as the next seat to decide sees it. Null: as it was
   * last seen. */
  async #outlook(simulations: number, signal: AbortSignal): Promise<Outlook | null> {
    const { rules, state, actors, scores, isOver } = this.#game;
    const seat = actors.find((actor) => actor !== rules.chance && rules.legal(state, actor).length > 1);
    if (seat !== undefined) {
      const sight = { state: rules.mask(state, seat), seat, seats: scores.length, simulations };
      return { margins: await this.#means.judge.expect(sight, signal), decider: seat, left: rules.left(state) };
    }
    return isOver || !this.#choices.length ? { margins: marginsOf(scores), decider: NOBODY, left: 0 } : null;
  }

  /** What was expected after the last decision. */
  #lastSeen(): Outlook {
    const last = this.#choices.at(-1)!.number;
    const margins = this.#field(last, "chosen_margins").slice(0, this.#game.names.length);
    return { margins, decider: this.#field(last, "seat"), left: this.#field(last, "left") };
  }

  #field(number: number, name: string): any {
    const { buffer, byteOffset } = this.#judged.get(number)!.row;
    return fieldOf(new DataView(buffer, byteOffset), this.#game.rules.about.layouts.judged, name);
  }

  #lossOf({ number }: Choice): number {
    return this.#judged.has(number) ? this.#field(number, "loss") : 0;
  }

  #simulationsOf(number: number): number {
    return this.#judged.get(number)?.simulations ?? 0;
  }

  #progress(pass: number): Progress {
    const [passes, all] = [this.#passes, this.#choices.length];
    const simulations = passes[Math.min(pass, passes.length - 1)];
    const judged = this.#choices.filter(({ number }) => this.#simulationsOf(number) >= simulations).length;
    return { passes, pass, judged, all };
  }

  /** Tell what was found, once every decision has been judged; and keep it. */
  async #tell(isDone = false): Promise<void> {
    this.#told = performance.now();
    const rows = this.#choices.map(({ number }) => this.#judged.get(number));
    if (rows.every((row) => row !== undefined)) {
      const fewest = Math.min(...this.#passes.slice(-1), ...rows.map(({ simulations }) => simulations));
      this.#review = this.#adding.review(this.#game, rows, this.#end ?? this.#lastSeen(), fewest);
      this.#hear({ review: this.#review });
    }
    await this.#keep(isDone);
  }

  // -- keeping --

  get #key(): KeptAnalysis["key"] {
    return [this.#of, this.#game.rules.version, this.#passes.at(-1)!];
  }

  async #keep(isDone = false): Promise<void> {
    const [judged, review] = [[...this.#judged], this.#review];
    const { code } = this.#means.engine.about;
    await this.#means.store.keepAnalysis({ key: this.#key, code, judged, review, isDone, changed: Date.now() / 1000 });
  }

  /** Take up what is kept, and return whether that is all. What another engine has judged is shown, but it cannot be gone
   * on from. */
  async #takeUp(): Promise<boolean> {
    const kept = await this.#means.store.analysis(this.#key);
    if (!kept) return false;
    const { judged, review, isDone, code } = kept;
    if (review) this.#hear({ review });
    this.#review = review;
    if (isDone || code === this.#means.engine.about.code) this.#judged = new Map(judged);
    return isDone;
  }
}
