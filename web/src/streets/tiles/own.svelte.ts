// The tiles of one's own, kept in this browser as the tile file that the command reads.

import { recall, remember } from "../../lib/stored";
import { fileOfRows, HOUSE, isHouse, rowsIn, type Row } from "./rows";

const STORED = "tiles-streets";

function stored(): Row[] {
  const text = recall(STORED);
  const { rows, wrong } = text ? rowsIn(text) : { rows: HOUSE, wrong: null };
  return wrong ? HOUSE : rows;
}

let rows = $state.raw<Row[]>(stored());

/** All tiles of the set: the house's where no others take their places. */
export function ownTiles(): Row[] {
  return rows;
}

export function hasOwnTiles(): boolean {
  return !rows.every(isHouse);
}

export function keepTiles(changed: Row[]): void {
  rows = changed;
  remember(STORED, fileOfRows(changed));
}
