// The rules of a game, asked from its engine. A state is a copy of the game's record: it is never changed, so it can be
// kept, compared and posted to workers. A seat of null is a spectator.

import { Refusal } from "../lib/refusal";
import type { Event, Found, Prospect, View } from "../wire";
import type { Description } from "./description";
import { fill } from "./filling";
import { Machine, type Engine } from "./machine";
import { MoveTexts } from "./moves";
import { numbersOf, valueOf, withDefaults, type Options } from "./options";
import type { Fault, Laid, Sketch } from "./position";
import { fieldOf, Reading, used } from "./reading";

export type { Options } from "./options";
export type State = Uint8Array;
/** A random generator; drawing from it changes it. */
export type Generator = Uint8Array;
/** Rows of events, as the rules write them. */
export type Rows = BigInt64Array;

export interface Played {
  state: State;
  rows: Rows;
}

/** What a move would bring, as far as its seat can foresee, and how its seat would see the game. */
export interface Foreseen {
  events: Event[];
  scores: number[];
  view: View;
  prospect: Prospect | null;
  /** Whether it could not be taken back: something new is seen, or others go on. */
  reveals: boolean;
}

const SILENT = 0; // the address of a buffer of events that nobody reads

const bits = (mask: number) => Array.from({ length: 32 }, (_, i) => i).filter((i) => (mask >>> i) & 1);

export class Rules {
  readonly machine: Machine;
  readonly about: Description;
  readonly name: string;
  /** Of the rules: a change that alters any game raises it. */
  readonly version: string;
  /** The actor for chance. */
  readonly chance: number;
  /** Components that are not those of the game's box; undefined if they are. */
  readonly box: unknown;
  #texts: MoveTexts;
  #reading: Reading;
  #faults: Reading;

  /** Prepare the engine of a game. */
  static async open(engine: Engine): Promise<Rules> {
    const rules = new Rules(engine);
    await rules.machine.ready("begin");
    return rules;
  }

  private constructor(engine: Engine) {
    this.box = engine.box;
    this.machine = new Machine(engine);
    this.about = engine.about;
    ({ name: this.name, rules: this.version, chance: this.chance } = this.about.game);
    this.#texts = new MoveTexts(this.machine);
    const { faults: events } = this.about;
    this.#reading = new Reading(this.about, (move) => this.text(move));
    this.#faults = new Reading({ ...this.about, events }, (move) => this.text(move));
  }

