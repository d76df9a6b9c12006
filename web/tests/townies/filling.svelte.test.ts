// Sheets that are filled in by hand, and what the engine says of them.

import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { tried } from "../../src/engine/position";
import { Rules } from "../../src/engine/rules";
import { Standings } from "../../src/engine/standing";
import { local } from "../../src/lib/local";
import { Desk } from "../../src/position/desk.svelte";
import { editorOf } from "../../src/townies/position";
import { Filling } from "../../src/townies/position/filling.svelte";
import { earned, standingsOf } from "../../src/townies/score/outcome";
import List from "../../src/townies/score/List.svelte";
import { begin, enlist, forget, kept, keyOf } from "../../src/townies/score/kept";
import { engine } from "../engine/engines";
import { fixtures } from "./fixtures";

const { box } = fixtures.start;
const rules = await Rules.open(await engine("townies"));
const standings = new Standings(rules);

const layOut = vi.spyOn(local, "layOut").mockImplementation(async (_, position) => standings.layOut(position));
vi.spyOn(local, "tried").mockImplementation(async (_, position, seat, move) => tried(rules, position, seat, move));

let opened: (() => void)[] = [];
beforeEach(() => {
  opened.forEach((close) => close());
  opened = [];
  localStorage.clear();
});

function begun(key = "test"): Filling {
  let made: Filling;
  opened.push($effect.root(() => void (made = new Filling(box, new Desk("townies", editorOf(box), key)))));
  return made!;
}

/** When the engine has said what it thinks. */
async function settled(): Promise<void> {
  flushSync();
  await Promise.all(layOut.mock.results.map(({ value }) => value));
  await new Promise((resolve) => setTimeout(resolve));
}

async function draw(filling: Filling, colour: string, piece: string, ...spaces: string[]): Promise<void> {
  filling.take({ colour, piece });
  await filling.draw(spaces);
  await settled();
}

describe("drawing", () => {
  test("an object brings what the engine says, when it is drawn", async () => {
    const filling = begun();
    await draw(filling, "blue", "fill", "c3", "d2");
    await draw(filling, "red", "bank", "d3");
    expect(filling.seat.circles).toEqual([3]);
    await draw(filling, "blue", "fill", "e3");
    expect(filling.seat.circles).toEqual([3]);
    expect(filling.found!.seats[0]).toMatchObject({ objects: 3, total: 3 });
  });

  test("a star and soil are noted, and all of it is taken back in one step", async () => {
    const filling = begun();
    filling.agree({ bonus: "funding" });
    await draw(filling, "blue", "fill", "b3");
    await draw(filling, "blue", "bank", "b2");
    expect(filling.seat).toMatchObject({ stars: 1, circles: [2] });
    filling.desk.undo();
    expect(filling.seat).toEqual({ start: "red", sheet: { b3: "blue" } });
    filling.agree({ bonus: "stable-soil" });
    await draw(filling, "blue", "bank", "b2");
    expect(filling.seat).toMatchObject({ soil: 2, circles: [2] });
  });

  test("what is rubbed out leaves nothing behind", async () => {
    const filling = begun();
    filling.agree({ bonus: "stable-soil" });
    await draw(filling, "blue", "fill", "b3");
    await draw(filling, "red", "fill", "e4");
    await draw(filling, "red", "game-court", "e5");
    const { soil = 0 } = filling.seat;
    await draw(filling, "blue", "bank", "b2");
    expect(filling.seat).toMatchObject({ soil: soil + 2, circles: [1, 2] });
    await filling.erase(["b2"]);
    await settled();
    expect(filling.seat).toMatchObject({ soil, circles: [1] });
    expect(filling.desk.checked.faults).toEqual([]);
  });

  test("nothing is drawn while the engine does not answer, and that is said", async () => {
    const filling = begun();
    await draw(filling, "blue", "fill", "b3");
    const trouble = new Error("the worker is gone");
    vi.mocked(local.tried).mockRejectedValueOnce(trouble);
    await draw(filling, "blue", "bank", "b2");
    expect(filling.seat).toEqual({ start: "red", sheet: { b3: "blue" } });
    expect(filling.desk.trouble).toBe(trouble);
    await draw(filling, "blue", "bank", "b2");
    expect(filling.seat.circles).toEqual([2]);
    expect(filling.desk.trouble).toBe(null);
  });

  test("of a pasted sheet nobody knows which circle is whose", async () => {
    const filling = begun();
    await draw(filling, "blue", "bank", "b2");
    expect(filling.isPaired).toBe(true);
    filling.desk.edit(filling.desk.editor.read(JSON.parse(JSON.stringify(filling.desk.plain)))!);
    expect(filling.isPaired).toBe(false);
    filling.desk.undo();
    expect(filling.isPaired).toBe(true);
  });

  test("what could never be drawn there brings nothing", async () => {
    const filling = begun();
    await draw(filling, "red", "windmill", "e5");
    expect(filling.seat).toMatchObject({ circles: [0], sheet: { e5: { object: "windmill", colour: "red" } } });
  });

  test("a tap that comes while the engine thinks waits for it", async () => {
    const filling = begun();
    await draw(filling, "red", "fill", "e4");
    filling.take({ colour: "red", piece: "game-court" });
    await Promise.all([filling.draw(["e5"]), filling.draw(["e3"])]);
    expect(filling.seat.circles).toEqual([1, 1]);
  });
});

