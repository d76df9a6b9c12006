// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { html, sectionId } from "../../markdown";

test("numbered sections are named by their number", () => {
  expect(sectionId("4.2 Build")).toBe("4-2");
  expect(sectionId("4 A turn")).toBe("4");
  expect(sectionId("The house set")).toBe("the-house-set");
});

test("what is wide scrolls by itself", () => {
  expect(html("| a |\n|---|\n| b |")).toContain('<div class="wide" tabindex="0"><table>');
  expect(html("```\na\n```")).toContain('<pre tabindex="0">');
});

test("the corner of a table is no heading", () => {
  const made = html("| | a |\n|---|---|\n| b | c |");
  expect(made).toContain("<td></td>");
  expect(made).toContain('<th scope="col">a</th>');
});

test.each(["streets", "townies"])("%s: links within the rules lead somewhere", (game) => {
  const made = html(readFileSync(`src/rules/${game}.en.md`, "utf8"));
  const ids = new Set([...made.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  const links = [...made.matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((to) => !ids.has(to.replace("#", "")))).toEqual([]);
});
