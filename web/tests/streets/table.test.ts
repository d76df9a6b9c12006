import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import StreetsTable from "../../src/streets/StreetsTable.svelte";
import { keyOf } from "../../src/streets/geometry";
import type { View } from "../../src/streets/types";
import type { Advised, Preview } from "../../src/wire";
import { english, FIXTURES, fixture, type Fixture, seatsOf, Unmeasured } from "./fixtures";

afterEach(cleanup);
vi.stubGlobal("ResizeObserver", Unmeasured);

function shown(made: Fixture, changed: Partial<Fixture["position"]> = {}, hints: Advised[] = []) {
  const choose = vi.fn();
  const unknown = (move: string) => ({ move, events: [], scores: made.position.scores }) as unknown as Preview;
  const preview = vi.fn((move: string) =>
    Promise.resolve(made.previews.find((one) => one.move === move) ?? unknown(move)),
  );
  const position = { ...made.position, ...changed };
  const { options, box, inspected } = made;
  const given = { box, seats: seatsOf(made), position, options, found: inspected.found, hints, choose, preview };
  const { component, container, rerender } = render(StreetsTable, given);
  return { choose, preview, component, container, rerender, given };
}

const press = (key: string, target: Element = document.body, more = {}) => fireEvent.keyDown(target, { key, ...more });
const focused = () => document.activeElement as Element;
const texts = (container: Element, selector: string) =>
  [...container.querySelectorAll(selector)].map((e) => e.textContent);

/** jsdom knows no focus by keyboard. */
function focusVisible() {
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
    return selector === ":focus-visible" ? this === document.activeElement : matches.call(this, selector);
  });
}
afterEach(() => vi.restoreAllMocks());

describe.each(FIXTURES)("%s", (_, made) => {
  test("is drawn: every building, every player", () => {
    const { container } = shown(made);
    expect(container.querySelectorAll("[data-building]")).toHaveLength(made.position.view.city.length);
    expect(container.querySelectorAll("[data-seat]")).toHaveLength(made.names.length);
  });

  test("sends nothing when there is nothing to decide", async () => {
    const { choose, container } = shown(made, { decision: null });
    for (const key of ["1", "2", "ArrowDown", "ArrowRight", "Enter", "r", " "]) await press(key, focused());
    for (const building of container.querySelectorAll("[data-building], [data-hand]")) await fireEvent.click(building);
    expect(container.querySelectorAll("[data-place], [data-move]")).toHaveLength(0);
    expect(choose).not.toHaveBeenCalled();
  });
});

