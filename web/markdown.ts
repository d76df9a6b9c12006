// Pages written in Markdown become HTML while the client is built: nothing of that is left for the browser to do.

import { marked, type Tokens } from "marked";
import type { Plugin } from "vite";

const NUMBERED = /^(\d+(?:\.\d+)*)\s/;

/** What a section is called in an address: "4.2 Build" is 4-2, "The house set" is the-house-set. */
export function sectionId(heading: string): string {
  const number = NUMBERED.exec(heading)?.[1];
  if (number) return number.replaceAll(".", "-");
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/\s+/g, "-");
}

marked.use({
  renderer: {
    heading({ tokens, text, depth }: Tokens.Heading): string {
      return `<h${depth} id="${sectionId(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

// What is wide scrolls by itself, by keyboard, too; the corner of a table is no heading.
const MENDED: [RegExp, string][] = [
  [/<table>/g, '<div class="wide" tabindex="0"><table>'],
  [/<\/table>/g, "</table></div>"],
  [/<th><\/th>/g, "<td></td>"],
  [/<th>/g, '<th scope="col">'],
  [/<pre>/g, '<pre tabindex="0">'],
];

export function html(source: string): string {
  const made = marked.parse(source, { async: false });
  return MENDED.reduce((text, [wrong, right]) => text.replace(wrong, right), made);
}

export function markdown(): Plugin {
  return {
    name: "markdown",
    transform(source, id) {
      if (id.endsWith(".md")) return { code: `export default ${JSON.stringify(html(source))}`, map: null };
    },
  };
}
