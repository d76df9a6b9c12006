// Which page an address shows, and navigation without reloading.

import { untrack } from "svelte";
import { GAMES, type GameName } from "../wire";
import { isStatic, to } from "./site";

export type Route =
  | { page: "home" | "games" | "account" | "study" | "analyse" | "missing" }
  | { page: "new" | "rules" | "learn" | "quiz" | "explore" | "score" | "own" | "position"; game: GameName }
  | { page: "puzzles"; game?: GameName; number?: number }
  | { page: "table" | "replay" | "analysis"; id: string };

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

const ALONE = ["games", "account", "study", "analyse"] as const;
const OF_A_GAME = ["new", "rules", "learn", "explore", "score", "own", "position"] as const;

function isGame(text: string | undefined): text is GameName {
  return GAMES.some((name) => name === text);
}

export function match(path: string): Route {
  const [head, name, tail, ...more] = path.split("/").filter(Boolean);
  if (head === undefined) return { page: "home" };
  if (more.length) return { page: "missing" };
  if (head === "t" && name && !tail) return { page: "table", id: name };
  if (head === "t" && name && tail === "replay") return { page: "replay", id: name };
  if (head === "learn" && isGame(name) && tail === "quiz") return { page: "quiz", game: name };
  const page = OF_A_GAME.find((each) => each === head);
  if (page && isGame(name) && !tail) return { page, game: name };
  if (head === "analyse" && name && !tail) return { page: "analysis", id: name };
  if (head === "puzzles" && !name) return { page: "puzzles" };
  if (head === "puzzles" && isGame(name) && !tail) return { page: "puzzles", game: name };
  if (head === "puzzles" && isGame(name) && /^[1-9]\d{0,3}$/.test(tail))
    return { page: "puzzles", game: name, number: Number(tail) };
  const alone = ALONE.find((each) => each === head);
  if (alone && !name) return { page: alone };
  return { page: "missing" };
}

/** The address within the client that another one means; null if that leads elsewhere. */
export function addressIn({ origin, pathname, search, hash }: URL | Location): string | null {
  if (origin !== location.origin) return null;
  if (!isStatic()) return pathname.startsWith("/api/") ? null : pathname + search + hash;
  return pathname === location.pathname && hash.startsWith("#/") ? hash.slice(1) : null;
}

function read(): Place {
  const { pathname, searchParams, hash } = new URL(addressIn(globalThis.location) ?? "/", "https://here");
  return { path: pathname, query: searchParams, hash: hash.slice(1) };
}

let here = $state.raw<Place>(read());

export function place(): Place {
  return here;
}

export function go(address: string, { replace = false } = {}): void {
  const before = untrack(() => here.path); // an effect that goes somewhere does not depend on where one is
  history[replace ? "replaceState" : "pushState"](null, "", to(address));
  const now = read();
  here = now;
  if (now.path !== before) globalThis.scrollTo?.(0, 0);
}

/** The address within the client that a click leads to; null if the browser should handle it. */
export function destination(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!link || link.hasAttribute("download") || link.hasAttribute("target")) return null;
  return addressIn(new URL(link.getAttribute("href")!, location.href));
}

/** Start following links within the site and the browser's buttons. */
export function start(): void {
  addEventListener("popstate", () => (here = read()));
  document.addEventListener("click", (event) => {
    const address = destination(event);
    if (address === null) return;
    event.preventDefault();
    go(address);
  });
}
