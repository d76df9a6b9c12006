import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import TowniesTable from "../../src/townies/TowniesTable.svelte";
import type { Preview } from "../../src/wire";
import { fixtures, people } from "./fixtures";

vi.setConfig({ testTimeout: 20000 });
afterEach(cleanup);

const { box, position } = fixtures.middle;
const { moves } = position.decision!;

test("a hint lies on the map, and is drawn only when that is confirmed", async () => {
  const choose = vi.fn();
  const preview = async (move: string) => ({ move, prospect: null }) as Preview;
  const given = { box, seats: people(fixtures.middle), position, found: null, hints: [], choose, preview };
  const { container, component } = render(TowniesTable, given);
  const move = moves.at(-1)!;
  flushSync(() => component.follow(move));
  expect(choose).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(container.querySelector(".map"));
  await fireEvent.click(container.querySelector(".choosing .tools .primary:enabled")!);
  expect(choose).toHaveBeenCalledWith(move);
});
