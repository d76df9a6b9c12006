// All tables at home: new ones, those that are open, and what is asked about them. The same answers as the server's.

import { refused, type Refusal } from "../lib/refusal";
import {
  GAMES,
  type FromBrowser,
  type GameName,
  type GameOption,
  type Offered,
  type Reason,
  type Replay,
  type SeatWanted,
} from "../wire";
import type { Table, TableListed, TableMade, TableWanted, WhatIf } from "../wire";
import type { Thinker } from "./bots";
import { chairsWanted, isBots, playersOf, seatedAgain, seatsOf, summary } from "./chairs";
import { isMadeUp, read, replay, write, type GameFile } from "./file";
import { bestMoveOf, earnedIn, framesOf } from "./finished";
import type { Game } from "./game";
import { Store, type Database, type Kept, type News } from "./kept";
import { linesOf, rebuilt } from "./lines";
import { fileFrom, fromFile, lessonTable, newTable } from "./making";
import { posed, type Posed } from "./posed";
import type { Analysed } from "./reviews";
import type { Rules } from "./rules";
import { HomeTable, type Followed, type Services } from "./table";
import { PAUSES } from "./thinking";
import type { Browser } from "./viewer";

/** A table in the list, and why it cannot be played on. */
export type HomeListed = TableListed & {
  problem: Refusal["problem"] | null;
  /** It goes on from a point of another game: a what-if, or a game file. */
  continues: boolean;
};

export interface Setting {
  /** The rules of a game and its bots; with components that are not those of its box. */
  ready(game: GameName, box?: unknown): Promise<Ready>;
  database?: Database;
  /** Told when games can no longer be stored, and when they can again. */
  onProblem?: Store["onProblem"];
  /** The least seconds that a bot's move takes, unless as the game says. */
  botSeconds?: number;
  /** Milliseconds before a bot that could not be loaded tries again. */
  pauses?: number[];
}

/** What a game needs to be played. */
export interface Ready {
  rules: Rules;
  thinker: Thinker;
}

/** A page's line to a table. */
export interface Joined {
  hear(message: FromBrowser): Promise<void>;
  leave(): void;
}

export class Home {
  readonly store: Store;
  #setting: Setting;
  #ready = new Map<string, Promise<Ready>>();
  #tables = new Map<string, Promise<HomeTable>>();
  /** How many times as long as usual a bot's move takes. */
  #slowness = 1;

