// The score that a browser keeps: nothing that was told is lost, whatever is tapped, and whatever the storage does.
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { Rules } from "../../src/engine/rules";
import { refused } from "../../src/lib/refusal";
import { atWork } from "../../src/streets/at_work";
import { Keeping } from "../../src/streets/score/keeping.svelte";
import { keepTiles, ownTiles } from "../../src/streets/tiles/own.svelte";
import { HOUSE, idOf, type Row } from "../../src/streets/tiles/rows";
import { engine } from "../engine/engines";

const STORED = "score-streets";
const PLAYED = { players: 2, first: 1 };
const opened = vi.hoisted(() => vi.fn(async (_: string) => ({ id: "home-1" })));
let house: Rules;
const rulesWith = async (tiles: Row[] | null) =>
  tiles ? Rules.open(atWork.withBox(await engine("streets"), tiles)) : house;

vi.mock("../../src/lib/local", () => ({
  local: {
    open: opened,
    own: (_: string, what: string, ...given: unknown[]) => atWork.answers[what](rulesWith, ...plain(given)),
  },
}));

const plain = <T>(data: T): T => JSON.parse(JSON.stringify(data));

beforeAll(async () => {
  house = await Rules.open(await engine("streets"));
});

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  keepTiles(HOUSE);
});

async function begun(tiles: Row[] | null = null): Promise<Keeping> {
  const keeping = new Keeping();
  await keeping.open();
  await keeping.begin(PLAYED, ["Ann", "Bob"], tiles);
  return keeping;
}

async function built(keeping: Keeping, tile: string): Promise<void> {
  await keeping.hold(tile);
  await keeping.act(keeping.told!.position.decision!.moves[0]);
}

const own = (name: string, at: number): Row => ({ ...HOUSE[at], name });
const ids = () => ownTiles().map(({ name }) => idOf(name));

test("a closed page goes on where it was", async () => {
  const keeping = await begun();
  await built(keeping, keeping.told!.could[0]);
  await keeping.undo();
  const again = new Keeping();
  await again.open();
  expect(again.told).toEqual(keeping.told);
  expect(again.undone).toEqual(keeping.undone);
});

test("what was taken back can be made again after any other tile was looked at", async () => {
  const keeping = await begun();
  const { could } = keeping.told!;
  await built(keeping, could[0]);
  const { position } = keeping.told!;
  await keeping.undo();
  for (const tile of could) {
    await keeping.hold(tile);
    await keeping.hold(null);
    expect(keeping.undone).toHaveLength(1);
    await keeping.redo();
    expect(keeping.problem).toBe("");
    expect(keeping.told!.position.view).toEqual(position.view);
    await keeping.undo();
  }
});

test("a tile made at the table leaves the other own tiles alone", async () => {
  keepTiles(HOUSE.with(0, own("First Own", 0)));
  const keeping = await begun();
  await keeping.make(idOf(HOUSE[1].name), own("Second Own", 1));
  expect(keeping.held).toBe("second-own");
  expect(ids().slice(0, 2)).toEqual(["first-own", "second-own"]);
});

test("a tile made in place of one that another own tile has taken finds another place", async () => {
  keepTiles(HOUSE.with(0, own("First Own", 0)));
  const keeping = await begun();
  await keeping.make(idOf(HOUSE[0].name), own("Second Own", 0));
  expect(ids()).toContain("first-own");
  expect(ids()).toContain("second-own");
  await keeping.make("second-own", { ...own("Second Own", 0), symbols: "2" });
  expect(ids().filter((id) => id === "second-own")).toHaveLength(1);
});

test("a tile that the pad refuses is not kept", async () => {
  const keeping = await begun();
  vi.spyOn(atWork.answers, "tell").mockRejectedValue(refused("failed"));
  await keeping.make(idOf(HOUSE[1].name), own("Second Own", 1));
  expect(ids()).not.toContain("second-own");
  expect(keeping.problem).not.toBe("");
});

test("a full storage is told, and the game goes on", async () => {
  const keeping = await begun();
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  await built(keeping, keeping.told!.could[0]);
  expect(keeping.stored).toBe(false);
  expect(keeping.told!.pad.acts).toHaveLength(1);
});

test.each([
  ["is not JSON", () => "{"],
  ["is of other rules", (text: string) => text.replace('"rules":"', '"rules":"x')],
])("a stored game that %s stays until it is dropped", async (_, spoiled) => {
  await begun();
  const text = spoiled(localStorage.getItem(STORED)!);
  localStorage.setItem(STORED, text);
  const again = new Keeping();
  await again.open();
  expect(again).toMatchObject({ opened: true, told: null, unread: text });
  expect(localStorage.getItem(STORED)).toBe(text);
  again.drop();
  expect(again).toMatchObject({ unread: null, problem: "" });
  expect(localStorage.getItem(STORED)).toBeNull();
});

test("a tap too many does nothing", async () => {
  const keeping = await begun();
  await keeping.hold(keeping.told!.could[0]);
  const [move] = keeping.told!.position.decision!.moves;
  await Promise.all([keeping.act(move), keeping.act(move)]);
  expect(keeping.told!.pad.acts).toHaveLength(1);
});

test("a game is put among those at home once", async () => {
  const keeping = await begun();
  opened.mockClear();
  expect(await keeping.finished()).toBe("home-1");
  expect(await keeping.finished()).toBe("home-1");
  expect(opened).toHaveBeenCalledTimes(1);
});
