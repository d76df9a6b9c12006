// Other threads that grow trees. Each grows one at a time; where there are none, or all are busy, or one fails, this
// thread does it.

import { Refusal } from "../lib/refusal";
import type { GameName } from "../wire";
import { Asking, type Line } from "./asking";
import type { Grower, Grown, Search } from "./trees";

/** A thread that can be ended. */
export type Helper = Line & { terminate(): void; onerror: ((event: any) => void) | null };

const MOST = 4;

/** How many trees this device can grow beside what else it does. */
export function coresHere(): number {
  return Math.min(MOST, Math.max(1, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));
}

interface Member {
  asking: Asking;
  isBusy: boolean;
}

export class Crew {
  #members: Member[] = [];
  #isOut = false;

  constructor(
    readonly size: number,
    readonly start: (() => Helper) | null,
  ) {}

  /** The crew as it works for one game. */
  of(game: GameName, self: Grower): Grower {
    return { cores: this.size, grow: (search, signal) => this.#grow(game, self, search, signal) };
  }

  async #grow(game: GameName, self: Grower, search: Search, signal?: AbortSignal): Promise<Grown> {
    const member = this.#member();
    if (!member) return self.grow(search, signal);
    member.isBusy = true;
    try {
      return await member.asking.ask<Grown>("grow", [game, search], { signal });
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof Refusal)) throw error;
      return await self.grow(search, signal);
    } finally {
      member.isBusy = false;
    }
  }

  /** Somebody who has nothing to do; a new one if all are busy. */
  #member(): Member | null {
    const free = this.#members.find(({ isBusy }) => !isBusy);
    return free ?? (this.#members.length < this.size ? this.#hire() : null);
  }

  #hire(): Member | null {
    if (!this.start || this.#isOut) return null;
    try {
      const helper = this.start();
      const member = { asking: new Asking(helper), isBusy: false };
      helper.onerror = () => this.#lose(helper, member);
      this.#members.push(member);
      return member;
    } catch {
      this.#isOut = true; // this browser has no threads in threads
      return null;
    }
  }

  #lose(helper: Helper, member: Member): void {
    helper.terminate();
    this.#isOut = true;
    this.#members = this.#members.filter((other) => other !== member);
    member.asking.fail({ code: "failed" });
  }
}
