// A finished game that one goes through step by step: where one is, and what is told there.

import type { Entry, Frame, GameName, Position, Replay, Seat } from "../wire";
import { beginning, positionAt, stepOf } from "./afterwards";
import { seatColour } from "./colours";
import { type Moment, momentsOf, stopsOf, type Turn, turnAt, turnsOf } from "./course";
import { games, type Kit } from "./games";
import { type Line, lines } from "./log";
import { loaded } from "./refusal";
import { go, place } from "./router.svelte";
import { named } from "./seats";
import { keeper } from "./tables";
import { say } from "./words.svelte";

export class Watched {
  readonly game: GameName;
  readonly frames: Frame[];
  readonly stops: number[];
  readonly turns: Turn[];
  readonly moments: Moment[];
  /** The step of the first decision. */
  readonly first: number;
  step = $state(0);

  constructor(
    readonly replay: Replay,
    readonly kit: Kit,
    at = 0,
  ) {
    this.game = replay.table.game;
    this.frames = replay.frames;
    this.stops = stopsOf(this.frames, kit);
    this.turns = turnsOf(this.frames, kit);
    this.moments = momentsOf(this.frames, kit);
    this.first = beginning(this.frames);
    this.step = stepOf(this.frames, at);
  }

  /** The game of a table, at the entry that the address names. */
  static async of(id: string): Promise<Watched> {
    const replay = await (await keeper(id)).replay(id);
    const kit = await loaded(games[replay.table.game].kit(replay.table.options));
    return new Watched(replay, kit, Number(place().query.get("at") ?? 0));
  }

  seats = $derived.by((): Seat[] => named(this.replay.table.seats));
  names = $derived(this.seats.map(({ name }) => name));
  position = $derived.by((): Position => positionAt(this.replay, this.step));
  /** The entry that this step has shown; at the beginning, none. */
  entry = $derived.by((): Entry | null => (this.step > this.first ? this.frames[this.step].entry : null));
  /** What happened in this step. */
  told = $derived.by((): string[] => {
    if (!this.entry) return [say("replay-start")];
    const all = this.linesOf([this.entry]).map(({ text }) => text);
    return all.length ? all : [this.kit.moveTold(this.entry.move, say)];
  });
  turn = $derived.by(() =>
    say(`replay-turn-${this.game}`, { turn: turnAt(this.turns, this.step) + 1, turns: this.turns.length }),
  );

  linesOf(entries: Entry[]): Line[] {
    return lines(entries, { ...this.kit, sentence: (event) => this.kit.sentence(event, this.names, say) });
  }

  linesOfTurn({ start, end }: Turn): Line[] {
    return this.linesOf(this.frames.slice(start + 1, end + 1).flatMap(({ entry }) => entry ?? []));
  }

  colour(seat: number): string {
    return seatColour(seat, this.game, this.position);
  }

  to(step: number): void {
    this.step = Math.min(this.frames.length - 1, Math.max(this.first, step));
  }

  /** Put this step into the page's address after a pause, because browsers limit how often it may change. */
  inAddress(path: string): () => void {
    const address = path + (this.entry ? `?at=${this.entry.number}` : "");
    const timer = setTimeout(() => go(address, { replace: true }), 400);
    return () => clearTimeout(timer);
  }
}
