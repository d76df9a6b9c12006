import { expect, test } from "vitest";
import { Previews } from "../../src/townies/previews.svelte";
import type { Preview } from "../../src/wire";

/** A server that answers when it is told to. */
function slow() {
  const asked: string[] = [];
  const waiting = new Map<string, { answer: () => void; refuse: () => void }>();
  const ask = (move: string) => {
    asked.push(move);
    return new Promise<Preview>((resolve, reject) => {
      const preview = { move, prospect: { points: move.length } } as unknown as Preview;
      waiting.set(move, { answer: () => resolve(preview), refuse: () => reject(new Error("lost")) });
    });
  };
  const settle = async (move: string, how: "answer" | "refuse" = "answer") => {
    waiting.get(move)![how]();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, ask, settle };
}

test("few at a time, each once", async () => {
  const { asked, ask, settle } = slow();
  const previews = new Previews(ask);
  previews.want(["a", "bb", "ccc", "dddd", "a"]);
  previews.want(["bb"]);
  expect(asked).toEqual(["a", "bb", "ccc"]);
  await settle("bb");
  expect(asked).toEqual(["a", "bb", "ccc", "dddd"]);
  expect([previews.of("bb")?.points, previews.of("a")]).toEqual([2, undefined]);
});

test("what is wanted now goes before the rest", async () => {
  const { asked, ask, settle } = slow();
  const previews = new Previews(ask);
  previews.want(["a", "b", "c", "d", "e"]);
  previews.wantNow("e");
  previews.wantNow("a");
  await settle("a");
  await settle("b");
  expect(asked).toEqual(["a", "b", "c", "e", "d"]);
});

test("what was lost may be asked again", async () => {
  const { asked, ask, settle } = slow();
  const previews = new Previews(ask);
  previews.want(["a"]);
  await settle("a", "refuse");
  previews.wantNow("a");
  await settle("a");
  expect([asked, previews.of("a")?.points]).toEqual([["a", "a"], 1]);
});

test("nothing more is asked after a stop", async () => {
  const { asked, ask, settle } = slow();
  const previews = new Previews(ask);
  previews.want(["a", "b", "c", "d"]);
  previews.stop();
  await settle("a");
  expect(asked).toEqual(["a", "b", "c"]);
});