  constructor(setting: Setting) {
    this.#setting = setting;
    this.store = new Store(setting.database, (news) => this.#hear(news), setting.onProblem);
  }

  // -- games --

  /** They load when they are first used. */
  ready(game: GameName, box?: unknown): Promise<Ready> {
    if (!GAMES.includes(game)) return Promise.reject(refused("options", game));
    const key = box ? game + JSON.stringify(box) : game;
    let found = this.#ready.get(key);
    if (!found) this.#ready.set(key, (found = this.#setting.ready(game, box)));
    found.catch(() => this.#ready.delete(key));
    return found;
  }

  async offered(): Promise<Offered> {
    const all = await Promise.all(GAMES.map((game) => this.ready(game)));
    const options = all.map(({ rules }) => [rules.name, optionsOffered(rules)]);
    return { levels: all[0].rules.about.game.levels, options: Object.fromEntries(options) };
  }

  async box(game: GameName, query: Record<string, string> = {}): Promise<unknown> {
    const boxes: [Record<string, string>, unknown][] = (await this.ready(game)).rules.about.boxes;
    const asked = Object.entries(query);
    const found = boxes.find(([given]) => asked.every(([name, value]) => given[name] === value));
    if (!found) throw refused("options", JSON.stringify(query));
    return found[1];
  }

  // -- new tables --

  async make({ game, seats, options = {}, hints = true, undo = true }: TableWanted, me: string): Promise<TableMade> {
    const { rules } = await this.ready(game);
    const chairs = chairsWanted(rules, seats, me);
    return this.#keep(newTable(rules, { options, chairs, me, hints, undo }));
  }

  /** A table that goes on from a point of a finished game: its moves up to there, then a new seed. */
  async whatIf(id: string, { number, seats }: WhatIf): Promise<TableMade> {
    const old = await this.#kept(id);
    if (old.stage !== "over") throw refused("unfinished");
    if (!(number >= 0 && number < old.log.length)) throw refused("options", `0 to ${old.log.length - 1}`);
    const { rules } = await this.ready(old.game, old.box);
    checkRules(old, rules);
    const chairs = chairsWanted(rules, seats, old.me);
    if (playersOf(chairs) !== playersOf(old.chairs)) throw refused("seats");
    const { options, position, me, log } = old;
    const terms = { options, position, chairs, me, hints: true, undo: true };
    return this.#keep(newTable(rules, terms, log.slice(0, number)));
  }

  /** A table that goes on from where a game stands, with a new seed. */
  async playOn(game: Game, seats: SeatWanted[], me: string): Promise<TableMade> {
    const chairs = chairsWanted(game.rules, seats, me);
    if (playersOf(chairs) !== game.options.players) throw refused("seats");
    const { options, position } = game;
    const terms = { options, position: position ?? undefined, chairs, me, hints: true, undo: true };
    return this.#keep(newTable(game.rules, terms, linesOf(game)));
  }

  /** Open a game file: a finished game can be replayed, another goes on with a new seed. A finished game that is here
   * already is not kept twice. */
  async open(text: string, box?: unknown): Promise<TableMade> {
    const file = read(text);
    const kept = fromFile(await this.#rulesOf(file, box), file);
    const same = kept.stage === "over" && (await this.#finishedLike(kept));
    return same ? { id: same.id } : this.#keep(kept);
  }

  async #finishedLike(kept: Kept): Promise<Kept | undefined> {
    const told = (each: Kept) => write(fileFrom(each));
    const over = (await this.store.all()).filter(({ stage, script }) => stage === "over" && !script);
    return over.find((each) => told(each) === told(kept));
  }

  async #rulesOf({ header }: GameFile, box?: unknown): Promise<Rules> {
    if (!GAMES.includes(header.game as GameName)) throw refused("file", `there is no game ${header.game}`);
    return (await this.ready(header.game as GameName, box)).rules;
  }

  /** The lesson of a game file, as far as it was played; from the start if that was another file, or if that is wanted. */
  async lesson(text: string, me: string, anew = false): Promise<TableMade> {
    const file = read(text);
    const { rules } = await this.ready(file.header.game as GameName);
    const fresh = lessonTable(rules, file, me);
    const old = await this.#kept(fresh.id).catch(() => null);
    if (old && !anew && isSameLesson(old, fresh)) return { id: old.id };
    (await this.#tables.get(fresh.id)?.catch(() => null))?.close();
    return this.#keep({ ...fresh, version: (old?.version ?? 0) + 1 });
  }

  /** A position to think about, with what some moves would bring. It is not a table. */
  async pose(game: GameName, text: string, moves: string[]): Promise<Posed> {
    return posed((await this.ready(game)).rules, text, moves);
  }

  async #keep(kept: Kept): Promise<TableMade> {
    await this.store.write(kept);
    return { id: kept.id };
  }

  // -- tables that are there --

  async tables(): Promise<HomeListed[]> {
    const all = (await this.store.all()).filter(({ script }) => !script);
    return Promise.all(all.map(async (kept) => listed(kept, await this.#problemOf(kept))));
  }

  async #problemOf({ game, box, rules: version }: Kept): Promise<Refusal["problem"] | null> {
    const { rules } = await this.ready(game, box);
    return rules.version === version ? null : { code: "broken" };
  }

  async table(id: string): Promise<Table> {
    const kept = await this.#kept(id);
    checkRules(kept, (await this.ready(kept.game, kept.box)).rules);
    return summary(kept);
  }

  /** A game that can be analysed: a finished one, or whatever a file holds. Refused ("made-up") if hands are. */
  async gameOf(what: Analysed): Promise<Game> {
    if ("table" in what) {
      const { kept, game } = await this.#finished(what.table);
      return judgeable(kept.header, game);
    }
    const file = read(what.file);
    return judgeable(file.header, replay(await this.#rulesOf(file), file));
  }

  async #finished(id: string): Promise<{ kept: Kept; game: Game }> {
    const kept = await this.#kept(id);
    if (kept.stage !== "over") throw refused("unfinished");
    return { kept, game: rebuilt((await this.ready(kept.game, kept.box)).rules, kept) };
  }

  async replay(id: string): Promise<Replay> {
    const { kept, game } = await this.#finished(id);
    return { table: summary(kept), frames: framesOf(game), earned: earnedIn(game), best: bestMoveOf(game) };
  }

  /** The game file, even of a game that today's rules cannot read. */
  async file(id: string): Promise<string> {
    return write(fileFrom(await this.#kept(id)));
  }

  /** Why somebody chose an entry of the log, as a viewer may know who sees that entry by a number. Of a finished game
   * everything may be told: nobody in particular asks, and entries have the numbers of the replay. */
  async why(id: string, number: number, viewer: number | null): Promise<Reason | null> {
    const kept = await this.#kept(id);
    const { rules, thinker } = await this.ready(kept.game, kept.box);
    checkRules(kept, rules);
    if (viewer === null && kept.stage !== "over") throw refused("unfinished");
    const game = rebuilt(rules, kept);
    const entry = viewer === null ? game.log[number - 1] : game.seenEntries(viewer)[number - 1];
    if (!entry || entry.forced || entry.actor === rules.chance) return null;
    const state = game.history()[game.log.indexOf(entry)];
    const eyes = viewer ?? entry.actor;
    return thinker.why(rules.mask(state, eyes), eyes, entry.actor, entry.move);
  }

  /** Bots move faster or slower: how many times as long as usual a move takes. */
  pace(slowness: number): void {
    this.#slowness = slowness;
  }

  /** Let the bots of an open table move at once until a person has to decide. */
  async hurry(id: string): Promise<void> {
    (await this.#tables.get(id))?.hurry();
  }

  /** Let an open lesson follow its file up to a move. */
  async follow(id: string, to: number, atOnce: boolean): Promise<Followed> {
    const table = await this.#tables.get(id);
    if (!table) throw refused("no-table", id);
    return table.follow(to, atOnce);
  }

  async remove(id: string): Promise<void> {
    const open = await this.#tables.get(id)?.catch(() => null);
    open?.close();
    await this.store.remove(id);
  }

  /** A table as it is stored; if its row is gone, as it is open here. */
  async #kept(id: string): Promise<Kept> {
    const kept = (await this.store.load(id)) ?? (await this.#tables.get(id)?.catch(() => null))?.kept;
    if (!kept) throw refused("no-table", id);
    return kept;
  }

  // -- open tables --

  /** Sit down at a table, or watch it. */
  async join(id: string, browser: Browser): Promise<Joined> {
    const opened = this.#table(id);
    const table = await opened;
    const viewer = table.join(browser);
    return {
      hear: (message) => table.hear(viewer, message),
      leave: () => {
        table.leave(viewer);
        if (!table.isUsed && this.#tables.get(id) === opened) this.#tables.delete(id);
      },
    };
  }

  #table(id: string): Promise<HomeTable> {
    let found = this.#tables.get(id);
    if (!found) this.#tables.set(id, (found = this.#open(id)));
    found.catch(() => this.#tables.delete(id));
    return found;
  }

  async #open(id: string): Promise<HomeTable> {
    const kept = await this.store.load(id);
    if (!kept) throw refused("no-table", id);
    const { rules, thinker } = await this.ready(kept.game, kept.box);
    const seconds = this.#setting.botSeconds ?? rules.about.game.bot_seconds;
    const slowness = () => this.#slowness;
    const services: Services = {
      store: this.store,
      thinker,
      get botSeconds() {
        return seconds * slowness();
      },
      pauses: this.#setting.pauses ?? PAUSES,
      again: (old) => newTable(rules, { ...old, chairs: seatedAgain(old.chairs) }),
      closed: () => this.#tables.delete(id),
    };
    return new HomeTable(services, kept, rebuilt(rules, kept));
  }

  /** Another tab has changed a table. */
  async #hear({ id, version }: News): Promise<void> {
    const table = await this.#tables.get(id)?.catch(() => null);
    if (version) return table?.catchUp(version);
    table?.close();
  }
}

/** A game whose decisions can be judged: they were made with the hands that its file tells. */
function judgeable(header: GameFile["header"], game: Game): Game {
  if (isMadeUp(header)) throw refused("made-up");
  return game;
}

function checkRules(kept: Kept, rules: Rules): void {
  if (kept.rules !== rules.version) throw refused("broken", `played with rules version ${kept.rules}`);
}

/** Whether a lesson is played by the same file and the same rules. */
function isSameLesson(one: Kept, other: Kept): boolean {
  const told = ({ rules, seed, script }: Kept) => JSON.stringify([rules, seed, script]);
  return told(one) === told(other);
}

/** The options that the set-up page of a game shows. */
function optionsOffered({ about }: Rules): GameOption[] {
  const shown = about.options.filter(({ on_page }) => on_page);
  return shown.map(({ on_page: _, ...row }) => row as GameOption);
}

/** A table in the list. */
function listed(kept: Kept, problem: Refusal["problem"] | null): HomeListed {
  const { id, game, stage, chairs, due, changed, scores, winners, from } = kept;
  const isMine = (seat: number) => chairs[seat]?.who === "person" && !isBots(chairs[seat]);
  const my_turn = !problem && due.some(isMine);
  return {
    id,
    game,
    stage,
    seats: seatsOf(chairs, false),
    my_turn,
    changed,
    scores,
    winners,
    problem,
    continues: from > 0,
  };
}
