// Setting up a position of Streets by hand.

import type { Editor as AnyEditor } from "../../position/editor";
import type { StreetsBox } from "../../wire";
import Editor from "./Editor.svelte";
import { locate } from "./faults";
import { EMPTY, readSketch, type Sketch } from "./sketch";
import { faultWords, seatNames } from "./telling";

export function editorOf(box: StreetsBox): AnyEditor {
  const known = new Set(box.tiles.map(({ id }) => id));
  return {
    Editor,
    box,
    empty: EMPTY,
    read: (data) => readSketch(data, (tile) => known.has(tile)),
    locate: (fault, sketch) => locate(fault, sketch as Sketch),
    names: (sketch) => seatNames(sketch as Sketch),
    tell: (fault, sketch) => faultWords(fault, sketch as Sketch),
  };
}
