import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { Learning } from "../../src/lib/lesson.svelte";
import { say } from "../../src/lib/words.svelte";
import Coach from "../../src/parts/Coach.svelte";

afterEach(cleanup);

test("a lesson starts again only once that is confirmed", async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const again = vi.fn();
  const step = { id: "welcome", at: 1, kind: "read" };
  const at = { table: { game: "townies" } };
  const learning = { at, step, number: 1, lesson: { steps: [step] }, isRead: true, again } as unknown as Learning;
  const { findByText, getByLabelText } = render(Coach, { learning, pointed: null });
  getByLabelText(say("coach-again")).click();
  (await findByText(say("coach-again"))).click();
  expect(again).toHaveBeenCalledTimes(1);
});
