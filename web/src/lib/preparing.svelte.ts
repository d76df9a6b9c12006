// After the server's first start the rules are compiled. Tables play meanwhile; strong bots and hints wait for it.

const EVERY = 2000; // milliseconds

/** Whether rules are being compiled, and how much is done: of all games, and of each. */
export const preparing = $state({ isOn: false, percent: 0, of: {} as Record<string, number> });

/** Whether a game's rules are still being compiled. */
export function isPreparing(game: string): boolean {
  return preparing.isOn && (preparing.of[game] ?? 100) < 100;
}

/** Look until the rules are ready. */
export async function watchRules(): Promise<void> {
  preparing.isOn = await isCompiling();
  if (preparing.isOn) setTimeout(watchRules, EVERY);
}

async function isCompiling(): Promise<boolean> {
  try {
    const { rules_ready, compiled } = await (await fetch("/health")).json();
    const shares = Object.entries<number>(compiled ?? {});
    preparing.of = Object.fromEntries(shares.map(([game, share]) => [game, Math.floor(100 * share)]));
    preparing.percent = Math.floor(
      (100 * shares.reduce((sum, [, share]) => sum + share, 0)) / Math.max(1, shares.length),
    );
    return rules_ready === false;
  } catch {
    return false; // other parts of the page say that the server is away
  }
}
