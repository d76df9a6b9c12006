// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { has } from "../../src/lib/words.svelte";

const WORDS = ["src/words", "../src/citywright/words"];
const CALLS = /\bsay\(\s*(?:"([a-z0-9-]+)"|`([^`]*)`)/g;
const CHOICES = /\bsay\([^()"`]*\?\s*"([a-z0-9-]+)"\s*:\s*"([a-z0-9-]+)"/g;

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(each.name) ? [path] : [];
  });
}

/** The ids of all English messages. */
function messages(): string[] {
  const files = WORDS.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, `${file}`)),
  );
  const english = files.filter((file) => basename(file) === "en.ftl").map((file) => readFileSync(file, "utf8"));
  return english.flatMap((text) => [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id));
}

test("no message is written twice", () => {
  const all = messages();
  expect(all.filter((id, i) => all.indexOf(id) !== i)).toEqual([]);
});

test("every message that the client names exists", () => {
  const named = sources("src").flatMap((path) => {
    const source = readFileSync(path, "utf8");
    const chosen = [...source.matchAll(CHOICES)].flatMap(([, one, other]) => [one, other]);
    return [...chosen, ...[...source.matchAll(CALLS)].map(([, id]) => id)];
  });
  const ids = new Set(named.filter(Boolean));
  expect(ids.size).toBeGreaterThan(100);
  expect([...ids].filter((id) => !has(id, "en"))).toEqual([]);
});

test("what a message's name is completed to has at least one message that fits", () => {
  const known = messages();
  const patterns = sources("src").flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(CALLS)].flatMap(([, , pattern]) => pattern ?? []),
  );
  const fits = (pattern: string) => new RegExp(`^${pattern.replace(/\$\{[^}]*\}?/g, "[a-z0-9-]*")}$`);
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => !known.some((id) => fits(pattern).test(id)))).toEqual([]);
});
