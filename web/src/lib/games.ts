// What differs between the two games for the shell: the board, and how things are told. Loaded when first needed.

import type { Component } from "svelte";
import type { Position, Seat } from "../wire";
import { api } from "./api";
import type { BoardProps } from "./board";
import type { GameName } from "./router.svelte";
import type { Values } from "./words.svelte";

type Say = (id: string, values?: Values) => string;

export interface Kit {
  Board: Component<BoardProps<any>>;
  box: any;
  statusOf: (position: Position, seats: Seat[], say: Say) => string;
  sentence: (event: Record<string, any>, names: string[], say: Say) => string;
  moveTold: (move: string, say: Say) => string;
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
  return { Board: board.default, ...status, ...telling, ...describing, box, continues: telling.CONTINUES, untold: [] };
}

export function kitOf(game: GameName, options: Record<string, any>): Promise<Kit> {
  return game === "streets" ? streets(options.edition) : townies();
}
