// The words of the product: the same message files as in the terminal, and those that only the browser needs. A language
// is its files: nothing lists the languages. A game may have files of its own in a folder with its name. So may a page, in
// `pages`: they are loaded with the page. What is wrong with a position is told by the terminal, too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { recall, remember } from "./stored";

export type Language = string; // a message file's name, such as "en"
export type Values = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>(
  [
    "../../../src/citywright/words/**/*.ftl",
    "../words/**/*.ftl",
    "!../words/pages/**",
    "!../../../src/citywright/words/**/position/*",
  ],
  { eager: true, query: "?raw", import: "default" },
);
const OF_PAGES = import.meta.glob<string>(
  ["../words/pages/**/*.ftl", "../../../src/citywright/words/**/position/*.ftl"],
  { query: "?raw", import: "default" },
);
const pageOf = (path: string) => path.split("/").at(-2)!;
export const PAGES_WITH_WORDS = [...new Set(Object.keys(OF_PAGES).map(pageOf))];
const NAMED = /(\w+)\.ftl$/;
export const LANGUAGES: Language[] = [...new Set(Object.keys(FILES).map((path) => path.match(NAMED)![1]))].sort();
const FALLBACK = "en";
const STORED = "language";

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(FILES)) {
    if (path.endsWith(`/${language}.ftl`)) made.addResource(new FluentResource(source));
  }
  return made;
}

const BUNDLES = new Map<Language, FluentBundle>();

/** Load the words that only a page needs. */
export async function loadWords(page: string): Promise<void> {
  const missing = Object.keys(OF_PAGES).filter((path) => pageOf(path) === page && !(path in FILES));
  await Promise.all(missing.map(async (path) => add(path, await OF_PAGES[path]())));
}

function add(path: string, source: string): void {
  FILES[path] = source;
  BUNDLES.get(path.match(NAMED)![1])?.addResource(new FluentResource(source));
}

/** The messages of a language, read when they are first needed. */
function messages(language: Language): FluentBundle {
  if (!BUNDLES.has(language)) BUNDLES.set(language, bundle(language));
  return BUNDLES.get(language)!;
}

function preferred(): Language {
  const wanted = [recall(STORED), globalThis.navigator?.language?.split("-")[0]];
  return wanted.find((each) => LANGUAGES.includes(each ?? "")) ?? FALLBACK;
}

let current = $state<Language>(preferred());

export function language(): Language {
  return current;
}

export function speak(other: Language): void {
  current = other;
  remember(STORED, other);
  document.documentElement.lang = other;
}

export function has(id: string, of: Language = current): boolean {
  return messages(of).hasMessage(id);
}

/** A message in a language (the page's own, unless told), its values filled in. */
export function say(id: string, values: Values = {}, of: Language = current): string {
  const message = messages(of).getMessage(id);
  if (!message?.value) throw new Error(`no message ${id} in ${of}`);
  const errors: Error[] = [];
  const text = messages(of).formatPattern(message.value, values, errors);
  if (errors.length) throw errors[0];
  return text;
}
