// Positions that moves lead to, asked for by the moves themselves: nothing has to be opened, closed or kept. What was
// reached last is remembered, so that a step costs one move.

import { Refusal, refused } from "../lib/refusal";
import type { Advised, Entry as EntrySeen, Found, GameName, Position, Preview } from "../wire";
import type { Thinker } from "./bots";
import { fileOf, isShort, make, started, write } from "./file";
import { openEntry, openView } from "./finished";
import { Game, type Entry } from "./game";
import { withDefaults } from "./options";
import { gameFrom, sketchOf, type Fault, type Sketch } from "./position";
import type { Options, Rules } from "./rules";

/** Who made it (null: chance), and its text. */
export type Made = [actor: number | null, move: string];

/** What moves begin from: options, a position as people write it, or the header of a game file. The seed says what chance
 * deals. */
export type Start =
  | { options: Options; names?: string[]; seed?: string }
  | { position: Sketch; seed?: string }
  | { header: Record<string, string>; seed?: string };

/** A game as far as it was played: every move of chance, and every decision. Those with only one option are left out,
 * unless it begins with the header of a file that has them. */
export interface Line {
  game: GameName;
  start: Start;
  moves: Made[];
  /** Components that are not those of the game's box. */
  box?: unknown;
}

/** Who looks: a seat, or somebody to whom every hand is open. */
export type Eyes = number | "all";

export interface Standing {
  options: Options;
  names: string[];
  /** For open eyes, as the seat that is to decide chooses. */
  position: Position;
  found: Found;
  /** Where chance is to move. */
  chance: Chance | null;
  over: boolean;
  /** How many entries the log had before the first move, and after each. */
  reached: number[];
}

export interface Chance {
  /** What it could do. */
  could: string[];
  /** What the seed gives until somebody has to choose, as moves to be added to the line. */
  drawn: Made[];
}

/** What the rules say of a position that a person wrote. */
export interface LaidOut {
  faults: Fault[];
  /** The position with every hand open, and all of it as the rules would write it, if nothing is wrong. */
  standing: Standing | null;
  sketch: Sketch | null;
}

/** A game after some moves of a line, and those that were tried from there. */
interface Stop {
  game: Game;
  next: Map<string, Stop>;
}

const MOST = 3000; // stops that are remembered
const UNSAID = "citywright"; // the seed of lines that have none

export class Standings {
  #rules: Rules;
  #starts = new Map<string, Stop>();
  #number = 0;

  constructor(rules: Rules) {
    this.#rules = rules;
  }

  /** A position as somebody sees it. Where several are to decide, a seat may be named whose choice is offered. */
  stand(line: Line, eyes: Eyes, seat: number | null = null): Standing {
    const stops = this.#stops(line);
    const { game } = stops.at(-1)!;
    const { rules, names } = game;
    return {
      options: withDefaults(rules.about.options, game.options),
      names,
      position: eyes === "all" ? openPosition(game, seat) : positionFor(game, eyes),
      found: game.inspect(eyes === "all" ? null : eyes),
      chance: chanceIn(game, line),
      over: game.isOver,
      reached: stops.map((stop) => stop.game.log.length),
    };
  }

  /** A position that a person wrote, and all that is wrong with it. */
  layOut(position: Sketch): LaidOut {
    const { faults } = this.#rules.layOut(position);
    if (faults.length) return { faults, standing: null, sketch: null };
    const line: Line = { game: this.#rules.name as GameName, start: { position }, moves: [] };
    return { faults, standing: this.stand(line, "all"), sketch: sketchOf(this.game(line)) };
  }

  /** The position that a line leads to, as people write it. */
  sketch(line: Line): Sketch {
    return sketchOf(this.game(line));
  }

  /** What a move would bring, as far as its seat can foresee. */
  foreseen(line: Line, seat: number, move: string): Preview {
    return { type: "preview", request: 0, move, ...this.game(line).foresee(move, seat) };
  }

  /** The best few moves of a seat. */
  advised(line: Line, seat: number, thinker: Thinker, seconds?: number): Promise<Advised[]> {
    const game = this.game(line);
    if (!game.actors.includes(seat)) throw refused("stale");
    const { rules, state } = game;
    return thinker.advise(rules.mask(state, seat), seat, BigInt(game.seenEntries(seat).length), seconds);
  }

  /** The game file of a line. It has no seed, from which not all of it may come. */
  file(line: Line): string {
    const { header, moves } = fileOf(this.game(line));
    const { seed: _, ...rest } = header;
    return write({ header: rest, moves });
  }

  /** The game that a line leads to. It is not to be played on: `copy` it. */
  game(line: Line): Game {
    return this.#stops(line).at(-1)!.game;
  }

  /** The beginning and what each move leads to; refused ("line") with the number of the first move that is wrong. */
  #stops({ start, moves }: Line): Stop[] {
    if (this.#number > MOST) this.#forget();
    const stops = [this.#beginning(start)];
    for (const [i, move] of moves.entries()) {
      const { game, next } = stops.at(-1)!;
      const stop = remembered(next, JSON.stringify(move), () => this.#stop(moved(game, move, i + 1, isWhole(start))));
      stops.push(stop);
    }
    return stops;
  }

  #beginning(start: Start): Stop {
    return remembered(this.#starts, JSON.stringify(start), () => {
      const game = begun(this.#rules, start);
      if (!isWhole(start)) game.carryOn(false);
      return this.#stop(game);
    });
  }

  #stop(game: Game): Stop {
    this.#number += 1;
    return { game, next: new Map() };
  }

  #forget(): void {
    this.#starts.clear();
    this.#number = 0;
  }
}

