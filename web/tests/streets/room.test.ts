import { expect, test } from "vitest";
import { initialsOf } from "../../src/streets/around";
import { Camera } from "../../src/streets/camera.svelte";
import { beside, type Rect } from "../../src/streets/floating";
import { Gestures } from "../../src/streets/gestures";
import { stretches, symbolPoints } from "../../src/streets/layout";
import { LONGEST, news, underwayOf, walkersOf } from "../../src/streets/motion.svelte";
import { figures } from "../../src/streets/people";
import { legible, pictured } from "../../src/streets/prices";
import type { Facing, Happened } from "../../src/streets/types";
import { fixture } from "./fixtures";

function camera(): Camera {
  const made = new Camera();
  Object.assign(made, { width: 1000, height: 800, insets: { top: 60, right: 0, bottom: 200, left: 0 } });
  return made;
}

test("the city is fitted into the free area, not under the hand", () => {
  const made = camera();
  made.fit([-300, -300, 700, 700]);
  const [left, top] = made.toScreen([-300, -300]);
  const [right, bottom] = made.toScreen([400, 400]);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(60 - 0.01);
  expect(right).toBeLessThanOrEqual(1000);
  expect(bottom).toBeLessThanOrEqual(600.01);
});

test("zooming keeps the point under the pointer", () => {
  const made = camera();
  const before = [(300 - made.x) / made.scale, (200 - made.y) / made.scale];
  made.zoom(1.7, [300, 200]);
  expect((300 - made.x) / made.scale).toBeCloseTo(before[0]);
  expect((200 - made.y) / made.scale).toBeCloseTo(before[1]);
});

/** A pointer event at a point of an element that begins at 0,0. */
function pointer(id: number, clientX: number, clientY: number): PointerEvent {
  const currentTarget = { getBoundingClientRect: () => ({ left: 0, top: 0 }) };
  return { pointerId: id, pointerType: "touch", clientX, clientY, currentTarget } as unknown as PointerEvent;
}

test("a finger whose end went unheard does not pinch with the next one", () => {
  const made = camera();
  const gestures = new Gestures(made);
  gestures.down(pointer(1, 100, 100));
  gestures.down({ ...pointer(2, 300, 300), isPrimary: true });
  gestures.move(pointer(2, 340, 330));
  expect([made.x, made.y, made.scale]).toEqual([40, 30, 1]);
});

test("a finger moves the city, a slip of the finger does not", () => {
  const made = camera();
  const gestures = new Gestures(made);
  gestures.down(pointer(1, 100, 100));
  gestures.move(pointer(1, 103, 101));
  expect([made.x, made.y, gestures.dragged]).toEqual([0, 0, false]);
  gestures.move(pointer(1, 140, 130));
  expect([made.x, made.y, gestures.dragged]).toEqual([40, 30, true]);
});

test("two fingers zoom as far as they part", () => {
  const made = camera();
  const gestures = new Gestures(made);
  gestures.down(pointer(1, 100, 100));
  gestures.down(pointer(2, 200, 100));
  gestures.move(pointer(1, 50, 100));
  gestures.move(pointer(2, 250, 100));
  expect(made.scale).toBeCloseTo(2);
});

test("what matters is moved into the free area, and no farther than that", () => {
  const made = camera();
  made.keep([100, 100, 100, 100]);
  expect([made.x, made.y]).toEqual([0, 0]);
  made.keep([100, 700, 100, 100]);
  expect([made.x, made.y]).toEqual([0, -200]);
  made.keep([100, 700, 100, 100], 400);
  expect(made.toScreen([100, 800])[1]).toBe(400);
});

test("a card is beside its place, inside, and covers neither it nor what matters", () => {
  const free: Rect = [0, 0, 1000, 800];
  const place: Rect = [400, 300, 100, 100];
  expect(beside(place, [300, 200], free, [])).toEqual([514, 250]);
  const others: Rect[] = [[500, 300, 300, 100], [100, 300, 300, 100], [400, 400, 100, 200]]; // prettier-ignore
  for (const other of others) {
    const [x, y] = beside(place, [300, 200], free, others);
    const apart = x + 300 <= other[0] || x >= other[0] + other[2] || y + 200 <= other[1] || y >= other[1] + other[3];
    expect(apart).toBe(true);
  }
  const [x, y] = beside([950, 780, 100, 100], [300, 200], free, []);
  expect(x + 300).toBeLessThanOrEqual(1000);
  expect(y + 200).toBeLessThanOrEqual(800);
});

