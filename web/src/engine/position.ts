// Positions that people write, as games: the same as src/citywright/positions.py.

import { refused } from "../lib/refusal";
import type { FormFault } from "./filling";
import type { Fault as Impossible } from "../wire";
import { Game, type Beginning } from "./game";
import type { Foreseen, Options, Rules, State } from "./rules";

/** A position as people write it: the JSON of `citywright inspect`. */
export type Sketch = Record<string, any>;

/** What is wrong with a position: with its form, or with what it says. */
export type Fault = FormFault | Impossible;

/** A position laid out. With faults, the record holds what could be laid, and is not to be played on. */
export interface Laid {
  faults: Fault[];
  options: Options;
  names: string[];
  state: State;
}

/** A game that starts from a position; refused ("position") if it is impossible. */
export function gameFrom(rules: Rules, position: Sketch, beginning: Beginning = {}): Game {
  const { faults, options, names, state } = rules.layOut(position);
  if (faults.length) throw refused("position", faults.map(({ fault }) => fault).join(", "));
  return new Game(rules, options, { names, ...beginning, state, position });
}

/** A game as it stands, as people write it: all hands face up. */
export function sketchOf({ rules, state, options, names }: Game): Sketch {
  return rules.sketch(state, options, names);
}

/** What a move would bring in a position, where nothing is played on by itself. */
export function tried(rules: Rules, position: Sketch, seat: number, text: string): Foreseen {
  const { faults, state } = rules.layOut(position);
  if (faults.length) throw refused("position", faults.map(({ fault }) => fault).join(", "));
  return foreseen(rules, state, seat, text);
}

/** What a move would bring, as far as its seat can foresee. */
export function foreseen(rules: Rules, state: State, seat: number, text: string): Foreseen {
  const move = rules.legal(state, seat).find((each) => rules.text(each) === text);
  if (move === undefined) throw refused("illegal", text);
  return rules.foresee(state, seat, move);
}
