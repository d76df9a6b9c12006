// The files of tests share a page: each file begins on an empty one, with preferences as they are at first, real clocks and
// nothing stubbed, and each test in English. The words of all pages are there.

import { afterEach, vi } from "vitest";
import { OFFERED, prefer, type Preference } from "../src/lib/preferences.svelte";
import { loadWords, PAGES_WITH_WORDS, speak } from "../src/lib/words.svelte";

vi.useRealTimers();
vi.unstubAllGlobals();
vi.restoreAllMocks();
if (globalThis.document) {
  document.body.replaceChildren();
  for (const name of Object.keys(OFFERED) as Preference[]) prefer(name, name === "pace" ? "usual" : OFFERED[name][0]);
}

await Promise.all(PAGES_WITH_WORDS.map(loadWords));

afterEach(() => {
  if (globalThis.document) speak("en"); // some tests need no page
});
