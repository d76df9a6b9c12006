// This version of the client, kept whole for use offline by a service worker, and another one that waits. The page stays
// with the version it was loaded with, until its reader asks for the new one.

import { beside } from "./site";

const OFTEN = 60 * 60 * 1000; // milliseconds between looks for a new version

/** Whether there is a newer version than this one, and whether the page says so. */
export const version = $state({ isOld: false, isTold: false });

let registration: ServiceWorkerRegistration | null = null;
let asked = false;

function tell(): void {
  Object.assign(version, { isOld: true, isTold: true });
}

/** Tell when a version that is being installed is there; the very first one is this one. */
function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) tell();
  });
}

/** Keep this version for use offline, where browsers allow it: with https, or on one's own machine. */
export async function keep(): Promise<void> {
  const here = navigator.serviceWorker;
  if (!here) return;
  let isKept = here.controller !== null;
  here.addEventListener("controllerchange", () => {
    if (asked || isKept) changed();
    isKept = true; // the first one keeps this version
  });
  const found = await here.register(beside("sw.js"), { updateViaCache: "none" }).catch(() => null);
  if (!found) return; // the browser does not want to
  registration = found;
  if (found.waiting) tell();
  follow(found.installing);
  found.addEventListener("updatefound", () => follow(found.installing));
  setInterval(() => found.update().catch(() => {}), OFTEN); // one may be offline
}

/** Another version has taken over: because this page has asked for it, or another one, which leaves this one old. */
function changed(): void {
  if (asked) location.reload();
  else tell();
}

/** Load the page anew with the new version. */
export function renew(): void {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
  else location.reload();
}

/** A part of the client could not be loaded, perhaps because the host has another version now: its page begins with another
 * script. */
export async function missed(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src.split("/").at(-1);
  const page = await fetch(beside(""), { cache: "no-store" }).catch(() => null);
  if (own && page?.ok && !(await page.text()).includes(own)) tell();
}
