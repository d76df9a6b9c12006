// The thread in which tables at home live. Others of the same file grow trees for it.

import type { GameName } from "../wire";
import { Analysis } from "./analysis";
import { answer, type Line } from "./asking";
import { atWork } from "./at_work";
import { Bots } from "./bots";
import { allCores, coresHere, Crew } from "./crew";
import { fetchFile } from "./files";
import { Home, type Ready } from "./home";
import { DecisionJudge, type Judge, type Sight, type Task } from "./judging";
import { engineOf, type Engine, type ReadFile } from "./machine";
import { joinBy } from "./port";
import { foreseen, tried } from "./position";
import type { Analysed } from "./reviews";
import { Rules, type State } from "./rules";
import { Standings, type Line as Played } from "./standing";
import { TreeGrower, treeSize, type Search } from "./trees";

/** Fetch a file. The page hears if it does not come: perhaps the host has another version now. */
const fetched: ReadFile = (name) =>
  fetchFile(name).catch((error) => {
    self.postMessage({ missed: name });
    throw error;
  });

const engines = new Map<GameName, Promise<Engine>>();

function engine(game: GameName): Promise<Engine> {
  let found = engines.get(game);
  if (!found) engines.set(game, (found = engineOf(game, fetched)));
  found.catch(() => engines.delete(game));
  return found;
}

const growers = new Map<GameName, TreeGrower>();

async function growerOf(game: GameName): Promise<TreeGrower> {
  const found = await engine(game);
  if (!growers.has(game)) growers.set(game, new TreeGrower(found));
  return growers.get(game)!;
}

const judges = new Map<GameName, Promise<Judge>>();

function judgeOf(game: GameName): Promise<Judge> {
  const made = async () => new DecisionJudge(await Rules.open(await engine(game)), await engine(game));
  let found = judges.get(game);
  if (!found) judges.set(game, (found = made()));
  found.catch(() => judges.delete(game));
  return found;
}

const another = () => new Worker(self.location.href, { type: "module" });
const hiring = (size: number) => new Crew(size, typeof Worker === "undefined" ? null : another);
const crew = hiring(coresHere());
let opened: Home | null = null;

/** The rules of a game and its bots; with components that are not those of its box, if it can have such. */
async function ready(game: GameName, box?: unknown): Promise<Ready> {
  const its = box ? atWork(game).withBox(await engine(game), box) : await engine(game);
  const rules = await Rules.open(its);
  return { rules, thinker: new Bots(rules, its, crew.of(game, await growerOf(game))) };
}

/** Tables at home; a thread that only grows trees has none. */
function home(): Home {
  opened ??= new Home({ ready, onProblem: (problem) => self.postMessage({ storage: problem }) });
  return opened;
}

const standings = new Map<Rules, Standings>();

/** Where lines of a game lead, and who thinks about it. */
async function standing({ game, box }: Pick<Played, "game" | "box">): Promise<Ready & { standings: Standings }> {
  const { rules, thinker } = await home().ready(game, box);
  if (!standings.has(rules)) standings.set(rules, new Standings(rules));
  return { rules, thinker, standings: standings.get(rules)! };
}

/** Answer a question of a game's own page. */
function own(game: GameName, what: string, ...given: unknown[]): unknown {
  const rulesWith = async (box: unknown) => (await home().ready(game, box ?? undefined)).rules;
  return atWork(game).answers[what](rulesWith, ...given);
}

/** Analyse for a page until that is done, or until the page says a word. All cores work, and rest afterwards. */
async function analyse(what: Analysed, simulations: number | undefined, port: MessagePort): Promise<void> {
  const stop = new AbortController();
  let helpers: Crew | null = null;
  port.onmessage = () => stop.abort();
  try {
    const game = await home().gameOf(what);
    const { rules, state } = game;
    const name = rules.name as GameName;
    const most = simulations ?? rules.about.game.review.simulations;
    helpers = hiring(allCores(treeSize(rules.machine, state, most)));
    const judge = helpers.judging(name, await judgeOf(name));
    const means = { engine: await engine(name), judge, store: home().store };
    const of = "table" in what ? what.table : what.file;
    await new Analysis(game, of, means, (news) => port.postMessage(news), most).run(stop.signal);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    helpers?.dismiss();
    port.close();
  }
}

/** Answer a question about a record that a seat at a table of the server may believe in. */
async function believed<T>(game: GameName, state: string, ask: (ready: Ready, state: State) => T): Promise<Awaited<T>> {
  const [ready, record] = await Promise.all([home().ready(game), inflated(state)]);
  return await ask(ready, record);
}

/** The bytes of a record as the server sends it. */
async function inflated(state: string): Promise<State> {
  const packed = Uint8Array.from(atob(state), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

answer(self as unknown as Line, {
  make: (_, wanted, me) => home().make(wanted, me),
  lesson: (_, text, me, anew) => home().lesson(text, me, anew),
  follow: (_, id, to, atOnce) => home().follow(id, to, atOnce),
  tables: () => home().tables(),
  table: (_, id) => home().table(id),
  replay: (_, id) => home().replay(id),
  whatIf: (_, id, wanted) => home().whatIf(id, wanted),
  file: (_, id) => home().file(id),
  open: (_, text, box) => home().open(text, box ?? undefined),
  pose: (_, game, text, moves) => home().pose(game, text, moves),
  remove: (_, id) => home().remove(id),
  why: (_, id, number, viewer) => home().why(id, number, viewer),
  pace: (_, slowness) => home().pace(slowness),
  brings: async (_, game) => (await home().ready(game)).rules.about.game.brings,
  hurry: (_, id) => home().hurry(id),
  offered: () => home().offered(),
  box: (_, game, query) => home().box(game, query),
  join: (_, id, port) => joinBy(port, home(), id),
  foresee: async (_, game, state, seat, move) =>
    believed(game, state, ({ rules }, s) => foreseen(rules, s, seat, move)),
  find: async (_, game, state, seat) => believed(game, state, ({ rules }, s) => rules.inspect(s, seat)),
  advise: async (_, game, state, seat, seed) =>
    believed(game, state, ({ thinker }, s) => thinker.advise(s, seat, BigInt(seed))),
  playOn: async (_, line: Played, seats, me) => home().playOn((await standing(line)).standings.game(line), seats, me),
  lineFile: async (_, line: Played) => (await standing(line)).standings.file(line),
  analyse: (_, what, simulations, port) => analyse(what, simulations, port),
  tried: async (_, game: GameName, position, seat, move) =>
    tried((await home().ready(game)).rules, position, seat, move),
  layOut: async (_, game: GameName, position) => (await standing({ game })).standings.layOut(position),
  sketched: async (_, line: Played) => (await standing(line)).standings.sketch(line),
  stand: async (_, line: Played, eyes, seat) => (await standing(line)).standings.stand(line, eyes, seat),
  foreseen: async (_, line: Played, seat, move) => (await standing(line)).standings.foreseen(line, seat, move),
  advised: async (_, line: Played, seat, seconds) => {
    const { standings, thinker } = await standing(line);
    return standings.advised(line, seat, thinker, seconds ?? undefined);
  },
  own: (_, game: GameName, what, ...given) => own(game, what, ...given),
  grow: async (signal, game: GameName, search: Search) => (await growerOf(game)).grow(search, signal),
  judge: async (signal, game: GameName, task: Task) => (await judgeOf(game)).judge(task, signal),
  expect: async (signal, game: GameName, sight: Sight) => (await judgeOf(game)).expect(sight, signal),
});
