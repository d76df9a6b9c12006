// The quiz of Townies.

import type { Outcome, Posed } from "../engine/posed";
import type { Quiz, Reckoned } from "../lib/quiz";
import questions from "./quiz/questions.json";
import { goalChange, type Say, why } from "./telling";
import type { Prospect } from "./view";

const FILES = import.meta.glob<string>("./quiz/*.txt", { eager: true, query: "?raw", import: "default" });

/** Points at once, and those of goals as they would then stand. */
function reckon(_asks: string, { preview }: Outcome, _posed: Posed, names: string[], say: Say): Reckoned {
  const { points, moved, events } = preview.prospect as Prospect;
  const value = moved.reduce((sum, { gain }) => sum + gain, points);
  const goals = moved.filter(({ gain }) => gain).map((change) => goalChange(change, say));
  return { value, amount: say("townies-points", { points: value }), why: [...why(events, names, say), ...goals] };
}

export const quiz: Quiz = { questions, file: (id) => FILES[`./quiz/${id}.txt`], reckon };
