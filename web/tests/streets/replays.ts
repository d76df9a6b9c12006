// A game of which every frame shows the end; its scores follow what was paid.

import type { Frame, Replay, StreetsBox } from "../../src/wire";
import { table } from "../shell/fakes";
import { fixture, seatsOf } from "./fixtures";

export function replayOf(name: string): Replay & { box: StreetsBox } {
  const { box, position, ...made } = fixture(name);
  const scores = made.names.map(() => 0);
  const frames = position.log.map((entry) => {
    for (const event of entry.events) if (event.event === "paid") scores[event.seat] += event.amount;
    return { entry, view: position.view, scores: [...scores] };
  });
  const seats = seatsOf({ ...made, box, position });
  const first = { entry: null, view: position.view, scores: made.names.map(() => 0) };
  const told = table({ id: "home-1", stage: "over", seats });
  return { table: told, frames: [first, ...frames] as Frame[], earned: [], best: null, box };
}
