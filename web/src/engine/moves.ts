// The text of a move from its number, by the table that the rules declare. The number is taken apart by the engine.

import { Moves } from "../lib/moves";
import type { Description, EnginePart, EngineMove, HiddenMove } from "./description";
import { WIDTH } from "./description";
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
    const hidden = this.#about.hidden;
    return hidden && this.#slot(move)("kind") === hidden[0]
      ? this.#unlessHidden(move, rows, seat, hidden)
      : this.text(move);
  }

  #unlessHidden(move: number, rows: BigInt64Array, seat: number, hidden: HiddenMove): string {
    const [, event, owner, shows, words, text] = hidden;
    let at = 0;
    while (Number(rows[at]) !== event) at += WIDTH;
    if (Number(rows[at + owner]) === seat) return this.text(move);
    return text.replace("{}", this.#about.words[words][Number(rows[at + shows])]);
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
    if (!("spaces" in values)) return words[values.table][number];
    return values.spaces[slot("piece")][slot("turn")].map((offset) => words[values.table][number + offset]);
  }
}
