// The first game of Streets, move by move. It is one that really happened between two bots (seed "lesson 1371").

import type { Lesson } from "../lib/lessons";
import file from "./lesson.txt?raw";

export const lesson: Lesson = {
  file,
  steps: [
    { id: "welcome", at: 14, kind: "read" },
    { id: "build", at: 14, kind: "do" },
    { id: "sign", at: 17, kind: "read" },
    { id: "enclose", at: 20, kind: "do" },
    { id: "paid", at: 25, kind: "read" },
    { id: "people", at: 25, kind: "read" },
    { id: "gather", at: 28, kind: "do" },
    { id: "crowd", at: 31, kind: "read" },
    { id: "later", at: 114, kind: "read", skip: true },
    { id: "abandon", at: 114, kind: "do" },
    { id: "move", at: 115, kind: "do" },
    { id: "sell", at: 116, kind: "do" },
    { id: "sold", at: 118, kind: "read" },
    { id: "send", at: 118, kind: "do" },
    { id: "ahead", at: 125, kind: "do" },
    { id: "last", at: 130, kind: "do" },
    { id: "end", at: 139, kind: "read" },
  ],
  learnt: ["enclose", "people", "fomo", "abandon", "end"],
};
