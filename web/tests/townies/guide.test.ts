import { describe, expect, test } from "vitest";
import { has, say } from "../../src/lib/words.svelte";
import { isReady, pointed, type Target } from "../../src/townies/guide";
import { townOf } from "../../src/townies/hexes";
import { found, optionsOf } from "../../src/townies/options";
import { Placing } from "../../src/townies/placing.svelte";
import { viewOf } from "../../src/townies/view";
import { deciding, type Fixture } from "./fixtures";

const MOST = 10; // presses on the way to any move
const EVERY = 7; // moves that are tried: there are many

/** Press what is pointed at, until the move can be drawn; return the messages on the way. */
function follow({ position }: Fixture, move: string, placing: Placing): string[] {
  const view = viewOf(position);
  const seat = view.seats[position.seat!];
  const target = found(placing.options, move) as Target;
  const press: Record<string, (point: string) => void> = {
    offer: (key) => placing.take(placing.options.find((option) => option.key === key)!),
    star: (key) => placing.take(placing.options.find((option) => option.key === key)!),
    turn: () => placing.turn(),
    flip: () => placing.flip(),
    place: () => isReady(placing, target) && placing.show(move),
  };
  const said: string[] = [];
  let turns = 0; // that are left
  while (said.length < MOST) {
    const { point, words, values } = pointed(view, seat, placing, target, say);
    if (words === "turn" && said.at(-1) === "turn") expect(values, move).toEqual({ times: turns - 1 });
    turns = Number(values?.times);
    said.push(words);
    if (words === "draw") break;
    press[words](point);
  }
  return said;
}

describe("who presses what a lesson points at", () => {
  test.each(deciding)("in %s comes to any move, whatever was in hand", (_, fixture) => {
    const { box, position } = fixture;
    const { seats } = viewOf(position);
    const placing = new Placing(optionsOf(position.decision!.moves, box, seats[position.seat!].marker), box, [0, 0]);
    for (const [i, move] of position.decision!.moves.entries()) {
      if (i % EVERY) continue;
      const said = follow(fixture, move, placing);
      expect(said.at(-1), move).toBe("draw");
      expect(placing.place!.move).toBe(move);
      expect(placing.pinned).toBe(true);
      for (const words of said) expect(has(`learn-townies-point-${words}`), words).toBe(true);
      placing.tap(townOf(box).at("e5"), "e5"); // somewhere else
    }
  });
});
