// Somebody in a scripted game: which step is shown, and what is to be done. The table follows the lesson's file.

import type { Position } from "../wire";
import { whatWentWrong } from "./api";
import { type Lesson, type Step, stepAfter } from "./lessons";
import { local } from "./local";
import { recall, remember } from "./stored";
import type { AtTable } from "./table.svelte";

const END = Number.MAX_SAFE_INTEGER; // more moves than any file has
const SESSION = "sessionStorage";

export class Learning {
  #step = $state(0);
  /** The next move of the file. */
  #next = $state<string | null>(null);
  /** Whether moves of the file are being made. */
  #follows = $state(true);
  /** The learner has chosen another move than the lesson's. */
  strayed = $state(false);
  /** Counts the leaps, after which the board is drawn anew. */
  leaps = $state(0);
  #again: () => void;

  constructor(
    readonly at: AtTable,
    readonly lesson: Lesson,
    again: () => void,
  ) {
    this.#again = again;
    at.asks = false; // the lesson says what comes next
  }

  get number(): number {
    return this.#step + 1;
  }
  get step(): Step | undefined {
    return this.lesson.steps[this.#step];
  }
  /** The move that the learner is to make now. */
  get move(): string | null {
    return this.step?.kind === "do" && !this.#follows ? this.#next : null;
  }
  /** Whether the step waits to be read. */
  get isRead(): boolean {
    return this.step?.kind === "read" && !this.#follows;
  }

  /** A position in which there is nothing to decide but what the lesson asks for. */
  shown(position: Position): Position {
    return this.move === null ? { ...position, decision: null } : position;
  }

  /** Begin, or go on after the page was left. */
  async begin(): Promise<void> {
    const made = await this.#follow(0);
    if (made !== null) await this.#show(stepAfter(this.lesson.steps, made, Number(recall(this.#key, SESSION))));
  }

  /** Another tab may have gone on with the lesson, or begun it anew. */
  async resume(): Promise<void> {
    if (this.#follows) return;
    const now = await local.follow(this.at.live.id, 0).catch(() => null);
    if (now && now.move !== this.#next) await this.begin();
  }

  async goOn(): Promise<void> {
    if (this.isRead) await this.#show(this.#step + 1);
  }

  async choose(move: string): Promise<void> {
    if (this.move === null) return;
    this.strayed = move !== this.move;
    if (this.strayed) return;
    this.#follows = true;
    await this.at.choose(move);
    await this.#show(this.#step + 1);
  }

  /** From the start. */
  again(): void {
    remember(this.#key, "0", SESSION);
    this.#again();
  }

  get #key(): string {
    return `step-${this.at.live.id}`;
  }

  async #show(step: number): Promise<void> {
    this.#step = step;
    this.strayed = false;
    remember(this.#key, String(step), SESSION);
    const leaps = !!this.step?.skip;
    await this.#follow(this.step?.at ?? END, leaps);
    if (leaps) this.leaps += 1;
  }

  /** Let the table follow its file; how many moves are then made, if it could. */
  async #follow(to: number, atOnce = false): Promise<number | null> {
    this.#follows = true;
    try {
      const { made, move } = await local.follow(this.at.live.id, to, atOnce);
      this.#next = move;
      return made;
    } catch (error) {
      this.at.problem = whatWentWrong(error);
      return null;
    } finally {
      this.#follows = false;
    }
  }
}
