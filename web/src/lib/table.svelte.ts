// Sitting at a table, or watching it: what the page shows and what it can do.

import type { Advised, Found, Hint, Inspected, Position, Preview, Seat } from "../wire";
import { whatWentWrong } from "./api";
import { seatColour } from "./colours";
import { HeldBack } from "./held_back.svelte";
import { Live, type Request, type Socket } from "./live.svelte";
import { local } from "./local";
import { lastChoice } from "./log";
import { isBot, named } from "./seats";
import { preferences } from "./preferences.svelte";
import { handTo, isHidden, mine } from "./screen";
import { USUAL_STAND_IN } from "./setup";
import { say } from "./words.svelte";

export class AtTable {
  readonly live: Live;
  /** At one screen: whoever has taken it. */
  shown = $state<number | null>(null);
  /** Between turns: whoever has just moved, if that can still be taken back. */
  undoable = $state<number | null>(null);
  seats: Seat[] = $derived.by(() => named(this.live.table?.seats ?? []));
  /** Bots that failed since we came, where another plays on. */
  failed: { name: string; bot: string }[] = $derived.by(() => {
    const before = (this.live.first?.seats ?? []).map((seat) => (seat.who === "bot" ? seat.level : null));
    return this.seats.flatMap(({ name, who, level }, i) =>
      who === "bot" && before[i] && before[i] !== level ? [{ name, bot: before[i] }] : [],
    );
  });
  names: string[] = $derived(this.seats.map((seat) => seat.name));
  hints = $state.raw<Advised[]>([]);
  thinking = $state(false);
  problem = $state("");
  #found = $state.raw<{ number: number; found: Found } | null>(null);
  #undone = $state.raw<string[]>([]);
  /** Whether moves that reveal something wait to be confirmed. */
  asks = true;
  #held = $state.raw<HeldBack | null>(null);
  #moving = false;
  /** The move that waits to be confirmed. */
  held: HeldBack | null = $derived.by(() => {
    const { position } = this.live;
    return position && this.#held?.fits(position) ? this.#held : null;
  });
  /** The position; while a move waits to be confirmed, as if it had been made. */
  position: Position | null = $derived.by(() => {
    const { position } = this.live;
    return position && this.held ? this.held.madeIn(position) : position;
  });

  constructor(id: string, open?: (id: string) => Socket) {
    this.live = new Live(id, open, () => {
      if (this.shown !== null) this.#try({ type: "look", seat: this.shown });
    });
  }

  /** Whether the table is in this browser. */
  get isLocal(): boolean {
    return local.isLocal(this.live.id);
  }
  /** Whether it is a scripted first game. */
  get isLesson(): boolean {
    return local.isLesson(this.live.id);
  }
  get table() {
    return this.live.table;
  }
  colour(seat: number): string {
    return seatColour(seat, this.table?.game, this.position);
  }
  get isOver(): boolean {
    return this.table?.stage === "over";
  }
  get isSeated(): boolean {
    return this.seats.some((seat) => seat.mine);
  }

