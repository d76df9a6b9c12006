// Streets, as the rest of the client knows it.

import type { Game } from "../lib/games";
import { local } from "../lib/local";
import type { Sounds } from "../lib/sounds";
import { say } from "../lib/words.svelte";
import type { StreetsBox } from "../wire";
import { moment } from "./moment";
import type { Row } from "./tiles/rows";
import Picture from "./Picture.svelte";

/** The box, with the tiles of a set of one's own. */
async function box(edition?: string, tiles?: Row[]): Promise<StreetsBox> {
  const printed = await local.box<StreetsBox>("streets", edition ? { edition } : {});
  return tiles ? (await import("./tiles/box")).boxWith(printed, tiles, edition) : printed;
}

export const game: Game = {
  Picture,
  score: (amount) => say("money", { amount }),
  lesson: async () => (await import("./lesson")).lesson,
  varied: { modules: "module", edition: "edition" },
  keys: {
    "1 – 9": "help-streets-number",
    "← ↑ → ↓": "help-streets-arrows",
    "↵": "help-streets-build",
    R: "help-streets-turn",
    F: "help-streets-fit",
    "+ −": "help-streets-zoom",
  },
  async kit({ edition, box: tiles }) {
    const [board, postcard, skyline, counted, { tally }, status, telling, describing, found] = await Promise.all([
      import("./StreetsTable.svelte"),
      import("./city/Postcard.svelte"),
      import("./city/Skyline.svelte"),
      import("./Counted.svelte"),
      import("./tally"),
      import("./status"),
      import("./telling"),
      import("./describe"),
      box(edition, tiles),
    ]);
    const told = { ...telling, continues: telling.CONTINUES, untold: ["top"], turn: "turn", moment };
    const sounds: Sounds = {
      built: "tile",
      covered: "tile",
      gathered: "walk",
      sent: "walk",
      scoring: "sold",
      over: "end",
    };
    return {
      Board: board.default,
      Postcard: postcard.default,
      isHigh: postcard.isHigh,
      Skyline: skyline.default,
      ...status,
      ...told,
      ...describing,
      box: found,
      inspects: true,
      takesUp: true,
      Counted: counted.default,
      tally,
      retells: ["scoring"],
      sounds,
    };
  },
  quiz: async () => (await import("./quiz")).quiz,
  scorePad: async () => (await import("./score/ScorePad.svelte")).default,
  own: async () => (await import("./tiles/OwnTiles.svelte")).default,
  editor: async () => (await import("./position")).editorOf(await box()),
  async pictures() {
    const [drawn, found] = await Promise.all([import("./rules/Pictures.svelte"), box()]);
    return { Pictures: drawn.default, box: found };
  },
};
