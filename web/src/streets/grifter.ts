// Why a player is asked about the Grifter's moves: it has rules, and what they leave open is the player's choice.

import type { Position, Seat } from "../wire";
import type { Around } from "./around";
import { tokenSeat } from "./status";
import type { Words } from "./telling";
import type { View } from "./types";

export function grifterNote(position: Position, view: View, seats: Seat[], around: Around, say: Words): string {
  const is = (seat: number | null) => seat !== null && seats[seat]?.who === "grifter";
  if (!position.decision) return "";
  if (view.step === "tokens") return is(tokenSeat(position, view, seats)) ? say("streets-board-grifter-tokens") : "";
  if (!is(view.turn)) return "";
  if (view.step === "build" && view.lifted) {
    return say(`streets-board-grifter-${around.face(view.lifted).kind === "enclosure" ? "enclosure" : "build"}`);
  }
  return view.step === "people" || view.step === "close" ? say(`streets-board-grifter-${view.step}`) : "";
}
