// Moves travel as text (docs/files.md). They are read and written by the table that the rules of each game declare.

export interface MovePart {
  name: string;
  /** What is written before it. */
  before: string;
  pattern: string;
  /** As what it is read: a text, a number, some words, or one certain value. */
  reads: string | number;
  /** Its value where it is left out. All parts that may be left out are, or none. */
  otherwise?: string | number;
}

export interface MoveRow {
  kind: string;
  /** What a text can begin with; if there are several, the first part is the verb. */
  verbs: string[];
  parts: MovePart[];
}

type Values = Record<string, any>;

function joined({ verbs, parts }: MoveRow, shown: (part: MovePart) => string): [string, string] {
  const text = (some: MovePart[]) => some.map((part) => part.before + shown(part)).join("");
  const required = (verbs.length > 1 ? "" : verbs[0]) + text(parts.filter((part) => !("otherwise" in part)));
  return [required.trim(), text(parts.filter((part) => "otherwise" in part))];
}

function patternOf(row: MoveRow): RegExp {
  const [required, rest] = joined(row, ({ name, pattern }) => `(?<${name}>${pattern})`);
  return new RegExp(`^${required}${rest && `(?:${rest})?`}$`);
}

function valueOf({ reads, otherwise }: MovePart, text: string | undefined): unknown {
  if (text === undefined) return otherwise;
  if (reads === "words") return text.split(" ");
  if (reads === "number") return Number(text);
  return reads === "text" ? text : reads;
}

function textOf({ reads, pattern }: MovePart, value: any): string {
  if (reads === "words") return value.join(" ");
  return typeof reads === "string" ? String(value) : pattern;
}

export class Moves<Move extends { kind: string }> {
  #rows: [MoveRow, RegExp][];

  constructor(table: MoveRow[]) {
    this.#rows = table.map((row) => [row, patternOf(row)]);
  }

  read(text: string): Move {
    const verb = text.split(" ")[0];
    const [row, pattern] = this.#rows.find(([{ verbs }]) => verbs.includes(verb))!;
    const groups: Values = pattern.exec(text)?.groups ?? {};
    return {
      kind: row.kind,
      ...Object.fromEntries(row.parts.map((part) => [part.name, valueOf(part, groups[part.name])])),
    } as unknown as Move;
  }

  write(move: Move): string {
    const values: Values = move;
    const [row] = this.#rows.find(([{ kind }]) => kind === move.kind)!;
    const [required, rest] = joined(row, (part) => textOf(part, values[part.name]));
    const isPlain = row.parts.every(({ name, otherwise }) => otherwise === undefined || otherwise === values[name]);
    return isPlain ? required : required + rest;
  }
}
