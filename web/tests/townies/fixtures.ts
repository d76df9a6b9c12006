// What a browser would get at certain points of games; made by `python web/fixtures/make.py`.

import type { Happened, Prospect, View } from "../../src/townies/view";
import type { Entry, Position as AnyPosition, Preview as AnyPreview, Seat, TowniesBox } from "../../src/wire";

export type Position = Omit<AnyPosition, "view" | "log"> & { view: View; log: (Entry & { events: Happened[] })[] };
export type Preview = Omit<AnyPreview, "prospect"> & { prospect: Prospect | null };

export interface Fixture {
  names: string[];
  box: TowniesBox;
  position: Position;
  previews: Preview[];
  lines: Record<string, string[]>;
  described: Record<string, string[]>;
  film?: Position[];
}

const files = import.meta.glob<Fixture>("../../fixtures/townies-*.json", { eager: true, import: "default" });

export const fixtures: Record<string, Fixture> = Object.fromEntries(
  Object.entries(files).map(([path, fixture]) => [path.match(/townies-(.*)\.json/)![1], fixture]),
);
export const all = Object.entries(fixtures);
/** Those in which something is to be decided. */
export const deciding = all.filter(([, { position }]) => position.decision);

export function people({ names }: Fixture): Seat[] {
  return names.map((name, seat) => ({
    name,
    who: seat ? "bot" : "person",
    level: null,
    mine: !seat,
    here: true,
    stood_in: false,
  }));
}
