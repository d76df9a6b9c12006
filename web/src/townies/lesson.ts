// The first game of Townies, move by move. `tests/townies/test_lesson.py` checks what its texts say of it.

import type { Lesson } from "../lib/lessons";
import file from "./lesson.txt?raw";

export const lesson: Lesson = {
  file,
  steps: [
    { id: "welcome", at: 1, kind: "read" },
    { id: "shape", at: 2, kind: "do" },
    { id: "markers", at: 4, kind: "read" },
    { id: "around", at: 5, kind: "do" },
    { id: "green", at: 8, kind: "do" },
    { id: "bank", at: 11, kind: "do" },
    { id: "scored", at: 13, kind: "read" },
    { id: "funding", at: 14, kind: "do" },
    { id: "windmill", at: 15, kind: "do" },
    { id: "goal", at: 17, kind: "read" },
    { id: "court", at: 18, kind: "do" },
    { id: "bikes", at: 21, kind: "do" },
    { id: "later", at: 41, kind: "read", skip: true },
    { id: "station", at: 42, kind: "do" },
    { id: "full", at: 44, kind: "read" },
    { id: "square", at: 45, kind: "do" },
  ],
  learnt: ["draw", "room", "markers", "stars", "goals"],
};
