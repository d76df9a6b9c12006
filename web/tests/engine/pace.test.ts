// @vitest-environment node
import { expect, test } from "vitest";
import { newBrowser, BESIDE, BOT, ME, sitAt, tab } from "./at_home";

const NEVER = 1_000_000; // seconds

test("bots are watched as long as somebody wants, and then move at once until a person has to decide", async () => {
  newBrowser();
  const home = tab({ botSeconds: NEVER });
  const me = await sitAt(home, [ME, BOT, { ...BOT }]);
  await me.move("take 1");
  expect(me.position.due).toEqual([1]);
  await home.hurry(me.table.id);
  await me.turn();
  expect(me.log.filter(({ actor }) => actor !== null).map(({ actor }) => actor)).toEqual([0, 1, 2]);
  await me.move("take 1");
  expect(me.position.due).toEqual([1]); // and are watched again
});

test("a pace holds for the next move", async () => {
  newBrowser();
  const home = tab({ botSeconds: NEVER });
  home.pace(0);
  const me = await sitAt(home, [ME, BOT]);
  await me.move("take 1");
  await me.turn();
  expect(me.position.due).toEqual([0]);
});

test("nobody is told what a move was good for who may not know it", async () => {
  newBrowser();
  const home = tab();
  const me = await sitAt(home, [ME, BESIDE]);
  await me.ask({ type: "look", seat: 0 });
  await me.move("take 1");
  await expect(home.why(me.table.id, 1, null)).rejects.toMatchObject({ problem: { code: "unfinished" } });
  expect(await home.why(me.table.id, 1, 1)).toBeNull(); // these bots give no reasons
});
