// The quiz of Streets.

import type { Outcome, Posed } from "../engine/posed";
import type { Quiz, Reckoned } from "../lib/quiz";
import { toldLines } from "./card";
import { readMove } from "./moves";
import questions from "./quiz/questions.json";
import type { Words } from "./telling";
import { foundOf, type Happened, type Worth } from "./types";

const FILES = import.meta.glob<string>("./quiz/*.txt", { eager: true, query: "?raw", import: "default" });
const PAYING = ["valued", "paid"];

/** What a building would pay if its street were enclosed now. */
function worthOf(found: Posed["found"], { move }: Outcome): Worth {
  const read = readMove(move);
  return foundOf(found)!.buildings.find(({ tile }) => "tile" in read && tile === read.tile)!;
}

const ASKED: Record<string, (outcome: Outcome, posed: Posed) => { value: number; events: Happened[] }> = {
  /** What the move pays at once. */
  now({ preview }, { position }) {
    const events = (preview.events as Happened[]).filter(({ event }) => PAYING.includes(event));
    return { value: preview.scores[position.seat!] - position.scores[position.seat!], events };
  },
  /** What the building would be worth. */
  worth(outcome) {
    const { total, events } = worthOf(outcome.found, outcome);
    return { value: total, events };
  },
  /** What is given up with a building. */
  loss(outcome, { found }) {
    const { total, events } = worthOf(found, outcome);
    return { value: -total, events };
  },
};

/** Nobody is paid yet: what a building would pay has words of its own. */
function asIf(say: Words): Words {
  return (id, ...values) => say(id === "streets-paid" ? "quiz-streets-would-pay" : id, ...values);
}

function reckon(asks: string, outcome: Outcome, posed: Posed, names: string[], say: Words): Reckoned {
  const { value, events } = ASKED[asks](outcome, posed);
  const amount = say("money", { amount: Math.abs(value) });
  const why = toldLines(events, names, asks === "now" ? say : asIf(say)).map(({ text }) => text);
  return { value, amount: value < 0 ? `−${amount}` : amount, why };
}

export const quiz: Quiz = { questions, file: (id) => FILES[`./quiz/${id}.txt`], reckon };
