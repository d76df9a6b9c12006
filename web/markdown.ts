// Pages written in Markdown become HTML while the client is built: nothing of that is left for the browser to do.

import { marked, type Tokens } from "marked";
import type { Plugin } from "vite";

const NUMBERED = /^(\d+(?:\.\d+)*)\s/;
const NAMED = /\s*\{#([\w-]+)\}$/; // a heading may say what it is called, so that it is the same in every language

/** What a section is called in an address: "4.2 Build" is 4-2, "The house set" is the-house-set. */
export function sectionId(heading: string): string {
  const name = NAMED.exec(heading)?.[1];
  if (name) return name;
  const number = NUMBERED.exec(heading)?.[1];
  if (number) return number.replaceAll(".", "-");
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/\s+/g, "-");
}

const PICTURE = "picture:";

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/** The client draws it where it is to be seen; till then, and to those who listen, it is its words. */
function figure({ href, text, title }: Tokens.Image): string {
  const drawn = `<div role="img" data-picture="${href.slice(PICTURE.length)}" aria-label="${escaped(text)}"></div>`;
  return `<figure>${drawn}<figcaption>${escaped(title ?? "")}</figcaption></figure>\n`;
}

marked.use({
  renderer: {
    heading({ tokens, text, depth }: Tokens.Heading): string {
      const words = this.parser.parseInline(tokens).replace(NAMED, "");
      return `<h${depth} id="${sectionId(text)}">${words}</h${depth}>\n`;
    },
    /** A paragraph that is nothing but a picture of our own is a figure; see src/rules/pictures. */
    paragraph({ tokens }: Tokens.Paragraph): string | false {
      const [image] = tokens as Tokens.Image[];
      return tokens.length === 1 && image.href?.startsWith(PICTURE) ? figure(image) : false;
    },
    /** What is wide scrolls by itself, by keyboard, too; where there is little room, each cell says what column it is of. */
    table({ header, rows }: Tokens.Table): string {
      const inline = ({ tokens }: Tokens.TableCell) => this.parser.parseInline(tokens);
      const head = (cell: Tokens.TableCell) => (cell.text ? `<th scope="col">${inline(cell)}</th>` : "<td></td>");
      const columns = header.map((cell) => inline(cell).replace(/<[^>]*>/g, ""));
      const cell = (cell: Tokens.TableCell, i: number) => `<td data-column="${columns[i]}">${inline(cell)}</td>`;
      const row = (cells: string[]) => `<tr>${cells.join("")}</tr>\n`;
      const body = rows.map((cells) => row(cells.map(cell))).join("");
      const table = `<table>\n<thead>${row(header.map(head))}</thead>\n<tbody>${body}</tbody></table>`;
      return `<div class="wide" tabindex="0">${table}</div>\n`;
    },
  },
});

export function html(source: string): string {
  return marked.parse(source, { async: false });
}

export function markdown(): Plugin {
  return {
    name: "markdown",
    transform(source, id) {
      if (id.endsWith(".md")) return { code: `export default ${JSON.stringify(html(source))}`, map: null };
    },
  };
}
