// What this browser remembers. If it forbids storage, everything is as on the first visit.

type Where = "localStorage" | "sessionStorage";

export function recall(key: string, where: Where = "localStorage"): string | null {
  try {
    return globalThis[where].getItem(key);
  } catch {
    return null;
  }
}

/** Whether it is remembered. */
export function remember(key: string, value: string, where: Where = "localStorage"): boolean {
  try {
    globalThis[where].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string, where: Where = "localStorage"): void {
  try {
    globalThis[where].removeItem(key);
  } catch {
    // Nothing is remembered anyway.
  }
}
