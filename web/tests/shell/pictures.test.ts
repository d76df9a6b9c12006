import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import made from "../../fixtures/pictures.json";
import townies from "../../fixtures/townies-start.json";
import { html } from "../../markdown";
import { local } from "../../src/lib/local";
import { Refusal } from "../../src/lib/refusal";
import { LANGUAGES } from "../../src/lib/words.svelte";
import RulesView from "../../src/parts/RulesView.svelte";
import { GAMES, type GameName } from "../../src/wire";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** What a game has in files of this name, by game. */
function each(files: Record<string, any>, name: (game: GameName) => string): Record<GameName, any> {
  return Object.fromEntries(GAMES.map((game) => [game, files[name(game)]])) as Record<GameName, any>;
}

const BOXES = each(
  import.meta.glob("../../fixtures/*-start.json", { eager: true, import: "box" }),
  (game) => `../../fixtures/${game}-start.json`,
);
const DRAWN = each(
  import.meta.glob("../../src/*/rules/Pictures.svelte", { eager: true, import: "default" }),
  (game) => `../../src/${game}/rules/Pictures.svelte`,
);
const KEPT = each(
  import.meta.glob("../../src/*/rules/pictures.json", { eager: true, import: "default" }),
  (game) => `../../src/${game}/rules/pictures.json`,
);

/** Names and words of the pictures on a page of the rules. */
function pictures(game: GameName, language: string): [string, string, string][] {
  const page = html(readFileSync(`src/rules/${game}.${language}.md`, "utf8"));
  const found = page.matchAll(/data-picture="([^"]*)" aria-label="([^"]*)"><\/div><figcaption>([^<]*)</g);
  return [...found].map(([, name, alt, caption]) => [name, alt, caption]);
}

const PICTURES = GAMES.flatMap((game) => pictures(game, "en").map(([name]): [string, GameName] => [name, game]));

test("what the pictures show is what the rules make of it", () => {
  expect(KEPT, "run: python web/fixtures/pictures.py").toEqual(made);
});

test.each(PICTURES)("%s is drawn", (name, game) => {
  const { container } = render(DRAWN[game], { name, box: BOXES[game] });
  expect(container.querySelectorAll("svg path").length).toBeGreaterThan(5);
});

test.each(GAMES)("%s has the same pictures in every language, with words", (game) => {
  const names = (language: string) => pictures(game, language).map(([name]) => name);
  expect(names("en").length).toBeGreaterThan(3);
  for (const language of LANGUAGES) {
    expect(names(language)).toEqual(names("en"));
    for (const [, alt, caption] of pictures(game, language)) {
      expect(alt.length).toBeGreaterThan(30);
      expect(caption.length).toBeGreaterThan(30);
    }
  }
});

test("other images stay images, and words are safe", () => {
  expect(html("![a](b.png)")).toContain("<img");
  expect(html('![a "b" < c](picture:x)')).toContain('aria-label="a &quot;b&quot; &lt; c"');
});

test("a section stays in sight when pictures above it have come", async () => {
  vi.spyOn(local, "box").mockResolvedValue(townies.box);
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  vi.stubGlobal("CSS", { escape: String });
  const { container } = render(RulesView, { game: "townies", section: "4" });
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(2), 20_000);
  expect(container.querySelectorAll("[data-picture] svg").length).toBeGreaterThan(3);
});

test("a page draws its pictures, and can be read without them", async () => {
  const box = vi.spyOn(local, "box").mockResolvedValue(townies.box);
  const { container } = render(RulesView, { game: "townies", section: "" });
  const drawn = () => container.querySelectorAll("[data-picture] svg").length;
  await vi.waitFor(() => expect(drawn()).toBeGreaterThan(3), 20_000);
  cleanup();
  box.mockRejectedValue(new Refusal({ code: "failed" }));
  const { container: other } = render(RulesView, { game: "townies", section: "" });
  await vi.waitFor(() => expect(other.querySelector("h2")).not.toBeNull(), 20_000);
  expect(other.querySelector("[data-picture] svg")).toBeNull();
});
