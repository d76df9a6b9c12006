import { readdirSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { fetchFile } from "../../src/engine/files";
import { BUILT } from "./engines";

const asked: string[] = [];

afterEach(() => vi.unstubAllGlobals());

test("every file of the engines is found by its name", async () => {
  vi.stubGlobal("fetch", async (address: string) => (asked.push(address), new Response("content")));
  const names = readdirSync(BUILT);
  for (const name of names) expect((await fetchFile(name))?.byteLength).toBe(7);
  expect(asked.map((address) => address.split("/").at(-1))).toEqual(names);
  expect(await fetchFile("no-game.wasm")).toBe(null);
});

test("a file that does not come is refused", async () => {
  for (const answer of [Promise.resolve(new Response("", { status: 500 })), Promise.reject(new TypeError())]) {
    vi.stubGlobal("fetch", () => answer);
    await expect(fetchFile(readdirSync(BUILT)[0])).rejects.toMatchObject({ problem: { code: "not-loaded" } });
  }
});
