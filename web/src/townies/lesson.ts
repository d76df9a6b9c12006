// The first game of Townies, move by move.

import type { Lesson } from "../lib/lessons";
import file from "./lesson.txt?raw";

export const lesson: Lesson = {
  file,
  steps: [{ id: "welcome", at: 1, kind: "read" }],
  learnt: [],
};
