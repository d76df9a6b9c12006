// The files of tests share a page: what one test has chosen, the next one must not find. The words of all pages are there.

import { afterEach } from "vitest";
import { loadWords, PAGES_WITH_WORDS, speak } from "../src/lib/words.svelte";

await Promise.all(PAGES_WITH_WORDS.map(loadWords));

afterEach(() => {
  if (typeof document === "undefined") return; // a test that needs no page
  speak("en");
  localStorage.clear();
});
