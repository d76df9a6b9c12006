// A study on the board: where its reader is, and what is known of the position there.

import type { Made, Standing } from "../engine/standing";
import type { Advised, Entry, Preview, Seat } from "../wire";
import { local } from "./local";
import { recall, remember } from "./stored";
import { BEGINNING, type Move, type Study } from "./study";
import * as tree from "./variations";
import { say } from "./words.svelte";

const nameIn = ({ name }: { name?: string }) => name ?? "";

/** How chance moves: by the seed of the study, or as its reader chooses. */
export type Draws = "drawn" | "chosen";
const STORED = "explore-draws";

export class Exploring {
  study = $state.raw<Study>()!;
  /** The move after which the position is shown. */
  at = $state(BEGINNING);
  standing = $state.raw<Standing | null>(null);
  /** What happened with each move; with 0, before the first. */
  entries = $state.raw<ReadonlyMap<number, Entry[]>>(new Map());
  draws = $state<Draws>(recall(STORED) === "chosen" ? "chosen" : "drawn");
  hints = $state.raw<Advised[]>([]);
  thinking = $state(false);
  /** Whose choice is offered where several are to decide. */
  chooser = $state<number | null>(null);
  /** Where the line ends along which its reader steps. */
  #tip = $state(BEGINNING);
  #keep: (study: Study) => void;

  constructor(study: Study, keep: (study: Study) => void) {
    this.study = study;
    this.#keep = keep;
    this.#tip = tree.endOf(study, study.at);
  }

  // -- what is shown --

  readonly path = $derived(tree.pathTo(this.study, this.at));
  readonly move = $derived(this.path.at(-1) ?? null);
  readonly next = $derived(tree.continuations(this.study, this.at));
  readonly fork = $derived(tree.fork(this.study, this.at));
  readonly comment = $derived((this.move ?? this.study).comment);
  readonly position = $derived(this.standing?.position ?? null);
  readonly seats = $derived(this.#seats());
  readonly names = $derived(this.seats.map(({ name }) => name));
  /** For what is told of tables. */
  readonly table = $derived({ game: this.study.game });

  /** Everybody is whoever explores. Who has no name is called by the number of the seat. */
  #seats(): Seat[] {
    const { start } = this.study;
    const own: string[] | undefined = "position" in start ? start.position.seats?.map(nameIn) : start.names;
    const { names = [], options } = this.standing ?? {};
    return names.map((name, i) => {
      const isAutoma = i >= options!.players;
      return {
        name: own?.[i] || isAutoma ? name : say("explore-player", { n: i + 1 }),
        who: isAutoma ? "automa" : "person",
        level: null,
        mine: !isAutoma,
        here: true,
        stood_in: false,
      };
    });
  }

  // -- looking --

  /** Open the study: what happened in all its lines is asked for. Refused ("line") if a move is wrong. */
  async open(): Promise<void> {
    const ends = tree.ends(this.study).map(({ id }) => id);
    for (const end of ends.length ? ends : [BEGINNING]) this.#note(end, await this.#stand(end));
    await this.#show(this.study.at);
    if (!this.study.moves.length) await this.drawAll();
  }