describe("building", () => {
  test("by keys: tile, cell, turn, Enter", async () => {
    focusVisible();
    const { choose, container } = shown(fixture("start"));
    const tile = fixture("start").position.view.seats[0].hand[0].tile;
    await press("1");
    expect(container.querySelector("[data-hand][aria-pressed='true']")?.getAttribute("data-hand")).toBe(tile);
    await press("ArrowDown");
    expect(focused().getAttribute("data-place")).toBe("1,-1");
    await press("ArrowDown", focused());
    const place = focused().getAttribute("data-place")!;
    const before = focused().getAttribute("aria-label");
    await press("r", focused(), { code: "KeyR" });
    expect(focused().getAttribute("aria-label")).not.toBe(before);
    await press("Enter", focused());
    expect(choose).toHaveBeenCalledTimes(1);
    const [text] = choose.mock.calls[0];
    expect(text).toMatch(new RegExp(`^build ${tile} ${place} `));
    expect(fixture("start").position.decision!.moves).toContain(text);
  });

  test("legal cells are in the order of focus, and only there once a tile is chosen", async () => {
    const { container } = shown(fixture("start"));
    const places = () => [...container.querySelectorAll("[data-place]")].map((e) => e.getAttribute("data-place"));
    expect(places()).toEqual([]);
    await press("2");
    expect(places()).toEqual(["1,-1", "-1,0", "0,1", "1,1"]);
    for (const cell of container.querySelectorAll("[data-place]")) expect(cell.getAttribute("tabindex")).toBe("0");
  });

  test("by mouse: the first click stays, the second builds", async () => {
    const { choose, container } = shown(fixture("start"));
    await press("1");
    const cell = container.querySelector("[data-place='0,1']")!;
    await fireEvent.click(cell);
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.click(cell);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  test("by finger: a second tap turns, the button builds", async () => {
    const { choose, container } = shown(fixture("start"));
    await press("1");
    const cell = container.querySelector("[data-place='0,1']")!;
    const tap = async () => {
      await fireEvent.pointerDown(cell, { pointerType: "touch" });
      await fireEvent.click(cell);
    };
    await tap();
    const before = cell.getAttribute("aria-label");
    await tap();
    expect(cell.getAttribute("aria-label")).not.toBe(before);
    await fireEvent.click(screen.getByRole("button", { name: /^Build/ }));
    expect(choose).toHaveBeenCalledTimes(1);
  });

  test("the card says what it pays to whom", async () => {
    const made = fixture("pays");
    const paying = made.previews.find(({ events }) => events.some(({ event }) => event === "paid"))!;
    const [, tile, place, facing] = paying.move.split(" ");
    const { container } = shown(made);
    await fireEvent.click(container.querySelector(`[data-hand="${tile}"]`)!);
    const cell = container.querySelector(`[data-place="${place}"]`)!;
    await fireEvent.click(cell);
    for (let i = 0; i < 4 && !cell.getAttribute("aria-label")!.includes(facing); i++) {
      await press("r", document.body, { code: "KeyR" });
    }
    for (const [seat, name] of made.names.entries()) {
      const amount = paying.scores[seat] - made.position.scores[seat];
      if (amount) await waitFor(() => screen.getByText(english("streets-gain", { seat: name, amount })));
    }
  });

  test("the Investor's second sign is a press away", async () => {
    const { choose, container } = shown(fixture("investor"));
    await press("1");
    await fireEvent.click(container.querySelector("[data-place]")!);
    await fireEvent.click(screen.getByRole("button", { name: "1 sign" }));
    await press("Enter");
    expect(choose.mock.calls[0][0]).toMatch(/ double$/);
  });

  test("Escape lets the cell go, then the tile", async () => {
    const { container } = shown(fixture("start"));
    await press("1");
    await fireEvent.click(container.querySelector("[data-place]")!);
    expect(screen.queryByRole("button", { name: /^Build/ })).not.toBeNull();
    await press("Escape");
    expect(screen.queryByRole("button", { name: /^Build/ })).toBeNull();
    await press("Escape");
    expect(container.querySelector("[data-place]")).toBeNull();
  });
});

describe("other decisions", () => {
  test.each(["abandon", "close", "tokens", "show", "people", "grifter"])(
    "%s: all moves are listed in words",
    async (name) => {
      const made = fixture(name);
      const { choose, container } = shown(made);
      const listed = [...container.querySelectorAll("[data-move]")];
      expect(listed.map((e) => e.getAttribute("data-move"))).toEqual(made.position.decision!.moves);
      for (const button of listed) expect(button.textContent!.trim()).not.toBe("");
      await fireEvent.click(listed.at(-1)!);
      expect(choose).toHaveBeenCalledWith(made.position.decision!.moves.at(-1));
    },
  );

  test("a building can be chosen where it stands", async () => {
    const made = fixture("people");
    const { choose, container } = shown(made);
    const building = container.querySelector("[data-place]")!;
    await fireEvent.click(building);
    await fireEvent.click(building);
    const [text] = choose.mock.calls[0];
    expect(made.position.decision!.moves).toContain(text);
    const at = made.position.view.city.find(({ tile }) => text.endsWith(` ${tile}`))!.at;
    expect(building.getAttribute("data-place")).toBe(at.join());
  });

  test("what a choice would bring is asked for once one looks at it", async () => {
    const { preview, container } = shown(fixture("close"));
    const button = container.querySelector("[data-move]")!;
    await fireEvent.pointerEnter(button, { pointerType: "mouse" });
    await waitFor(() => expect(preview).toHaveBeenCalledWith(button.getAttribute("data-move")));
    expect(preview).toHaveBeenCalledTimes(1);
  });

  test("what a finger has chosen stays while it goes on to confirm it", async () => {
    const { choose, container } = shown(fixture("close"));
    const button = container.querySelector("[data-move]")!;
    await fireEvent.pointerDown(button, { pointerType: "touch" });
    await fireEvent.click(button);
    await fireEvent.blur(button);
    expect(button.classList).toContain("looked");
    expect(choose).not.toHaveBeenCalled();
    await fireEvent.pointerDown(button, { pointerType: "mouse" });
    await fireEvent.blur(button);
    expect(button.classList).not.toContain("looked");
  });

  test("the Grifter's tile is not in one's hand", () => {
    const { container } = shown(fixture("enclosing"));
    const { lifted } = fixture("enclosing").position.view;
    const inHand = (label: string) =>
      [...container.querySelectorAll(`[aria-label="${label}"] [data-hand]`)].map((e) => e.getAttribute("data-hand"));
    expect(inHand(english("streets-board-lifted"))).toEqual([lifted]);
    const label = english("streets-board-hand", { seat: fixture("enclosing").names[0] });
    expect(inHand(label)).toHaveLength(2);
    expect(inHand(label)).not.toContain(lifted);
  });

  test("the Grifter's choices are explained", () => {
    const made = fixture("solo");
    const view: View = { ...made.position.view, turn: 1, lifted: "toy-store", grifter: "build" };
    const moves = ["build toy-store 5,5 north", "build toy-store 5,5 south"];
    const { container } = shown(made, { view, decision: { answers: 1, moves } });
    expect(texts(container, ".note")).toContain(english("streets-board-grifter-build"));
    expect(container.querySelector("[data-hand='toy-store']")?.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("looking", () => {
  test("a building tells its street's worth and why", async () => {
    const { container } = shown(fixture("pays"));
    const worth = fixture("pays").inspected.found.buildings.find(({ total }) => total > 0)!;
    const building = container.querySelector(`[data-building="${worth.at.join()}"]`)!;
    await fireEvent.pointerEnter(building, { pointerType: "mouse" });
    expect(container.querySelector(".outline")).not.toBeNull();
    expect(screen.getByText(/^Would pay/)).not.toBeNull();
    await fireEvent.pointerLeave(building, { pointerType: "mouse" });
    expect(container.querySelector(".outline")).toBeNull();
  });

  test("hints are marked with their rank, and one press takes them over", async () => {
    const made = fixture("start");
    const hints = made.position
      .decision!.moves.slice(0, 2)
      .map((move) => ({ move, margin: 1, error: 1, reason: { code: "later" } }));
    const { container, choose } = shown(made, {}, hints);
    const marks = [...container.querySelectorAll(".hint")];
    expect(marks.map((mark) => mark.textContent!.trim()).sort()).toEqual(["1", "2"]);
    await fireEvent.click(container.querySelector("[aria-label^='Hint 1']")!);
    await press("Enter");
    expect(choose).toHaveBeenCalledWith(hints[0].move);
  });

  test("icons are shown only where there is business", () => {
    expect(shown(fixture("start")).container.querySelectorAll(".business, .tokens")).toHaveLength(0);
    cleanup();
    expect(shown(fixture("tokens")).container.querySelectorAll(".business").length).toBeGreaterThan(0);
  });

  test("hands of others show backs only", () => {
    const { container } = shown(fixture("start"));
    expect(container.querySelectorAll("[data-seat='1'] .hand svg")).toHaveLength(3);
    expect(container.querySelectorAll("[data-hand]")).toHaveLength(3);
  });

  test("people with FOMO stand", () => {
    const { container } = shown(fixture("middle"));
    const standing = fixture("middle").position.view.city.some(
      ({ fomo }: { fomo: object }) => Object.keys(fomo).length,
    );
    expect(container.querySelectorAll(".person.fomo").length > 0).toBe(standing);
  });
});

describe("what a line of the log is about", () => {
  const made = fixture("middle");
  const place = keyOf(made.position.view.city[1].at);

  test("is ringed and named while it is looked at", async () => {
    const { container, rerender, given } = shown(made);
    await rerender({ ...given, shown: [place] });
    expect(texts(container, "[data-named]")).toEqual([place]);
    await rerender({ ...given, shown: [] });
    expect(texts(container, "[data-named]")).toEqual([]);
  });

  test("is told about when one goes there, and the keys go on from there", async () => {
    const { component, container } = shown(made, { decision: null });
    component.visit(place);
    await waitFor(() => expect(texts(container, ".floating h3 small")).toEqual([place]));
    expect(focused().getAttribute("data-building")).toBe(place);
  });
});

test("a new position lets the choice of the last one go", async () => {
  const { film } = fixture("film");
  const made = { ...fixture("film"), position: film![0] };
  const { rerender, given, container } = shown(made);
  for (const position of film!) {
    await press("1");
    await rerender({ ...given, position });
    expect(container.querySelectorAll("[data-building]")).toHaveLength(position.view.city.length);
  }
});

describe("consultants", () => {
  test("a press tells in words what one does, another hides it", async () => {
    const made = fixture("middle");
    const { container } = shown(made);
    const { consultant } = made.position.view.seats[0];
    const [button] = container.querySelectorAll(".consultant");
    const power = english(`about-consultant-${consultant}`);
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(texts(container, ".power")).toEqual([]);
    await fireEvent.click(button);
    expect(button.getAttribute("aria-expanded")).toBe("true");
    expect(texts(container, ".power")[0]).toContain(`${power}.`);
    await fireEvent.click(button);
    expect(texts(container, ".power")).toEqual([]);
  });
});

describe("dragging", () => {
  const pointer = (type: string, target: Element | Document, clientX: number, clientY: number, pointerId = 1) =>
    fireEvent(target, new PointerEvent(type, { bubbles: true, pointerId, clientX, clientY, buttons: 1 }));

  test("a tile dragged to a cell is proposed there, and not chosen away by the click that follows", async () => {
    const { choose, container } = shown(fixture("start"));
    const tile = container.querySelector("[data-hand]")!;
    await pointer("pointerdown", tile, 10, 590);
    await pointer("pointermove", tile, 30, 560);
    const cells = [...container.querySelectorAll("[data-place]")];
    expect(cells.length).toBeGreaterThan(0);
    const place = cells[0].getAttribute("data-place")!;
    await pointer("pointermove", tile, ...middleOf(container, place));
    await pointer("pointerup", tile, ...middleOf(container, place));
    await fireEvent.click(tile);
    expect(container.querySelector(".aimed")?.getAttribute("data-place")).toBe(place);
    expect(tile.getAttribute("aria-pressed")).toBe("true");
    expect(choose).not.toHaveBeenCalled();
  });

  /** The point of the screen at which a cell lies. */
  function middleOf(container: Element, place: string): [number, number] {
    const [left, top, scale] = container
      .querySelector<SVGElement>("[style*=transform]")!
      .style.transform.match(/-?[\d.]+/g)!
      .map(Number);
    const [x, y] = place.split(",").map(Number);
    return [left + (x + 0.5) * 100 * scale, top + (y + 0.5) * 100 * scale];
  }

  test("Escape takes it back", async () => {
    const { container } = shown(fixture("start"));
    const tile = container.querySelector("[data-hand]")!;
    await pointer("pointerdown", tile, 10, 590);
    await pointer("pointermove", tile, 30, 400);
    expect(tile.getAttribute("aria-pressed")).toBe("true");
    await press("Escape");
    await pointer("pointerup", tile, 400, 300);
    expect(tile.getAttribute("aria-pressed")).toBe("false");
    expect(container.querySelector(".aimed")).toBeNull();
  });

  test("a plain click chooses", async () => {
    const { container } = shown(fixture("start"));
    const tile = container.querySelector("[data-hand]")!;
    for (const type of ["pointerdown", "pointerup", "lostpointercapture"]) await pointer(type, tile, 10, 590);
    await fireEvent.click(tile);
    expect(tile.getAttribute("aria-pressed")).toBe("true");
  });

  test("after a tile has gone away while it was dragged, another finger can drag another", async () => {
    const { container, given, rerender } = shown(fixture("start"));
    const [tile, another] = container.querySelectorAll("[data-hand]");
    await pointer("pointerdown", tile, 10, 590);
    await pointer("pointermove", tile, 30, 400);
    expect(container.querySelectorAll(".away")).toHaveLength(1);
    const position = structuredClone(given.position);
    position.view.seats[0].hand.shift();
    await rerender({ position });
    expect(tile.isConnected).toBe(false);
    await pointer("lostpointercapture", document, 30, 400);
    await pointer("pointerdown", another, 10, 590, 2);
    await pointer("pointermove", another, 30, 400, 2);
    expect(another.closest(".away")).not.toBeNull();
  });
});
