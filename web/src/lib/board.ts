// What the shell of a table and the board of a game agree on. A board knows no rule: legal moves come in as text, the
// chosen one goes out, and what it would bring is asked for.

import type { Advised, Found, Position, Preview, Seat } from "../wire";

/** A move that is marked with a letter, as one of several to choose from. */
export interface Marked {
  letter: string;
  move: string;
  /** Once one has been chosen: what the move would bring, and whether that is the most. */
  told: { amount: string; preview: Preview; best: boolean } | null;
}

/** A move that is marked with its rank: as a hint, or afterwards as one that was considered. */
export interface Hinted extends Pick<Advised, "move"> {
  /** Those that are not among the best have none. */
  rank?: number | null;
  played?: boolean;
}

export interface BoardProps<Box> {
  box: Box;
  seats: Seat[];
  position: Position;
  /** What was agreed before the game: `Table.options`. */
  options?: Record<string, any>;
  /** The inspection of this position, once it has come, if the board shows it. */
  found: Found | null;
  /** Whose sheet a spectator sees first, where everybody has one. */
  whose?: number;
  /** Moves to be marked as a hint. */
  hints: Hinted[];
  /** Places that a line of the log is about, while somebody looks at it. */
  shown?: string[];
  /** Moves of which one is to be chosen as a whole, and how that is done. */
  marked?: Marked[];
  mark?: (move: string) => void;
  /** Tell where a seat's money or points come from. */
  explain?: (seat: number) => void;
  choose: (move: string) => void;
  preview: (move: string) => Promise<Preview>;
  /** The move that a lesson waits for. */
  lesson?: string | null;
  /** One steps through a game: what others have done is not news. */
  still?: boolean;
}

/** What is to be pressed next, and how that is said. */
export interface Pointed {
  /** The `data-point` of the element. */
  point: string;
  /** The message `learn-GAME-point-WORDS`, which gets `by` ("mouse", "finger" or "keys") beside these values. */
  words: string;
  values?: Record<string, string | number>;
}

/** Pixels at two edges. */
export interface Taken {
  left: number;
  bottom: number;
}

/** What the shell may ask of a board. */
export interface Board {
  /** Take a move up, as if all of it had been chosen; it is not made. */
  follow: (move: string) => void;
  /** Keys go on from here. */
  focus: () => void;
  /** Go to a place that a line of the log is about. */
  visit?: (place: string) => void;
  /** How many pixels its hand takes at the edges, where there is room beside it. */
  taken?: () => Taken;
  /** When it has shown what it is showing. */
  settled?: () => Promise<void>;
  /** Where a lesson points on the way to its move. */
  toPoint?: () => Pointed | null;
  /** Tell again, as if it happened now, what an entry of the log has brought. */
  retell?: (number: number) => void;
}
