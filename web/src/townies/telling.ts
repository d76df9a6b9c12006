// Townies in sentences, for the log: the same as src/citywright/telling/townies.py, and tested to be.

import objectColours from "../../../src/citywright/games/townies/data/objects.csv?raw";
import { has, type Values } from "../lib/words.svelte";
import { parse, type Move } from "./moves";
import type { GoalNow } from "./view";

export type Say = (id: string, values?: Values) => string;
export type Data = Record<string, any>;

/** Events told in the same line as the one before, if that is of this kind. */
export const CONTINUES: Record<string, string> = {
  finished: "finished",
  condition: "neighbours",
  scored: "condition",
  marker: "marker",
};

const WORD_FIELDS = { colour: "marker", object: "object", goal: "goal", bonus: "bonus", kind: "marker" };
const BY_OBJECT = "city-square"; // the only object that counts objects
const EXPLAINING = new Set(["neighbours", "condition", "star", "soil"]);
const KIND_COLOURS = Object.fromEntries(
  objectColours
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(",")),
) as Record<string, string>;

/** What a shape is called; a host's own that has no name here goes by its own. */
export function shapeName(shape: string, say: Say): string {
  return has(`shape-${shape}`) ? say(`shape-${shape}`) : shape;
}

/** Values for a message: colours, objects and the like by their names. */
function inWords(data: Data, say: Say): Data {
  const values: Data = { ...data };
  if (data.object) values.kind = KIND_COLOURS[data.object];
  for (const [field, kind] of Object.entries(WORD_FIELDS)) {
    if (values[field]) values[field] = say(`${kind}-${values[field]}`);
  }
  if (values.shape) values.shape = shapeName(values.shape, say);
  if (values.spaces) {
    values.n = values.spaces.length;
    values.spaces = values.spaces.join(" ");
  }
  return values;
}

/** What an event says. */
export function sentence(event: Data, names: string[], say: Say): string {
  const values = inWords(event, say);
  if ("seat" in event) values.seat = names[event.seat];
  if ("met" in event) values.met = event.met ? "yes" : "no";
  if (event.event === "additional") values.counts = say(`townies-counts-${event.goal}`);
  if (event.event === "bonus") values.does = say(`townies-does-${event.bonus}`);
  if (event.event === "goal") values.counted = counted(event, say);
  return say(`townies-${kindOf(event)}`, values);
}

function kindOf(event: Data): string {
  if (event.event === "condition") return `condition-${event.object}`;
  if (event.event === "neighbours" && event.object === BY_OBJECT) return `neighbours-${BY_OBJECT}`;
  return event.event;
}

function counted(event: Data, say: Say): string {
  return say(`townies-counted-${event.goal}`, { n: event.count, spaces: event.spaces.join(" ") });
}

/** A move as something to choose. */
export function moveTold(text: string, say: Say): string {
  return moveWords(parse(text), say);
}

function moveWords(move: Move, say: Say): string {
  const values = inWords({ ...move, kind: "" }, say); // a move's kind is no colour
  if (move.kind === "shape") return say("townies-move-shape", values);
  if (move.kind !== "object") return say("townies-move-pass");
  return say(`townies-move-object${move.colour ? "-coloured" : ""}`, values);
}

/** Of what would be told, the sentences that explain points. */
export function why(events: Data[], names: string[], say: Say): string[] {
  return events.filter((event) => EXPLAINING.has(event.event)).map((event) => sentence(event, names, say));
}

/** How the counts of goals would change, and by how many points. */
export function goalMoves(before: Record<string, GoalNow>, after: Record<string, GoalNow>, say: Say): string[] {
  return Object.entries(before)
    .filter(([goal, now]) => after[goal].count !== now.count)
    .map(([goal, now]) => {
      const gain = after[goal].points - now.points;
      const values = { before: now.count, after: after[goal].count, gain: gain > 0 ? `+${gain}` : gain };
      return say("townies-goal-moves", { goal: say(`goal-${goal}`), ...values });
    });
}

/** Names of players: Ann and Bob. */
export function namesJoined(names: string[], say: Say): string {
  return names.reduce((some, name) => say("names-and", { names: some, name }));
}
