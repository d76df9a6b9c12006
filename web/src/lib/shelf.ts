// The studies kept in this browser, in a database of their own.

import { openDB, type IDBPDatabase } from "idb";
import type { GameName } from "../wire";
import { newId, read, written, type Study } from "./study";

/** A study as it is kept. */
interface Kept {
  id: string;
  /** Milliseconds since 1970. */
  changed: number;
  data: object;
}

export interface Listed {
  id: string;
  game: GameName;
  name: string;
  moves: number;
  changed: number;
}

const NAME = "citywright-studies";
const STUDIES = "studies";
let opened: Promise<IDBPDatabase> | null = null;

function database(): Promise<IDBPDatabase> {
  opened ??= openDB(NAME, 1, {
    upgrade: (database) => void database.createObjectStore(STUDIES, { keyPath: "id" }),
    terminated: () => (opened = null),
  });
  opened.catch(() => (opened = null));
  return opened;
}

/** A study of this page: where it is kept, and how it was when this page last saw it. */
export class Keeper {
  id: string;
  #text: string;
  #last: Promise<void> = Promise.resolve();

  constructor(id = newId(), text = "") {
    this.id = id;
    this.#text = text;
  }

  /** Keep a study as it is now, after all that was to be kept before. */
  keep(study: Study): Promise<void> {
    const write = () => this.#write(written(study));
    return (this.#last = this.#last.then(write, write));
  }

  /** If another tab has changed it meanwhile, that one stays, and this one is kept beside it. If another tab has deleted
   * it, it comes back only with a change: its reader may go on stepping through it. */
  async #write(data: object): Promise<void> {
    const text = JSON.stringify(data);
    if (text === this.#text) return;
    const work = (await database()).transaction(STUDIES, "readwrite");
    const stored: Kept | undefined = await work.store.get(this.id);
    if (!stored && this.#text && isSame(JSON.parse(this.#text), data)) return; // another tab has deleted it
    if (stored && JSON.stringify(stored.data) !== this.#text) this.id = newId();
    await work.store.put({ id: this.id, changed: Date.now(), data } satisfies Kept);
    await work.done;
    this.#text = text;
  }
}

/** Whether two studies differ at most in the place at which they are shown. */
function isSame(one: object, other: object): boolean {
  const text = (data: object) => JSON.stringify({ ...data, at: undefined });
  return text(one) === text(other);
}

/** A study that is kept; null if there is none. Refused ("study") if this page cannot read it. */
export async function load(id: string): Promise<{ study: Study; keeper: Keeper } | null> {
  const kept: Kept | undefined = await (await database()).get(STUDIES, id);
  if (!kept) return null;
  return { study: read(kept.data), keeper: new Keeper(id, JSON.stringify(kept.data)) };
}

/** Where the same study is kept, if it is; only the place at which it is shown may be another. */
export async function same(study: Study): Promise<string | null> {
  const all: Kept[] = await (await database()).getAll(STUDIES);
  const data = written(study);
  return all.find((kept) => isSame(kept.data, data))?.id ?? null;
}

/** All of them, the last one changed first. */
export async function list(): Promise<Listed[]> {
  const all: Kept[] = await (await database()).getAll(STUDIES);
  const listed = all.map(({ id, changed, data }) => {
    const { game, name = "", moves } = data as any;
    return { id, game, name, moves: moves.length, changed };
  });
  return listed.sort((one, other) => other.changed - one.changed);
}

export async function remove(id: string): Promise<void> {
  await (await database()).delete(STUDIES, id);
}
