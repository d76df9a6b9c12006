// A game being played: the log, and what follows from it. The same, call by call, as `citywright.game.Game`. It plays
// chance and decisions with only one option automatically, and logs them like all others.

import { Refusal } from "../lib/refusal";
import type { Entry as EntrySeen, Found, View } from "../wire";
import type { Sketch } from "./position";
import type { Foreseen, Generator, Options, Rows, Rules, State } from "./rules";

/** One line of the log: who moved, the move, whether it was the only option, and what happened. */
export interface Entry {
  actor: number;
  move: number;
  forced: boolean;
  rows: Rows;
  /** Whether it was hidden from others when it was made. */
  sealing: boolean;
  /** Whether what the actor could do depended on what only the actor knew. */
  private: boolean;
}

export interface Beginning {
  names?: string[];
  seed?: string;
  /** Where it stands, if not before its set-up. */
  state?: State;
  /** The position that this is, as a person wrote it. */
  position?: Sketch;
  carryOn?: boolean;
}

const LONGEST_NAME = 40;

const illegal = (detail: string) => new Refusal({ code: "illegal", detail });

/** A seed that nobody can guess. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function checkedNames(names: string[], seats: number): string[] {
  if (names.length !== seats) throw new Refusal({ code: "name", detail: `there should be ${seats}, one per seat` });
  const wrong = names.find((name) => !name.trim() || name.includes(",") || name.length > LONGEST_NAME);
  if (wrong !== undefined) throw new Refusal({ code: "name", detail: `'${wrong}'` });
  return names;
}

/** A game from its set-up to its end. */
export class Game {
  readonly rules: Rules;
  readonly options: Options;
  names: string[];
  /** Not known where the game was read from a file that does not tell it. */
  seed: string | null;
  /** The position that it began from, if it did. */
  readonly position: Sketch | null;
  state: State;
  log: Entry[] = [];
  #rng: Generator;
  /** The state before the first entry; every later one follows by the log. */
  #first: State;
  #pending: number[];

  constructor(rules: Rules, options: Options, beginning: Beginning = {}) {
    const { names, seed = newSeed(), state, position = null, carryOn = true } = beginning;
    this.rules = rules;
    this.options = options;
    this.seed = seed;
    this.position = position;
    this.state = this.#first = state ?? rules.begin(options);
    this.names = checkedNames(names ?? rules.seatNames(options), rules.seats(this.state));
    this.#rng = rules.generator(seed);
    this.#pending = rules.pending(this.state);
    if (carryOn) this.carryOn();
  }

  /** A copy to play on. It draws from the same random numbers. */
  copy(): Game {
    const { names, seed } = this;
    const begun = { names, seed: seed ?? "", state: this.#first, position: this.position ?? undefined };
    const other = new Game(this.rules, this.options, { ...begun, carryOn: false });
    other.seed = seed;
    other.#rng = this.#rng.slice();
    other.log = [...this.log];
    other.#stand(this.state);
    return other;
  }

  get isOver(): boolean {
    return !this.#pending.length;
  }

  /** The seats (or chance) that have a decision to make. */
  get actors(): number[] {
    return this.#pending;
  }

  /** The first seat that has a decision to make. */
  get seat(): number {
    if (this.isOver) throw illegal("the game is over");
    return this.#pending[0];
  }

  get scores(): number[] {
    return this.rules.scores(this.state);
  }

  /** The seats that have won; nobody before the end. */
  get winners(): number[] {
    return this.isOver ? this.rules.winners(this.state) : [];
  }

  legalMoves(seat = this.seat): number[] {
    return this.rules.legal(this.state, seat);
  }

  legalTexts(seat = this.seat): string[] {
    return this.legalMoves(seat).map((move) => this.textOf(move));
  }

  textOf(move: number): string {
    return this.rules.text(move);
  }

  /** The number of a legal move, given by its text. */
  moveOf(text: string, seat = this.seat): number {
    this.#checkActor(seat);
    const move = this.legalMoves(seat).find((each) => this.textOf(each) === text);
    if (move === undefined) throw this.#notLegal(text, seat);
    return move;
  }

  /** Make a move (a text or a number) and all that follows automatically; return the new entries of the log. */
  play(move: string | number, seat = this.seat): Entry[] {
    const since = this.log.length;
    this.apply(seat, this.#checked(move, seat), false);
    this.carryOn();
    return this.log.slice(since);
  }

  /** The number of a move, if it is legal now. */
  #checked(move: string | number, seat: number): number {
    if (typeof move === "string") return this.moveOf(move, seat);
    this.check(seat, move);
    return move;
  }

  /** Refuse ("illegal") a move that is not legal now. */
  check(actor: number, move: number): void {
    this.#checkActor(actor);
    if (!this.legalMoves(actor).includes(move)) throw this.#notLegal(String(move), actor);
  }

  #checkActor(actor: number): void {
    if (this.isOver) throw illegal("the game is over");
    const waiting = this.actors.map((other) => this.name(other)).join(" and ");
    if (!this.actors.includes(actor)) throw illegal(`it is ${waiting} to decide, not ${this.name(actor)}`);
  }

