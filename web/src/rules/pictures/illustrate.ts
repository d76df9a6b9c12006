// Pictures of our own in the rules, drawn by the boards' components where the text has a place for them.

import { mount, unmount } from "svelte";
import { api } from "../../lib/api";
import type { GameName } from "../../lib/router.svelte";

/** What is in the boxes: the rules show the edition that one gets unless one asks for another. */
const BOXES: Record<GameName, () => Promise<any>> = {
  streets: () => api.streetsBox("2021"),
  townies: () => api.towniesBox(),
};
const DRAWN: Record<GameName, () => Promise<{ default: any }>> = {
  streets: () => import("./StreetsPicture.svelte"),
  townies: () => import("./TowniesPicture.svelte"),
};

/** Draw every picture of a page; returns how to take them away again. */
export async function illustrate(page: Element, game: GameName): Promise<() => void> {
  const places = [...page.querySelectorAll<HTMLElement>("[data-picture]")];
  if (!places.length) return () => {};
  const [box, { default: Picture }] = await Promise.all([BOXES[game](), DRAWN[game]()]);
  const shown = places.map((target) => mount(Picture, { target, props: { name: target.dataset.picture, box } }));
  return () => shown.forEach((picture) => unmount(picture));
}
