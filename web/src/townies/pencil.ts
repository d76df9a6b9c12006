// Lines as a hand draws them: they tremble a little, and always in the same way.

import type { Point } from "./hexes";

/** Numbers between -1 and 1 that look random and are the same for a seed (mulberry32). */
export function shaky(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2147483648 - 1;
  };
}

export function seedOf(text: string): number {
  let seed = 7;
  for (let i = 0; i < text.length; i++) seed = (Math.imul(seed, 31) + text.charCodeAt(i)) | 0;
  return seed;
}

export function at([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A point on the way from a to b, a little beside it. */
function beside(a: Point, b: Point, part: number, by: number): Point {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy) || 1;
  return [a[0] + part * dx - (by * dy) / long, a[1] + part * dy + (by * dx) / long];
}

export function line(a: Point, b: Point, tremble: number, random: () => number): string {
  const [c, d] = [beside(a, b, 0.33, tremble * random()), beside(a, b, 0.67, tremble * random())];
  return `M${at(a)}C${at(c)} ${at(d)} ${at(b)}`;
}

/** A line that begins and ends a little off, as a pencil does. */
export function loose(a: Point, b: Point, tremble: number, random: () => number): string {
  const near = (p: Point): Point => [p[0] + tremble * random(), p[1] + tremble * random()];
  return line(near(a), near(b), tremble, random);
}

/** A closed line through corners that are rounded off. */
export function loop(points: Point[], round: number): string {
  const parts = points.map((here, i) => {
    const before = points[(i + points.length - 1) % points.length];
    const after = points[(i + 1) % points.length];
    const [into, out] = [towards(here, before, round), towards(here, after, round)];
    return `${i ? "L" : "M"}${at(into)}Q${at(here)} ${at(out)}`;
  });
  return `${parts.join("")}Z`;
}

function towards(a: Point, b: Point, far: number): Point {
  const part = far / (Math.hypot(b[0] - a[0], b[1] - a[1]) || 1);
  return [a[0] + part * (b[0] - a[0]), a[1] + part * (b[1] - a[1])];
}

/** A circle whose ends do not quite meet. */
export function ring([x, y]: Point, radius: number, random: () => number): string {
  const turn = random() * Math.PI;
  const count = 9; // one more than a round: the end runs past the beginning
  const points = Array.from({ length: count + 1 }, (_, i): Point => {
    const angle = turn + (i * 2 * Math.PI) / (count - 1);
    const r = radius * (1 + 0.035 * random());
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
  return smooth(points);
}

/** A curve through points. */
export function smooth(points: Point[]): string {
  let path = `M${at(points[0])}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b] = [points[i], points[i + 1]];
    const [before, after] = [points[i - 1] ?? a, points[i + 2] ?? b];
    const c: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6];
    const d: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6];
    path += `C${at(c)} ${at(d)} ${at(b)}`;
  }
  return path;
}

/** A five-pointed star. */
export function star([x, y]: Point, radius: number, random: () => number): string {
  const corners = Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i * Math.PI) / 5 - Math.PI / 2;
    const r = radius * (i % 2 ? 0.46 : 1) * (1 + 0.06 * random());
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
  return loop(corners, 0.09 * radius);
}

/** Two strokes through something that is used up. */
export function cross([x, y]: Point, radius: number, random: () => number): string {
  const corners: Point[] = [[-radius, -radius], [radius, radius], [radius, -radius], [-radius, radius]]; // prettier-ignore
  const [a, b, c, d] = corners.map(([dx, dy]): Point => [x + dx, y + dy]);
  return loose(a, b, 1.2, random) + loose(c, d, 1.2, random);
}