  /** Who is to get the screen first, if it is shared; nothing of the game is shown before. */
  get handTo(): number | null {
    if (!this.position || this.isOver) return null;
    return handTo(this.seats, this.position, this.shown);
  }
  get isHidden(): boolean {
    if (!this.position || this.isOver) return false;
    return this.position.seat !== null && (this.handTo !== null || isHidden(this.seats, this.position, this.shown));
  }
  get isMyTurn(): boolean {
    return this.table?.stage === "playing" && mine(this.seats).some((seat) => this.position?.due.includes(seat));
  }
  get canUndo(): boolean {
    return !!this.held || this.#canGoBack;
  }
  get #canGoBack(): boolean {
    return !!this.table?.undo && !!this.position?.can_undo && !this.isOver;
  }
  /** Why nothing can be taken back: a message, or nothing where it can. */
  get whyNoUndo(): string | null {
    if (this.canUndo) return null;
    return say(this.table?.undo ? "action-undo-revealed" : "action-undo-none");
  }
  /** The move that was taken back last, if it can still be made. */
  get redoable(): string | null {
    const last = this.#undone.at(-1);
    return last !== undefined && this.position?.decision?.moves.includes(last) ? last : null;
  }
  /** What this very position holds, once that has been told. */
  get found(): Found | null {
    return this.#found && !this.held && this.#found.number === this.position?.number ? this.#found.found : null;
  }
  get showsHints(): boolean {
    return !this.isOver && this.offersHints && (this.hints.length > 0 || this.thinking);
  }
  /** Whether hints are offered: by the table, and to somebody who wants them. */
  get offersHints(): boolean {
    return !!this.table?.hints && preferences.hints === "on";
  }
  get canHint(): boolean {
    return this.offersHints && !!this.position?.decision && !this.thinking;
  }

  /** Make a move; one that reveals something, or that could not be taken back, waits to be confirmed. */
  async choose(move: string): Promise<void> {
    if (this.#moving || !this.position?.decision) return;
    this.#undone = this.redoable === move ? this.#undone.slice(0, -1) : [];
    this.hints = [];
    this.#moving = true;
    this.#held = this.asks && preferences.confirm === "on" ? await this.#holding(move) : null;
    if (!this.#held) await this.#move(move);
    this.#moving = false;
  }

  async #holding(move: string): Promise<HeldBack | null> {
    const preview = await this.preview(move).catch(() => null);
    const { position } = this.live;
    const waits = !this.table?.undo || !preview || preview.reveals;
    return waits && position?.decision ? new HeldBack(move, position, preview) : null;
  }

  /** Make the move that waits. */
  async confirm(): Promise<void> {
    const { held } = this;
    if (!held?.isReady || this.#moving) return;
    this.#moving = true;
    if (await this.#move(held.move)) this.#held = null;
    this.#moving = false;
  }

  /** Take the move that waits back to the hand. */
  takeBack(): void {
    if (!this.held || this.#moving) return;
    this.#undone = [...this.#undone, this.held.move];
    this.#held = null;
  }

  async #move(move: string): Promise<boolean> {
    const { seat, decision } = this.live.position ?? {};
    if (typeof seat !== "number" || !decision) return false;
    return this.#done({ type: "move", seat, answers: decision.answers, move });
  }

  async undo(): Promise<void> {
    const seat = this.position?.seat;
    if (!this.isSeated || this.isOver || typeof seat !== "number") return;
    if (this.held) return this.takeBack();
    if (this.whyNoUndo) return void (this.problem = this.whyNoUndo);
    const taken = lastChoice(this.live.log, seat);
    if ((await this.#try({ type: "undo", seat })) && taken !== null) this.#undone = [...this.#undone, taken];
    this.hints = [];
  }

  async redo(): Promise<void> {
    if (this.redoable !== null) await this.choose(this.redoable);
  }

  async hint(): Promise<void> {
    const seat = this.position?.seat;
    if (!this.canHint || typeof seat !== "number") return;
    const answers = this.position?.decision?.answers;
    this.thinking = true;
    const answer = await this.#try<Hint>({ type: "hint", seat });
    this.thinking = false;
    if (answer && answers === this.position?.decision?.answers) this.hints = answer.moves;
  }

  /** Whether bots move before a person has to, and can be told not to be watched. */
  get canSkip(): boolean {
    const isPlaying = this.isLocal && !this.isLesson && this.table?.stage === "playing" && this.isSeated;
    return isPlaying && !!this.position?.due.length && this.position.due.every((seat) => isBot(this.seats[seat]));
  }
  async skip(): Promise<void> {
    if (this.canSkip) await local.hurry(this.live.id);
  }

  closeHints(): void {
    this.hints = [];
  }

  preview(move: string): Promise<Preview> {
    return this.live.ask<Preview>({ type: "preview", seat: this.position!.seat!, move });
  }

  async inspect(): Promise<void> {
    const number = this.position?.number;
    const answer = await this.live.ask<Inspected>({ type: "inspect" }).catch(() => null); // boards do without
    if (answer && number !== undefined) this.#found = { number, found: answer.found };
  }

  /** While the screen is handed on, it shows what everybody may see. */
  async cover(): Promise<void> {
    const seat = this.position?.seat ?? null;
    if (this.handTo === null || seat === null || seat === this.handTo) return; // who takes it looks already
    this.undoable = this.canUndo && seat === this.shown ? seat : null;
    await this.#try({ type: "look", seat: null });
  }

  /** Somebody has taken the screen that is shared. */
  async take(seat: number): Promise<void> {
    if (await this.#try({ type: "look", seat })) this.shown = seat;
    this.undoable = null;
    this.#undone = [];
  }

  /** Whoever has just moved takes that back, and has the screen again. */
  async uncover(): Promise<void> {
    const seat = this.undoable;
    if (seat !== null && (await this.#done({ type: "undo", seat }))) await this.take(seat);
  }

  say(text: string): Promise<boolean> {
    return this.#done({ type: "say", text });
  }
  sit(seat: number): Promise<boolean> {
    return this.#done({ type: "sit", seat });
  }
  standUp(seat: number, level = USUAL_STAND_IN): Promise<boolean> {
    return this.#done({ type: "stand-up", seat, level });
  }
  standIn(seat: number, level: string): Promise<boolean> {
    return this.#done({ type: "stand-in", seat, level });
  }
  rematch(): Promise<boolean> {
    return this.#done({ type: "rematch" });
  }

  leave(): void {
    this.live.leave();
  }

  async #done(request: Request): Promise<boolean> {
    return (await this.#try(request)) !== null;
  }

  async #try<A>(request: Request): Promise<A | null> {
    try {
      const answer = await this.live.ask(request);
      this.problem = "";
      return answer as A;
    } catch (error) {
      this.problem = whatWentWrong(error);
      return null;
    }
  }
}
