// Tables at home in a browser that begins empty.

import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { afterEach } from "vitest";
import { Home, type Setting } from "../../src/engine/home";
import type { SeatWanted, TableWanted } from "../../src/wire";
import { FakeBrowser } from "./browser";
import { Calm, ready } from "./toy";

export const ME: SeatWanted = { who: "me" };
export const BOT: SeatWanted = { who: "bot", level: "master" };
export const BESIDE: SeatWanted = { who: "screen", name: "Bob" };

let bots = new Calm();
const opened: Home[] = [];

afterEach(async () => {
  for (const each of opened.splice(0)) await each.store.close();
});

/** A browser that has nothing stored yet; the bots of all its tabs. */
export function newBrowser(): Calm {
  globalThis.indexedDB = new IDBFactory();
  return (bots = new Calm());
}

/** A tab of the browser; its page may bring other rules. */
export function tab({ version, ...more }: Partial<Setting> & { version?: string } = {}): Home {
  const made = new Home({ ready: ready(bots, version), botSeconds: 0, ...more });
  opened.push(made);
  return made;
}

export async function sitAt(home: Home, seats: SeatWanted[], more: Partial<TableWanted> = {}): Promise<FakeBrowser> {
  const { id } = await home.make({ game: "streets", seats, ...more }, "Ann");
  return FakeBrowser.at(home, id);
}

/** Play on, always with the first move. */
export async function toTheEnd(me: FakeBrowser): Promise<void> {
  await me.turn();
  while (me.table.stage !== "over") {
    await me.move(me.position.decision!.moves[0]);
    await me.turn();
  }
}
