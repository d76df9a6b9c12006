// What an address of the page opens: a study out of the link itself, one that is kept, or the game of a table.

import { lineIn, read as readGame } from "../engine/file";
import type { GameName } from "../wire";
import { local } from "./local";
import { Refusal, refused } from "./refusal";
import { Keeper, load, same } from "./shelf";
import { BEGINNING, begunBy, fromFile, newStudy, unpacked, type Study } from "./study";
import { fileOf } from "./tables";
import { played } from "./variations";

export interface Opened {
  study: Study;
  keeper: Keeper;
}

/** Null if the address asks for none. */
export async function opened(
  game: GameName,
  { query, hash }: { query: URLSearchParams; hash: string },
): Promise<Opened | null> {
  const letters = hash || query.get("s");
  if (letters) return ofLink(game, letters);
  const [id, table] = [query.get("study"), query.get("table")];
  if (id) return ofShelf(id);
  if (!table) return null;
  const study = await ofGame(await fileOf(table), query.has("at") ? Number(query.get("at")) : null);
  return { study, keeper: new Keeper() };
}

/** A study that is kept; refused ("missing") if there is none, or this browser keeps nothing. */
async function ofShelf(id: string): Promise<Opened> {
  const kept = await load(id).catch((error) => {
    if (error instanceof Refusal) throw error;
    return null;
  });
  if (!kept) throw refused("missing");
  return kept;
}

/** A link that was opened before leads to the study that is kept, unless that was changed since. */
async function ofLink(game: GameName, letters: string): Promise<Opened | null> {
  const study = await unpacked(letters);
  if (study.game !== game) throw refused("study", `it is a study of ${study.game}`);
  const id = await same(study).catch(() => null);
  const kept = id && (await load(id));
  return { study, keeper: kept ? kept.keeper : new Keeper() };
}

/** A study of a file, which may be one of a game. */
export async function ofFile(text: string): Promise<Study> {
  return text.trimStart().startsWith("{") ? fromFile(text) : ofGame(text, null);
}

/** The study of a game: its moves are the main line. It is shown after an entry of the log, or at its end. */
async function ofGame(text: string, number: number | null): Promise<Study> {
  const file = readGame(text);
  const { header } = file;
  const line = lineIn(file);
  const { options, names, position } = await local.stand(line, "all");
  const chosen = position.log.filter(({ forced }) => !forced);
  const study = newStudy(line.game, begunBy(header, options, header.names ? names : undefined));
  const [whole] = played(
    study,
    BEGINNING,
    chosen.map(({ actor, move }) => [actor, move]),
  );
  const at = number === null ? chosen.length : chosen.filter((entry) => entry.number <= number).length;
  return { ...whole, at };
}
