// Whether a server answers. A static site has none. Without one, all goes on but tables with friends.

import { isStatic } from "./site";

let isLost = $state(false);

export function isConnected(): boolean {
  return !isStatic() && !isLost;
}

/** What became of the last request. */
export function note(answered: boolean): void {
  isLost = !answered;
}