  /** Put a state where all functions find it, and call one of them. */
  #ask(name: string, s: State, given: Record<string, number> = {}): number {
    this.machine.put(this.machine.block("state"), s);
    return this.machine.call(name, given);
  }

  #eyes(seat: number | null): number {
    return seat ?? this.about.game.nobody;
  }

  /** A game about to be dealt; refused ("options") if no game can be played with these options. */
  begin(options: Options): State {
    this.#agree(options);
    if (!this.machine.call("is_possible")) throw new Refusal({ code: "options", detail: "these do not go together" });
    this.machine.call("begin");
    return this.machine.copy("start");
  }

  /** The same options, with every value filled in. */
  settled(options: Options): Options {
    this.#agree(options);
    this.machine.call("settle");
    const named = Object.entries(options).filter(([, value]) => value != null && value.length !== 0);
    return { ...this.#agreed(), ...Object.fromEntries(named) };
  }

  /** What has been agreed. */
  #agreed(): Options {
    const numbers = (name: string) => [this.#field("agreed", name)].flat();
    return Object.fromEntries(this.about.options.map((row) => [row.name, valueOf(row, numbers(row.name))])) as Options;
  }

  /** The game of a position that a person wrote, and all that is wrong with it. */
  layOut(data: unknown): Laid {
    const { about, machine } = this;
    this.#clear("sketch");
    this.#clear("faults");
    const faults: Fault[] = fill(about.sketch, about.layouts.sketch, this.#look("sketch"), about.words, data);
    machine.call("set_up");
    const rows = this.#faults.events(used(this.#look("faults"), 0), about.game.nobody);
    faults.push(...rows.map(({ event, ...rest }) => ({ fault: event, ...rest })));
    const options = this.#agreed();
    return { faults, options, names: this.#namesIn(data as Sketch, options), state: machine.copy("start") };
  }

  /** The names that a position gives its seats; others have their usual ones. */
  #namesIn(data: Sketch, options: Options): string[] {
    return this.seatNames(options).map((usual, seat) => {
      const name = data?.seats?.[seat]?.name;
      return typeof name === "string" && name.trim() ? name : usual;
    });
  }

  /** A position as people write it: all hands face up. A half-finished turn cannot be written. */
  sketch(s: State, options: Options, names: string[]): Sketch {
    this.#agree(options);
    this.#clear("sketch");
    this.#ask("describe", s);
    const sketch = this.#read("sketch", "sketch");
    names.forEach((name, seat) => (sketch.seats[seat].name = name));
    return sketch;
  }

  #look(block: string): DataView {
    return this.machine.look(this.machine.block(block));
  }

  #clear(block: string): void {
    this.machine.put(this.machine.block(block), new Uint8Array(this.about.blocks[block].bytes));
  }

  /** Write options as numbers where the engine finds them. */
  #agree(options: Options): void {
    const agreed = this.machine.look(this.machine.block("agreed"));
    const all = withDefaults(this.about.options, options);
    for (const row of this.about.options) {
      const [offset, , [seats]] = this.about.layouts.agreed[row.name];
      numbersOf(row, all[row.name], seats).forEach((each, i) => agreed.setInt16(offset + 2 * i, each, true));
    }
  }

  /** A number in a field of the record. */
  field(s: State, name: string): number {
    return fieldOf(new DataView(s.buffer, s.byteOffset), this.about.layouts.state, name);
  }

  /** The number of seats, those of automas included. */
  seats(s: State): number {
    return this.field(s, "seats");
  }

  /** Opponents that are moved by the rules; they sit after the players. */
  automas(options: Options): string[] {
    return options.players === 1 ? Object.keys(this.about.game.automas) : [];
  }

  /** What seats are called unless players give names. */
  seatNames(options: Options): string[] {
    if (options.players === 1) return ["Player", ...Object.values(this.about.game.automas)];
    return Array.from({ length: options.players }, (_, i) => `Player ${i + 1}`);
  }

  /** Those who have a decision to make (seats, or chance); nobody when the game is over. */
  pending(s: State): number[] {
    return bits(this.#ask("pending", s));
  }

  legal(s: State, seat: number): number[] {
    const n = this.#ask("legal", s, { seat });
    const moves = this.machine.look(this.machine.block("moves"));
    return Array.from({ length: n }, (_, i) => moves.getInt32(4 * i, true));
  }

  play(s: State, seat: number, move: number): Played {
    this.#clearEvents();
    this.#ask("play", s, { seat, move });
    return { state: this.machine.copy("state"), rows: this.#rows() };
  }

  /** The state after some moves. */
  replay(s: State, moves: { actor: number; move: number }[]): State {
    this.machine.put(this.machine.block("state"), s);
    for (const { actor, move } of moves) this.machine.call("play", { seat: actor, move, events: SILENT });
    return this.machine.copy("state");
  }

  #clearEvents(): void {
    this.machine.look(this.machine.block("events")).setBigInt64(0, 0n, true);
  }

  #rows(): Rows {
    return used(this.machine.look(this.machine.block("events")), 0);
  }

  /** The generator of a seed. */
  generator(seed: string | number): Generator {
    const text = new TextEncoder().encode(String(seed));
    this.machine.put(this.machine.block("text"), text);
    this.machine.call("seed_by_text", { length: text.length });
    return this.machine.copy("rng");
  }

  drawChance(s: State, rng: Generator): number {
    this.machine.put(this.machine.block("rng"), rng);
    const move = this.#ask("draw_chance", s);
    rng.set(this.machine.copy("rng"));
    return move;
  }

  scores(s: State): number[] {
    return Array.from({ length: this.seats(s) }, (_, seat) => this.#ask("score_of", s, { seat }));
  }

  winners(s: State): number[] {
    return bits(this.#ask("winners", s)).filter((seat) => seat < this.seats(s));
  }

  /** Would playing an only move automatically reveal a secret? */
  isSecret(s: State): boolean {
    return Boolean(this.#ask("is_secret", s));
  }

  /** Does what the actor may do depend on what only the actor knows? */
  isPrivate(s: State): boolean {
    return Boolean(this.#ask("is_private", s));
  }

  /** Is a choice made in one state still hidden in a later one? */
  isSealed(before: State, now: State): boolean {
    const earlier = this.machine.put(this.machine.block("state", 1, "earlier"), before);
    return Boolean(this.#ask("is_sealed", now, { before: earlier }));
  }

  /** How much of a game that is not over is left, in builds or circles. */
  left(s: State): number {
    return this.#ask("left", s);
  }

  /** The turn or round. */
  turn(s: State): number {
    return this.field(s, this.about.game.turns);
  }

  /** The state as a seat may believe it: bots get no other. */
  mask(s: State, seat: number): State {
    this.#ask("mask", s, { seat });
    return this.machine.copy("state");
  }

  view(s: State, seat: number | null): View {
    this.#ask("show", s, { seat: this.#eyes(seat) });
    return this.#read("view", "seen");
  }

  /** What the position holds, for a seat's eyes. */
  inspect(s: State, seat: number | null): Found {
    this.#ask("find", s, { seat: this.#eyes(seat) });
    return this.#read("found", "found");
  }

  /** What a move would bring, as far as its seat can foresee. */
  foresee(s: State, seat: number, move: number): Foreseen {
    this.#clearEvents();
    this.#ask("foresee", s, { seat, move });
    const [events, after] = [this.eventsSeen(this.#rows(), seat), this.machine.copy("state")];
    const [prospect, stands] = [this.#read("prospect", "prospect"), this.#field("prospect", "stands")];
    const reveals = stands ? !this.pending(after).includes(seat) : this.#unseals(s, seat, move);
    return { events, scores: this.scores(after), view: this.view(after, seat), prospect, reveals };
  }

  /** Whether a choice, and what is forced after it, is the last that the round waits for. */
  #unseals(s: State, seat: number, move: number): boolean {
    let now = this.play(s, seat, move).state;
    while (this.pending(now).includes(seat)) {
      const moves = this.legal(now, seat);
      if (moves.length > 1) return false;
      now = this.play(now, seat, moves[0]).state;
    }
    return !this.isSealed(s, now);
  }

  #field(block: string, name: string): any {
    return fieldOf(this.#look(block), this.about.layouts[block], name);
  }

  /** What a block holds, as plain data. */
  #read(node: "view" | "found" | "prospect" | "reason" | "sketch", block: string): any {
    return this.#reading.data(this.about[node], this.about.layouts[block], this.#look(block));
  }

  text(move: number): string {
    return this.#texts.text(move);
  }

  /** A move as a seat sees it. */
  moveSeen(move: number, rows: Rows, seat: number | null): string {
    return this.#texts.seen(move, rows, this.#eyes(seat));
  }

  /** Events as a seat sees them. */
  eventsSeen(rows: Rows, seat: number | null): Event[] {
    return this.#reading.events(rows, this.#eyes(seat));
  }
}
