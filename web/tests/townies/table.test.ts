import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { tick } from "svelte";
import { speak } from "../../src/lib/words.svelte";
import { townOf, type Point } from "../../src/townies/hexes";
import TowniesTable from "../../src/townies/TowniesTable.svelte";
import type { Preview } from "../../src/wire";
import { all, deciding, fixtures, people, type Fixture } from "./fixtures";

vi.setConfig({ testTimeout: 20000 }); // a whole table is much to draw on a busy machine

afterEach(cleanup);

function sit(fixture: Fixture, more: Record<string, unknown> = {}) {
  const choose = vi.fn<(move: string) => void>();
  const preview = vi.fn(async (move: string) => {
    const known = fixture.previews.find((each) => each.move === move);
    return known ?? ({ move, prospect: null } as Preview);
  });
  const props = { box: fixture.box, seats: people(fixture), position: fixture.position, found: null, hints: [] };
  const shown = render(TowniesTable, { ...props, choose, preview, ...more });
  const map = () => shown.container.querySelector<HTMLElement>(".map")!;
  const press = async (...keys: string[]) => {
    for (const key of keys) await fireEvent.keyDown(map(), { key, code: `Key${key.toUpperCase()}` });
  };
  return { ...shown, choose, preview, map, press };
}

/** Where a space is on the screen: without a layout a unit of the map is a pixel, around the middle. */
function on(fixture: Fixture, space: string): { clientX: number; clientY: number } {
  const { extent } = townOf(fixture.box);
  const [x, y]: Point = townOf(fixture.box).at(space);
  return { clientX: x - extent.left - extent.width / 2, clientY: y - extent.top - extent.height / 2 };
}

async function swipe(map: HTMLElement, far: number): Promise<void> {
  await fireEvent.touchStart(map, { touches: [{ clientX: 100 }] });
  await fireEvent.touchEnd(map, { changedTouches: [{ clientX: 100 + far }] });
}

