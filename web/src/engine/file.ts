// Game files: a header, then every move in text, chance included. The same as src/citywright/record.py.

import { Refusal, refused } from "../lib/refusal";
import type { GameName } from "../wire";
import { Game } from "./game";
import { applies, read as readOption, written, type Options } from "./options";
import { gameFrom, type Sketch } from "./position";
import type { Rules } from "./rules";
import type { Line, Made } from "./standing";

export interface GameFile {
  header: Record<string, string>;
  /** Actor and text. */
  moves: [string, string][];
}

/** Lines of a header beside the options. */
export interface Told {
  /** Who plays each seat: a level, or "human". */
  controllers?: string[];
  seedHash?: string;
  /** How many moves were there before those of the seed, where a game went on from another. */
  seedFrom?: number;
  /** Whether what only players knew, or nobody, was made up. */
  madeUp?: boolean;
}

const TITLE = "citywright game file";
const UNFINISHED = "unfinished";
const CHANCE = "chance"; // who makes its moves
const MADE_UP = "made up"; // hands and draws of a game whose score was kept at a real table
const LEFT_OUT = "left out"; // moves that were the only option are not in the file
const NEEDED = ["game", "rules", "players", "result"];
const FRAME = [
  "game",
  "rules",
  "names",
  "controllers",
  "position",
  "seed",
  "seed-hash",
  "seed-from",
  "forced",
  "hidden",
  "result",
];

const unreadable = (detail: string) => refused("file", detail);

/** The file of a game as it stands. The seed is included only once it is over, since it reveals what is to come. */
export function fileOf(game: Game, { controllers, seedHash, seedFrom, madeUp }: Told = {}): GameFile {
  const { rules, names, seed, isOver } = game;
  const header: Record<string, string> = {
    game: rules.name,
    rules: rules.version,
    ...optionLines(rules, game.options),
  };
  header.names = names.join(", ");
  if (controllers) header.controllers = controllers.join(" ");
  if (game.position) header.position = JSON.stringify(game.position);
  if (isOver && seed !== null) header.seed = seed;
  if (madeUp) header.hidden = MADE_UP;
  header.result = resultOf(game);
  if (seedHash) header["seed-hash"] = seedHash;
  if (seedFrom) header["seed-from"] = String(seedFrom);
  return { header, moves: game.log.map(({ actor, move }) => [actorWord(rules, actor), game.textOf(move)]) };
}

/** The options as lines, and the components. Options that have no meaning here have none. */
function optionLines(rules: Rules, options: Options): Record<string, string> {
  const settled = rules.settled(options);
  const lines = Object.fromEntries([rules.about.box_line]);
  for (const row of rules.about.options) {
    const value = settled[row.name];
    const isTold = row.kind !== "each" || value.length > 0;
    if (isTold && applies(row, settled)) lines[row.name] = written(row, value);
  }
  return Object.fromEntries(rules.about.lines.filter((name) => name in lines).map((name) => [name, lines[name]]));
}

const resultOf = (game: Game) => (game.isOver ? game.scores.join(" ") : UNFINISHED);

/** An actor in a file: chance, or the player's number from 1. */
const actorWord = (rules: Rules, actor: number) => (actor === rules.chance ? CHANCE : String(actor + 1));

/** A game file as text. */
export function write({ header, moves }: GameFile): string {
  const lines = Object.entries(header).map(([name, value]) => `${name}: ${value}`);
  const numbered = moves.map(([actor, move], i) => `${i + 1} ${actor} ${move}`);
  return [TITLE, ...lines, "", ...numbered, `end ${moves.length}`, ""].join("\n");
}

/** Read a game file; a cut or garbled one is refused with the line and the reason. */
export function read(text: string): GameFile {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  if (lines[0].trim() !== TITLE) throw unreadable(`this is not a game file: its first line should be '${TITLE}'`);
  const gap = lines.indexOf("");
  if (gap < 0) throw unreadable("the file is cut: there should be an empty line between header and moves");
  return { header: readHeader(lines.slice(1, gap)), moves: readMoves(lines.slice(gap + 1), gap + 2) };
}

function readHeader(lines: string[]): Record<string, string> {
  const header: Record<string, string> = {};
  for (const [i, line] of lines.entries()) {
    const [, name, value] = /^([^:]*):(.*)$/.exec(line) ?? [];
    if (!name?.trim()) throw unreadable(`line ${i + 2}: '${line}' should be NAME: VALUE`);
    header[name.trim()] = value.trim();
  }
  for (const name of NEEDED) {
    if (!(name in header)) throw unreadable(`the header has no line '${name}'`);
  }
  return header;
}

