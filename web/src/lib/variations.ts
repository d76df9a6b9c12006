// The tree of moves of a study, and what can be done to it. A study is never changed: what changes it returns another.

import type { Line, Made } from "../engine/standing";
import { BEGINNING, type Move, type Study } from "./study";

/** The moves that follow one, the main line first. */
export function continuations({ moves }: Study, id: number): Move[] {
  return moves.filter(({ after }) => after === id);
}

export function moveOf({ moves }: Study, id: number): Move | null {
  return moves.find((move) => move.id === id) ?? null;
}

/** The moves from the beginning to one. */
export function pathTo({ moves }: Study, id: number): Move[] {
  const path: Move[] = [];
  for (let i = moves.length - 1, last = id; i >= 0; i--) {
    if (moves[i].id !== last) continue;
    path.push(moves[i]);
    last = moves[i].after;
  }
  return path.reverse();
}

/** The line that the engine is asked about. */
export function lineTo(study: Study, id: number): Line {
  return { game: study.game, start: study.start, moves: pathTo(study, id).map(({ made }) => made) };
}

/** The last move of the main line from one on. */
export function endOf({ moves }: Study, id: number): number {
  let end = id;
  for (const move of moves) if (move.after === end) end = move.id;
  return end;
}

/** The moves that nothing follows. */
export function ends({ moves }: Study): Move[] {
  const followed = new Set(moves.map(({ after }) => after));
  return moves.filter(({ id }) => !followed.has(id));
}

/** Others that could be made in place of one, and itself. */
export function beside(study: Study, { after }: Move): Move[] {
  return continuations(study, after);
}

/** The move with which the variation of a move begins: the last one up to it that has others beside it. */
export function fork(study: Study, id: number): Move | null {
  return pathTo(study, id).findLast((move) => beside(study, move).length > 1) ?? null;
}

/** A study with some more moves, one after the other, and the last of them. Those that are there already stay. */
export function played(study: Study, at: number, all: Made[]): [Study, number] {
  const moves = [...study.moves];
  let newest = moves.reduce((most, { id }) => Math.max(most, id), BEGINNING);
  let last = at;
  for (const made of all) {
    const isIt = (move: Move) => move.after === last && move.made[0] === made[0] && move.made[1] === made[1];
    const known = moves.find(isIt);
    if (!known) moves.push({ id: ++newest, after: last, made, name: "", comment: "" });
    last = known?.id ?? newest;
  }
  return [moves.length > study.moves.length ? { ...study, moves } : study, last];
}

/** A study with other words at a place; at the beginning, they are its own. */
export function reworded(study: Study, id: number, words: Partial<Pick<Move, "name" | "comment">>): Study {
  if (id === BEGINNING) return { ...study, ...words };
  return { ...study, moves: study.moves.map((move) => (move.id === id ? { ...move, ...words } : move)) };
}

/** A move and all that follow it, in any variation. */
function withAllAfter({ moves }: Study, id: number): Set<number> {
  const found = new Set([id]);
  for (const move of moves) if (found.has(move.after)) found.add(move.id);
  return found;
}

/** A study without a move and all that follow it. */
export function removed(study: Study, id: number): Study {
  const gone = withAllAfter(study, id);
  const at = gone.has(study.at) ? (moveOf(study, id)?.after ?? BEGINNING) : study.at;
  return { ...study, at, moves: study.moves.filter((move) => !gone.has(move.id)) };
}

/** A study in which a move comes before the others beside it. */
export function promoted(study: Study, id: number): Study {
  const [first] = beside(study, moveOf(study, id)!);
  if (first.id === id) return study;
  const own = withAllAfter(study, id);
  const [moved, others] = [true, false].map((is) => study.moves.filter((move) => own.has(move.id) === is));
  return { ...study, moves: others.flatMap((move) => (move.id === first.id ? [...moved, move] : [move])) };
}

// -- as text --

/** Moves of one turn, one after the other, and the variations that leave them. */
export interface Row {
  turn: number;
  moves: Move[];
  variations: Row[][];
}

/** A line in rows, from one move on along the main line. `turnOf` says in which turn a move is made. */
export function rowsFrom(study: Study, first: Move, turnOf: (id: number) => number): Row[] {
  const rows: Row[] = [];
  for (let move: Move | undefined = first; move; move = continuations(study, move.id)[0]) {
    const turn = turnOf(move.id);
    if (rows.at(-1)?.turn !== turn) rows.push({ turn, moves: [], variations: [] });
    const row = rows.at(-1)!;
    row.moves.push(move);
    const [main, ...others] = beside(study, move);
    if (move === main) row.variations.push(...others.map((other) => rowsFrom(study, other, turnOf)));
  }
  return rows;
}
