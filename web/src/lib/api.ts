// Requests over HTTP: everything outside the socket of a table.

import type { Credentials, GameName, Me, NewPassword, Offered, Problem, Replay, Table, TableListed } from "../wire";
import type { Continued, TableMade, TableWanted, WhatIf } from "../wire";
import { note } from "./connection.svelte";
import { Refusal } from "./refusal";
import { isStatic } from "./site";
import { has, say } from "./words.svelte";

export { Refusal };

/** The reason for a refusal in the reader's language; a game may have words of its own for it. The server's own detail is
 * in English, for programmers. */
export function reason({ code, wait = 0 }: Problem, game?: GameName): string {
  if (wait > 60) return say("problem-wait", { n: Math.ceil(wait / 60) });
  return say([`problem-${code}-${game}`, `problem-${code}`].find((id) => has(id)) ?? "problem-other");
}

async function problemOf(response: Response): Promise<Problem> {
  const body = await response.json().catch(() => null);
  return typeof body?.code === "string" ? body : { code: `status-${response.status}`, detail: response.statusText };
}

async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  return JSON.parse((await answered(method, path, body)) || "null");
}

/** The text of the answer. */
async function answered(method: string, path: string, body?: object): Promise<string> {
  if (isStatic()) throw new Refusal({ code: "no-server" });
  const headers: HeadersInit = body ? { "content-type": "application/json" } : {};
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body && JSON.stringify(body) });
  } catch {
    note(false);
    throw new Refusal({ code: "unreachable" });
  }
  note(true);
  if (!response.ok) throw new Refusal(await problemOf(response), response.status);
  return response.text();
}

/** The message for any error of a request. */
export function whatWentWrong(error: unknown, game?: GameName): string {
  if (error instanceof Refusal) return reason(error.problem, game);
  throw error;
}

export const api = {
  me: () => ask<Me>("GET", "/me"),
  rename: (name: string) => ask<Me>("PATCH", "/me", { name }),
  makeAccount: (who: Credentials) => ask<Me>("POST", "/account", who),
  signIn: (who: Credentials) => ask<Me>("POST", "/sign-in", who),
  signOut: () => ask<unknown>("POST", "/sign-out"),
  signOutEverywhere: () => ask<unknown>("POST", "/sign-out/everywhere"),
  changePassword: (passwords: NewPassword) => ask<Me>("PATCH", "/account", passwords),
  offered: () => ask<Offered>("GET", "/offered"),
  box: <Box>(game: GameName, query: Record<string, string> = {}) =>
    ask<Box>("GET", `/box/${game}?${new URLSearchParams(query)}`),
  makeTable: (wanted: TableWanted) => ask<TableMade>("POST", "/tables", wanted),
  tables: () => ask<TableListed[]>("GET", "/tables"),
  table: (id: string) => ask<Table>("GET", `/tables/${id}`),
  replay: (id: string) => ask<Replay>("GET", `/tables/${id}/replay`),
  whatIf: (id: string, wanted: WhatIf) => ask<TableMade>("POST", `/tables/${id}/what-if`, wanted),
  /** Give up a game that nobody can play on. */
  close: (id: string) => ask<Table>("POST", `/tables/${id}/close`),
  /** Put a game that was begun in this browser on the server. */
  continued: (wanted: Continued) => ask<TableMade>("POST", "/tables/continue", wanted),
  file: (id: string) => answered("GET", `/tables/${id}/file`),
  fileAddress: (id: string) => `/api/tables/${id}/file`,
};