function readMoves(lines: string[], first: number): [string, string][] {
  const moves: [string, string][] = [];
  for (const [i, line] of lines.entries()) {
    const [n, actor, ...move] = line.trim().split(/\s+/);
    const isLast = lines.slice(i + 1).every((rest) => !rest.trim());
    if (n === "end" && actor === String(moves.length) && !move.length && isLast) return moves;
    if (n !== String(moves.length + 1) || !move.length) {
      throw unreadable(`line ${first + i}: '${line}' should be move ${moves.length + 1}, or end ${moves.length}`);
    }
    moves.push([actor, move.join(" ")]);
  }
  throw unreadable(`the file is cut after move ${moves.length}: its last line should be end ${moves.length}`);
}

/** Whether the game of a file says that it is over. */
export function isOver({ header }: GameFile): boolean {
  return header.result !== UNFINISHED;
}

/** The moves of a file, for the engine. */
export function lineIn({ header, moves }: GameFile): Line {
  const made = moves.map(([by, move]): Made => [by === CHANCE ? null : Number(by) - 1, move]);
  return { game: header.game as GameName, start: { header }, moves: made };
}

/** Replay a file and check every move, with `to` only up to that move. */
export function replay(rules: Rules, { header, moves }: GameFile, to?: number): Game {
  const game = started(rules, header);
  if (to !== undefined && !(to >= 0 && to <= moves.length)) {
    throw unreadable(`there is no move ${to}; the file has moves 1 to ${moves.length}`);
  }
  const fillIn = () => isShort(header) && game.carryOn(false);
  for (const [i, move] of moves.slice(0, to).entries()) {
    fillIn();
    telling(`move ${i + 1}`, () => replayMove(game, ...move));
  }
  fillIn();
  if (to === undefined && header.result !== resultOf(game)) {
    throw unreadable(`the header says the result is ${header.result}, but the moves lead to ${resultOf(game)}`);
  }
  return game;
}

/** Whether a header says that moves that were the only option are not told. */
export function isShort(header: Record<string, string>): boolean {
  return header.forced === LEFT_OUT;
}

/** Whether a header says that what only players knew, or nobody, was made up: nobody's choices can be judged by it. */
export function isMadeUp(header: Record<string, string>): boolean {
  return header.hidden === MADE_UP;
}

/** The game of a header before its first move. Its own seed is known only once it is over. */
export function started(rules: Rules, header: Record<string, string>): Game {
  if (header.rules !== rules.version) {
    throw unreadable(`played with rules version ${header.rules}; this program has version ${rules.version}`);
  }
  const names = (header.names ?? "").split(",").map((name) => name.trim());
  const given = { names: names.some(Boolean) ? names.filter(Boolean) : undefined, seed: header.seed, carryOn: false };
  const options = optionsIn(rules, header);
  const position = positionIn(header);
  const game = telling("the header", () =>
    position ? gameFrom(rules, position, { seed: header.seed, carryOn: false }) : new Game(rules, options, given),
  );
  game.seed = header.seed ?? null;
  return game;
}

/** The position that a game began from, if it did. */
function positionIn({ position }: Record<string, string>): Sketch | null {
  try {
    return position === undefined ? null : JSON.parse(position);
  } catch (error) {
    throw unreadable(`the position in the header is not JSON: ${error}`);
  }
}

/** The options in a header, which should have a line for each, and no others. */
function optionsIn(rules: Rules, header: Record<string, string>): Options {
  const lines = Object.fromEntries(Object.entries(header).filter(([name]) => !FRAME.includes(name)));
  const [box, digest] = rules.about.box_line;
  if ((lines[box] ?? digest) !== digest) {
    throw unreadable(`this game was played with the ${box} ${lines[box]}, not ${digest}`);
  }
  const rows = rules.about.options.filter(({ name }) => name in lines);
  const values = rows.map((row) => [row.name, telling(row.name, () => readOption(row, lines[row.name]))]);
  const options: Options = Object.fromEntries(values);
  const wanted = telling("the header", () => optionLines(rules, options));
  for (const name of [...Object.keys(lines), ...Object.keys(wanted)].sort()) {
    if (!(name in wanted)) throw unreadable(`the header has an unknown line '${name}'`);
    if (!(name in lines)) throw unreadable(`the header lacks the line '${name}'`);
  }
  return options;
}

function replayMove(game: Game, word: string, text: string): void {
  const { rules, names } = game;
  const actor = [...names.keys(), rules.chance].find((each) => actorWord(rules, each) === word);
  if (actor === undefined) throw unreadable(`'${word}' is not an actor; it should be chance or a player's number`);
  make(game, actor, text.toLowerCase());
}

/** Make a move that may have been the only option. */
export function make(game: Game, actor: number, text: string): void {
  const { rules, state } = game;
  const move = game.moveOf(text, actor);
  const isOnly = actor !== rules.chance && game.legalMoves(actor).length === 1;
  game.apply(actor, move, isOnly && !rules.isSecret(state));
}

/** Do something; if it is refused, tell where in the file. */
function telling<T>(where: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw error instanceof Refusal ? unreadable(`${where}: ${error.message}`) : error;
  }
}