  #stand(id: number): Promise<Standing> {
    return local.stand(tree.lineTo(this.study, id), "all", this.chooser ?? undefined);
  }

  /** Note what happened along a line. */
  #note(id: number, { position, reached }: Standing): void {
    const entries = new Map(this.entries);
    const ids = [BEGINNING, ...tree.pathTo(this.study, id).map((move) => move.id)];
    ids.forEach((each, i) => entries.set(each, position.log.slice(reached[i - 1] ?? 0, reached[i])));
    this.entries = entries;
  }

  /** Go to a move; a line along which nobody has stepped yet goes on from there. */
  async go(id: number): Promise<void> {
    if (!tree.pathTo(this.study, this.#tip).some((move) => move.id === id)) this.#tip = tree.endOf(this.study, id);
    this.chooser = null;
    await this.#show(id);
  }

  async #show(id: number): Promise<void> {
    this.at = id;
    this.closeHints();
    const standing = await this.#stand(id);
    if (this.at !== id) return; // its reader has gone on
    this.#note(id, standing);
    this.standing = standing;
    this.#change({ ...this.study, at: id });
  }

  /** Let another of those who are to decide choose. */
  async choosing(seat: number): Promise<void> {
    this.chooser = seat;
    await this.#show(this.at);
  }

  // -- stepping --

  /** The moves at which stepping stops: what is drawn by itself is passed over, unless it was tried otherwise. */
  readonly stops = $derived.by(() => {
    const line = [BEGINNING, ...tree.pathTo(this.study, this.#tip).map(({ id }) => id)];
    return line.filter((id) => id === this.at || !this.#isPassed(id));
  });

  #isPassed(id: number): boolean {
    const next = tree.continuations(this.study, id);
    return this.draws === "drawn" && next.length === 1 && next[0].made[0] === null;
  }

  /** So many stops further, or back. */
  async step(by: number): Promise<void> {
    const to = this.stops[this.stops.indexOf(this.at) + by];
    if (to !== undefined) await this.go(to);
  }

  start(): Promise<void> {
    return this.go(this.stops[0]);
  }

  end(): Promise<void> {
    return this.go(this.stops.at(-1)!);
  }

  /** The next variation beside the one that is shown, or the one before. */
  async turn(by: 1 | -1): Promise<void> {
    if (!this.fork) return;
    const all = tree.beside(this.study, this.fork);
    await this.go(all[(all.indexOf(this.fork) + by + all.length) % all.length].id);
  }

  // -- changing --

  #change(study: Study): void {
    this.study = study;
    this.#keep(study);
  }

  /** Make moves from here; those that are there already are merely shown. */
  async play(...made: Made[]): Promise<void> {
    const [study, at] = tree.played(this.study, this.at, made);
    this.#change(study);
    await this.go(at);
  }

  /** Make a move of whoever is to decide. */
  async choose(move: string): Promise<void> {
    await this.play([this.position!.seat, move]);
    await this.#goOn();
  }

  /** Chance does what its reader wants. */
  async pick(move: string): Promise<void> {
    await this.play([null, move]);
    await this.#goOn();
  }

  /** Chance draws by the seed, once. */
  async drawOnce(): Promise<void> {
    await this.play(this.standing!.chance!.drawn[0]);
  }

  /** Chance draws by the seed until somebody has to decide. */
  async drawAll(): Promise<void> {
    await this.play(...(this.standing!.chance?.drawn ?? []));
  }

  /** Let chance draw what follows, unless its reader wants to choose; what was drawn here before is passed over. */
  async #goOn(): Promise<void> {
    if (this.draws === "chosen") return;
    if (!this.next.length) return this.drawAll();
    let id = this.at;
    while (this.#isPassed(id)) id = tree.continuations(this.study, id)[0].id;
    if (id !== this.at) await this.go(id);
  }

  letDraw(how: Draws): void {
    this.draws = how;
    remember(STORED, how);
  }

  reword(id: number, words: Partial<Pick<Move, "name" | "comment">>): void {
    this.#change(tree.reworded(this.study, id, words));
  }

  /** Before something was deleted last. */
  #before = $state.raw<Study | null>(null);

  get canRestore(): boolean {
    return this.#before !== null;
  }

  async restore(): Promise<void> {
    const before = this.#before!;
    this.#before = null;
    this.#change(before);
    await this.go(before.at);
  }

  promote(id: number): void {
    this.#change(tree.promoted(this.study, id));
  }

  async remove(id: number): Promise<void> {
    const to = tree.moveOf(this.study, id)?.after ?? BEGINNING;
    const study = tree.removed(this.study, id);
    const isGone = this.at !== BEGINNING && !tree.moveOf(study, this.at);
    this.#before = this.study;
    this.#change(study);
    this.#tip = tree.endOf(study, isGone ? to : this.at);
    await this.go(isGone ? to : this.at);
  }

  // -- asking --

  preview(move: string): Promise<Preview> {
    return local.foreseen(tree.lineTo(this.study, this.at), this.position!.seat!, move);
  }

  async hint(): Promise<void> {
    const { at, position } = this;
    if (!position?.decision || this.thinking) return;
    this.thinking = true;
    try {
      const found = await local.advised(tree.lineTo(this.study, at), position.seat!);
      if (this.at === at) this.hints = found;
    } finally {
      this.thinking = false;
    }
  }

  closeHints(): void {
    this.hints = [];
  }
}
