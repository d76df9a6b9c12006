// Townies, as the rest of the client knows it.

import type { Game } from "../lib/games";
import { local } from "../lib/local";
import type { Sounds } from "../lib/sounds";
import { loadWords } from "../lib/words.svelte";
import type { TowniesBox } from "../wire";
import type { View } from "./view";
import { moment } from "./moment";
import Picture from "./Picture.svelte";
import { standing } from "./standing";

function box(): Promise<TowniesBox> {
  return local.box("townies");
}

export const game: Game = {
  Picture,
  score: String,
  lesson: async () => (await import("./lesson")).lesson,
  colour: (view: View, seat) => view.seats[seat].start,
  colourOption: "starts",
  varied: { mode: "mode" },
  keys: {
    "1 – 9": "help-townies-number",
    "← ↑ → ↓": "help-townies-arrows",
    "↵": "help-townies-draw",
    R: "help-townies-turn",
    F: "help-townies-flip",
  },
  async kit() {
    const [board, postcard, counted, { tally }, status, telling, describing, found] = await Promise.all([
      import("./TowniesTable.svelte"),
      import("./Postcard.svelte"),
      import("./Counted.svelte"),
      import("./tally"),
      import("./status"),
      import("./telling"),
      import("./describe"),
      box(),
    ]);
    const shownTold = telling.moveTold; // the map names its spaces
    const events = { continues: telling.CONTINUES, untold: [], turn: "rolled", sealed: "finished" };
    const told = { ...telling, ...events, shownTold, moment, standing };
    const sounds: Sounds = { rolled: "dice", shape: "marker", object: "marker", over: "end" };
    return {
      Board: board.default,
      Postcard: postcard.default,
      ...status,
      ...told,
      ...describing,
      box: found,
      inspects: false,
      takesUp: false,
      Counted: counted.default,
      tally,
      retells: [],
      sounds,
    };
  },
  quiz: async () => (await import("./quiz")).quiz,
  editor: async () => (await import("./position")).editorOf(await box()),
  async scorePad() {
    const [pad] = await Promise.all([import("./score/ScorePad.svelte"), loadWords("position")]);
    return pad.default;
  },
  async pictures() {
    const [drawn, found] = await Promise.all([import("./rules/Pictures.svelte"), box()]);
    return { Pictures: drawn.default, box: found };
  },
};
