// Parts that buildings are drawn with, as SVG text. The ground is y = 0 and up is negative; a picture is about 64 wide,
// from -32 to 32, and at most 52 high. Inks are names of colours in art.css, so that night falls in dark mode.

export type Drawing = string;

const short = (n: number) => Number(n.toFixed(2));
const ink = (name: string) => `var(--a-${name})`;

// -- shapes --

export function rect(x: number, y: number, w: number, h: number, fill: string, round = 0): Drawing {
  const corner = round ? ` rx="${round}"` : "";
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${ink(fill)}"${corner}/>`;
}

export function disc(x: number, y: number, r: number, fill: string): Drawing {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${ink(fill)}"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): Drawing {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${ink(fill)}"/>`;
}

export function shape(d: string, fill: string): Drawing {
  return `<path d="${d}" fill="${ink(fill)}"/>`;
}

export function line(d: string, stroke: string, width = 1): Drawing {
  return `<path d="${d}" stroke="${ink(stroke)}" stroke-width="${width}"/>`;
}

export function ring(x: number, y: number, r: number, stroke: string, width = 1): Drawing {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" stroke="${ink(stroke)}" stroke-width="${width}"/>`;
}

/** Parts moved, and turned or made larger. */
export function moved(x: number, y: number, parts: Drawing[], scale = 1, turn = 0): Drawing {
  const more = (turn ? ` rotate(${turn})` : "") + (scale === 1 ? "" : ` scale(${scale})`);
  return `<g transform="translate(${short(x)} ${short(y)})${more}">${parts.join("")}</g>`;
}

export function mirrored(parts: Drawing[]): Drawing {
  return `<g transform="scale(-1 1)">${parts.join("")}</g>`;
}

export function times(n: number, part: (i: number) => Drawing): Drawing {
  return Array.from({ length: n }, (_, i) => part(i)).join("");
}

// -- walls and what is in them --

export function wall(x: number, w: number, h: number, fill: string, base = 0): Drawing {
  return (
    rect(x, base - h, w, h, fill) +
    rect(x + w * 0.86, base - h, w * 0.14, h, "shade") +
    rect(x, base - 1.6, w, 1.6, "shade")
  );
}

export function bricks(x: number, w: number, h: number, base = 0): Drawing {
  const rows = Math.floor(h / 4);
  const row = (i: number) => `M${short(x + (i % 2 ? 2 : 5))} ${short(base - 2 - i * 4)}h${short(w - 7)}`;
  const d = Array.from({ length: rows }, (_, i) => row(i)).join("");
  return `<path d="${d}" stroke="${ink("shade")}" stroke-width="0.7" stroke-dasharray="4 3"/>`;
}

/** A window; its corner is top left. */
export function pane(x: number, y: number, w: number, h: number, glass = "glass", frame = "white"): Drawing {
  const bars = w > 4 ? line(`M${short(x + w / 2)} ${y}v${h}M${x} ${short(y + h * 0.42)}h${w}`, frame, 0.7) : "";
  return (
    rect(x - 0.8, y - 0.8, w + 1.6, h + 1.6, frame, 0.5) +
    rect(x, y, w, h, glass) +
    bars +
    rect(x - 1.4, y + h + 0.5, w + 2.8, 1.1, "stone", 0.4)
  );
}

/** A grid of windows from its top left corner; in some of them there is light. */
export function panes(
  x: number,
  y: number,
  [columns, rows]: [number, number],
  [stepX, stepY]: [number, number],
  [w, h]: [number, number],
  frame = "white",
): Drawing {
  const glass = (i: number) => ((i * 7 + Math.floor(i / columns) * 3 + columns) % 5 < 2 ? "lit" : "glass");
  return times(columns * rows, (i) =>
    pane(x + (i % columns) * stepX, y + Math.floor(i / columns) * stepY, w, h, glass(i), frame),
  );
}

/** Round above, from its bottom left corner. */
export function arch(x: number, base: number, w: number, h: number, fill: string): Drawing {
  const r = short(w / 2);
  return shape(`M${short(x)} ${short(base)}v${short(r - h)}a${r} ${r} 0 0 1 ${short(w)} 0v${short(h - r)}z`, fill);
}

export function archPane(x: number, base: number, w: number, h: number, glass = "glass", frame = "white"): Drawing {
  const mid = short(x + w / 2);
  return (
    arch(x - 1, base + 0.6, w + 2, h + 1.6, frame) +
    arch(x, base, w, h, glass) +
    line(`M${mid} ${base}v${short(-h)}M${short(x)} ${short(base - h + w / 2)}h${short(w)}`, frame, 0.8)
  );
}

export function door(x: number, w: number, h: number, fill: string, base = 0): Drawing {
  return (
    rect(x - 0.9, base - h - 0.9, w + 1.8, h + 0.9, "white", 0.6) +
    rect(x, base - h, w, h, fill, 0.4) +
    rect(x + w * 0.2, base - h * 0.88, w * 0.6, h * 0.32, "lit", 0.4) +
    disc(x + w * 0.8, base - h * 0.42, 0.55, "gold")
  );
}

