// The rules pages, by game and language.

import type { GameName } from "../wire";
import type { Language } from "./words.svelte";

const PAGES = import.meta.glob<string>("../rules/*.md", { import: "default" });

export async function rulesOf(game: GameName, language: Language): Promise<string> {
  const page = PAGES[`../rules/${game}.${language}.md`] ?? PAGES[`../rules/${game}.en.md`];
  return page();
}
