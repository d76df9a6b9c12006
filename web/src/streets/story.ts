// What became of a building, from the log: who built it, what it has earned, and why its people came.

import type { Happened } from "./types";

export interface Guest {
  colour: string;
  /** With the building, from the street of another one, or sent by somebody. */
  why: "arrived" | "gathered" | "sent";
  source: string | null;
  seat: number | null;
  turn: number;
}

export interface Story {
  built: { seat: number; turn: number } | null;
  earned: { seat: number; amount: number; turn: number }[];
  /** Those who are there, in the order in which they came. */
  guests: Guest[];
}

export function storyOf(tile: string, events: Happened[]): Story {
  const story: Story = { built: null, earned: [], guests: [] };
  let turn = 0;
  for (const event of events) {
    if (event.event === "turn") turn = event.number;
    else note(event, tile, turn, story);
  }
  return story;
}

function note(event: Happened, tile: string, turn: number, story: Story): void {
  if ("source" in event && event.source === tile) leave(story, event.colour, "n" in event ? event.n : 1);
  if (!("tile" in event) || event.tile !== tile) return;
  if (event.event === "built" || event.event === "covered") story.built = { seat: event.seat, turn };
  if (event.event === "paid" && event.amount) story.earned.push({ seat: event.seat, amount: event.amount, turn });
  if (event.event === "arrived") come(story, event.n, { ...event, why: "arrived", source: null, seat: null, turn });
  if (event.event === "gathered") come(story, event.n, { ...event, why: "gathered", seat: null, turn });
  if (event.event === "sent") come(story, 1, { ...event, why: "sent", turn });
}

function come({ guests }: Story, n: number, { colour, why, source, seat, turn }: Guest): void {
  for (let i = 0; i < n; i++) guests.push({ colour, why, source, seat, turn });
}

/** Whoever came first goes first: people of a colour are alike. */
function leave({ guests }: Story, colour: string, n: number): void {
  for (let i = 0; i < n; i++) {
    const first = guests.findIndex((guest) => guest.colour === colour);
    if (first >= 0) guests.splice(first, 1);
  }
}

/** Guests who came alike, and how many. */
export function counted(guests: Guest[]): [Guest, number][] {
  const found = new Map<string, [Guest, number]>();
  for (const guest of guests) {
    const key = JSON.stringify(guest);
    found.set(key, [guest, (found.get(key)?.[1] ?? 0) + 1]);
  }
  return [...found.values()];
}
