// The one line that says whose decision it is, and what decision; as in the terminal (cli/streets/choice.py).

import { namesJoined } from "../lib/telling";
import type { Position, Seat } from "../wire";
import { tileName, type Words } from "./telling";
import { viewOf } from "./types";

function over({ scores, winners }: Position, seats: Seat[], say: Words): string {
  const names = seats.map((seat) => seat.name);
  const sums = names.map((name, seat) => `${name} ${say("money", { amount: scores[seat] })}`).join(", ");
  const won = winners.map((seat) => names[seat]);
  const end = won.length ? say("game-won", { names: namesJoined(won, say), n: won.length }) : say("game-nobody-won");
  return `${sums}. ${end}`;
}

export function statusOf(position: Position, seats: Seat[], say: Words): string {
  if (!position.due.length) return over(position, seats, say);
  const { asks, lifted, moving } = viewOf(position);
  const seat = seats[position.due[0]].name;
  const colour = moving ? say(`colour-${moving}`) : "";
  return say(`streets-decide-${asks}`, { seat, tile: tileName(lifted, say), colour });
}

/** Why a player is asked about a move of the Grifter's: it has rules, and what they leave open is the player's choice. */
export function grifterNote(position: Position, say: Words): string {
  const { grifter } = viewOf(position);
  return position.decision && grifter ? say(`streets-board-grifter-${grifter}`) : "";
}
