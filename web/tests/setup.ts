// The files of tests share a page: each test begins in English, whatever the last one spoke. The words of all pages are there.

import { afterEach } from "vitest";
import { loadWords, PAGES_WITH_WORDS, speak } from "../src/lib/words.svelte";

await Promise.all(PAGES_WITH_WORDS.map(loadWords));

afterEach(() => {
  if (globalThis.document) speak("en"); // some tests need no page
});
