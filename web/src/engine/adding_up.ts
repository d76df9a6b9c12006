// A whole review from judged decisions. The engine adds up; the same as src/citywright/review/stretches.py and data.py.

import type { GameName } from "../wire";
import type { Judged } from "./judging";
import type { Game } from "./game";
import { Machine, type Engine } from "./machine";
import { fieldOf, putField, sizeOf } from "./reading";
import type { DecisionTold, FindingTold, ReviewTold, ShareTold, StepTold } from "./reviews";
import type { Rules } from "./rules";

/** What every seat may expect at the end. */
export interface Outlook {
  margins: number[];
  /** Whose search it was; none if there were several, or none was needed. */
  decider: number;
  /** Of the game. */
  left: number;
}

export const NOBODY = -1;
const PARTS = ["margins", "errors", "own", "others", "luck"] as const;
const OF_SHARES = ["start", "end", "lost", "lost_error", "lost_surely", "others", "luck", "luck_error"] as const;

type Row = (name: string) => any;

export class AddingUp {
  #rules: Rules;
  #machine: Machine;

  constructor(rules: Rules, engine: Engine) {
    this.#rules = rules;
    this.#machine = new Machine(engine);
  }

  /** The review of a game of which so many simulations judged each decision. */
  review(game: Game, judged: Judged[], end: Outlook, simulations: number): ReviewTold {
    const { rules, names, isOver: over, scores } = game;
    const seats = end.margins.length;
    const [steps, now] = this.#steps(judged, end);
    const by = (row: Row, part: string) =>
      row(part)
        .slice(0, seats)
        .map((each: number) => rounded(each, 4));
    return {
      game: rules.name as GameName,
      names,
      over,
      scores,
      simulations,
      turn: rules.turn(game.state),
      decisions: judged.map((each) => this.decision(each)),
      steps: steps.map(
        (row) =>
          ({
            number: row("number"),
            turn: row("turn"),
            ...Object.fromEntries(PARTS.map((part) => [part, by(row, part)])),
          }) as StepTold,
      ),
      end: by(now, "margins"),
      seats: steps.length ? this.#shares(seats) : [],
    };
  }

  /** A decision as it is told. */
  decision({ row: bytes, reason }: Judged): DecisionTold {
    const row = this.#row("judged", new DataView(bytes.buffer, bytes.byteOffset));
    const seat = row("seat");
    return {
      number: row("number"),
      turn: row("turn"),
      seat,
      chosen: this.#finding(row, "chosen", seat),
      best: this.#finding(row, "best", seat),
      loss: rounded(row("loss"))!,
      error: rounded(row("errors")[seat]),
      verdict: this.#rules.about.game.verdicts[row("grade")],
      reason,
    };
  }

  #finding(row: Row, name: string, seat: number): FindingTold {
    return {
      move: this.#rules.text(row(name)),
      margin: rounded(row(`${name}_margins`)[seat])!,
      error: rounded(row(`${name}_errors`)[seat]),
      visits: row(`${name}_visits`),
    };
  }

  /** The stretches of the decisions, and the end. */
  #steps(judged: Judged[], { margins, decider, left }: Outlook): [Row[], Row] {
    const [number, seats] = [judged.length, margins.length];
    const rows = number + 1;
    const [decisions, stretches] = ["decisions", "stretches"].map((name) => this.#machine.block(name, rows));
    judged.forEach(({ row }, i) => this.#machine.put(decisions + i * row.length, row));
    const n = this.#machine.call("divide", { number, seats, rows });
    const layout = this.#rules.about.layouts.stretches;
    const end = this.#machine.look(stretches + n * sizeOf(layout));
    putField(end, layout.margins, ...margins);
    putField(end, layout.decider, decider);
    putField(end, layout.left, left);
    this.#machine.call("explain_changes", { n, seats, rows });
    if (n) this.#machine.call("share_out", { number, n, seats, rows });
    const found = this.#rows("stretches", n + 1);
    return [found.slice(0, n), found[n]];
  }

  #shares(seats: number): ShareTold[] {
    return this.#rows("shares", seats).map(
      (row, seat) =>
        ({
          seat,
          decisions: row("decisions"),
          ...Object.fromEntries(OF_SHARES.map((name) => [name, rounded(row(name))])),
        }) as ShareTold,
    );
  }

  /** The first rows of a block. */
  #rows(block: string, number: number): Row[] {
    const [at, size] = [this.#machine.block(block), sizeOf(this.#rules.about.layouts[block])];
    return Array.from({ length: number }, (_, i) => this.#row(block, this.#machine.look(at + i * size)));
  }

  #row(block: string, record: DataView): Row {
    return (name) => fieldOf(record, this.#rules.about.layouts[block], name);
  }
}

/** Each seat's lead over its best rival; alone, its points. */
export function marginsOf(scores: number[]): number[] {
  if (scores.length === 1) return scores;
  return scores.map((score, seat) => score - Math.max(...scores.toSpliced(seat, 1)));
}

/** A number with so many digits, as Python rounds it: of two that are as near, the even one. Null if it is not finite. */
export function rounded(number: number, digits = 2): number | null {
  if (!Number.isFinite(number)) return null;
  const isHalfWay = Math.abs(number * 2 ** (digits + 1)) % 2 === 1;
  if (!isHalfWay) return Number(number.toFixed(digits));
  const unit = 10 ** digits;
  return (2 * Math.round((number * unit) / 2)) / unit;
}
