// Pictures of our own in the rules, drawn by the boards' components where the text has a place for them.

import { mount, unmount } from "svelte";
import { games } from "../lib/games";
import type { GameName } from "../wire";

/** Draw every picture of a page; returns how to take them away again. */
export async function illustrate(page: Element, game: GameName): Promise<() => void> {
  const places = [...page.querySelectorAll<HTMLElement>("[data-picture]")];
  if (!places.length) return () => {};
  const { Pictures, box } = await games[game].pictures();
  const shown = places.map((target) => mount(Pictures, { target, props: { name: target.dataset.picture!, box } }));
  return () => shown.forEach((picture) => unmount(picture));
}
