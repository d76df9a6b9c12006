// The score that is being kept in this browser: stored with every tap, so that neither a locked phone nor a closed page
// loses anything.

import { whatWentWrong } from "../../lib/api";
import { local } from "../../lib/local";
import { refused } from "../../lib/refusal";
import { forget, recall, remember } from "../../lib/stored";
import type { Options } from "../../engine/options";
import { keepTile } from "../tiles/own.svelte";
import { HOUSE, idOf, type Row } from "../tiles/rows";
import { scorePad } from "./asking";
import type { Act, Pad, Told } from "./pad";

const STORED = "score-streets";

interface Stored {
  pad: Pad;
  /** Acts that were taken back, the last one first. */
  undone: Act[];
  /** The finished game at home. */
  table: string | null;
}

function read(text: string): Stored | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export class Keeping {
  told = $state.raw<Told | null>(null);
  /** The tile that is chosen but not laid yet. */
  held = $state<string | null>(null);
  undone = $state.raw<Act[]>([]);
  problem = $state("");
  opened = $state(false);
  /** What is stored, if it cannot be gone on with. */
  unread = $state<string | null>(null);
  /** Whether the browser has stored the last change. */
  stored = $state(true);
  #table: string | null = null;
  #busy = false;

  /** Go on with what is stored. */
  async open(): Promise<void> {
    const text = recall(STORED);
    const stored = text ? read(text) : null;
    if (stored) await this.#do(() => scorePad.tell(stored.pad), stored);
    this.unread = text && !this.told ? text : null;
    if (text && !stored) this.problem = whatWentWrong(refused("broken"));
    this.opened = true;
  }

  begin(options: Options, names: string[], tiles: Row[] | null): Promise<boolean> {
    return this.#do(() => scorePad.begin(options, names, tiles));
  }

  /** A tile of one's own takes the place of another, which nobody has seen; it is chosen, and kept for other games. */
  async make(old: string, row: Row): Promise<void> {
    const { pad } = this.told!;
    const rows = pad.tiles ?? HOUSE;
    const tiles = rows.map((each) => (idOf(each.name) === old ? row : each));
    const name = idOf(row.name);
    const deal = pad.deal.map((tile) => (tile === old ? name : tile));
    const isMade = await this.#do(() => scorePad.tell({ ...pad, tiles, deal }, name), { held: name });
    if (isMade) keepTile(row, old);
  }

  hold(tile: string | null): Promise<boolean> {
    const { pad } = this.told!;
    return this.#do(() => scorePad.tell(pad, tile), { held: tile, undone: this.undone, table: this.#table });
  }

  act(text: string): Promise<boolean> {
    const { pad, seat } = this.told!;
    return this.#do(() => scorePad.tell(pad, null, [seat!, text]));
  }

  undo(): Promise<boolean> {
    const { pad } = this.told!;
    if (this.held !== null) return this.hold(null);
    const before = { ...pad, acts: pad.acts.slice(0, -1) };
    return this.#do(() => scorePad.tell(before), { undone: [pad.acts.at(-1)!, ...this.undone] });
  }

  redo(): Promise<boolean> {
    const { pad } = this.told!;
    const [act, ...undone] = this.undone;
    return this.#do(() => scorePad.tell(pad, null, act), { undone });
  }

  get canUndo(): boolean {
    return this.held !== null || !!this.told?.pad.acts.length;
  }

  /** Begin another game. */
  drop(): void {
    forget(STORED);
    this.told = this.unread = null;
    this.problem = "";
  }

  /** The finished game as one that was played at home; its id. */
  async finished(): Promise<string> {
    const { pad } = this.told!;
    this.#table ??= (await local.open(await scorePad.file(pad), pad.tiles)).id;
    this.#keep();
    return this.#table;
  }

  #keep(): void {
    const { told, undone } = this;
    const stored: Stored = { pad: told!.pad, undone, table: this.#table };
    this.stored = remember(STORED, JSON.stringify(stored));
  }

  /** Do something, and store what follows; whether it was done. Meanwhile nothing else is done: a finger may tap twice. */
  async #do(
    work: () => Promise<Told>,
    { held = null, undone = [], table = null }: { held?: string | null; undone?: Act[]; table?: string | null } = {},
  ): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      const told = await work();
      this.told = told;
      this.held = held;
      this.undone = undone;
      this.#table = table;
      this.problem = "";
      this.#keep();
      return true;
    } catch (error) {
      this.problem = whatWentWrong(error);
      return false;
    } finally {
      this.#busy = false;
    }
  }
}
