// The position that is being set up: all it was before, and what the engine says of it. This browser keeps it.

import type { Standing } from "../engine/standing";
import { local } from "../lib/local";
import type { GameName } from "../wire";
import type { Editor, Fault, Sketch } from "./editor";
import { beginning, changed, type History, redone, undone } from "./history";
import { keep, keyOf, recalled } from "./kept";

/** What the engine says of a position. */
interface Checked {
  faults: Fault[];
  /** The position at a table, if it is possible, and all of it as the rules would write it. */
  standing: Standing | null;
  sketch: Sketch | null;
  /** What the seats are called there. */
  names: string[];
}

export class Desk {
  #history: History<Sketch> = $state.raw(beginning({}));
  /** What the engine says of the position as it is, or was a moment ago. */
  checked = $state.raw<Checked>({ faults: [], standing: null, sketch: null, names: [] });
  /** Why the engine could not be asked. */
  trouble = $state.raw<unknown>(null);

  constructor(
    readonly game: GameName,
    readonly editor: Editor,
    /** Under which the browser keeps it. */
    key = keyOf(game),
  ) {
    const kept = recalled(key);
    this.#history = kept && editor.read(kept.now) ? kept : beginning(editor.empty);
    $effect(() => keep(key, this.#history));
    $effect(() => void this.#check(this.sketch));
  }

  get sketch(): Sketch {
    return this.#history.now;
  }

  /** The position as everyone else reads it. */
  get plain(): Sketch {
    return this.editor.plain?.(this.sketch) ?? this.sketch;
  }

  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }

  /** Change the position. Changes of the same thing, one after the other, are taken back together. */
  edit(next: Sketch, what = ""): void {
    if (next !== this.sketch) this.#history = changed(this.#history, next, what);
  }

  undo(): void {
    this.#history = undone(this.#history);
  }

  redo(): void {
    this.#history = redone(this.#history);
  }

  tell(fault: Fault): string {
    return this.editor.tell(fault, this.sketch);
  }

  async #check(sketch: Sketch): Promise<void> {
    try {
      const checked = await local.layOut(this.game, this.plain);
      if (sketch !== this.sketch) return;
      const faults = checked.faults.map((fault) => this.editor.locate(fault, sketch));
      this.checked = { ...checked, faults, names: this.editor.names(sketch) };
      this.trouble = null;
    } catch (error) {
      this.trouble = error;
    }
  }
}