function remembered<T>(known: Map<string, T>, key: string, make: () => T): T {
  if (!known.has(key)) known.set(key, make());
  return known.get(key)!;
}

/** Whether moves that are the only option are among those of a line. */
const isWhole = (start: Start) => "header" in start && !isShort(start.header);

/** The game before its first move. */
function begun(rules: Rules, start: Start): Game {
  const { seed } = start;
  if ("header" in start) return started(rules, { ...start.header, seed: seed ?? start.header.seed ?? UNSAID });
  if ("position" in start) return gameFrom(rules, start.position, { seed: seed ?? UNSAID, carryOn: false });
  return new Game(rules, start.options, { names: start.names, seed: seed ?? UNSAID, carryOn: false });
}

/** A copy of a game after another move. The generator draws for every move of chance, so that what it gives next does not
 * depend on whether these were drawn. */
function moved(before: Game, [actor, text]: Made, number: number, whole: boolean): Game {
  const game = before.copy();
  try {
    if (actor === null) game.automaticMove();
    make(game, actor ?? game.rules.chance, text);
  } catch (error) {
    throw error instanceof Refusal ? refused("line", `move ${number}: ${error.message}`) : error;
  }
  if (!whole) game.carryOn(false);
  return game;
}

/** A position in which all hands are open. */
function openPosition(game: Game, wanted: number | null): Position {
  const seats = seatsToDecide(game);
  const seat = seats.find((each) => each === wanted) ?? seats[0] ?? null;
  const log = game.log.map((entry, i) => opened(game, i + 1, entry));
  return positionOf(game, { seat, view: openView(game, game.state), log });
}

const known = new WeakMap<Entry, EntrySeen>();

/** An entry with nothing hidden, told once: copies of a game share their log. */
function opened(game: Game, number: number, entry: Entry): EntrySeen {
  if (!known.has(entry)) known.set(entry, openEntry(game, number, entry));
  return known.get(entry)!;
}

function positionFor(game: Game, seat: number): Position {
  if (!(seat in game.names)) throw refused("no-seat", String(seat));
  return positionOf(game, { seat, view: game.view(seat), log: game.seenLog(seat) });
}

function positionOf(game: Game, seen: Pick<Position, "seat" | "view" | "log">): Position {
  const { scores, winners } = game;
  const due = seatsToDecide(game);
  const decides = seen.seat !== null && due.includes(seen.seat);
  return {
    type: "position",
    number: game.log.length,
    ...seen,
    keep: 0,
    due,
    decision: decides ? { answers: seen.log.length, moves: game.legalTexts(seen.seat!) } : null,
    can_undo: false,
    deadline: null,
    scores,
    winners,
  };
}

function seatsToDecide({ actors, rules }: Game): number[] {
  return actors.filter((actor) => actor !== rules.chance);
}

function chanceIn(game: Game, { start }: Line): Chance | null {
  const { rules, actors, log } = game;
  if (!actors.includes(rules.chance)) return null;
  const next = game.copy();
  next.carryOn();
  const added = next.log.slice(log.length).filter(({ forced }) => !forced || isWhole(start));
  const drawn = added.map(({ actor, move }): Made => [actor === rules.chance ? null : actor, rules.text(move)]);
  return { could: game.legalTexts(rules.chance), drawn };
}
