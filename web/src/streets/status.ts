// The one line that says whose decision it is, and what decision; as in the terminal (cli/streets/choice.py).

import { namesJoined } from "../lib/telling";
import type { Position, Seat } from "../wire";
import { tileName, type Words } from "./telling";
import { type View, viewOf } from "./types";

function over({ scores, winners }: Position, seats: Seat[], say: Words): string {
  const names = seats.map((seat) => seat.name);
  const sums = names.map((name, seat) => `${name} ${say("money", { amount: scores[seat] })}`).join(", ");
  const won = winners.map((seat) => names[seat]);
  const end = won.length ? say("game-won", { names: namesJoined(won, say), n: won.length }) : say("game-nobody-won");
  return `${sums}. ${end}`;
}

function build(position: Position, view: View, seat: string, say: Words): string {
  if (position.decision?.moves[0].startsWith("discard")) return say("streets-decide-discard", { seat });
  if (view.grifter) return say("streets-decide-build-grifter", { tile: tileName(view.lifted, say) });
  return say("streets-decide-build", { seat });
}

export function statusOf(position: Position, seats: Seat[], say: Words): string {
  const view = viewOf(position);
  if (!position.due.length) return over(position, seats, say);
  const seat = seats[position.due[0]].name;
  const whose = view.grifter ? "-grifter" : "";
  if (view.step === "build") return build(position, view, seat, say);
  if (view.step === "people" && view.moving) {
    return say(`streets-decide-people${whose}`, { seat, colour: say(`colour-${view.moving}`) });
  }
  if (view.step === "tokens") return say(`streets-decide-tokens${whose}`, { seat });
  return say(`streets-decide-${view.step}`, { seat });
}

/** Why a player is asked about a move of the Grifter's: it has rules, and what they leave open is the player's choice. */
export function grifterNote(position: Position, say: Words): string {
  const { grifter } = viewOf(position);
  return position.decision && grifter ? say(`streets-board-grifter-${grifter}`) : "";
}
