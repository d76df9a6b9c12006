// The thread in which tables at home live. Others of the same file grow trees for it.

import type { FromBrowser, GameName } from "../wire";
import { answer, problemOf, type Line } from "./asking";
import { Bots } from "./bots";
import { coresHere, Crew } from "./crew";
import { fetchFile } from "./files";
import { Home, type Ready } from "./home";
import { engineOf, type Engine } from "./machine";
import { Rules } from "./rules";
import { Wood, type Search } from "./trees";

const engines = new Map<GameName, Promise<Engine>>();

function engine(game: GameName): Promise<Engine> {
  let found = engines.get(game);
  if (!found) engines.set(game, (found = engineOf(game, fetchFile)));
  found.catch(() => engines.delete(game));
  return found;
}

const woods = new Map<GameName, Wood>();

async function woodOf(game: GameName): Promise<Wood> {
  const found = await engine(game);
  if (!woods.has(game)) woods.set(game, new Wood(found));
  return woods.get(game)!;
}

const another = () => new Worker(self.location.href, { type: "module" });
const crew = new Crew(coresHere(), typeof Worker === "undefined" ? null : another);
let opened: Home | null = null;

async function ready(game: GameName): Promise<Ready> {
  const rules = await Rules.open(await engine(game));
  return { rules, thinker: new Bots(rules, await engine(game), crew.of(game, await woodOf(game))) };
}

/** Tables at home; a thread that only grows trees has none. */
function home(): Home {
  opened ??= new Home({ ready, onProblem: (problem) => self.postMessage({ storage: problem }) });
  return opened;
}

/** A page's socket is a port: it gets and sends texts, and null when the line is cut. */
async function join(id: string, port: MessagePort): Promise<void> {
  const joined = await home().join(id, {
    send: (message) => port.postMessage(JSON.stringify(message)),
    close: () => port.postMessage(null),
  });
  port.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== null) return void joined.hear(JSON.parse(data) as FromBrowser);
    joined.leave();
    port.close();
  };
}

answer(self as unknown as Line, {
  make: (_, wanted, me) => home().make(wanted, me),
  tables: () => home().tables(),
  table: (_, id) => home().table(id),
  replay: (_, id) => home().replay(id),
  whatIf: (_, id, wanted) => home().whatIf(id, wanted),
  file: (_, id) => home().file(id),
  open: (_, text) => home().open(text),
  remove: (_, id) => home().remove(id),
  offered: () => home().offered(),
  box: (_, game, query) => home().box(game, query),
  join: (_, id, port) => join(id, port).catch((error) => (problemOf(error), port.postMessage(null))),
  grow: async (signal, game: GameName, search: Search) => (await woodOf(game)).grow(search, signal),
});
