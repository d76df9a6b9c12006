// The one line that says whose decision it is, and what decision; as in the terminal (cli/streets/choice.py).

import type { Position, Seat } from "../wire";
import { Plan } from "./geometry";
import { namesJoined, tileName, type Words } from "./telling";
import { type View, viewOf } from "./types";

function isGrifter(seats: Seat[], seat: number | null): boolean {
  return seat !== null && seats[seat]?.who === "grifter";
}

/** Whose tokens are asked about: clockwise from the player after the current one, among those who own something there. */
export function tokenSeat({ log }: Position, view: View, seats: Seat[]): number {
  const turn = view.turn ?? 0;
  if (view.abandoning) return turn;
  const plan = new Plan(view.city);
  const scope = view.city.find(({ tile }) => tile === view.scope);
  const street = scope ? plan.street(scope).map((cell) => view.city.find((one) => plan.at(cell) === one)?.owner) : [];
  const order = seats.map((_, i) => (turn + 1 + i) % seats.length).filter((seat) => street.includes(seat));
  const events = log.flatMap((entry) => entry.events);
  const took = events.slice(events.findLastIndex(({ event }) => event === "scoring") + 1);
  const last = took.findLast(({ event }) => event === "took")?.seat ?? -1;
  return order[order.indexOf(last) + 1] ?? turn;
}

function over({ scores, winners }: Position, seats: Seat[], say: Words): string {
  const names = seats.map((seat) => seat.name);
  const sums = names.map((name, seat) => `${name} ${say("money", { amount: scores[seat] })}`).join(", ");
  const won = winners.map((seat) => names[seat]);
  const end = won.length ? say("game-won", { names: namesJoined(won, say), n: won.length }) : say("game-nobody-won");
  return `${sums}. ${end}`;
}

function build(position: Position, view: View, seat: string, grifter: boolean, say: Words): string {
  if (position.decision?.moves[0].startsWith("discard")) return say("streets-decide-discard", { seat });
  if (grifter && view.lifted) return say("streets-decide-build-grifter", { tile: tileName(view.lifted, say) });
  return say("streets-decide-build", { seat });
}

export function statusOf(position: Position, seats: Seat[], say: Words): string {
  const view = viewOf(position);
  if (!position.due.length) return over(position, seats, say);
  const seat = seats[position.due[0]].name;
  const grifter = isGrifter(seats, view.turn);
  if (view.step === "build") return build(position, view, seat, grifter, say);
  if (view.step === "people" && view.moving) {
    return say(`streets-decide-people${grifter ? "-grifter" : ""}`, { seat, colour: say(`colour-${view.moving}`) });
  }
  if (view.step === "tokens") {
    const other = isGrifter(seats, tokenSeat(position, view, seats));
    return say(`streets-decide-tokens${other ? "-grifter" : ""}`, { seat });
  }
  if (view.step === "abandon") return say("streets-board-abandon", { seat });
  return say(`streets-decide-${view.step}`, { seat });
}
