// A page on its way to a table: it gets there, or is told why not.

import type { Table } from "../wire";
import { Refusal, refused } from "./refusal";
import { AtTable } from "./table.svelte";
import { keeper } from "./tables";

export class Visit {
  id = $state("");
  at = $state.raw<AtTable | null>(null);
  /** The table as it was found. */
  table = $state.raw<Table | null>(null);
  #refused = $state.raw<Refusal | null>(null);
  #hasLeft = false;

  constructor(find: () => string | Promise<string>) {
    void this.#come(find);
  }

  /** Why there is no table, or no longer. */
  get refusal(): Refusal | null {
    return this.#refused ?? this.at?.live.refusal ?? null;
  }

  leave(): void {
    this.#hasLeft = true;
    this.at?.leave();
  }

  // The table is requested first, because a refused web socket does not say why.
  async #come(find: () => string | Promise<string>): Promise<void> {
    try {
      const id = (this.id = await find());
      const { stage } = (this.table = await (await keeper(id)).table(id));
      if (stage === "broken" || stage === "closed") throw refused(stage);
      if (!this.#hasLeft) this.at = new AtTable(id);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.#refused = error;
    }
  }
}
