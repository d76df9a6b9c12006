// Comma-separated values with a line of column names, as spreadsheets and src/citywright/data.py read and write them.

const CELL = /(?:"((?:[^"]|"")*)"|([^,]*))(,|$)/y;

function cellsOf(line: string): string[] {
  const cells: string[] = [];
  CELL.lastIndex = 0;
  for (let isOpen = true; isOpen;) {
    const [, quoted, plain, end] = CELL.exec(line) ?? [null, null, line, ""];
    cells.push((quoted?.replaceAll('""', '"') ?? plain!).trim());
    isOpen = end === ",";
  }
  return cells;
}

/** The lines of a file, by the names of its columns. */
export function parsed(text: string): Record<string, string>[] {
  const [head, ...lines] = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  const columns = cellsOf(head);
  const filled = lines.filter((line) => line.replaceAll(",", "").trim());
  return filled.map((line) => Object.fromEntries(cellsOf(line).map((cell, i) => [columns[i] ?? "", cell])));
}

export function unparsed(columns: string[], rows: Record<string, string>[]): string {
  const cell = (text: string) => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(","));
  return [columns.join(","), ...lines, ""].join("\n");
}
