// Analyses kept in this browser, in a database of their own: pages of an earlier version still find the one of the tables.

import { openDB, type IDBPDatabase } from "idb";
import type { Row } from "./analysis";
import { PREFIX } from "./chairs";
import type { ReviewTold } from "./reviews";

/** An analysis, finished or not. */
export interface KeptAnalysis {
  /** The id of its table, or its game file; the version of the rules; and the simulations for each decision at last. */
  key: [of: string, rules: string, simulations: number];
  /** The engine that judged. */
  code: string;
  /** By the number of the move. */
  judged: [number, Row][];
  review: ReviewTold | null;
  isDone: boolean;
  /** Seconds since 1970. */
  changed: number;
}

const NAME = "citywright-analyses";
const ANALYSES = "analyses";
const FILES = 20; // whose analyses are kept

export class Analyses {
  #opened: Promise<IDBPDatabase> | null = null;

  #open(): Promise<IDBPDatabase> {
    this.#opened ??= openDB(NAME, 1, {
      upgrade: (database) => void database.createObjectStore(ANALYSES, { keyPath: "key" }),
      blocking: () => void this.close(),
      terminated: () => (this.#opened = null),
    });
    this.#opened.catch(() => (this.#opened = null));
    return this.#opened;
  }

  async load(key: KeptAnalysis["key"]): Promise<KeptAnalysis | undefined> {
    return (await this.#open()).get(ANALYSES, key);
  }

  async write(analysis: KeptAnalysis): Promise<void> {
    const work = (await this.#open()).transaction(ANALYSES, "readwrite");
    await work.store.put(analysis);
    if (analysis.isDone) for (const { key } of outdated(await work.store.getAll())) await work.store.delete(key);
    await work.done;
  }

  /** Remove the analyses of a table. */
  async remove(id: string): Promise<void> {
    await (await this.#open()).delete(ANALYSES, IDBKeyRange.bound([id], [id, []]));
  }

  async close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = null;
    (await opened?.catch(() => null))?.close();
  }
}

/** Of game files only the latest analyses are kept: nobody removes them. */
function outdated(analyses: KeptAnalysis[]): KeptAnalysis[] {
  const ofFiles = analyses.filter(({ key }) => !key[0].startsWith(PREFIX));
  return ofFiles.toSorted((one, other) => other.changed - one.changed).slice(FILES);
}
