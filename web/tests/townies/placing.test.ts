import { describe, expect, test } from "vitest";
import { townOf, type Point } from "../../src/townies/hexes";
import { inOrder, usual } from "../../src/townies/offers";
import { optionsOf, type Option } from "../../src/townies/options";
import { nearest, onward, snap, tapped } from "../../src/townies/places";
import { Placing } from "../../src/townies/placing.svelte";
import { viewOf } from "../../src/townies/view";
import { Ways, waysOf } from "../../src/townies/ways";
import { deciding, fixtures, type Fixture } from "./fixtures";

const { box } = fixtures.start;
const town = townOf(box);
const HOME: Point = town.at("e5");

function options({ position }: Fixture): Option[] {
  return optionsOf(position.decision!.moves, box, viewOf(position).seats[position.seat!].marker);
}

/** The option of some moves that all draw one thing. */
function only(...moves: string[]): Option {
  const made = optionsOf(moves, box, "red");
  expect(made).toHaveLength(1);
  return made[0];
}

describe("options", () => {
  test.each(deciding)("of %s: every legal move is at one place, and no other", (_, fixture) => {
    const moves = options(fixture).flatMap((option) => option.places.map((place) => place.move));
    expect(moves.toSorted()).toEqual(fixture.position.decision!.moves.toSorted());
  });

  test.each(deciding)("of %s: shapes lie the way they are said to", (_, fixture) => {
    for (const option of options(fixture).filter(({ kind }) => kind === "shape")) {
      for (const { spaces, way } of option.places) {
        expect(waysOf(box, option.piece).of(spaces.map((space) => town.cell(space)))).toBe(way);
      }
      expect([...option.ways].flatMap((way) => option.lying(way))).toHaveLength(option.places.length);
    }
  });

  test("are told apart by colour and star", () => {
    const keys = options(fixtures.palette).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.endsWith("palette")).length).toBeGreaterThan(4);
  });

  test("the usual three are always shown, even where one cannot go anywhere", () => {
    const view = viewOf(fixtures.start.position);
    const offers = usual(view, view.seats[0], options(fixtures.start));
    expect(offers.map(({ reason, piece, option }) => [reason, piece, !!option])).toEqual([
      ["shape", "pistol", true],
      ["rolled", "bike-rental", false],
      ["basic", "game-court", false],
    ]);
  });

  test.each(deciding)("of %s: buttons have them all", (_, fixture) => {
    const view = viewOf(fixture.position);
    const made = options(fixture);
    expect(new Set(inOrder(view, view.seats[0], made))).toEqual(new Set(made));
  });
});

describe("ways to lie", () => {
  test.each(Object.keys(box.shapes))("%s: six turns or two flips change nothing", (shape) => {
    const ways = waysOf(box, shape);
    for (let way = 0; way < ways.ways.length; way++) {
      expect([1, 2, 3, 4, 5, 6].reduce((now) => ways.turn(now), way)).toBe(way);
      expect(ways.flip(ways.flip(way))).toBe(way);
    }
  });

  test.each(Object.keys(box.shapes))("%s: turns and flips reach all", (shape) => {
    const ways = waysOf(box, shape);
    const every = new Set(ways.ways.keys());
    const reached = new Set<number>();
    for (let way = 0; !reached.has(way); way = ways.nextTurn(way, every)) reached.add(way);
    for (let way = ways.flip(0); !reached.has(way); way = ways.nextTurn(way, every)) reached.add(way);
    expect(reached).toEqual(every);
  });

  test("turning cycles through the ways that are wanted", () => {
    const ways = new Ways(box.shapes.pistol);
    const [a, b] = [ways.turn(0), ways.turn(ways.turn(ways.turn(0)))];
    const wanted = new Set([a, b]);
    expect([ways.nextTurn(a, wanted), ways.nextTurn(b, wanted)]).toEqual([b, a]);
  });

  test("a flip that fits nowhere is turned on, or not made", () => {
    const ways = new Ways(box.shapes.pistol);
    const over = ways.turn(ways.flip(0));
    expect(ways.nextFlip(0, new Set([0, over]))).toBe(over);
    expect(ways.nextFlip(0, new Set([0]))).toBe(0);
  });
});

