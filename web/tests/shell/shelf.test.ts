// @vitest-environment node
import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { newStudy, type Study } from "../../src/lib/study";
import { played, reworded } from "../../src/lib/variations";
import { IDBFactory } from "fake-indexeddb";

/** A tab that opens the shelf for itself. */
async function tab(): Promise<typeof import("../../src/lib/shelf")> {
  vi.resetModules();
  return import("../../src/lib/shelf");
}

const [study] = played(newStudy("streets", { options: { players: 2 } }, "Toys"), 0, [
  [null, "first 1"],
  [0, "pass"],
]);

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

test("every change is kept, in order, and found again", async () => {
  const shelf = await tab();
  const keeper = new shelf.Keeper();
  let changed: Study = study;
  for (const name of ["T", "To", "Toy"]) void keeper.keep((changed = reworded(changed, 0, { name })));
  await keeper.keep(changed);
  const again = await tab();
  expect((await again.load(keeper.id))!.study).toEqual(changed);
  expect(await again.list()).toEqual([
    { id: keeper.id, game: "streets", name: "Toy", moves: 2, changed: expect.any(Number) },
  ]);
  await again.remove(keeper.id);
  expect([await again.list(), await again.load(keeper.id)]).toEqual([[], null]);
});

test("a study that two tabs change is kept twice", async () => {
  const one = await tab();
  const first = new one.Keeper();
  await first.keep(study);
  const other = await tab();
  const second = (await other.load(first.id))!.keeper;
  await second.keep(reworded(study, 0, { name: "Other toys" }));
  await first.keep(reworded(study, 0, { name: "My toys" }));
  expect(first.id).not.toBe(second.id);
  expect((await one.list()).map(({ name }) => name).sort()).toEqual(["My toys", "Other toys"]);
});

test("a study that another tab has deleted comes back only with a change", async () => {
  const one = await tab();
  const keeper = new one.Keeper();
  await keeper.keep(study);
  await (await tab()).remove(keeper.id);
  await keeper.keep({ ...study, at: 2 });
  expect(await one.list()).toEqual([]);
  await keeper.keep(reworded(study, 0, { name: "Toys again" }));
  expect(await one.list()).toMatchObject([{ name: "Toys again" }]);
});

test("the same study is found, wherever its reader was", async () => {
  const shelf = await tab();
  const keeper = new shelf.Keeper();
  await keeper.keep({ ...study, at: 2 });
  expect(await shelf.same(study)).toBe(keeper.id);
  expect(await shelf.same(reworded(study, 1, { comment: "!" }))).toBe(null);
});
