import { expect, test } from "vitest";
import { standalone } from "../../src/lib/standalone";

const PLAIN = { fill: "rgb(0, 0, 0)", "fill-opacity": "1", "font-weight": "400", opacity: "1", display: "inline" };

function drawing(inside: string): SVGSVGElement {
  const held = document.createElement("div");
  held.innerHTML = `<svg viewBox="0 0 120 80" class="city" style="color-scheme: dark">${inside}</svg>`;
  const svg = held.querySelector("svg")!;
  Object.defineProperty(svg, "viewBox", { value: { baseVal: { width: 120, height: 80 } } });
  return svg;
}

/** The file of a drawing in which elements look as their data say. */
function file(inside: string, fonts = ""): SVGSVGElement {
  const seen = new Map<Element, Record<string, string>>();
  const read = (element: Element) => {
    const above = seen.get(element.parentElement!) ?? PLAIN;
    const styles = { ...above, opacity: "1", ...JSON.parse((element as SVGElement).dataset.looks ?? "{}") };
    seen.set(element, styles);
    return styles;
  };
  const text = standalone(drawing(inside), fonts, read);
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  return parsed.documentElement as unknown as SVGSVGElement;
}

const looking = (looks: object) => `data-looks='${JSON.stringify(looks)}'`;

test("colours that came from style sheets are written out, and names that lead to them are gone", () => {
  const made = file(`<rect class="roof" fill="var(--a-brick)" ${looking({ fill: "rgb(207, 117, 88)" })}/>`);
  const roof = made.querySelector("rect")!;
  expect(roof.getAttribute("fill")).toBe("#cf7558");
  expect([roof, made].some((one) => one.hasAttribute("class") || one.hasAttribute("style"))).toBe(false);
});

test("what children inherit is written once", () => {
  const made = file(`<g ${looking({ fill: "rgb(255, 0, 0)" })}><rect/><rect/></g>`);
  expect(made.querySelector("g")!.getAttribute("fill")).toBe("#ff0000");
  for (const rect of made.querySelectorAll("rect")) expect(rect.hasAttribute("fill")).toBe(false);
});

test("a colour that lets through becomes a colour and an opacity", () => {
  const shade = file(`<rect ${looking({ fill: "rgba(40, 20, 60, 0.14)" })}/>`).querySelector("rect")!;
  expect([shade.getAttribute("fill"), shade.getAttribute("fill-opacity")]).toEqual(["#28143c", "0.14"]);
});

test("what is not seen is left out", () => {
  const made = file(`<g ${looking({ display: "none" })}><text>far</text></g><text>near</text><!-- nothing -->`);
  expect(made.textContent).toBe("near");
});

test("the file has a size, and the font in it", () => {
  const made = file("<text>Citywright</text>", "@font-face{font-family:'Source Sans 3'}");
  expect([made.getAttribute("width"), made.getAttribute("height")]).toEqual(["120", "80"]);
  expect(made.querySelector("style")!.textContent).toContain("@font-face");
  expect(made.getAttribute("font-family")).toContain("Source Sans 3");
});