describe("it shows", () => {
  test.each(all)("%s, in both languages", async (_, fixture) => {
    const { container } = sit(fixture);
    expect(container.querySelectorAll(".thumb")).toHaveLength(fixture.names.length - 1);
    speak("ru");
    await tick();
    expect(container.textContent).toContain("Раунд");
  });

  test("points as points, so that 24 from objects are not taken for 24 objects", () => {
    const { container } = sit(fixtures.middle);
    const sums = [...container.querySelectorAll(".sums > *")].map((sum) => sum.textContent);
    const { objects, bonus, total, scored } = fixtures.middle.position.view.seats[0];
    const parts = [`${objects} from objects`, `${bonus} from soil`, `${total - scored} from goals`];
    expect(sums).toEqual([...parts, `${total} points`]);
  });

  test.each(["five", "solo", "over"])("%s to a spectator", (name) => {
    const fixture = fixtures[name];
    const position = { ...fixture.position, seat: null, decision: null };
    const { container } = sit(fixture, { position });
    expect(container.querySelector(".tools")).toBeNull();
  });

  test("a game without goals and cards", () => {
    const position = structuredClone(fixtures.start.position);
    Object.assign(position.view, { individual: false, additional: null, bonus: null });
    for (const seat of position.view.seats) seat.goals = {};
    expect(sit(fixtures.start, { position }).container.querySelector(".goal")).toBeNull();
  });

  test("the points that an object would score, and the best of them", async () => {
    const { container } = sit(fixtures.middle);
    await vi.waitFor(() => expect(container.querySelectorAll(".asking")).toHaveLength(0));
    const windmills = fixtures.middle.previews.filter(({ move }) => move.startsWith("windmill"));
    const most = Math.max(...windmills.map(({ prospect }) => prospect!.points));
    expect(container.querySelectorAll(".spot")).toHaveLength(windmills.length);
    expect(container.querySelectorAll(".spot.best")).toHaveLength(
      windmills.filter(({ prospect }) => prospect!.points === most).length,
    );
  });

  test("what is sealed, on one's own sheet, and who is still choosing", () => {
    const { container } = sit(fixtures.waiting);
    expect(container.querySelector(".sealed")).not.toBeNull();
    expect(container.querySelector(".waiting")!.textContent).toContain("windmill on b3");
    expect(screen.getAllByText("is choosing")).toHaveLength(3);
  });

  test("hints with their ranks", () => {
    const hints = fixtures.middle.position.decision!.moves.slice(0, 3).map((move) => ({ move, margin: 0, error: 0, reason: {} })); // prettier-ignore
    expect(sit(fixtures.middle, { hints }).container.querySelectorAll(".rank")).toHaveLength(3);
  });

  test("moves that were considered, on the sheet of whoever decided, where one only steps through a game", () => {
    const { position } = fixtures.middle;
    const hints = position.decision!.moves.slice(0, 2).map((move, i) => ({ move, rank: i ? null : 1, played: !!i }));
    const { container } = sit({ ...fixtures.middle, position: { ...position, decision: null } }, { hints, still: true, whose: 1 }); // prettier-ignore
    expect(container.querySelectorAll(".rank")).toHaveLength(2);
    expect(container.querySelectorAll(".rank.played")).toHaveLength(1);
    expect(screen.queryByText("Back to your sheet")).toBeNull();
  });

  test("the chart and the shapes left to somebody alone", () => {
    const { container } = sit(fixtures.solo);
    expect(container.querySelector(".chart [aria-current]")!.textContent).toContain("40");
    expect(screen.getByText("1 shape left.")).toBeTruthy();
    expect(container.querySelectorAll(".circled")).toHaveLength(5);
  });

  test("another's sheet large, and one's own again", async () => {
    const { container, map } = sit(fixtures.five);
    await fireEvent.click(container.querySelectorAll(".thumb")[2]);
    expect(map().getAttribute("aria-label")).toBe("Sheet of Player 4");
    expect(map().getAttribute("role")).toBe("img");
    await fireEvent.click(screen.getByText("Back to your sheet"));
    expect(map().getAttribute("aria-label")).toContain("Player 1");
  });

  test("of another only what is theirs: marker, goals, points, and nothing to choose", async () => {
    const { container } = sit(fixtures.five);
    const theirs = fixtures.five.position.view.seats[3];
    const shows = (selector: string) => container.querySelector(selector)!.textContent;
    await fireEvent.click(container.querySelectorAll(".thumb")[2]);
    expect(container.querySelector(".offers")).toBeNull();
    expect(shows(".at-head .marker")).toContain(`${theirs.marker} marker`);
    expect(container.querySelector(".at-head .ring [role=img]")!.getAttribute("aria-label")).toContain(
      `${theirs.marker} marker`,
    );
    expect(shows(".visiting")).toContain("Player 4");
    expect(shows(".visiting")).toContain(`${theirs.marker} marker`);
    const [goal, { points }] = Object.entries(theirs.goals)[0];
    expect(container.querySelector(`.goal [role=img][aria-label^="Player 4"]`), goal).not.toBeNull();
    expect(shows(".goal .points")).toBe(String(points));
  });

  test.each<[string, (map: HTMLElement) => Promise<unknown>]>([
    ["Escape", (map) => fireEvent.keyDown(map, { key: "Escape" })],
    ["a tap", (map) => fireEvent.click(map)],
    ["a swipe", (map) => swipe(map, 80)],
  ])("one's own sheet again after %s", async (_, leave) => {
    const { container, map, choose } = sit(fixtures.five);
    await fireEvent.click(container.querySelectorAll(".thumb")[0]);
    expect(document.activeElement!.textContent).toContain("Back to your sheet");
    await fireEvent.keyDown(map(), { key: "r", code: "KeyR" });
    await swipe(map(), 8);
    expect(map().getAttribute("aria-label")).toBe("Sheet of Player 2");
    await leave(map());
    await vi.waitFor(() => expect(document.activeElement).toBe(map()));
    expect(map().getAttribute("aria-label")).toContain("Player 1");
    expect(choose).not.toHaveBeenCalled();
  });
});

