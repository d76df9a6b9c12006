// The tiles of one's own, kept in this browser as the tile file that the command reads.

import { recall, remember } from "../../lib/stored";
import { fileOfRows, HOUSE, idOf, isHouse, rowsIn, wrongIn, type Row } from "./rows";

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

/** Whether they are stored. */
export function keepTiles(changed: Row[]): boolean {
  rows = changed;
  return remember(STORED, fileOfRows(changed));
}

/** Keep one more tile: in place of one of its name, of another, or of any of the house's; the rest of the set stays. */
export function keepTile(row: Row, old: string): void {
  const ids = rows.map(({ name }) => idOf(name));
  const houses = rows.findIndex((each) => isHouse(each) && each.back === row.back && each.players === row.players);
  const places = [ids.indexOf(idOf(row.name)), ids.indexOf(old), houses].filter((place) => place >= 0);
  const changed = places.map((place) => rows.with(place, row)).find((each) => wrongIn(each) === null);
  if (changed) keepTiles(changed);
}
