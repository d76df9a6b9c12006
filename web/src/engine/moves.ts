// The text of a move from its number, by the table that the rules declare. The number is taken apart by the engine.

import { Moves } from "../lib/moves";
import type { Description, EnginePart, EngineMove } from "./description";
import { WIDTH } from "./reading";
import type { Machine } from "./machine";

type Slot = (name: string) => number;

export class MoveTexts {
  #about: Description;
  #machine: Machine;
  #rows: Map<number, EngineMove>;
  #writer: Moves<any>;
  #texts = new Map<number, string>();

  constructor(machine: Machine) {
    this.#machine = machine;
    this.#about = machine.about;
    this.#rows = new Map(this.#about.moves.map((row) => [row.number, row]));
    this.#writer = new Moves(this.#about.moves);
  }

  text(move: number): string {
    let text = this.#texts.get(move);
    if (text === undefined) this.#texts.set(move, (text = this.#writer.write(this.data(move))));
    return text;
  }

  /** A move as a seat sees it: of a hidden one, others see only what its event shows them. */
  seen(move: number, rows: BigInt64Array, seat: number): string {
    const { hidden, words } = this.#about;
    if (hidden?.kind !== this.#slot(move)("kind")) return this.text(move);
    const row = rows.subarray(WIDTH * rowOf(rows, hidden.event));
    if (Number(row[hidden.seat]) === seat) return this.text(move);
    return hidden.text.replace("{}", words[hidden.words][Number(row[hidden.shows])]);
  }

  /** A move as data: its kind, and the values of its parts. */
  data(move: number): { kind: string } & Record<string, any> {
    const slot = this.#slot(move);
    const row = this.#rows.get(slot("kind"))!;
    return { kind: row.kind, ...Object.fromEntries(row.parts.map((part) => [part.name, this.#value(part, slot)])) };
  }

  #slot(move: number): Slot {
    return (name) => this.#machine.call(`slot_${name}`, { move });
  }

  #value({ slot: name, values }: EnginePart, slot: Slot): any {
    const { words } = this.#about;
    const number = slot(name);
    if ("words" in values) return values.words[number];
    if ("origin" in values) return number + values.origin;
    const { table, offsets } = values;
    if (!offsets) return words[table][number];
    return offsets[slot("piece")][slot("turn")].map((offset) => words[table][number + offset]);
  }
}

/** Which row tells of an event of a kind. */
function rowOf(rows: BigInt64Array, kind: number): number {
  return Array.from({ length: rows.length / WIDTH }, (_, i) => i).find((i) => Number(rows[WIDTH * i]) === kind)!;
}
