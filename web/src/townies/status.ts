// The line that says whose decision it is, and what decision.

import { namesJoined } from "../lib/telling";
import type { Position, Seat } from "../wire";
import type { Say } from "./telling";
import { viewOf, type View } from "./view";

export function statusOf(position: Position, seats: Seat[], say: Say): string {
  const view = viewOf(position);
  const name = (seat: number) => seats[seat].name;
  if (view.step === "over") return outcome(position, view, seats, say);
  if (position.seat !== null && position.decision) return question(view, position.seat, name(position.seat), say);
  if (!position.due.length) return say("townies-round", { round: view.round + (view.step === "roll" ? 1 : 0) });
  return say("web-townies-waiting", { names: namesJoined(position.due.map(name), say) });
}

function question(view: View, seat: number, name: string, say: Say): string {
  const own = view.seats[seat];
  if (own.choice?.length) return say("townies-decide-extra", { seat: name });
  return say("townies-decide", { seat: name, colour: say(`marker-${own.marker}`) });
}

function outcome(position: Position, view: View, seats: Seat[], say: Say): string {
  if (view.verdict) return say(`townies-verdict-${view.verdict}`);
  const winners = position.winners.map((seat) => seats[seat].name);
  if (!winners.length) return say("game-nobody-won");
  return say("game-won", { names: namesJoined(winners, say), n: winners.length });
}
