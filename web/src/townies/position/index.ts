// Setting up a position of Townies by hand.

import { say } from "../../lib/words.svelte";
import type { Editor } from "../../position/editor";
import type { TowniesBox } from "../../wire";
import { namesOf } from "./names";
import { locate } from "./places";
import PositionEditor from "./PositionEditor.svelte";
import { plain, readSaid, type Said } from "./said";
import { faultTold } from "../telling";

export const EMPTY: Said = {
  game: "townies",
  individual: true,
  additional: null,
  bonus: null,
  seats: [
    { start: "red", sheet: {} },
    { start: "yellow", sheet: {} },
  ],
};

export function editorOf(box: TowniesBox): Editor {
  return {
    Editor: PositionEditor,
    box,
    empty: EMPTY,
    read: readSaid,
    plain: (sketch) => plain(sketch as Said),
    locate,
    names: (sketch) => namesOf(sketch as Said),
    tell: (fault, sketch) => faultTold(fault, say, namesOf(sketch as Said)),
  };
}
