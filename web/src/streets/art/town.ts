// What stands about a town: green, furniture, flags, smoke and water.

import { disc, line, moved, oval, type Drawing, rect, ring, shape, times } from "./drawing";

export function shadow(w: number, x = 0): Drawing {
  return oval(x, 0.4, w, 2.6, "shade");
}

export function tree(x: number, size = 1, fill = "leaf"): Drawing {
  return moved(
    x,
    0,
    [
      rect(-1, -7, 2, 7, "trunk"),
      disc(0, -12, 6, fill),
      disc(-3.4, -9.6, 3.8, fill),
      disc(3.6, -9.2, 3.9, "shade"),
      disc(3.4, -9.6, 3.8, fill),
      disc(-1.8, -14, 2.2, "shine"),
    ],
    size,
  );
}

export function pine(x: number, size = 1, fill = "forest"): Drawing {
  const tier = (i: number) => shape(`M${-5 + i} ${-3 - i * 4}L0 ${-11 - i * 4}L${5 - i} ${-3 - i * 4}z`, fill);
  return moved(x, 0, [rect(-0.9, -4, 1.8, 4, "trunk"), times(3, tier), shape("M0 -19L3 -11L0 -12z", "shade")], size);
}

export function palm(x: number, base: number, size = 1): Drawing {
  const leaf = (turn: number) => moved(0, -14, [shape("M0 0q5 -5 9 1q-5 -2 -9 -1z", "leaf")], 1, turn);
  return moved(
    x,
    base,
    [
      line("M0 0q1.6 -7 0 -14", "trunk", 1.8),
      [-200, -150, -100, -40, 10, 40].map(leaf).join(""),
      disc(0, -13.4, 1.2, "brown"),
    ],
    size,
  );
}

export function bush(x: number, size = 1, fill = "leaf"): Drawing {
  return moved(
    x,
    0,
    [disc(-2.4, -2.2, 2.4, fill), disc(2.2, -2, 2.2, fill), disc(0, -3.4, 2.6, fill), disc(-0.8, -4.4, 0.9, "shine")],
    size,
  );
}

export function flowers(x: number, w: number, y: number, inks = ["red", "yellow", "pink"]): Drawing {
  const n = Math.round(w / 2.6);
  return (
    rect(x, y, w, 1.8, "leaf", 0.8) +
    times(n, (i) => disc(x + 1.3 + (i * w) / n, y - 0.2 - (i % 2) * 0.7, 1, inks[i % inks.length]))
  );
}

export function flag(x: number, y: number, fill: string, h = 9): Drawing {
  return (
    line(`M${x} ${y}v${-h}`, "slate", 0.8) + shape(`M${x} ${y - h}q2.4 -1.2 4.4 0t3.2 0v4q-1.6 1 -3.4 0t-4.2 0z`, fill)
  );
}

export function bunting(x: number, y: number, w: number, inks: string[], sag = 3): Drawing {
  const n = Math.round(w / 5);
  const pennant = (i: number) => {
    const share = (i + 0.5) / n;
    const dip = 4 * sag * share * (1 - share);
    return moved(x + share * w, y + dip, [shape("M-1.7 0h3.4l-1.7 3.6z", inks[i % inks.length])]);
  };
  return line(`M${x} ${y}q${w / 2} ${sag * 2} ${w} 0`, "slate", 0.5) + times(n, pennant);
}

export function bulbs(x: number, y: number, w: number, inks = ["lit"], sag = 3): Drawing {
  const n = Math.round(w / 5);
  const bulb = (i: number) => {
    const share = (i + 0.5) / n;
    return disc(x + share * w, y + 4 * sag * share * (1 - share) + 0.8, 1.1, inks[i % inks.length]);
  };
  return line(`M${x} ${y}q${w / 2} ${sag * 2} ${w} 0`, "slate", 0.5) + times(n, bulb);
}

export function lantern(x: number, y: number, fill = "red", r = 2.6): Drawing {
  return (
    line(`M${x} ${y}v2`, "slate", 0.5) +
    oval(x, y + 2 + r, r, r * 1.1, fill) +
    rect(x - 1, y + 1.6, 2, 0.9, "gold") +
    oval(x - r * 0.3, y + 1.6 + r, r * 0.25, r * 0.6, "shine")
  );
}

