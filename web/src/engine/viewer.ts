// A browser at a table at home: from which seat it looks, and what it has seen so far. Only what is new to those eyes is
// sent.

import type { Position, Problem, ToBrowser } from "../wire";
import type { Entry, Game } from "./game";

/** The other end of a page's socket. */
export interface Browser {
  send(message: ToBrowser): void;
  /** Why the table does not go on; null: it does. */
  warn(problem: Problem | null): void;
  close(): void;
}

/** How a table stands for a pair of eyes, apart from the game itself. */
export interface Moment {
  due: number[];
  /** The seat has a person, who may decide now. */
  chooses: boolean;
  undo: boolean;
  scores: number[];
  winners: number[];
}

export class Viewer {
  #entries: Entry[] = [];
  #standing = "";
  #number = 0;

  constructor(
    readonly browser: Browser,
    public seat: number | null,
  ) {}

  /** Look from another seat, or begin to look. */
  follow(seat: number | null, game: Game, moment: Moment): void {
    this.seat = seat;
    this.#entries = [];
    this.#standing = "";
    this.show(game, moment);
  }

  /** Send what is new. */
  show(game: Game, moment: Moment): void {
    const entries = game.seenEntries(this.seat);
    const keep = alike(this.#entries, entries);
    const standing = this.#stands(game, moment, entries.length);
    const text = JSON.stringify(standing);
    const isNew = keep < Math.max(entries.length, this.#entries.length) || text !== this.#standing;
    this.#entries = entries;
    this.#standing = text;
    if (!isNew) return;
    const log = entries.slice(keep).map((entry, i) => game.entrySeen(keep + i + 1, entry, this.seat));
    this.browser.send({ type: "position", number: ++this.#number, keep, log, ...standing });
  }

  #stands(game: Game, { due, chooses, undo, scores, winners }: Moment, answers: number) {
    const { seat } = this;
    const decides = seat !== null && chooses && due.includes(seat);
    return {
      seat,
      view: game.view(seat),
      due,
      decision: decides ? { answers, moves: game.legalTexts(seat) } : null,
      can_undo: seat !== null && chooses && undo && game.canUndo(seat),
      deadline: null,
      scores,
      winners,
    } satisfies Partial<Position>;
  }
}

/** How many entries two logs have in common at the start, including those made again after an undo. */
function alike(old: Entry[], now: Entry[]): number {
  const isOther = (entry: Entry, i: number) => {
    const other = now[i];
    if (!other) return true;
    return (
      entry !== other && (entry.actor !== other.actor || entry.move !== other.move || entry.forced !== other.forced)
    );
  };
  const first = old.findIndex(isOther);
  return first < 0 ? old.length : first;
}
