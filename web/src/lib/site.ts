// Where the client lives: on a server of ours, which has a page for every address; or as files of any host (`citywright
// site` marks them), under any path. There, an address within the client is written behind a #.

export function isStatic(): boolean {
  return globalThis.document?.documentElement.dataset.home === "static";
}

/** How an address within the client, such as /rules/streets, is written in a link. */
export function to(address: string): string {
  return isStatic() ? `#${address}` : address;
}

/** The full address of a file that lies beside the page, such as sw.js. */
export function beside(file: string): string {
  return new URL(isStatic() ? file : `/${file}`, location.href).href;
}