export function steam(x: number, y: number, size = 1): Drawing {
  return moved(x, y, [line("M-2.6 0q-2 -2.4 0 -4.4t0 -4.2M1 0q-2 -2.4 0 -4.4t0 -4.2", "steam", 1.5)], size);
}

export function smoke(x: number, y: number): Drawing {
  return disc(x, y - 1.4, 1.6, "steam") + disc(x + 1.8, y - 4, 2.1, "steam") + disc(x + 4.6, y - 6.4, 2.6, "steam");
}

export function parasol(x: number, fill: string, other = "white", h = 13): Drawing {
  return (
    line(`M${x} 0v${-h}`, "trunk", 1) +
    shape(`M${x - 7} ${-h}q7 -8.4 14 0z`, fill) +
    shape(`M${x - 2.4} ${-h}q2.4 -8.4 2.4 -4.2q0 -4.2 2.4 4.2z`, other) +
    rect(x - 4, -4.6, 8, 1.1, "wood") +
    line(`M${x - 2.6} -4v4M${x + 2.6} -4v4`, "wood", 0.9)
  );
}

export function stool(x: number, fill = "red"): Drawing {
  return rect(x - 1.8, -4.6, 3.6, 1.4, fill, 0.6) + line(`M${x} -3.4v3.2M${x - 1.4} 0h2.8`, "slate", 0.8);
}

export function crate(x: number, goods: string, base = 0): Drawing {
  return (
    times(3, (i) => disc(x + 1.7 + i * 2.1, base - 4.3, 1.5, goods)) +
    rect(x, base - 4, 7.6, 4, "wood", 0.4) +
    line(`M${x} ${base - 2}h7.6`, "shade", 0.6)
  );
}

export function barrel(x: number, base = 0): Drawing {
  return (
    shape(`M${x} ${base}q-1.2 -3.6 0 -7h5q1.2 3.4 0 7z`, "wood") +
    line(`M${x - 0.4} ${base - 2}h5.8M${x - 0.4} ${base - 5}h5.8`, "iron", 0.8)
  );
}

export function fence(x: number, w: number, fill = "white"): Drawing {
  const n = Math.floor(w / 3);
  return (
    line(`M${x} -3.2h${w}M${x} -1.4h${w}`, fill, 0.7) +
    times(n, (i) => shape(`M${x + i * 3 + 0.5} 0v-4l0.9 -1l0.9 1v4z`, fill))
  );
}

export function lamp(x: number, h = 14): Drawing {
  return (
    line(`M${x} 0v${-h}`, "iron", 1) +
    disc(x, -h - 1.4, 2, "lit") +
    rect(x - 1.4, -h - 4, 2.8, 1, "iron", 0.4) +
    rect(x - 1.4, -1, 2.8, 1, "iron")
  );
}

export function water(x: number, y: number, w: number, h: number): Drawing {
  const waves = (i: number) => line(`M${x + 4 + (i % 2) * 9} ${y + 2.4 + i * 2.6}q2 -1.2 4 0t4 0`, "foam", 0.7);
  return rect(x, y, w, h, "water", 2) + times(Math.floor(h / 3), waves);
}

export function wheel(x: number, y: number, r: number, stroke = "iron"): Drawing {
  const d = r * 0.7;
  return (
    ring(x, y, r, stroke, 1) +
    line(
      `M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}M${x - d} ${y - d}l${2 * d} ${2 * d}M${x + d} ${y - d}l${-2 * d} ${2 * d}`,
      "grey",
      0.35,
    )
  );
}

export function clock(x: number, y: number, r: number): Drawing {
  return (
    disc(x, y, r + 0.8, "gold") +
    disc(x, y, r, "white") +
    line(`M${x} ${y - r * 0.65}V${y}l${r * 0.5} ${r * 0.3}`, "iron", r / 4.5)
  );
}

export function car(x: number, base: number, fill: string, size = 1): Drawing {
  return moved(
    x,
    base,
    [
      shape("M-6 -1.4v-3q0 -1 1.4 -1.2l1.6 -2.6q.6 -.8 1.6 -.8h3.6q1 0 1.8 .9l1.8 2.4q2 .3 2 1.8v2.5z", fill),
      shape("M-2.2 -5.4l1 -1.9h1.6v1.9zM1.2 -5.4v-1.9h1.6l1.4 1.9z", "glass"),
      disc(-3.2, -1.2, 1.5, "iron"),
      disc(4.2, -1.2, 1.5, "iron"),
    ],
    size,
  );
}
