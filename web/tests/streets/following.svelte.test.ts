import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { prefer } from "../../src/lib/preferences.svelte";
import { Camera } from "../../src/streets/camera.svelte";
import { cellsOf, Following, type Scene } from "../../src/streets/following.svelte";
import { middle, SIDE } from "../../src/streets/geometry";
import { Room } from "../../src/streets/room.svelte";
import type { Cell, Happened } from "../../src/streets/types";
import { fixture } from "./fixtures";

const TALL: Cell[] = Array.from({ length: 10 }, (_, y) => [0, y]);
let camera: Camera;
let room: Room;
let scene = $state<Scene>({ cells: [], margin: 0, open: [], chosen: null, asked: false });
let following: Following;
let stop: () => void;

beforeEach(() => {
  camera = new Camera();
  room = new Room(camera, () => false);
  scene = { cells: TALL, margin: 20, open: [], chosen: null, asked: false };
  stop = $effect.root(() => {
    following = new Following(camera, room, () => scene);
  });
});
afterEach(() => stop());

function sized(width: number, height: number): void {
  Object.assign(camera, { width, height });
  flushSync();
}

const isSeen = (cell: Cell) => camera.isFree(camera.toScreen(middle(cell)));

test.each([
  [390, 740, "narrow"],
  [800, 346, "low"], // a phone on its side
  [592, 316, "low"], // 200 % zoom
  [1388, 848, "side"],
  [800, 900, null],
])("%d by %d pixels are arranged as %s", (width, height, kind) => {
  sized(width, height);
  const found = (["narrow", "low", "side"] as const).filter((each) => room[each]);
  expect(found).toEqual(kind ? [kind] : []);
});

test("on a low screen hand and card are beside the city", () => {
  sized(800, 346);
  Object.assign(room, { rail: 100, players: 34, card: { width: 250, height: 346 } });
  expect(room.insets).toEqual({ top: 34, right: 0, bottom: 0, left: 100 });
  const telling = new Room(camera, () => true);
  Object.assign(telling, { rail: 100, players: 34, card: { width: 250, height: 346 } });
  expect(telling.insets).toEqual({ top: 34, right: 250, bottom: 0, left: 100 });
  prefer("hand", "left");
  expect(telling.insets).toEqual({ top: 34, right: 100, bottom: 0, left: 250 });
  prefer("hand", "right");
});

test("a chosen cell is large on a phone, and leaving it shows the city again", () => {
  sized(390, 740);
  const before = camera.scale;
  expect(before * SIDE).toBeLessThan(100);
  scene = { ...scene, chosen: [0, 9] };
  flushSync();
  expect(camera.scale).toBeGreaterThan(1);
  expect(isSeen([0, 9])).toBe(true);
  scene = { ...scene, chosen: null };
  flushSync();
  expect(camera.scale).toBeCloseTo(before);
});

test("a mouse on a large screen moves nothing", () => {
  sized(1388, 848);
  const { x, y, scale } = camera;
  scene = { ...scene, chosen: [0, 4] };
  flushSync();
  expect([camera.x, camera.y, camera.scale]).toEqual([x, y, scale]);
});

test("what happens is shown large where the whole city is small", () => {
  sized(800, 346);
  following.happened([[0, 9]]);
  flushSync();
  expect(camera.scale * SIDE).toBeGreaterThan(60);
  expect(isSeen([0, 9])).toBe(true);
});

test("the camera is left to whoever has taken hold of it", () => {
  sized(390, 740);
  camera.zoom(2);
  const { scale } = camera;
  following.happened([[0, 9]]);
  scene = { ...scene, chosen: [0, 9] };
  flushSync();
  expect(camera.scale).toBe(scale);
  expect(isSeen([0, 9])).toBe(true);
  following.fit();
  expect(camera.scale).toBeLessThan(scale);
});

test("what was built is what one sees first", () => {
  const { city } = fixture("middle").position.view;
  const [first, second] = city;
  const events = [
    { event: "built", tile: second.tile },
    { event: "turn", seat: 0 },
    { event: "paid", tile: first.tile },
    { event: "paid", tile: second.tile },
  ] as Happened[];
  expect(cellsOf(events, city)).toEqual([second.at, first.at]);
});