describe("faults", () => {
  test("all of them at once, each where it is", async () => {
    const filling = begun();
    filling.agree({
      seats: [
        { start: "red", sheet: {}, stars: 1 },
        { start: "red", sheet: {}, soil: 2, circled: [1] },
      ],
    });
    await settled();
    const at = filling.desk.checked.faults.map(({ seat, field }) => [seat, field]);
    expect(at).toEqual(expect.arrayContaining([[1, "start"], [0, "stars"], [1, "soil"], [1, "circled"]])); // prettier-ignore
    expect(filling.view).toBe(null);
    for (const fault of filling.desk.checked.faults) expect(filling.desk.tell(fault)).toMatch(/\w+/);
    filling.visit({ seat: 1 });
    expect(filling.shown).toBe(1);
  });

  test("those of a form that was read, too", async () => {
    const filling = begun();
    filling.agree({ seats: [{ start: "red", sheet: { c3: "pink" } as any }] });
    await settled();
    expect(filling.desk.checked.faults).toMatchObject([{ seat: 0, field: "sheet", space: "c3" }]);
    expect(filling.blocks).toEqual({});
  });
});

describe("the end of a game on paper", () => {
  const nine = [3, 3, 3, 3, 3, 3, 3, 3, 3];

  test("places are those of the rules", async () => {
    const filling = begun();
    filling.agree({
      individual: false,
      seats: [
        { start: "red", circles: nine, sheet: {} },
        { start: "blue", circles: [13, 13, 1], sheet: {} },
      ],
    });
    await settled();
    expect(filling.view!.step).toBe("over");
    const { position } = filling.desk.checked.standing!;
    expect(standingsOf(position, filling.found!)).toMatchObject({ scores: [27, 27], winners: [1] }); // fewer objects
    expect(earned(box, filling.said, filling.found!)).toHaveLength(12);
  });

  test("before it, nobody has won", async () => {
    const filling = begun();
    filling.agree({ individual: false, additional: "downtown" });
    await draw(filling, "red", "fill", "e4");
    await draw(filling, "red", "game-court", "e5");
    const { position } = filling.desk.checked.standing!;
    expect(standingsOf(position, filling.found!)).toMatchObject({ scores: [2, 0], winners: [] });
    expect(earned(box, filling.said, filling.found!)).toEqual([
      { seat: 0, thing: "object-game-court", amount: 1 },
      { seat: 0, thing: "goal-downtown", amount: 1 },
    ]);
  });
});

test("score sheets are kept with every tap, and listed", async () => {
  const id = begin(7000);
  const filling = begun(keyOf(id));
  filling.agree({ seats: [{ name: "Ada", start: "green", sheet: {} }] });
  await draw(filling, "green", "fill", "c3");
  expect(begun(keyOf(id)).desk.canUndo).toBe(true);
  flushSync();
  begun(keyOf(begin(9000)));
  flushSync();
  expect(kept().map(({ began, said }) => [began, said.seats[0].sheet])).toEqual([
    [9, {}],
    [7, { c3: "green" }],
  ]);
  expect(begun(keyOf(id)).desk.canUndo).toBe(false); // it was put aside
  forget(id);
  expect(kept()).toHaveLength(1);
  expect(localStorage.getItem(keyOf(id))).toBe(null);
});

test("a sheet that an address names is listed, too", () => {
  enlist("somebodys", 5000);
  begun(keyOf("somebodys"));
  flushSync();
  enlist("somebodys", 6000);
  expect(kept().map(({ id, began }) => [id, began])).toEqual([["somebodys", 5]]);
});

test("a sheet is removed only after that was asked", async () => {
  enlist("ours", 5000);
  begun(keyOf("ours"));
  flushSync();
  Object.assign(HTMLDialogElement.prototype, { showModal: () => {}, close: () => {} });
  const trash = /^Remove the sheet of/;
  render(List);
  await fireEvent.click(screen.getByRole("button", { name: trash }));
  expect(kept()).toHaveLength(1);
  await fireEvent.click(screen.getByText("Delete"));
  expect(kept()).toEqual([]);
  expect(screen.queryByRole("button", { name: trash })).toBe(null);
});
