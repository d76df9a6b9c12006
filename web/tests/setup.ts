// The files of tests share a page: what one test has chosen, the next one must not find.

import { afterEach } from "vitest";
import { speak } from "../src/lib/words.svelte";

afterEach(() => {
  speak("en");
  localStorage.clear();
});
