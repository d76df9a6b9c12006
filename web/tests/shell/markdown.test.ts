// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import offered from "../../fixtures/offered.json";
import { html, sectionId } from "../../markdown";
import { anchor } from "../../src/lib/log";
import { LANGUAGES } from "../../src/lib/words.svelte";
import { GAMES, type GameName, type Offered } from "../../src/wire";

test("numbered sections are named by their number", () => {
  expect(sectionId("4.2 Build")).toBe("4-2");
  expect(sectionId("4 A turn")).toBe("4");
  expect(sectionId("The house set")).toBe("the-house-set");
});

test("what is wide scrolls by itself", () => {
  expect(html("| a |\n|---|\n| b |")).toContain('<div class="wide" tabindex="0"><table>');
});

test("the corner of a table is no heading", () => {
  const made = html("| | a |\n|---|---|\n| b | c |");
  expect(made).toContain("<td></td>");
  expect(made).toContain('<th scope="col">a</th>');
});

test("each cell says what column it is of, for screens where a table does not fit", () => {
  expect(html('| | a `b` & "c" |\n|---|---|\n| c | **d** |')).toContain(
    '<tr><td data-column="">c</td><td data-column="a b &amp; &quot;c&quot;"><strong>d</strong></td></tr>',
  );
});

test("a section may be named in so many words", () => {
  expect(html("## Наш набор {#the-set}")).toBe('<h2 id="the-set">Наш набор</h2>\n');
});

const PAGES = GAMES.flatMap((game) => LANGUAGES.map((language): [GameName, string] => [game, language]));
const page = (game: string, language: string) => html(readFileSync(`src/rules/${game}.${language}.md`, "utf8"));
const idsOf = (made: string) => [...made.matchAll(/<h\d id="([^"]*)"/g)].map(([, id]) => id);

test.each(PAGES)("%s in %s: links within the rules lead somewhere", (game, language) => {
  const made = page(game, language);
  const links = [...made.matchAll(/href="#([^"]*)"/g)].map(([, to]) => to);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((to) => !idsOf(made).includes(to))).toEqual([]);
});

test.each(PAGES)("%s in %s: sections have the same names as in English", (game, language) => {
  const ids = idsOf(page(game, language));
  expect(ids).toEqual(idsOf(page(game, "en")));
  expect(new Set(ids).size).toBe(ids.length);
});

/** All sections that events of a game follow: what lines of the log cite. */
function cited(game: string): string[] {
  const source = readFileSync(`../src/citywright/games/${game}/events.py`, "utf8");
  return [...source.matchAll(/^ {4}[A-Z_]+ = \d+, "([\d.]+)"/gm)].map(([, rule]) => rule);
}

test.each(PAGES)("%s in %s: every rule that the log can cite has its heading", (game, language) => {
  const ids = idsOf(page(game, language));
  expect(cited(game).length).toBeGreaterThan(15);
  expect(cited(game).filter((rule) => !ids.includes(anchor(rule)))).toEqual([]);
});

test.each(PAGES)("%s in %s: the set-up's links to the rules have their headings", (game, language) => {
  const links = (offered as unknown as Offered).options[game].map(({ section }) => section).filter(Boolean);
  expect(links.filter((to) => !idsOf(page(game, language)).includes(anchor(to)))).toEqual([]);
});
