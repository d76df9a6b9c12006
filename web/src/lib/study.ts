// A study: a game with all that was tried in it. What a file or a link of one says, and how it is read.

import type { Options } from "../engine/options";
import type { Made, Start } from "../engine/standing";
import { GAMES, type GameName } from "../wire";
import { refused } from "./refusal";
import { isStatic } from "./site";

/** Where moves begin: a header of a game file is one of many ways to say its options. */
export type Begun = Exclude<Start, { header: object }>;

export interface Move {
  id: number;
  /** The move before it, by its id. */
  after: number;
  made: Made;
  /** What the variation that begins with it is called. */
  name: string;
  /** On the position after it. */
  comment: string;
}

export interface Study {
  game: GameName;
  name: string;
  start: Begun;
  /** On the position in which it begins. */
  comment: string;
  /** Every move comes after the one it follows. Of several that follow the same, the first is the main line. */
  moves: Move[];
  /** The move after which the position is shown first. */
  at: number;
}

/** Stands for the position before all moves. */
export const BEGINNING = 0;

/** Letters that nobody else has: an id of a study, or a seed. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function newStudy(game: GameName, start: Begun, name = ""): Study {
  return { game, name, start, comment: "", moves: [], at: BEGINNING };
}

/** How the game of a file began. */
export function begunBy(header: Record<string, string>, options: Options, names?: string[]): Begun {
  const seed = header.seed && { seed: header.seed };
  const begun = header.position ? { position: JSON.parse(header.position) } : { options, ...(names && { names }) };
  return { ...begun, ...seed };
}

// -- as plain data --

const VERSION = 1;
const MOST = { moves: 10_000, letters: 10_000 };

/** A move with more to say than its text; `after` is the number of a move, and left out if it is the one before. */
interface MoveSaid {
  move: string;
  after?: number;
  name?: string;
  comment?: string;
}

type Data = Record<string, unknown>;

/** A study as plain data, without what is empty. */
export function written({ game, name, start, comment, moves, at }: Study): Data {
  const numbers = new Map([[BEGINNING, 0], ...moves.map(({ id }, i): [number, number] => [id, i + 1])]);
  return {
    citywright: "study",
    version: VERSION,
    game,
    ...filled({ name }),
    ...start,
    ...filled({ comment, at: numbers.get(at) }),
    moves: moves.map((move, i) => said(move, i, numbers)),
  };
}

/** What is neither empty nor 0. */
function filled(fields: Data): Data {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

function said({ after, made, name, comment }: Move, i: number, numbers: Map<number, number>): string | MoveSaid {
  const [actor, text] = made;
  const move = `${actor === null ? "chance" : actor + 1} ${text}`;
  const follows = numbers.get(after)!;
  const more = { ...(follows !== i && { after: follows }), ...filled({ name, comment }) };
  return Object.keys(more).length ? { move, ...more } : move;
}

const wrong = (detail: string) => refused("study", detail);

function isObject(value: unknown): value is Data {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function textIn(data: Data, name: string, where: string): string {
  const text = data[name] ?? "";
  if (typeof text !== "string" || text.length > MOST.letters) throw wrong(`${where}: '${name}' should be a short text`);
  return text;
}

/** Read what `written` writes; refused ("study") with the first thing that is wrong. Whether its moves can be made, only
 * the rules can tell. */
export function read(data: unknown): Study {
  if (!isObject(data) || data.citywright !== "study") throw wrong("this is not a study");
  if (data.version !== VERSION) throw wrong(`it has version ${data.version}; this page reads version ${VERSION}`);
  const game = GAMES.find((each) => each === data.game);
  if (!game) throw wrong(`there is no game '${data.game}'`);
  const { moves = [], at = 0 } = data;
  if (!Array.isArray(moves) || moves.length > MOST.moves) throw wrong("'moves' should be a list of moves");
  if (!isNumber(at, moves.length)) throw wrong(`'at' should be the number of a move: 0 to ${moves.length}`);
  return {
    game,
    name: textIn(data, "name", "the study"),
    start: startIn(data),
    comment: textIn(data, "comment", "the study"),
    moves: moves.map(readMove),
    at,
  };
}

const isNumber = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

function startIn(data: Data): Begun {
  const { position, options, names, seed } = data;
  if (seed !== undefined && typeof seed !== "string") throw wrong("'seed' should be a text");
  const seeded = seed === undefined ? {} : { seed };
  if (position !== undefined) {
    if (!isObject(position)) throw wrong("'position' should be an object");
    return { position, ...seeded };
  }
  if (!isObject(options) || !Number.isInteger(options.players)) throw wrong("'options' should say how many 'players'");
  if (names !== undefined && !(Array.isArray(names) && names.every((name) => typeof name === "string")))
    throw wrong("'names' should be a list of names");
  return { options: options as { players: number }, ...(names && { names }), ...seeded };
}

function readMove(said: unknown, i: number): Move {
  const where = `move ${i + 1}`;
  const data = typeof said === "string" ? { move: said } : said;
  if (!isObject(data)) throw wrong(`${where} should be a text, or an object`);
  const { move, after = i } = data;
  const [, actor, text] = /^(chance|[1-9]) (.+)$/.exec(String(move)) ?? [];
  if (!text) throw wrong(`${where}: '${move}' should be a player's number or 'chance', and a move`);
  if (!isNumber(after, i)) throw wrong(`${where}: 'after' should be the number of a move before it`);
  return {
    id: i + 1,
    after,
    made: [actor === "chance" ? null : Number(actor) - 1, text],
    name: textIn(data, "name", where),
    comment: textIn(data, "comment", where),
  };
}

// -- as a file --

export function toFile(study: Study): string {
  return JSON.stringify(written(study), null, 1) + "\n";
}

export function fromFile(text: string): Study {
  return read(parsed(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw wrong(`it is not JSON: ${(error as Error).message}`);
  }
}

// -- as letters for a link --

/** The address within the client that opens a study: all of it is in there. A server is not told what is behind a #; where
 * everything is behind one, there is no second. */
export async function studyLink(study: Study): Promise<string> {
  return `/explore/${study.game}${isStatic() ? "?s=" : "#"}${await packed(study)}`;
}

const LARGEST = 4_000_000; // bytes of a study; more is nobody's work

/** All of a study in letters that an address may have, with a sum that shows if they were changed on their way. */
export async function packed(study: Study): Promise<string> {
  const text = new Response(JSON.stringify(written(study)));
  const bytes = await new Response(text.body!.pipeThrough(new CompressionStream("deflate"))).arrayBuffer();
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Refused ("study") if a link was cut or changed on its way. */
export async function unpacked(letters: string): Promise<Study> {
  return read(parsed(await inflated(letters)));
}

async function inflated(letters: string): Promise<string> {
  let text = "";
  let size = 0;
  try {
    const bytes = Uint8Array.from(atob(letters.replaceAll("-", "+").replaceAll("_", "/")), (it) => it.charCodeAt(0));
    const reader = new Response(bytes).body!.pipeThrough(new DecompressionStream("deflate")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if ((size += part.value.length) > LARGEST) throw new Error("it is too large");
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch (error) {
    throw wrong(`the link is damaged: ${(error as Error).message}`);
  }
}