describe("choosing", () => {
  test.each(deciding)("in %s by keys alone sends a legal move", async (_, fixture) => {
    const { press, choose } = sit(fixture);
    await press("ArrowDown", "ArrowRight", "Enter");
    expect(choose).toHaveBeenCalledOnce();
    expect(fixture.position.decision!.moves).toContain(choose.mock.calls[0][0]);
  });

  test("the move that is sent is the one that lies on the map", async () => {
    const { press, choose, container } = sit(fixtures.middle);
    await press("1", "ArrowUp", "r", "f", "ArrowLeft");
    const told = container.querySelector(".brings h3")!.textContent!;
    await press("Enter");
    const [, shape, a, b, c, d, colour] = choose.mock.calls[0][0].split(" ");
    expect(told).toContain(`${shape} on ${[a, b, c, d].join(" ")} in ${colour}`);
  });

  test("a click puts the piece down, a second one draws it", async () => {
    const { map, choose } = sit(fixtures.middle);
    await fireEvent.click(map(), on(fixtures.middle, "b6"));
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(map(), on(fixtures.middle, "b6"));
    expect(choose.mock.calls).toEqual([["windmill b6"]]);
  });

  test("a click elsewhere moves it", async () => {
    const { map, choose } = sit(fixtures.middle);
    await fireEvent.click(map(), on(fixtures.middle, "b6"));
    await fireEvent.click(map(), on(fixtures.middle, "c7"));
    await fireEvent.click(screen.getByText("Draw"));
    expect(choose.mock.calls).toEqual([["windmill c7"]]);
  });

  test("the wheel and R turn a shape", async () => {
    const { container, map, press } = sit(fixtures.start);
    const lies = () => container.querySelector(".brings h3")!.textContent;
    await press("ArrowDown");
    const first = lies();
    await fireEvent.wheel(map(), { deltaY: 100 });
    const second = lies();
    expect(second).not.toBe(first);
    await press("r");
    expect([first, second]).not.toContain(lies());
  });

  test("buttons choose what is drawn, also with a star", async () => {
    const { container, press, choose } = sit(fixtures.permit);
    await fireEvent.click(container.querySelector(".star button")!);
    await press("ArrowDown", "Enter");
    expect(choose.mock.calls[0][0]).toMatch(/ with permit$/);
  });

  test("the button of the shape in hand turns it", async () => {
    const { container, press } = sit(fixtures.start);
    await press("ArrowDown");
    const before = container.querySelector(".brings h3")!.textContent;
    await fireEvent.click(container.querySelector(".offer")!);
    expect(container.querySelector(".brings h3")!.textContent).not.toBe(before);
  });

  test("a piece that can go nowhere cannot be taken", () => {
    const { container } = sit(fixtures.start);
    const disabled = [...container.querySelectorAll<HTMLButtonElement>(".offer")].map((button) => button.disabled);
    expect(disabled).toEqual([false, true, true]);
  });

  test("passing, when nothing else is left", async () => {
    const { position } = fixtures.start;
    const { container, choose } = sit(fixtures.start, {
      position: { ...position, decision: { answers: 1, moves: ["pass"] } },
    });
    await fireEvent.click(container.querySelector(".tools .primary")!);
    expect(choose.mock.calls).toEqual([["pass"]]);
  });

  test("what is in one's hand stays there while others finish", async () => {
    const fixture = fixtures.middle;
    const { map, rerender, choose } = sit(fixture);
    await fireEvent.click(map(), on(fixture, "b6"));
    const position = structuredClone(fixture.position);
    position.number++;
    position.view.seats[1].finished = true;
    await rerender({ position });
    await fireEvent.click(map(), on(fixture, "b6"));
    expect(choose.mock.calls).toEqual([["windmill b6"]]);
  });

  test("keys meant for writing are left alone", async () => {
    const { container, press } = sit(fixtures.start);
    await press("ArrowDown");
    const before = container.querySelector(".brings h3")!.textContent;
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "r", code: "KeyR" });
    field.remove();
    expect(container.querySelector(".brings h3")!.textContent).toBe(before);
  });
});

describe("nothing is sent", () => {
  test.each(["five", "extra", "solo", "over"])("when there is nothing to decide in %s", async (name) => {
    const fixture = fixtures[name];
    const position = { ...fixture.position, decision: null };
    const { map, press, choose, preview } = sit(fixture, { position });
    await press("1", "ArrowDown", "Enter", "Enter");
    for (const space of ["e5", "e5", "b2", "b2"]) await fireEvent.click(map(), on(fixture, space));
    expect(choose).not.toHaveBeenCalled();
    expect(preview).not.toHaveBeenCalled();
  });

  test("from another's sheet", async () => {
    const { container, map, press, choose } = sit(fixtures.five);
    await fireEvent.click(container.querySelectorAll(".thumb")[0]);
    await press("ArrowDown", "Enter");
    for (const space of ["e6", "e6"]) await fireEvent.click(map(), on(fixtures.five, space));
    expect(choose).not.toHaveBeenCalled();
  });
});
