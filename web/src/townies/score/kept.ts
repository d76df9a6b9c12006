// Score sheets that this browser keeps: a list of them, and each by itself, so that a tap writes little.

import { forget as drop, recall, remember } from "../../lib/stored";
import { beginning, type History } from "../../position/history";
import type { Said } from "../position/said";

const LIST = "score-townies";

export interface Kept {
  id: string;
  /** In seconds since the epoch. */
  began: number;
}

export interface Listed extends Kept {
  said: Said;
}

export const keyOf = (id: string) => `${LIST}-${id}`;

function parsed<T>(key: string): T | null {
  try {
    return JSON.parse(recall(key) ?? "null");
  } catch {
    return null;
  }
}

function list(): Kept[] {
  const found = parsed<Kept[]>(LIST);
  return Array.isArray(found) ? found : [];
}

/** The last one first. */
export function kept(): Listed[] {
  return list().flatMap((each) => {
    const said = parsed<History<Said>>(keyOf(each.id))?.now;
    return said?.seats ? [{ ...each, said }] : [];
  });
}

/** Begin another one; its id. Of those that are put aside, only what is written is kept: there is not room for more. */
export function begin(now = Date.now()): string {
  const id = now.toString(36);
  for (const each of kept()) remember(keyOf(each.id), JSON.stringify(beginning(each.said)));
  enlist(id, now);
  return id;
}

/** See that a sheet is listed, also one that an address has named. */
export function enlist(id: string, now = Date.now()): void {
  const others = list();
  if (others.some((each) => each.id === id)) return;
  remember(LIST, JSON.stringify([{ id, began: Math.floor(now / 1000) }, ...others]));
}

export function forget(id: string): void {
  remember(LIST, JSON.stringify(list().filter((each) => each.id !== id)));
  drop(keyOf(id));
}
