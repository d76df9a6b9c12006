// Right after the server's first start the rules are compiled, and every table waits for that.

const EVERY = 2000; // milliseconds

export const preparing = $state({ isOn: false });

async function isReady(): Promise<boolean> {
  try {
    const answer = await fetch("/health");
    return !answer.ok || (await answer.json()).rules_ready !== false;
  } catch {
    return true; // that the server is away is told elsewhere
  }
}

/** Look until the rules are ready. */
export async function watchRules(): Promise<void> {
  preparing.isOn = !(await isReady());
  if (preparing.isOn) setTimeout(watchRules, EVERY);
}
