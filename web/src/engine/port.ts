// A page's line to a table at home is a port: it gets and sends texts, and null when the line is cut;
// it also gets what hinders the table.

import type { FromBrowser } from "../wire";
import type { Home } from "./home";

/** Let the page at the other end of a port sit down at a table. */
export async function joinBy(port: MessagePort, home: Home, id: string): Promise<void> {
  const joined = await home.join(id, {
    send: (message) => port.postMessage(JSON.stringify(message)),
    warn: (problem) => port.postMessage({ problem }),
    close: () => port.postMessage(null),
  });
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== null) return void joined.hear(JSON.parse(data) as FromBrowser);
    joined.leave();
    port.close();
  };
}
