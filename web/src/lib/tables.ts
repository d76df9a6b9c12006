// Tables, wherever they are: in this browser, or on the server.

import { api } from "./api";
import { local } from "./local";
import { introduced } from "./me.svelte";

export const { isLocal } = local;

/** Whom to ask about a table. The server wants to know first who asks. */
export async function keeper(id: string): Promise<Pick<typeof api, "table" | "replay" | "whatIf">> {
  if (isLocal(id)) return local;
  await introduced();
  return api;
}

/** Give the reader the game file of a table in this browser. */
export async function download(id: string): Promise<void> {
  const file = URL.createObjectURL(new Blob([await local.file(id)], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: file, download: `citywright-${id}.game` }).click();
  setTimeout(() => URL.revokeObjectURL(file), 60_000); // milliseconds; browsers may be slow to read it
}