/** A shop window down to the plinth. */
export function shopfront(x: number, w: number, h: number, frame: string, base = 0): Drawing {
  const bars = Math.max(1, Math.round(w / 9));
  return (
    rect(x, base - h, w, h, frame, 0.6) +
    rect(x + 1, base - h + 1, w - 2, h - 3, "lit") +
    shape(
      `M${x + 1.5} ${base - 4}l${short(h * 0.45)} ${short(-h * 0.6)}h2.4l${short(-h * 0.45)} ${short(h * 0.6)}z`,
      "shine",
    ) +
    times(bars - 1, (i) => rect(x + ((i + 1) * w) / bars - 0.4, base - h + 1, 0.8, h - 3, frame))
  );
}

export function steps(x: number, w: number, n: number, base = 0): Drawing {
  return times(n, (i) => rect(x + i * 1.4, base - (i + 1) * 1.5, w - i * 2.8, 1.5, i % 2 ? "white" : "stone"));
}

export function column(x: number, base: number, h: number, fill = "white"): Drawing {
  return (
    rect(x - 1.3, base - h, 2.6, h, fill) +
    rect(x + 0.5, base - h, 0.8, h, "shade") +
    rect(x - 2, base - h - 0.2, 4, 1.4, fill) +
    rect(x - 2, base - 1.3, 4, 1.3, fill)
  );
}

// -- roofs: x and w are those of the wall below, y is its top --

export function roof(x: number, w: number, y: number, h: number, fill: string, inset = 5): Drawing {
  const row = (share: number) => {
    const left = x - 2.5 + (inset + 2.5) * share;
    return `M${short(left)} ${short(y - h * share)}h${short(w + 5 - 2 * (inset + 2.5) * share)}`;
  };
  return (
    shape(`M${x - 2.5} ${y}L${x + inset} ${y - h}h${w - 2 * inset}L${x + w + 2.5} ${y}z`, fill) +
    shape(`M${x + w - inset} ${y - h}L${x + w + 2.5} ${y}h${-w * 0.2}z`, "shade") +
    line(row(0.33) + row(0.66), "shade", 0.8) +
    rect(x - 2.5, y - 0.4, w + 5, 1.2, "shade")
  );
}

/** A gable seen from the front: wall under two slopes. */
export function gable(x: number, w: number, y: number, h: number, fill: string, slopes: string): Drawing {
  const mid = x + w / 2;
  return (
    shape(`M${x} ${y + 0.2}L${mid} ${y - h}L${x + w} ${y + 0.2}z`, fill) +
    shape(`M${mid} ${y - h}L${x + w} ${y}h${-w * 0.14}z`, "shade") +
    line(`M${x - 2.5} ${y + 1.2}L${mid} ${y - h - 0.6}L${x + w + 2.5} ${y + 1.2}`, slopes, 3)
  );
}

export function cornice(x: number, w: number, y: number, fill: string, h = 2.6): Drawing {
  return rect(x - 1.6, y - h, w + 3.2, h, fill, 0.5) + rect(x, y, w, 1, "shade");
}

export function dome(x: number, y: number, r: number, fill: string, height = r): Drawing {
  return (
    shape(`M${x - r} ${y}A${r} ${height} 0 0 1 ${x + r} ${y}z`, fill) +
    shape(
      `M${x + r * 0.35} ${y}A${r} ${height} 0 0 0 ${x} ${y - height}A${r} ${height} 0 0 1 ${x + r} ${y}z`,
      "shade",
    ) +
    oval(x - r * 0.42, y - height * 0.52, r * 0.16, height * 0.24, "shine")
  );
}

export function spire(x: number, w: number, y: number, h: number, fill: string): Drawing {
  return (
    shape(`M${x - w / 2} ${y}L${x} ${y - h}L${x + w / 2} ${y}z`, fill) +
    shape(`M${x} ${y - h}L${x + w / 2} ${y}h${-w * 0.3}z`, "shade")
  );
}

export function chimney(x: number, y: number, h: number, fill = "brick"): Drawing {
  return (
    rect(x, y - h, 4, h, fill) +
    rect(x - 0.7, y - h - 1.2, 5.4, 1.8, "slate", 0.4) +
    rect(x + 2.8, y - h, 1.2, h, "shade")
  );
}

/** Stripes with a scalloped edge; y is the top. */
export function awning(x: number, w: number, y: number, fill: string, other = "white", h = 5): Drawing {
  const n = Math.max(3, Math.round(w / 4.6));
  const wide = w / n;
  const stripe = (i: number) =>
    shape(
      `M${short(x + i * wide)} ${y}h${short(wide)}v${h}a${short(wide / 2)} 1.9 0 0 1 ${short(-wide)} 0z`,
      i % 2 ? other : fill,
    );
  return times(n, stripe) + rect(x, y, w, 1.1, "shade") + rect(x, y + h + 1.6, w, 1.2, "shade");
}
