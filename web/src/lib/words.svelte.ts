// The words of the product: the same message files as in the terminal, and those that only the browser needs.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import en from "../../../src/citywright/words/en.ftl?raw";
import ru from "../../../src/citywright/words/ru.ftl?raw";
import { recall, remember } from "./stored";
import enWeb from "../words/en.ftl?raw";
import ruWeb from "../words/ru.ftl?raw";

export type Language = "en" | "ru";
export type Values = Record<string, FluentVariable>;

const SOURCES: Record<Language, string[]> = { en: [en, enWeb], ru: [ru, ruWeb] };
const STORED = "language";

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of SOURCES[language]) made.addResource(new FluentResource(source));
  return made;
}

const BUNDLES: Record<Language, FluentBundle> = { en: bundle("en"), ru: bundle("ru") };

function preferred(): Language {
  const stored = recall(STORED);
  if (stored === "en" || stored === "ru") return stored;
  return globalThis.navigator?.language?.startsWith("ru") ? "ru" : "en";
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
  return BUNDLES[of].hasMessage(id);
}

/** A message in a language (the page's own, unless told), its values filled in. */
export function say(id: string, values: Values = {}, of: Language = current): string {
  const message = BUNDLES[of].getMessage(id);
  if (!message?.value) throw new Error(`no message ${id} in ${of}`);
  const errors: Error[] = [];
  const text = BUNDLES[of].formatPattern(message.value, values, errors);
  if (errors.length) throw errors[0];
  return text;
}
