// Games kept in this browser: one row of IndexedDB for each table, written in one step after every change. What cannot be
// stored is kept in memory, and said.

import { openDB, type IDBPDatabase } from "idb";
import { Refusal } from "../lib/refusal";
import type { Sketch } from "./position";
import type { GameName, Problem, Seat } from "../wire";
import { Analyses, type KeptAnalysis } from "./kept_analyses";

/** Who has a seat. All people of a table at home sit at this browser. */
export type Chair = Pick<Seat, "name" | "level" | "stood_in"> & { who: "person" | "bot" | "automa" };

/** A line of the log: who moved (null: chance), the move, and whether it was the only option. */
export type Line = [actor: number | null, move: string, forced: boolean];

export interface Kept {
  id: string;
  /** Counts the changes: a writer must know the last one. */
  version: number;
  game: GameName;
  /** The version of the rules. */
  rules: string;
  /** The lines of the game file that say how it is played. */
  header: Record<string, string>;
  options: Record<string, any>;
  /** Components that are not those of the game's box. */
  box?: unknown;
  /** The position that it began from, if it did. */
  position?: Sketch;
  chairs: Chair[];
  /** The name of whoever has this browser. */
  me: string;
  hints: boolean;
  undo: boolean;
  /** Null: unknown, since the game was opened from a file without it. */
  seed: string | null;
  seedHash: string;
  /** How many lines come from elsewhere; after them, chance follows from the seed. */
  from: number;
  log: Line[];
  stage: "playing" | "over";
  /** Seats that have a decision to make. */
  due: number[];
  scores: number[];
  winners: number[];
  /** Seconds since 1970. */
  changed: number;
  nextTable: string | null;
  /** A lesson: actor and text of every move of its game, as its file tells them. */
  script?: [string, string][];
}

/** Something about a table that other tabs should know. */
export interface News {
  id: string;
  /** 0: it has been removed. */
  version: number;
}

/** A table to be written, and the version that it follows. */
interface Change {
  table: Kept;
  after: number;
}

const NAME = "citywright";
const TABLES = "tables";

/** The browser's database. */
export class Database {
  #opened: Promise<IDBPDatabase> | null = null;

  #open(): Promise<IDBPDatabase> {
    this.#opened ??= openDB(NAME, 1, {
      upgrade: (database) => void database.createObjectStore(TABLES, { keyPath: "id" }),
      blocking: () => void this.close(), // another tab has a newer page
      terminated: () => (this.#opened = null),
    });
    this.#opened.catch(() => (this.#opened = null));
    return this.#opened;
  }

  async load(id: string): Promise<Kept | undefined> {
    return (await this.#open()).get(TABLES, id);
  }

  async all(): Promise<Kept[]> {
    return (await this.#open()).getAll(TABLES);
  }

  /** Write all or nothing: refused ("stale") if another tab was faster. A row that is gone though nobody removed it (the
   * browser may clear its storage) is written again. */
  async write(changes: Change[], isRemoved: (id: string) => boolean = () => false): Promise<void> {
    const work = (await this.#open()).transaction(TABLES, "readwrite");
    try {
      for (const { table, after } of changes) {
        const stored: Kept | undefined = await work.store.get(table.id);
        const isLate = stored ? stored.version !== after : isRemoved(table.id);
        if (isLate) throw new Refusal({ code: "stale" });
        await work.store.put(table);
      }
    } catch (error) {
      await ended(work);
      throw error;
    }
    await work.done;
  }

  async remove(id: string): Promise<void> {
    await (await this.#open()).delete(TABLES, id);
  }

  async close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = null;
    (await opened?.catch(() => null))?.close();
  }
}

/** Give up a transaction, which may have ended by itself. */
async function ended(work: { abort(): void; done: Promise<void> }): Promise<void> {
  try {
    work.abort();
  } catch {
    // It had.
  }
  await work.done.catch(() => {});
}

/** The database as far as it works. What it does not take stays in memory, and is offered to it with the next change. */
export class Store {
  /** Why something is only in memory. */
  problem: Problem | null = null;
  #unsaved = new Map<string, Change>();
  #removed = new Set<string>();
  #channel: BroadcastChannel | null;
  #analyses = new Analyses();

  constructor(
    readonly database = new Database(),
    onNews: (news: News) => void = () => {},
    readonly onProblem: (problem: Problem | null) => void = () => {},
  ) {
    this.#channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(NAME);
    if (this.#channel) this.#channel.onmessage = ({ data }) => (this.#heard(data), onNews(data));
  }

  /** What this tab has written while another removed the table goes, too. */
  #heard({ id, version }: News): void {
    if (version > 0) return;
    this.#forget(id);
    void this.#try(() => this.#delete(id));
  }

  /** A table, and its analyses. */
  async #delete(id: string): Promise<void> {
    await this.database.remove(id);
    await this.#analyses.remove(id);
  }

  #forget(id: string): void {
    this.#removed.add(id);
    this.#unsaved.delete(id);
  }

  /** Whether somebody has removed a table since this page was opened. */
  isRemoved(id: string): boolean {
    return this.#removed.has(id);
  }

  async load(id: string): Promise<Kept | undefined> {
    return this.#unsaved.get(id)?.table ?? (await this.#try(() => this.database.load(id)));
  }

  async all(): Promise<Kept[]> {
    const stored = (await this.#try(() => this.database.all())) ?? [];
    const unsaved = [...this.#unsaved.values()].map(({ table }) => table);
    return [...unsaved, ...stored.filter(({ id }) => !this.#unsaved.has(id))];
  }

  /** Write tables that have changed, or are new. */
  async write(...tables: Kept[]): Promise<void> {
    const changes = tables.map((table) => ({ table, after: this.#unsaved.get(table.id)?.after ?? table.version - 1 }));
    const stored = await this.#try(async () => (await this.database.write(changes, (id) => this.isRemoved(id)), true));
    for (const change of changes) {
      const { id, version } = change.table;
      if (stored) this.#unsaved.delete(id);
      else this.#unsaved.set(id, structuredClone(change));
      if (stored) this.#channel?.postMessage({ id, version } satisfies News);
    }
    if (stored && !this.#unsaved.size) this.#note(null);
  }

  async remove(id: string): Promise<void> {
    this.#forget(id);
    await this.#try(() => this.#delete(id));
    this.#channel?.postMessage({ id, version: 0 } satisfies News);
  }

  async analysis(key: KeptAnalysis["key"]): Promise<KeptAnalysis | undefined> {
    return this.#try(() => this.#analyses.load(key));
  }

  async keepAnalysis(analysis: KeptAnalysis): Promise<void> {
    if (!this.isRemoved(analysis.key[0])) await this.#try(() => this.#analyses.write(analysis));
  }

  /** Forget what was not stored. */
  drop(id: string): void {
    this.#unsaved.delete(id);
  }

  async close(): Promise<void> {
    this.#channel?.close();
    this.#channel = null;
    await Promise.all([this.database.close(), this.#analyses.close()]);
  }

  /** What the database does; nothing if it cannot. */
  async #try<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.#note({ code: "storage", detail: String(error) });
    }
  }

  #note(problem: Problem | null): void {
    if (problem?.code === this.problem?.code) return;
    this.problem = problem;
    this.onProblem(problem);
  }
}
