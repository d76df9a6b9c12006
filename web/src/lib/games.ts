// What differs between the two games for the shell: the board, and how things are told. Loaded when first needed.

import type { Component } from "svelte";
import type { Position, Seat } from "../wire";
import { api } from "./api";
import type { Board, BoardProps } from "./board";
import type { GameName } from "./router.svelte";
import type { Values } from "./words.svelte";

type Say = (id: string, values?: Values) => string;

export interface Kit {
  Board: Component<BoardProps<any>, Board>;
  box: any;
  statusOf: (position: Position, seats: Seat[], say: Say) => string;
  sentence: (event: Record<string, any>, names: string[], say: Say) => string;
  /** Places of the board that an event is about, where its log names them. */
  placesOf?: (event: Record<string, any>, view: Record<string, any>) => string[];
  moveTold: (move: string, say: Say) => string;
  /** The same without places that only the board shows. */
  shownTold: (move: string, say: Say) => string;
  describe: (position: Position, box: any, seats: Seat[], say: Say) => string[];
  /** Events told in the same line as the one before, if that is of this kind. */
  continues: Record<string, string>;
  /** Events that the board shows anyway. */
  untold: string[];
}

async function streets(edition: string): Promise<Kit> {
  const [board, status, telling, describing, box] = await Promise.all([
    import("../streets/StreetsTable.svelte"),
    import("../streets/status"),
    import("../streets/telling"),
    import("../streets/describe"),
    api.streetsBox(edition),
  ]);
  return { Board: board.default, ...status, ...telling, ...describing, box, continues: {}, untold: ["top"] };
}

async function townies(): Promise<Kit> {
  const [board, status, telling, describing, box] = await Promise.all([
    import("../townies/TowniesTable.svelte"),
    import("../townies/status"),
    import("../townies/telling"),
    import("../townies/describe"),
    api.towniesBox(),
  ]);
  const told = { ...telling, shownTold: telling.moveTold, continues: telling.CONTINUES, untold: [] }; // its map names spaces
  return { Board: board.default, ...status, ...told, ...describing, box };
}

export function kitOf(game: GameName, options: Record<string, any>): Promise<Kit> {
  return game === "streets" ? streets(options.edition) : townies();
}
