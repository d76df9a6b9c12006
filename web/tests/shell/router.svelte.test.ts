import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { destination, go, match, place } from "../../src/lib/router.svelte";
import { beside, to } from "../../src/lib/site";

vi.stubGlobal("scrollTo", vi.fn());
beforeEach(() => go("/"));

test.each([
  ["/", { page: "home" }],
  ["/new/streets", { page: "new", game: "streets" }],
  ["/new/townies/", { page: "new", game: "townies" }],
  ["/t/maple-17", { page: "table", id: "maple-17" }],
  ["/t/maple-17/replay", { page: "replay", id: "maple-17" }],
  ["/games", { page: "games" }],
  ["/study", { page: "study" }],
  ["/analyse", { page: "analyse" }],
  ["/analyse/maple-17", { page: "analysis", id: "maple-17" }],
  ["/puzzles", { page: "puzzles" }],
  ["/puzzles/streets", { page: "puzzles", game: "streets" }],
  ["/puzzles/townies/17", { page: "puzzles", game: "townies", number: 17 }],
  ["/account", { page: "account" }],
  ["/rules/streets", { page: "rules", game: "streets" }],
  ["/learn/townies", { page: "learn", game: "townies" }],
  ["/learn/streets/quiz", { page: "quiz", game: "streets" }],
  ["/own/streets", { page: "own", game: "streets" }],
  ["/position/streets", { page: "position", game: "streets" }],
])("%s", (path, route) => expect(match(path)).toEqual(route));

test.each([
  "/new/chess",
  "/new",
  "/t",
  "/t/a/b",
  "/t/a/replay/b",
  "/games/a",
  "/study/a",
  "/puzzles/chess",
  "/puzzles/streets/0",
  "/puzzles/streets/last",
  "/analyse/a/b",
  "/learn/chess/quiz",
  "/rules/streets/quiz",
  "/elsewhere",
])("%s is no page", (path) => expect(match(path)).toEqual({ page: "missing" }));

test("going somewhere changes path, query and section", () => {
  go("/rules/streets?a=1#4-2");
  expect(place()).toMatchObject({ path: "/rules/streets", hash: "4-2" });
  expect(place().query.get("a")).toBe("1");
});

test("an effect that goes somewhere does so once", () => {
  const made = $effect.root(() => {
    $effect(() => go("/games"));
  });
  flushSync();
  made();
  expect(place().path).toBe("/games");
});

function clickOn(html: string, more: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let found: string | null = null;
  const seen = (event: MouseEvent) => {
    found = destination(event);
    event.preventDefault();
  };
  document.addEventListener("click", seen, { once: true });
  const target = document.querySelector("b, a")!;
  target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...more }));
  return found;
}

test("a click inside a link of the site leads there", () => {
  expect(clickOn('<a href="/t/a?x=1#y"><b>there</b></a>')).toBe("/t/a?x=1#y");
});

test.each([
  ["another site", '<a href="https://elsewhere.example/">x</a>', {}],
  ["a file", '<a href="/api/tables/a/file">x</a>', {}],
  ["a download", '<a href="/t/a" download>x</a>', {}],
  ["a new tab", '<a href="/t/a">x</a>', { ctrlKey: true }],
  ["nothing", "<b>x</b>", {}],
])("%s is left to the browser", (_, html, more) => expect(clickOn(html, more)).toBeNull());

describe("on a static site", () => {
  beforeEach(() => {
    history.replaceState(null, "", "/club/games/");
    document.documentElement.dataset.home = "static";
  });
  afterEach(() => delete document.documentElement.dataset.home);

  test("an address stands behind a #, and the page stays where it is", () => {
    go("/rules/streets?a=1#4-2");
    expect(location.href).toMatch(/\/club\/games\/#\/rules\/streets\?a=1#4-2$/);
    expect(place()).toMatchObject({ path: "/rules/streets", hash: "4-2" });
    expect(place().query.get("a")).toBe("1");
  });

  test("without an address one is at home", () => {
    go("/games");
    location.hash = "#content";
    go("/");
    expect(place().path).toBe("/");
    expect(to("/games")).toBe("#/games");
  });

  test("a click on a link of ours leads there; others are left to the browser", () => {
    expect(clickOn(`<a href="${to("/t/home-1?x=1#y")}">x</a>`)).toBe("/t/home-1?x=1#y");
    expect(clickOn('<a href="#content">x</a>')).toBeNull();
    expect(clickOn('<a href="licences/OFL.txt">x</a>')).toBeNull();
    expect(clickOn('<a href="/elsewhere#/games">x</a>')).toBeNull();
  });

  test("files lie beside the page", () => {
    expect(beside("sw.js")).toBe(`${location.origin}/club/games/sw.js`);
    delete document.documentElement.dataset.home;
    expect(beside("sw.js")).toBe(`${location.origin}/sw.js`);
  });
});
