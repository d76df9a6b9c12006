// What this browser remembers. It may forbid that; then everything is as at the first time.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Forgetting is all that happens.
  }
}
