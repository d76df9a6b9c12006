// What somebody pastes to have a game opened: the text of a game file, or a link to a game.

import { refused } from "./refusal";
import { addressIn, match } from "./router.svelte";

export type Pasted = { file: string } | { id: string };

/** Refused with a reason if it is neither. */
export function pasted(text: string): Pasted {
  const given = text.trim();
  if (!given) throw refused("nothing-pasted");
  return /^https?:\/\/\S+$/.test(given) ? { id: tableIn(given) } : { file: `${given}\n` };
}

function tableIn(link: string): string {
  const address = addressIn(new URL(link));
  if (address === null) throw refused("link-elsewhere", link);
  const route = match(new URL(address, "https://here").pathname);
  if (!("id" in route)) throw refused("link-no-game", link);
  return route.id;
}