  #notLegal(move: string, actor: number): Refusal {
    const some = this.legalTexts(actor);
    const more = some.length > 3 ? ` and ${some.length - 3} more` : "";
    return illegal(`${move} is not legal here; legal are ${some.slice(0, 3).join(", ")}${more}`);
  }

  /** Make a move known to be legal, and log it. */
  apply(actor: number, move: number, forced: boolean): void {
    const sealing = this.#isSealed();
    const isPrivate = this.rules.isPrivate(this.state);
    const { state, rows } = this.rules.play(this.state, actor, move);
    this.#stand(state);
    this.log.push({ actor, move, forced, rows, sealing, private: isPrivate });
  }

  #stand(state: State): void {
    this.state = state;
    this.#pending = this.rules.pending(state);
  }

  #isSealed(): boolean {
    return this.rules.isSealed(this.state, this.state);
  }

  /** Play chance, and decisions that have only one option, until somebody has to choose. */
  carryOn(withChance = true): void {
    for (let step = this.automaticMove(withChance); step; step = this.automaticMove(withChance)) {
      this.apply(step.actor, step.move, step.actor !== this.rules.chance);
    }
  }

  /** The actor and move that come next without anybody's choice, if there are any. */
  automaticMove(withChance = true): { actor: number; move: number } | null {
    for (const actor of this.actors) {
      if (actor === this.rules.chance) {
        return withChance ? { actor, move: this.rules.drawChance(this.state, this.#rng) } : null;
      }
      const moves = this.legalMoves(actor);
      if (moves.length === 1 && !this.rules.isSecret(this.state)) return { actor, move: moves[0] };
    }
    return null;
  }

  /** What an actor is called. */
  name(actor: number): string {
    return actor === this.rules.chance ? "chance" : this.names[actor];
  }

  /** The entry a seat may go back to: its last choice, if neither chance nor another seat has moved since. What others
   * have sealed in the same round does not count: nobody has seen it. */
  #undoPoint(seat: number): number | null {
    for (let number = this.log.length - 1; number >= 0; number--) {
      const entry = this.log[number];
      const stillSealed = this.#isStillSealed(number);
      if (!entry.forced && entry.actor === seat) return stillSealed || !entry.sealing ? number : null;
      const hasSpoken = !entry.forced || (entry.actor !== seat && entry.private);
      if (hasSpoken && !stillSealed) return null;
    }
    return null;
  }

  /** Whether a choice in the log is still hidden: its round is open, and only sealed choices followed it. */
  #isStillSealed(number: number): boolean {
    return this.#isSealed() && this.log.slice(number).every((entry) => entry.sealing);
  }

  canUndo(seat: number): boolean {
    return this.#undoPoint(seat) !== null;
  }

  /** Take back a seat's last choice and what followed automatically; what others have sealed since stays. */
  undo(seat: number): void {
    const number = this.#undoPoint(seat);
    if (number === null) throw new Refusal({ code: "no-undo" });
    const sealed = this.#isStillSealed(number);
    const others = this.log.slice(number + 1).filter((entry) => sealed && entry.actor !== seat);
    this.log.length = number;
    this.#stand(this.rules.replay(this.#first, this.log));
    for (const { actor, move, forced } of others) this.apply(actor, move, forced);
  }

  /** All that a seat sees; for null, what a spectator sees. */
  view(seat: number | null = null): View {
    return this.rules.view(this.state, seat);
  }

  /** What the position holds, for a seat or a spectator. */
  inspect(seat: number | null = null): Found {
    return this.rules.inspect(this.state, seat);
  }

  /** What a move (a text or a number) would bring, as far as its seat can foresee. */
  foresee(move: string | number, seat = this.seat): Foreseen {
    return this.rules.foresee(this.state, seat, this.#checked(move, seat));
  }

  /** The log as a seat (or a spectator) sees it. What others have sealed is left out, and entries are numbered as they
   * are seen: a gap would reveal it. */
  seenLog(seat: number | null = null, since = 0): EntrySeen[] {
    const entries = this.seenEntries(seat).slice(since);
    return entries.map((entry, i) => this.entrySeen(since + i + 1, entry, seat));
  }

  /** An entry of the log as a seat (or a spectator) sees it. */
  entrySeen(number: number, entry: Entry, seat: number | null): EntrySeen {
    return {
      number,
      actor: entry.actor === this.rules.chance ? null : entry.actor,
      move: this.rules.moveSeen(entry.move, entry.rows, seat),
      forced: entry.forced,
      events: this.rules.eventsSeen(entry.rows, seat),
    };
  }

  /** Entries in the order in which a seat saw them: what others sealed appears once the last one has chosen. */
  seenEntries(seat: number | null = null): Entry[] {
    const seen: Entry[] = [];
    let sealed: Entry[] = [];
    this.log.forEach((entry, i) => {
      const isOpen = this.log[i + 1]?.sealing ?? this.#isSealed();
      if (!isOpen) {
        seen.push(...sealed);
        sealed = [];
      }
      const isHidden = isOpen && entry.sealing && entry.actor !== seat;
      (isHidden ? sealed : seen).push(entry);
    });
    return seen;
  }

  /** The state before each entry of the log, and the one after the last. This replays the game. */
  history(): State[] {
    const states = [this.#first];
    for (const entry of this.log) states.push(this.rules.replay(states.at(-1)!, [entry]));
    return states;
  }
}
