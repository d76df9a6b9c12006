// A small game with all that a table has to do with: turns, chance, a forced move at the end, and something hidden. Those
// who play take one, two or three of a heap in turn; after three, chance may put one back.

import type { Thinker } from "../../src/engine/bots";
import type { Ready } from "../../src/engine/home";
import type { Rules, State } from "../../src/engine/rules";
import { Refusal } from "../../src/lib/refusal";

export const CHANCE = 9;
const TOSS = 10; // and 11: what chance may do
const [SEATS, TURN, HEAP, TOSSING, SCORES] = [0, 1, 2, 3, 4];

const about = {
  box_line: ["heap", "d1"],
  lines: ["players", "size", "quirk", "heap"],
  boxes: [
    [{ size: "big" }, { size: 12 }],
    [{ size: "small" }, { size: 6 }],
  ],
  options: [
    { name: "players", kind: "number", values: ["1", "2", "3"], default: 2, on_page: true, when: null },
    { name: "size", kind: "one", values: ["big", "small"], default: "big", on_page: true, when: null },
    { name: "quirk", kind: "switch", values: [], default: null, on_page: false, when: null },
  ],
  game: {
    levels: ["first-timer", "regular", "master"],
    bot_names: ["Ada", "Boris", "Clara"],
    bot_seconds: 0.6,
    longest_name: 24,
    brings: {},
    settles: [],
  },
};

/** What a table needs of rules. */
class Toy {
  name = "streets";
  about = about;
  chance = CHANCE;
  constructor(readonly version = "1") {}

  begin({ players, size = "big" }: Record<string, any>): State {
    return Uint8Array.from([players, 0, size === "big" ? 12 : 6, 0, 0, 0, 0, 0, 0]);
  }
  settled = (options: object) => ({ size: "big", quirk: false, ...options });
  field = (s: State, name: string) => (name === "solo" ? Number(s[SEATS] === 1) : 0);
  seats = (s: State) => s[SEATS];
  automas = () => [];
  seatNames = ({ players }: { players: number }) => Array.from({ length: players }, (_, i) => `Player ${i + 1}`);

  pending(s: State): number[] {
    if (s[TOSSING]) return [CHANCE];
    return s[HEAP] ? [s[TURN]] : [];
  }

  legal(s: State, actor: number): number[] {
    return actor === CHANCE ? [TOSS, TOSS + 1] : [1, 2, 3].slice(0, s[HEAP]);
  }

  play(s: State, actor: number, move: number): { state: State; rows: BigInt64Array } {
    const state = s.slice();
    if (actor === CHANCE) {
      state[HEAP] += move - TOSS;
      state[TOSSING] = 0;
    } else {
      state[HEAP] -= move;
      state[SCORES + actor] += move;
      state[TURN] = (actor + 1) % state[SEATS];
      state[TOSSING] = Number(move === 3);
    }
    return { state, rows: BigInt64Array.from([BigInt(actor), BigInt(move)]) };
  }

  replay = (s: State, moves: { actor: number; move: number }[]) =>
    moves.reduce((state, { actor, move }) => this.play(state, actor, move).state, s);
  generator = (seed: string) => Uint8Array.from([[...seed].reduce((sum, each) => sum + each.charCodeAt(0), 0) % 251]);
  drawChance(_: State, rng: Uint8Array): number {
    rng[0] = (rng[0] * 7 + 3) % 251;
    return TOSS + (rng[0] % 2);
  }
  scores = (s: State) => [...s.slice(SCORES, SCORES + s[SEATS])];
  winners(s: State): number[] {
    const scores = this.scores(s);
    return scores.flatMap((score, seat) => (score === Math.max(...scores) ? [seat] : []));
  }
  isSecret = () => false;
  isPrivate = () => false;
  isSealed = () => false;
  mask = (s: State) => s;
  view = (s: State, seat: number | null) => ({ heap: s[HEAP], seat, seats: this.scores(s) });
  inspect = (s: State, seat: number | null) => ({ heap: s[HEAP], seat });
  foresee(s: State, seat: number, move: number) {
    const { state } = this.play(s, seat, move);
    return { events: [], scores: this.scores(state), view: this.view(state, seat), prospect: null };
  }
  text = (move: number) => (move < TOSS ? `take ${move}` : `toss ${move - TOSS}`);
  moveSeen = (move: number) => this.text(move);
  eventsSeen = (rows: BigInt64Array) => [{ event: "moved", by: Number(rows[0]) }];
}

export function toy(version?: string): Rules {
  return new Toy(version) as unknown as Rules;
}

/** Bots that take one, as soon as a test lets them. */
export class Calm implements Thinker {
  asked: { level: string; seat: number; signal: AbortSignal; decide: (move?: number) => void }[] = [];
  isQuick = true;
  /** The level whose bots fail. */
  failing = "";
  /** How many times the bots' files do not come. */
  missing = 0;

  choose(level: string, _: State, seat: number, signal: AbortSignal): Promise<number> {
    if (this.missing-- > 0) return Promise.reject(new Refusal({ code: "not-loaded" }));
    if (level === this.failing) return Promise.reject(new Error("tired"));
    if (this.isQuick) return Promise.resolve(1);
    return new Promise((resolve, reject) => {
      this.asked.push({ level, seat, signal, decide: (move = 1) => resolve(move) });
      signal.addEventListener("abort", () => reject(signal.reason));
    });
  }

  async why() {
    return null;
  }

  async advise() {
    return [{ move: "take 1", margin: 1, error: 0.5, reason: { code: "only" } }];
  }
}

export function ready(thinker: Thinker, version?: string): () => Promise<Ready> {
  const rules = toy(version);
  return async () => ({ rules, thinker });
}
