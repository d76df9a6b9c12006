import { expect, test } from "vitest";
import { momentsOf, nextOf, shownBy, stopsOf, turnAt, turnsOf } from "../../src/lib/course";
import { replayKey } from "../../src/lib/replay_keys";
import { moment as sale } from "../../src/streets/moment";
import { moment as goal } from "../../src/townies/moment";
import type { Event, Frame } from "../../src/wire";
import { entry } from "./fakes";

const TELLER = { turn: "turn", untold: ["top"], moment: sale };

/** What an entry is: who made it (nobody: chance), what happened, and how it stood then. */
function frames(...made: [number | null, string[], number[]][]): Frame[] {
  const start = { entry: null, view: {}, scores: [0, 0] };
  const rest = made.map(([actor, events, scores], i) => {
    return { entry: entry(i + 1, { actor, events: events.map((event) => ({ event })) }), view: {}, scores };
  });
  return [start, ...rest] as Frame[];
}

const GAME = frames(
  [null, ["drew"], [0, 0]],
  [null, ["top", "turn"], [0, 0]],
  [0, ["built"], [0, 0]],
  [null, ["top"], [0, 0]],
  [null, ["drew", "turn"], [0, 0]],
  [1, ["built", "enclosed"], [0, 0]],
  [1, ["paid"], [3, 5]],
);

test("a turn lasts until the next begins, and knows who chose what and what it brought everybody", () => {
  expect(turnsOf(GAME, TELLER)).toEqual([
    { number: 1, start: 2, end: 5, parts: [{ seat: 0, moves: ["move 3"], gain: 0 }] },
    {
      number: 2,
      start: 5,
      end: 7,
      parts: [
        { seat: 1, moves: ["move 6", "move 7"], gain: 5 },
        { seat: 0, moves: [], gain: 3 },
      ],
    },
  ]);
});

test("a step belongs to the turn that has begun last", () => {
  const turns = turnsOf(GAME, TELLER);
  expect([0, 2, 4, 5, 7].map((step) => turnAt(turns, step))).toEqual([0, 0, 0, 1, 1]);
});

test("a replay stops where there is something to tell, and leads to sales", () => {
  expect(stopsOf(GAME, TELLER)).toEqual([2, 3, 5, 6, 7]);
  expect(momentsOf(GAME, TELLER)).toEqual([{ step: 7, kind: "sale" }]);
  expect([nextOf([2, 5, 7], 5, 1), nextOf([2, 5, 7], 5, -1), nextOf([2, 5], 5, 1)]).toEqual([7, 2, null]);
});

test("a sealed choice is shown once everybody has chosen, an open one at once", () => {
  const game = frames(
    [null, ["rolled"], [0, 0]],
    [0, ["finished"], [0, 0]],
    [1, ["finished", "shape", "object"], [0, 4]],
    [null, ["rolled"], [0, 4]],
  );
  expect([2, 3, 4].map((number) => shownBy(game, number, { ...TELLER, sealed: "finished" }))).toEqual([3, 3, 4]);
  expect([3, 6].map((number) => shownBy(GAME, number, TELLER))).toEqual([3, 6]);
});

test("in Townies a goal is a moment if somebody gets further, and without goals an object", () => {
  const view = (step?: number) => ({ seats: [{ goals: step === undefined ? {} : { rows: { step } } }] }) as never;
  const frame = (now: number | undefined, event = "shape") =>
    ({ entry: entry(1, { events: [{ event } as Event] }), view: view(now), scores: [0] }) as Frame;
  expect([goal(frame(2), view(1)), goal(frame(1), view(1)), goal(frame(1), view(2))]).toEqual(["goal", null, null]);
  expect([goal(frame(undefined, "scored"), view()), goal(frame(undefined), view())]).toEqual(["object", null]);
});

test.each([
  [{ key: "ArrowRight" }, "on"],
  [{ key: "ArrowLeft", shiftKey: true }, "turnBack"],
  [{ key: "т", code: "KeyN" }, "momentOn"],
  [{ key: " " }, "play"],
  [{ key: "ArrowRight", ctrlKey: true }, null],
])("a key of the replay: %j", (init, wanted) => {
  const event = new KeyboardEvent("keydown", init);
  document.body.dispatchEvent(event);
  expect(replayKey(event)).toBe(wanted);
});

test("arrows move what is slid, and all other keys are still those of the replay", () => {
  const slider = document.createElement("div");
  slider.setAttribute("role", "slider");
  document.body.append(slider);
  const told = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent("keydown", init);
    slider.dispatchEvent(event);
    return replayKey(event);
  };
  expect([told({ key: "ArrowRight" }), told({ key: "Home" }), told({ key: " " })]).toEqual([null, null, "play"]);
  slider.remove();
});