test("people have a figure each while there is room, then a number", () => {
  const few = figures(stretches("S", 1), { parent: 2 }, { hipster: 1 });
  expect(few).toHaveLength(3);
  expect(few.filter(({ fomo }) => fomo)).toHaveLength(1);
  const many = figures(stretches("S", 1), { parent: 12, hipster: 3 }, {});
  expect(many.map(({ n }) => n)).toEqual([12, 3]);
});

test("symbols and people stay on the tile, and symbols point at the road", () => {
  for (const facing of ["N", "E", "S", "W"] as Facing[]) {
    for (const n of [1, 2, 4]) {
      const points = [
        ...symbolPoints(facing, n),
        ...figures(stretches(facing, n), { parent: 5 }, {}).map(({ at }) => at),
      ];
      for (const [x, y] of points) expect(Math.min(x, y) > 3 && Math.max(x, y) < 97).toBe(true);
    }
  }
});

test("prices are pictures", () => {
  const money = (amount: number) => `$${amount}`;
  const row = (tile: string) => {
    const face = fixture("start").box.tiles.find(({ id }) => id === tile)!;
    return pictured(face, money).items.map(({ kind, text }) => (kind === "person" ? `${text} person` : text));
  };
  expect(row("toy-store")).toEqual(["$2", "×", "shopper"]);
  expect(row("harbour-cruise")).toEqual(["$2", "×", "tourist person"]);
  expect(row("flea-market")).toEqual(["$5", "hipster", "parent"]);
  expect(row("oyster-bar")).toEqual(["$6", "tourist", "tourist"]);
  expect(row("hardware-store")).toEqual(["$4", "×", "wild"]);
  expect(row("grand-hotel")).toEqual(["$3", "×", "signs"]);
  expect(row("car-park")).toEqual(["$6", "enclosure"]);
  expect(row("fashion-outlet")).toEqual(["copy"]);
  expect(row("city-park")).toEqual([]);
});

test("prices can be read from far away, and fit on their tile", () => {
  const money = (amount: number) => `$${amount}`;
  const widths = fixture("start").box.tiles.map((face) => pictured(face, money).width);
  for (const scale of [1, 0.7, 0.5]) expect(9 * scale * legible(scale)).toBeGreaterThanOrEqual(11.5);
  expect(legible(1.5)).toBe(1);
  expect(Math.max(...widths) * 0.94).toBeLessThan(98);
});

test("a card finds a gap between the cells where the tile may go", () => {
  const place: Rect = [400, 300, 100, 100];
  const open: Rect[] = [0, 100, 200, 300, 400, 500, 600].flatMap((y) => [[300, y, 100, 100], [500, y, 100, 100]] as Rect[]); // prettier-ignore
  const [x] = beside(place, [280, 200], [0, 0, 1000, 800], open);
  expect(x + 280 <= 300 || x >= 600).toBe(true);
});

test("a step never takes longer than a second", () => {
  for (const position of fixture("film").film!) {
    const events = position.log.flatMap((entry) => entry.events);
    const { city } = position.view;
    for (const { delay, lasts } of walkersOf(events.slice(-60), city)) {
      expect(delay + lasts).toBeLessThanOrEqual(LONGEST);
    }
  }
});

test("only what is new is shown, and who walks is not yet at home", () => {
  const turn = (number: number): Happened => ({ event: "turn", rule: "4", seat: 0, number });
  const entry = (number: number) => ({
    number,
    actor: 0,
    move: "",
    forced: false,
    events: [turn(number)],
  });
  expect(news([entry(4), entry(5)], 4)).toEqual([entry(5)]);
  const sent = { event: "sent", colour: "parent", source: "toy-store", tile: "flea-market" } as Happened;
  expect(underwayOf([sent, sent])).toEqual({ "flea-market": { parent: 2 } });
});

test("players have letters, or numbers where letters would be alike", () => {
  expect(initialsOf(["Ada", "Boris"])).toEqual(["A", "B"]);
  expect(initialsOf(["Player 1", "Player 2"])).toEqual(["1", "2"]);
});
