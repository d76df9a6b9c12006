// Townies in sentences, by the table that the terminal uses, too.

import table from "../../../src/citywright/telling/townies.json";
import type { Fault } from "../engine/position";
import { type Say, Teller } from "../lib/telling";
import { readMove } from "./moves";
import type { GoalChange } from "./wire";

export type { Say };

const teller = new Teller("townies", table);

export const CONTINUES = table.continues;

/** What a shape is called; a host's own that has no name here goes by its own. */
export function shapeName(shape: string, say: Say): string {
  return teller.name("shape", shape, say);
}

/** What an event says. */
export function sentence(event: { event: string }, names: string[], say: Say): string {
  return teller.sentence(event, names, say);
}

/** A move as something to choose. */
export function moveTold(text: string, say: Say): string {
  return teller.moveWords(readMove(text), say);
}

/** What was drawn, without the spaces: the map shows them. */
export function brieflyTold(text: string, say: Say): string {
  const move = readMove(text);
  if (move.kind === "shape")
    return say("web-townies-in-colour", { piece: shapeName(move.shape, say), colour: say(`marker-${move.colour}`) });
  return move.kind === "object" ? teller.name("object", move.object, say) : moveTold(text, say);
}

/** Of what would be told, the sentences that explain points. */
export function why(events: { event: string }[], names: string[], say: Say): string[] {
  return teller.why(events, names, say);
}

/** How the count of a goal would change, and by how many points. */
export function goalChange({ goal, before, after, gain }: GoalChange, say: Say): string {
  const values = { before, after, gain: gain > 0 ? `+${gain}` : gain };
  return say("townies-goal-moves", { goal: say(`goal-${goal}`), ...values });
}

/** What is wrong with a position: `loadWords("position")` first. Without names, seats are numbered as people write them. */
export function faultTold(fault: Fault, say: Say, names?: string[]): string {
  return teller.fault(fault, say, names);
}
