// A sale, told one building after the other: its coin rises to its owner, and sums run. Where nothing moves, all of it
// stands there at once. Any press ends it.

import { paced } from "../lib/tempo";
import { isStill } from "../lib/preferences.svelte";
import { sound } from "../lib/sounds";
import { type Payment, type Sale, sumsOf } from "./sales";

const BEFORE = 260; // milliseconds, in which the camera moves
const BUILDINGS = 1200; // for all of them
const LONGEST = 380; // for one
const AFTER = 1000; // in which the sums stand
const FLIGHT = 420;
const MOST = 3; // sales at once; more come only if somebody leafs through a game

export interface Coin {
  id: string;
  payment: Payment;
  lasts: number;
}

function stepOf({ payments }: Sale): number {
  return paced(Math.min(LONGEST, BUILDINGS / payments.length));
}

function lastsOf(sale: Sale): number {
  return paced(BEFORE + AFTER) + stepOf(sale) * sale.payments.length;
}

export class SaleTold {
  /** The sale that is being told. */
  sale = $state.raw<Sale | null>(null);
  /** How many of its buildings have been told. */
  told = $state(0);
  coins = $state.raw<Coin[]>([]);
  #waiting = $state.raw<Sale[]>([]);
  /** Whether it happens now, so that its money is not yet in its owners' hands. */
  #isNew = $state(false);
  #isStepping = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tellings = 0;
  #heard: (() => void)[] = []; // those who wait for the end

  /** Tell sales; how many milliseconds that takes. */
  tell(sales: Sale[], isNew: boolean): number {
    const some = sales.filter(({ payments }) => payments.length);
    if (!some.length) return 0;
    this.stop();
    if (some.length > MOST || document.hidden) return 0;
    this.#waiting = some;
    this.#isNew = isNew;
    this.#next();
    return isStill() ? 0 : some.reduce((sum, sale) => sum + lastsOf(sale), 0);
  }

  /** What of the sale has been told, and what it has brought. */
  get payments(): Payment[] {
    return this.sale?.payments.slice(0, this.told) ?? [];
  }
  get sums(): [number, number][] {
    const told = new Map(sumsOf(this.payments));
    return sumsOf(this.sale?.payments ?? []).map(([seat]) => [seat, told.get(seat) ?? 0]);
  }
  /** The building that is being told. */
  get current(): Payment | null {
    return this.isWhole ? null : (this.payments.at(-1) ?? null);
  }
  /** Whether all of it stands there. */
  get isWhole(): boolean {
    return this.told === this.sale?.payments.length && !this.#isStepping;
  }

  /** When all has been told. */
  get settled(): Promise<void> {
    return this.sale ? new Promise((resolve) => this.#heard.push(resolve)) : Promise.resolve();
  }

  /** Money that is still on its way to a seat. */
  due(seat: number): number {
    if (!this.#isNew) return 0;
    const untold = [...(this.sale?.payments.slice(this.told) ?? []), ...this.#waiting.flatMap((one) => one.payments)];
    const away = [...untold, ...this.coins.map(({ payment }) => payment)];
    return away.reduce((sum, { paid }) => sum + (paid.seat === seat ? paid.amount : 0), 0);
  }

  /** A coin has reached its owner. */
  land(coin: Coin): void {
    this.coins = this.coins.filter((other) => other !== coin);
  }

  /** Enough of this one; where nothing moves, the next one stands there. */
  skip(): void {
    if (isStill() && this.#waiting.length) this.#next();
    else this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.sale = null;
    this.told = 0;
    this.coins = [];
    this.#waiting = [];
    this.#isStepping = false;
    for (const heard of this.#heard.splice(0)) heard();
  }

  #next(): void {
    const [sale, ...rest] = this.#waiting;
    if (!sale) return this.stop();
    [this.sale, this.#waiting, this.told] = [sale, rest, 0];
    this.#tellings += 1;
    this.#isStepping = !isStill();
    if (this.#isStepping) this.#timer = setTimeout(() => this.#step(), paced(BEFORE));
    else this.#stand();
  }

  #stand(): void {
    this.told = this.sale!.payments.length;
    sound("coin");
  }

  #step(): void {
    const payment = this.sale!.payments[this.told];
    if (!payment) return this.#linger();
    this.told += 1;
    if (payment.paid.amount) this.#pay(payment);
    this.#timer = setTimeout(() => this.#step(), stepOf(this.sale!));
  }

  #pay(payment: Payment): void {
    const id = `${this.#tellings} ${this.told}`;
    this.coins = [...this.coins, { id, payment, lasts: paced(FLIGHT) }];
    sound("coin");
  }

  #linger(): void {
    this.#isStepping = false;
    this.#timer = setTimeout(() => this.#next(), paced(AFTER));
  }
}
