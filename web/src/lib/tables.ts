// Tables, wherever they are: in this browser, or on the server.

import { api, whatWentWrong } from "./api";
import { local } from "./local";
import { introduced } from "./me.svelte";

export const { isLocal } = local;

/** Whom to ask about a table. The server wants to know first who asks. */
export async function keeper(id: string): Promise<Pick<typeof api, "table" | "replay" | "whatIf">> {
  if (isLocal(id)) return local;
  await introduced();
  return api;
}

/** Give the reader the game file of a table in this browser; what went wrong, if anything did. */
export async function download(id: string): Promise<string> {
  try {
    give(await local.file(id), `citywright-${id}.game`);
    return "";
  } catch (error) {
    return whatWentWrong(error);
  }
}

/** Let the browser save a text. */
function give(text: string, download: string): void {
  const file = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href: file, download }).click();
  setTimeout(() => URL.revokeObjectURL(file), 60_000); // milliseconds; browsers may be slow to read it
}
