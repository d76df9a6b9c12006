// Tables as they are first kept: new ones, and those of game files; and the game files of tables.

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { Refusal } from "../lib/refusal";
import type { GameName } from "../wire";
import { automas, freeBotName, LESSON, person, playersOf, PREFIX, USUAL } from "./chairs";
import { fileOf, isMadeUp, replay, type GameFile } from "./file";
import { newSeed, type Game } from "./game";
import type { Chair, Kept } from "./kept";
import { begun, follow, linesOf } from "./lines";
import { withDefaults } from "./options";
import type { Rules } from "./rules";
import { standing } from "./table";

const HUMAN = "human"; // in a game file: whoever is not a bot

type Terms = Pick<Kept, "options" | "position" | "chairs" | "me" | "hints" | "undo">;

/** A table with an id and a seed that nobody can guess. */
export function newTable(
  rules: Rules,
  { options, position, chairs, me, hints, undo }: Terms,
  beginning: Kept["log"] = [],
): Kept {
  const { players: _, ...all } = withDefaults(rules.about.options, { ...options, players: playersOf(chairs) });
  const seed = newSeed();
  const game = begun(rules, { options: all, position, chairs, seed });
  for (const line of beginning) follow(game, line);
  game.carryOn();
  if (game.isOver) throw new Refusal({ code: "over" });
  const terms = { options: all, position, chairs: structuredClone(chairs), me, hints, undo };
  return keptOf(game, terms, { seed, seedHash: hashOf(seed), from: beginning.length });
}

/** A table as it is first kept. */
function keptOf(game: Game, terms: Terms, seed: Pick<Kept, "seed" | "seedHash" | "from">): Kept {
  const { rules } = game;
  return {
    id: PREFIX + newSeed().slice(0, 16),
    version: 1,
    game: rules.name as GameName,
    rules: rules.version,
    header: fileOf(game).header,
    box: rules.box,
    nextTable: null,
    ...terms,
    ...seed,
    ...standing(game),
  };
}

/** A table with the game of a file. The first person in it is whoever opens it. */
export function fromFile(rules: Rules, file: GameFile): Kept {
  const game = replay(rules, file);
  const { header } = file;
  const chairs = chairsIn(rules, game, header.controllers?.split(" ") ?? []);
  const { players: _, ...options } = withDefaults(rules.about.options, game.options);
  const me = chairs.find(({ who }) => who === "person")!.name;
  const terms = { options, position: game.position ?? undefined, chairs, me, hints: true, undo: true };
  if (!game.isOver) return newTable(rules, terms, linesOf(game));
  const { seed } = game;
  const seedHash = header["seed-hash"] ?? (seed === null ? "" : hashOf(seed));
  const kept = keptOf(game, terms, { seed, seedHash, from: Number(header["seed-from"] ?? 0) });
  return { ...kept, header: fileOf(game, { madeUp: isMadeUp(header) }).header };
}

/** The table of a lesson, which begins like the game of its file and follows it. Who has the browser is its one person. */
export function lessonTable(rules: Rules, file: GameFile, me: string): Kept {
  const { header } = file;
  const before = replay(rules, file, 0);
  const chairs = chairsIn(rules, before, header.controllers?.split(" ") ?? []);
  for (const chair of chairs) if (chair.who === "person") chair.name = me;
  for (const chair of chairs) if (chair.who === "bot") chair.name = freeBotName(rules, chairs);
  const { players: _, ...options } = withDefaults(rules.about.options, before.options);
  const game = begun(rules, { options, chairs, seed: header.seed });
  game.carryOn();
  const seed = { seed: header.seed, seedHash: hashOf(header.seed), from: 0 };
  const table = keptOf(game, { options, chairs, me, hints: false, undo: false }, seed);
  return { ...table, id: LESSON + rules.name, script: file.moves };
}

/** The seats of a file. Bots that are not known here are replaced; there is at least one person. */
function chairsIn(rules: Rules, { names, options }: Game, controllers: string[]): Chair[] {
  const isPerson = (seat: number) => (controllers[seat] ?? HUMAN) === HUMAN;
  const players = names.slice(0, options.players);
  const nobody = !players.some((_, seat) => isPerson(seat));
  const chairs = players.map((name, seat): Chair => {
    if (isPerson(seat) || (nobody && seat === 0)) return person(name);
    const level = rules.about.game.levels.includes(controllers[seat]) ? controllers[seat] : USUAL;
    return { who: "bot", name, level, stood_in: false };
  });
  return [...chairs, ...automas(rules, chairs)];
}

/** The game file of a table. The seed is included only once the game is over, since it reveals what is to come. */
export function fileFrom({ header, chairs, log, stage, scores, seed, seedHash, from }: Kept): GameFile {
  const { names: _, seed: _seed, result, ...options } = header;
  const isOver = stage === "over";
  const all: [string, string | false][] = [
    ...Object.entries(options),
    ["names", chairs.map(({ name }) => name).join(", ")],
    ["controllers", chairs.flatMap(({ who, level }) => (who === "automa" ? [] : [level ?? HUMAN])).join(" ")],
    ["seed", isOver && seed !== null && seed],
    ["result", isOver ? scores.join(" ") : result],
    ["seed-hash", seedHash],
    ["seed-from", from > 0 && String(from)],
  ];
  return {
    header: Object.fromEntries(all.filter((line): line is [string, string] => Boolean(line[1]))),
    moves: log.map(([actor, move]) => [actor === null ? "chance" : String(actor + 1), move]),
  };
}

/** The hash of a seed, to show before a game. */
function hashOf(seed: string): string {
  return bytesToHex(sha256(new TextEncoder().encode(seed)));
}
