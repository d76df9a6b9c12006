import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DRAWINGS, picture } from "../../src/streets/art";
import { fixture } from "./fixtures";

const faces = new Map(fixture("start").box.tiles.map((face) => [face.id, face]));
const tiles = [...faces.keys()];
const drawn = (tile: string) => picture(faces.get(tile)!);
const paint = readFileSync("src/streets/art/art.css", "utf8");

/** The shapes of a picture, each with where the groups around it put it. */
function shapes(tile: string): string[] {
  const groups: string[] = [];
  return (drawn(tile).match(/<[^>]*>/g) ?? []).flatMap((tag) => {
    if (tag === "</g>") groups.pop();
    else if (tag.startsWith("<g")) groups.push(tag);
    else return [groups.join("") + tag];
    return [];
  });
}

test("every building has a picture, and nothing else has", () => {
  expect(Object.keys(DRAWINGS).sort()).toEqual([...tiles].sort());
  expect(tiles).toHaveLength(47);
});

test("no two are alike, nor nearly so", () => {
  for (const [i, one] of tiles.entries()) {
    for (const other of tiles.slice(i + 1)) {
      const common = new Set(shapes(other));
      const same = shapes(one).filter((shape) => common.has(shape)).length;
      expect(same / shapes(one).length, `${one} and ${other}`).toBeLessThan(0.3);
    }
  }
});

test("each is worth a closer look", () => {
  for (const tile of tiles) expect(shapes(tile).length, tile).toBeGreaterThan(24);
});

test("they are painted with paint that there is", () => {
  const inks = new Set(
    tiles.flatMap((tile) => [...drawn(tile).matchAll(/var\((--a-[\w-]+)\)/g)].map(([, ink]) => ink)),
  );
  for (const ink of inks) expect(paint).toContain(`${ink}:`);
});

test("they are well-formed, and the content security policy lets them pass", { timeout: 60_000 }, () => {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${tiles.map(drawn).join("")}</svg>`;
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(text).not.toMatch(/style=|NaN|undefined|<script|href=/);
});

test("a tile of a set of one's own gets a picture made of what is printed on it", () => {
  const mine = { id: "my-own-shop", back: "tourist", symbols: ["tourist"], icon: "retail", icons: 1 };
  const shop = picture(mine);
  expect(shop).toContain("<rect");
  expect(picture({ ...mine, icon: "leisure" })).not.toBe(shop);
  expect(picture({ ...mine, back: "wild" })).not.toBe(shop);
  expect(shop).not.toMatch(/NaN|undefined/);
  for (const [, ink] of shop.matchAll(/var\((--a-[\w-]+)\)/g)) expect(paint).toContain(`${ink}:`);
});
