// What only Streets asks of the thread in which the engine works: other tiles in its box, and the score of a real table.

import type { AtWork } from "../engine/at_work";
import type { Options } from "../engine/rules";
import { begunPad } from "./score/deal";
import type { Act, Pad } from "./score/pad";
import { fileOfPad, foreseenOn, tell } from "./score/told";
import { withTiles } from "./tiles/engine";
import type { Row } from "./tiles/rows";

export const atWork: AtWork<Row[]> = {
  withBox: withTiles,
  answers: {
    async begin(rulesWith, options: Options, names: string[], tiles: Row[] | null) {
      const rules = await rulesWith(tiles);
      return tell(rules, begunPad(rules, options, names, tiles));
    },
    tell: async (rulesWith, pad: Pad, tile: string | null, act: Act | null) =>
      tell(await rulesWith(pad.tiles), pad, tile, act),
    foresee: async (rulesWith, pad: Pad, move: string) => foreseenOn(await rulesWith(pad.tiles), pad, move),
    file: async (rulesWith, pad: Pad) => fileOfPad(await rulesWith(pad.tiles), pad),
  },
};
