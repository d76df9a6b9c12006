// After the server's first start it compiles the rules. Online tables play meanwhile; their strong bots wait.

import { isStatic } from "./site";

const EVERY = 2000; // milliseconds

/** Whether rules are being compiled, and how much is done. */
export const preparing = $state({ isOn: false, percent: 0 });

/** Look until the rules are ready. Returns a function that stops it. */
export function watchRules(): () => void {
  if (isStatic()) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;
  async function look(): Promise<void> {
    preparing.isOn = await isCompiling();
    if (preparing.isOn && !ended) timer = setTimeout(look, EVERY);
  }
  look();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}

async function isCompiling(): Promise<boolean> {
  try {
    const { rules_ready, compiled } = await (await fetch("/health")).json();
    const shares = Object.values<number>(compiled ?? {});
    preparing.percent = Math.floor((100 * shares.reduce((sum, share) => sum + share, 0)) / Math.max(1, shares.length));
    return rules_ready === false;
  } catch {
    return false; // other parts of the page say that the server is away
  }
}
