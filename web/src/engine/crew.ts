// Other threads that grow trees or judge decisions. Each does one thing at a time; where there are none, or all are busy,
// or one fails, this thread does it.

import { Refusal } from "../lib/refusal";
import type { GameName } from "../wire";
import { Asking, type Line } from "./asking";
import type { Judge } from "./judging";
import type { Grower } from "./trees";

/** A thread that can be ended. */
export type Helper = Line & { terminate(): void; onerror: ((event: any) => void) | null };

const MOST = 4;
const MOST_AT_WORK = 16;
const MEMORY = 1 << 30; // bytes of all trees at work

const cores = () => globalThis.navigator?.hardwareConcurrency ?? 2;

/** How many trees this device can grow beside what else it does. */
export function coresHere(): number {
  return Math.min(MOST, Math.max(1, cores() - 1));
}

/** How many decisions it can judge at once, if there is nothing else to do and each needs so many bytes. */
export function allCores(bytes: number): number {
  return Math.max(1, Math.min(MOST_AT_WORK, cores(), Math.floor(MEMORY / bytes)));
}

interface Member {
  helper: Helper;
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

  /** The crew as it grows trees of a game. */
  of(game: GameName, self: Grower): Grower {
    const grow: Grower["grow"] = (search, signal) =>
      this.#ask("grow", [game, search], () => self.grow(search, signal), signal);
    return { cores: this.size, grow };
  }

  /** The crew as it judges decisions of a game. */
  judging(game: GameName, self: Judge): Judge {
    const judge: Judge["judge"] = (task, signal) =>
      this.#ask("judge", [game, task], () => self.judge(task, signal), signal);
    const expect: Judge["expect"] = (outlook, signal) =>
      this.#ask("expect", [game, outlook], () => self.expect(outlook, signal), signal);
    return { cores: this.size, judge, expect };
  }

  /** End all helpers. New ones start when they are needed. */
  dismiss(): void {
    for (const { helper } of this.#members.splice(0)) helper.terminate();
  }

  /** Have somebody do something; otherwise this thread does it. */
  async #ask<T>(what: string, given: unknown[], otherwise: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const member = this.#member();
    if (!member) return otherwise();
    member.isBusy = true;
    try {
      return await member.asking.ask<T>(what, given, { signal });
    } catch (error) {
      signal?.throwIfAborted();
      if (!(error instanceof Refusal)) throw error;
      return await otherwise();
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
      const member = { helper, asking: new Asking(helper), isBusy: false };
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
    this.#members.splice(this.#members.indexOf(member), 1);
    member.asking.fail({ code: "failed" });
  }
}
