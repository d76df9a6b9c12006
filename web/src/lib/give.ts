// Files that the browser makes for its reader.

/** Let the browser save a file. */
export function give(file: Blob, download: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href, download }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000); // milliseconds; browsers may be slow to read it
}
