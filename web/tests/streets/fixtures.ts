// Positions made by web/fixtures/make.py, and what a test may want of them.

import { type Language, say } from "../../src/lib/words.svelte";
import type { Found, Happened, Preview, View } from "../../src/streets/types";
import type { Entry, Position as AnyPosition, Seat, StreetsBox } from "../../src/wire";

export type Position = Omit<AnyPosition, "view" | "log"> & { view: View; log: (Entry & { events: Happened[] })[] };

export interface Fixture {
  names: string[];
  options: { modules: string[] };
  solo: boolean;
  box: StreetsBox;
  position: Position;
  previews: Preview[];
  inspected: { found: Found };
  lines: Record<Language, string[]>;
  film?: Position[];
}

const found = import.meta.glob<Fixture>("../../fixtures/streets-*.json", { eager: true, import: "default" });

export const FIXTURES: [string, Fixture][] = Object.entries(found).map(([path, fixture]) => [
  /streets-(\w+)/.exec(path)![1],
  fixture,
]);

/** In place of ResizeObserver: in jsdom nothing has a size. */
export class Unmeasured {
  observe() {}
  unobserve() {}
  disconnect() {}
}

export function fixture(name: string): Fixture {
  return FIXTURES.find(([other]) => other === name)![1];
}

export function seatsOf({ names, solo, position }: Fixture): Seat[] {
  return names.map((name, seat) => ({
    name,
    who: solo && seat === 1 ? "automa" : "person",
    level: null,
    mine: seat === position.seat,
    here: true,
    stood_in: false,
  }));
}

export function sayIn(language: Language): (id: string, values?: Record<string, any>) => string {
  return (id, values) => say(id, values, language);
}

export const english = sayIn("en");
