// All that lies open, in sentences: the table for a screen reader, as the terminal tells it.

import type { Position, Seat, TowniesBox } from "../wire";
import { markerWords } from "./ring";
import { shapeName, type Say } from "./telling";
import { drawn, fromOwn, viewOf, type Block, type Blocks, type SeatView, type View } from "./view";

export function describe(position: Position, box: TowniesBox, seats: Seat[], say: Say): string[] {
  const view = viewOf(position);
  const names = seats.map((seat) => seat.name);
  const order = fromOwn(position.seat ?? 0, view.seats.length);
  const goals = Object.keys(view.seats[order[0]].goals);
  return [
    head(view, say),
    ...order.flatMap((seat) => [
      seatWords(view.seats[seat], names[seat], say),
      sheetWords(view.seats[seat], names[seat], say),
    ]),
    ...goals.map((goal) => goalWords(box, goal, view.seats, names, say)),
    spacesWords(box, say),
  ];
}

function head(view: View, say: Say): string {
  const parts = [say("townies-round", { round: view.round })];
  if (view.dice) {
    const object = say(`object-${view.dice.object}`);
    parts.push(say("townies-dice", { object, shape: shapeName(view.dice.shape, say) }));
  }
  if (view.bonus) {
    const values = { bonus: say(`bonus-${view.bonus}`), does: say(`townies-does-${view.bonus}`) };
    parts.push(say("townies-card", values));
  }
  return `${parts.join(". ")}.`;
}

function seatWords(seat: SeatView, name: string, say: Say): string {
  const parts = [
    say("townies-seat-words", { seat: name, marker: markerWords(seat, say) }),
    say("townies-circles-words", { n: seat.circles.length, circles: seat.circles.join(", ") }),
    `${scoreWords(seat, say)}.`,
  ];
  if (seat.stars) parts.push(say("townies-stars", { n: seat.stars }));
  if (seat.circled?.length) parts.push(say("townies-circled-words", { circles: seat.circled.join(", ") }));
  if (seat.finished) parts.push(say("townies-finished", { seat: name }));
  return parts.join(" ");
}

/** A seat's points so far, and what they would be with its goals. */
export function scoreWords(seat: SeatView, say: Say): string {
  const points = say("townies-points", { points: seat.scored });
  return Object.keys(seat.goals).length ? say("townies-with-goals", { points, total: seat.total }) : points;
}

/** The points on a goal's card, for 1, 2, 3 and so on. */
export function stepsOf(box: TowniesBox, goal: string): number[] {
  return box.individual[goal] ?? box.additional[goal];
}

function goalWords(box: TowniesBox, goal: string, seats: SeatView[], names: string[], say: Say): string {
  const parts = seats.map((seat, number) => {
    const colours = seat.goal_colours[goal].map((colour) => say(`marker-${colour}`)).join(" + ");
    return say(`townies-goal-seat${colours && "-colours"}`, { seat: names[number], colours, ...seat.goals[goal] });
  });
  const values = { counts: say(`townies-counts-${goal}`), steps: stepsOf(box, goal).join(", ") };
  return say("townies-goal-words", { goal: say(`goal-${goal}`), ...values, seats: parts.join(" ") });
}

function sheetWords(seat: SeatView, name: string, say: Say): string {
  const blocks = Object.entries<Block>({ ...seat.sheet, ...sealedShapes(seat) }).sort(byPlace);
  if (!blocks.length) return say("townies-sheet-empty", { seat: name });
  const listed = blocks.map(([space, block]) => blockWords(space, block, say)).join(", ");
  return say("townies-sheet-words", { seat: name, blocks: listed });
}

function sealedShapes(seat: SeatView): Blocks {
  return drawn(
    (seat.choice ?? []).filter((move) => move.startsWith("shape ")),
    seat.marker,
  );
}

function byPlace([a]: [string, Block], [b]: [string, Block]): number {
  return a.localeCompare(b, "en", { numeric: true });
}

/** What is on a space: c4 red, or c4 bank in red. */
export function blockWords(space: string, block: Block, say: Say): string {
  if (typeof block === "string") return say("townies-block-words", { space, colour: say(`marker-${block}`) });
  const values = { object: say(`object-${block.object}`), colour: say(`marker-${block.colour}`) };
  return say("townies-object-words", { space, ...values });
}

function spacesWords(box: TowniesBox, say: Say): string {
  const named = (which: "bonus" | "central") =>
    box.spaces
      .filter((space) => space[which])
      .map((space) => space.name)
      .join(" ");
  return say("townies-bonus-spaces", { bonus: named("bonus"), central: named("central") });
}
