import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { row } from "../../src/streets/prices";
import { paymentsOf, reckoning, salesOf, soldStreet, sumsOf } from "../../src/streets/sales";
import type { Entry } from "../../src/wire";
import { fixture } from "./fixtures";

const { log, view, scores } = fixture("over").position;
const sales = salesOf(log);
const last = sales.findLast(({ payments }) => payments.length > 2)!;

test("every building that was paid for is told in one sale, or at the end", () => {
  const all = paymentsOf(log.flatMap(({ events }) => events));
  const told = sales.flatMap(({ payments }) => payments);
  expect(told.length).toBeGreaterThan(0);
  expect([...told, ...all.filter(({ paid }) => paid.half)]).toHaveLength(all.length);
});

test("what is told is what everybody has in the end", () => {
  const events = log.flatMap((entry) => entry.events);
  const paid = new Map(sumsOf(paymentsOf(events)));
  for (const one of events) {
    if (one.event === "majority" || one.event === "sets") paid.set(one.seat, (paid.get(one.seat) ?? 0) + one.amount);
  }
  expect(scores.map((_, seat) => paid.get(seat) ?? 0)).toEqual(scores);
});

test("the street of a sale is the one that its buildings stand in", () => {
  for (const sale of sales.filter(({ payments }) => payments.length)) {
    const tiles = soldStreet(sale, view.city).map(({ tile }) => tile);
    for (const { paid } of sale.payments) expect(tiles).toContain(paid.tile);
  }
});

test("a reason in pictures ends with the amount that was paid", () => {
  for (const payment of sales.flatMap(({ payments }) => payments)) {
    const { items } = row(reckoning(payment, (amount) => `$${amount}`));
    expect(items.at(-1)!.text).toBe(`= $${payment.paid.amount}`);
    expect(items.some(({ text }) => text === "people")).toBe(payment.paid.people > 0);
  }
});

/** Sales as they are told on a page that has just been loaded. */
async function telling(still: boolean) {
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: still }));
  const { SaleTold } = await import("../../src/streets/sale.svelte");
  return new SaleTold();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const total = (sums: [number, number][]) => sums.reduce((some, [, amount]) => some + amount, 0);

test("buildings are told one after the other with running sums, within three seconds", async () => {
  const sale = await telling(false);
  const lasts = sale.tell([last], true);
  expect(lasts).toBeLessThan(3000);
  const seen = [total(sale.sums)];
  for (let i = 0; i < lasts / 20; i++) {
    vi.advanceTimersByTime(20);
    if (sale.sale && total(sale.sums) !== seen.at(-1)) seen.push(total(sale.sums));
  }
  const amounts = last.payments.map(({ paid }) => paid.amount).filter((amount) => amount > 0);
  expect(seen).toEqual([0, ...amounts.map((_, i) => amounts.slice(0, i + 1).reduce((a, b) => a + b))]);
  vi.advanceTimersByTime(100);
  expect(sale.sale).toBeNull();
});

test("money is due until its coin has come, and never if the sale is told again", async () => {
  const sale = await telling(false);
  const [seat, amount] = sumsOf(last.payments)[0];
  sale.tell([last], true);
  expect(sale.due(seat)).toBe(amount);
  sale.skip();
  expect([sale.due(seat), sale.sale]).toEqual([0, null]);
  sale.tell([last], false);
  expect(sale.due(seat)).toBe(0);
});

test("where nothing moves, all of it stands there until it is dismissed", async () => {
  const sale = await telling(true);
  sale.tell([last], true);
  vi.advanceTimersByTime(60_000);
  expect(sale.sums).toEqual(sumsOf(last.payments));
  expect([sale.coins, sale.current, sale.isWhole]).toEqual([[], null, true]);
  sale.skip();
  expect(sale.sale).toBeNull();
});

test("who leafs through a game is not told of every sale", async () => {
  const sale = await telling(false);
  expect(sale.tell(Array(4).fill(last), true)).toBe(0);
  expect(sale.sale).toBeNull();
});

test("a sale is found by any entry that it stretches over", async () => {
  vi.resetModules();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const { Motion } = await import("../../src/streets/motion.svelte");
  for (const number of [last.first, last.last]) {
    const motion = new Motion();
    motion.retell(number, log as Entry[]);
    expect(motion.sale.sale).toEqual(last);
    motion.stop();
  }
});
