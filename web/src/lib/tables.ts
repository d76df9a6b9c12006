// Tables, wherever they are: in this browser, or on the server.

import { api, whatWentWrong } from "./api";
import { give } from "./give";
import { local } from "./local";
import { introduced } from "./me.svelte";
import { refused } from "./refusal";

export const { isLocal } = local;

/** Whom to ask about a table. The server wants to know first who asks. */
export async function keeper(id: string): Promise<Pick<typeof api, "table" | "replay" | "whatIf">> {
  if (isLocal(id)) return local;
  await introduced();
  return api;
}

/** The game file of a finished game; refused ("unfinished") while it would give away what is hidden. */
export async function fileOf(id: string): Promise<string> {
  if (isLocal(id) && (await local.table(id)).stage !== "over") throw refused("unfinished");
  if (isLocal(id)) return local.file(id);
  await introduced();
  return api.file(id);
}

/** Give the reader the game file of a table in this browser; what went wrong, if anything did. */
export async function download(id: string): Promise<string> {
  try {
    give(new Blob([await local.file(id)], { type: "text/plain" }), `citywright-${id}.game`);
    return "";
  } catch (error) {
    return whatWentWrong(error);
  }
}
