// A drawing of the page as a file of its own: as SVG, with every style written out and the font inside, and as PNG.

import cyrillic from "@fontsource-variable/source-sans-3/files/source-sans-3-cyrillic-wght-normal.woff2?url";
import latin from "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url";

const FONTS_COME = 150; // milliseconds
const FONT = "Source Sans 3";
const CYRILLIC = /[\u0400-\u04ff]/;
/** What children inherit is written where it changes. */
const INHERITED = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "font-size",
  "font-weight",
  "text-anchor",
  "paint-order",
];
const OWN = { opacity: "1", "stop-color": "rgb(0, 0, 0)" };
const DROPPED = ["class", "style", "pointer-events"];
const RGB = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/;

type Styles = Record<string, string>;
export type Read = (element: Element) => Styles;

/** How an element looks on the page. */
export function read(element: Element): Styles {
  const seen = getComputedStyle(element);
  const names = ["display", ...INHERITED, ...Object.keys(OWN)];
  return Object.fromEntries(names.map((name) => [name, plain(seen.getPropertyValue(name))]));
}

const known = new Map<string, string>();

/** Colours in a form that every program reads: mixed ones are asked of a canvas. */
function plain(value: string): string {
  if (!/^(?:oklab|color|oklch)\(/.test(value)) return value;
  if (!known.has(value)) known.set(value, painted(value));
  return known.get(value)!;
}

function painted(colour: string): string {
  const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = colour;
  pen.fillRect(0, 0, 1, 1);
  const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
  return `rgba(${r}, ${g}, ${b}, ${Number((a / 255).toFixed(3))})`;
}

/** `rgba()` as a colour and an opacity, which is all that older programs know. */
function inked(styles: Styles): Styles {
  const made = { ...styles };
  for (const name of ["fill", "stroke"]) {
    const found = RGB.exec(styles[name] ?? "");
    if (!found) continue;
    const [r, g, b] = found.slice(1, 4).map(Number);
    made[name] = `#${((1 << 24) | (r << 16) | (g << 8) | b).toString(16).slice(1)}`;
    if (found[4]) made[`${name}-opacity`] = String(Number(styles[`${name}-opacity`] || 1) * Number(found[4]));
  }
  return made;
}

function write(made: Element, styles: Styles, above: Styles): void {
  for (const name of DROPPED) made.removeAttribute(name);
  for (const name of INHERITED) {
    if (styles[name] && styles[name] !== above[name]) made.setAttribute(name, styles[name]);
    else made.removeAttribute(name);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    if (styles[name] && styles[name] !== usual) made.setAttribute(name, styles[name]);
  }
}

/** A copy of an element and all that is seen in it. */
function copied(element: Element, above: Styles, read: Read): Element | null {
  const styles = inked(read(element));
  if (styles.display === "none") return null;
  const made = element.cloneNode(false) as Element;
  write(made, styles, above);
  for (const child of element.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) made.append(child.cloneNode());
    const copy = child instanceof Element && copied(child, styles, read);
    if (copy) made.append(copy);
  }
  return made;
}

/** A drawing as the text of an SVG file. */
export function standalone(svg: SVGSVGElement, fonts = "", seen: Read = read): string {
  const made = copied(svg, {}, seen)!;
  const { width, height } = svg.viewBox.baseVal;
  made.setAttribute("width", String(width));
  made.setAttribute("height", String(height));
  made.setAttribute("font-family", `'${FONT}', system-ui, sans-serif`);
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = fonts;
  made.prepend(style);
  return new XMLSerializer().serializeToString(made);
}

/** The font's rules with its files inside, for the letters of a text. */
export async function fontsFor(text: string): Promise<string> {
  const files = CYRILLIC.test(text) ? [latin, cyrillic] : [latin];
  const faces = await Promise.all(files.map(async (file) => face(await embedded(file), file === cyrillic)));
  return faces.join("");
}

function face(address: string, isCyrillic: boolean): string {
  const range = isCyrillic ? "unicode-range:U+0301,U+0400-045F,U+0490-0491,U+2116;" : "";
  return `@font-face{font-family:'${FONT}';font-weight:200 900;${range}src:url(${address}) format('woff2')}`;
}

async function embedded(file: string): Promise<string> {
  const found = await (await fetch(file)).blob();
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(`data:font/woff2;base64,${String(reader.result).split(",")[1]}`);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(found);
  });
}

/** An SVG file as a PNG, so many times as large. */
export async function png(text: string, times = 2): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const [width, height] = [image.naturalWidth * times, image.naturalHeight * times];
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const pen = canvas.getContext("2d")!;
  pen.drawImage(image, 0, 0, width, height);
  await new Promise((resume) => setTimeout(resume, FONTS_COME)); // they are loaded when they are first drawn
  pen.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
  );
}