describe("where a piece comes to lie", () => {
  const bar = only("shape bar a1 a2 a3 a4 red", "shape bar e1 e2 e3 e4 red", "shape bar a1 b1 c2 d2 red");
  const upright = bar.places[0].way;

  test("under the pointer, if it covers that space", () => {
    expect(snap(bar, upright, town.at("a1"), "a1")?.move).toBe("shape bar a1 a2 a3 a4 red");
    expect(snap(bar, upright, town.at("e4"), "e4")?.move).toBe("shape bar e1 e2 e3 e4 red");
  });

  test("nowhere, if no legal place is near", () => expect(snap(bar, upright, town.at("i9"), "i9")).toBeNull());

  test("a tap turns it if it has to", () => {
    expect(snap(bar, upright, town.at("d2"), "d2")?.move).not.toBe("shape bar a1 b1 c2 d2 red");
    expect(tapped(bar, upright, town.at("c2"), "c2")?.move).toBe("shape bar a1 b1 c2 d2 red");
  });

  test("arrows go to the next place in their direction", () => {
    const bank = only("bank c3", "bank e3", "bank c7", "bank h2");
    const at = (move: string) => bank.places.find((place) => place.move === move)!.middle;
    expect(onward(bank.places, at("bank c3"), [1, 0])?.move).toBe("bank e3");
    expect(onward(bank.places, at("bank c3"), [0, 1])?.move).toBe("bank c7");
    expect(onward(bank.places, at("bank c3"), [-1, 0])).toBeNull();
  });
});

describe("arrows", () => {
  const WAYS: Point[] = [[0, -1], [0, 1], [-1, 0], [1, 0]]; // prettier-ignore

  test.each(deciding)("in %s reach all places of a shape, on a crowded sheet nearly all", (name, fixture) => {
    for (const option of options(fixture).filter(({ kind }) => kind === "shape")) {
      for (const way of option.ways) {
        const lying = option.lying(way);
        const reached = new Set([nearest(lying, HOME)!]);
        for (const place of reached) {
          for (const direction of WAYS) {
            const next = onward(lying, place.middle, direction);
            if (next) reached.add(next);
          }
        }
        expect(reached.size).toBeGreaterThanOrEqual(name === "permit" ? 0.85 * lying.length : lying.length);
      }
    }
  });

  test("go straight on across the map, column by column", () => {
    const bank = only(...box.spaces.map(({ name }) => `bank ${name}`));
    let place = bank.places.find(({ move }) => move === "bank a5")!;
    const passed = [place.spaces[0]];
    for (let i = 0; i < 8; i++) passed.push((place = onward(bank.places, place.middle, [1, 0])!).spaces[0]);
    expect(passed.map((space) => space[0])).toEqual([..."abcdefghi"]);
    expect(new Set(passed.filter((_, i) => i % 2 === 0).map((space) => space[1]))).toEqual(new Set(["5"]));
  });
});

describe("the piece in hand", () => {
  test.each(deciding)("in %s comes to lie only where it is legal", (_, fixture) => {
    const legal = new Set(fixture.position.decision!.moves);
    const placing = new Placing(options(fixture), box, HOME);
    for (const option of placing.options) {
      placing.take(option);
      for (const space of box.spaces) {
        placing.hover(town.at(space.name), space.name);
        if (placing.place) expect(legal).toContain(placing.place.move);
        placing.turn();
        placing.tap(town.at(space.name), space.name);
        placing.flip();
        if (placing.place) expect(legal).toContain(placing.place.move);
      }
    }
  });

  test("turning goes through the ways that have a legal place, and comes back", () => {
    const moves = fixtures.middle.position.decision!.moves.filter((move) => move.startsWith("shape"));
    const placing = new Placing(optionsOf(moves, box, "green"), box, HOME);
    const seen = new Set<number>();
    while (!seen.has(placing.way)) {
      seen.add(placing.way);
      placing.turn();
      expect(placing.option!.ways).toContain(placing.way);
    }
    expect(seen).toEqual(placing.option!.ways);
  });

  test("follows the pointer until it is put down", () => {
    const placing = new Placing([only("bank c3", "bank e3")], box, HOME);
    placing.hover(town.at("c3"), "c3");
    expect([placing.place?.move, placing.pinned]).toEqual(["bank c3", false]);
    expect(placing.tap(town.at("c3"), "c3")).toBe(false);
    placing.hover(town.at("e3"), "e3");
    expect([placing.place?.move, placing.pinned]).toEqual(["bank c3", true]);
    expect(placing.tap(town.at("c3"), "c3")).toBe(true);
  });

  test("goes when the pointer leaves, unless it was put down", () => {
    const placing = new Placing([only("bank c3")], box, HOME);
    placing.hover(town.at("c3"), "c3");
    placing.leave();
    expect(placing.place).toBeNull();
    placing.tap(town.at("c3"), "c3");
    placing.leave();
    expect(placing.place?.move).toBe("bank c3");
  });

  test("takes a hint up as it is", () => {
    const placing = new Placing(options(fixtures.palette), box, HOME);
    const hint = fixtures.palette.position.decision!.moves.findLast((move) => move.startsWith("shape"))!;
    placing.show(hint);
    expect([placing.place?.move, placing.pinned]).toEqual([hint, true]);
    expect(placing.option!.lying(placing.way)).toContain(placing.place);
  });
});
