import type { StreetsBox } from "../../wire";
import { faceOf, inPlace, START, type Row } from "./rows";

/** A box with these tiles in place of the house's. */
export function boxWith(box: StreetsBox, rows: Row[], edition?: string): StreetsBox {
  return { ...box, tiles: [...box.tiles.slice(0, START.length), ...inPlace(rows).map((row) => faceOf(row, edition))] };
}
