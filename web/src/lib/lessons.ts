// The scripted first games: the file of a game, and what is said and done in it. Texts are `learn-GAME-STEP` and
// `learn-GAME-STEP-head`, and `learn-GAME-learnt-ID` at the end.

export interface Step {
  id: string;
  /** How many moves of the file are made when it is shown. */
  at: number;
  /** Whether it is only read, or waits for the learner to make the next move of the file. */
  kind: "read" | "do";
  /** The moves before it are made at once, also the learner's. */
  skip?: true;
}

export interface Lesson {
  /** The game file. Its first player is the learner. */
  file: string;
  steps: Step[];
  /** What has been learnt in the end. */
  learnt: string[];
}

/** The step with which a lesson goes on: the one that was shown, unless the table is not so far, or farther. */
export function stepAfter(steps: Step[], made: number, shown: number): number {
  const before = steps[shown - 1];
  const since = before ? before.at + Number(before.kind === "do") : 0;
  if (since <= made && steps[shown]?.at >= made) return shown;
  const next = steps.findIndex(({ at }) => at >= made);
  return next < 0 ? steps.length : next;
}
