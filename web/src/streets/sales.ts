// Sales as the log tells them: which buildings of a street paid whom, how much, and why.

import type { Entry } from "../wire";
import { type Bare, counted, pictogram, text } from "./prices";
import { streetNamed } from "./streets";
import { type Building, eventsOf, type Happened } from "./types";

type Of<Kind> = Extract<Happened, { event: Kind }>;

export interface Payment {
  paid: Of<"paid">;
  /** How its price came about. */
  valued: Of<"valued">;
}

export interface Sale {
  /** Entries of the log: where the street was chosen, and where it was paid. */
  first: number;
  last: number;
  payments: Payment[];
}

/** What buildings paid, each with its reason, which is told just before. */
export function paymentsOf(events: Happened[]): Payment[] {
  const found: Payment[] = [];
  let valued: Of<"valued"> | null = null;
  for (const one of events) {
    if (one.event === "valued") valued = one;
    if (one.event === "paid" && valued) found.push({ paid: one, valued });
  }
  return found;
}

/** The sales of a log. What is paid for at the end of the game has not been sold. */
export function salesOf(log: Entry[]): Sale[] {
  const sales: Sale[] = [];
  for (const entry of log) {
    const events = eventsOf([entry]);
    const starts = [...events.keys()].filter((i) => events[i].event === "scoring");
    addPayments(sales, entry.number, events.slice(0, starts[0]));
    starts.forEach((start, i) => {
      sales.push({ first: entry.number, last: entry.number, payments: [] });
      addPayments(sales, entry.number, events.slice(start, starts[i + 1]));
    });
  }
  return sales;
}

function addPayments(sales: Sale[], number: number, events: Happened[]): void {
  const payments = paymentsOf(events).filter(({ paid }) => !paid.half);
  const sale = sales.at(-1);
  if (sale && payments.length) Object.assign(sale, { last: number, payments: [...sale.payments, ...payments] });
}

/** The street that was sold, as it stands in the city. */
export function soldStreet({ payments }: Sale, city: Building[]): Building[] {
  const one = city.find(({ tile }) => payments.some(({ paid }) => paid.tile === tile));
  return one ? streetNamed(one.street, city) : [];
}

/** What each seat has been paid: seat and sum, in the order of the log. */
export function sumsOf(payments: Payment[]): [number, number][] {
  const sums = new Map<number, number>();
  for (const { paid } of payments) sums.set(paid.seat, (sums.get(paid.seat) ?? 0) + paid.amount);
  return [...sums];
}

/** A payment in pictures: $2 × 3 marks + 2 people = $8. */
export function reckoning({ paid, valued }: Payment, money: (amount: number) => string): Bare[] {
  const price = [text(money(valued.price)), text(`× ${valued.units}`), ...counted(valued)];
  const value = [
    ...(valued.copied ? [pictogram("copy")] : []),
    ...(valued.units ? price : [text(money(0))]),
    ...(paid.signs > 1 && valued.units ? [text(`× ${paid.signs}`), pictogram("signs")] : []),
  ];
  const people = paid.people ? [text(`+ ${paid.people}`), pictogram("people")] : [];
  return [...value, ...people, ...(paid.half ? [text("÷ 2")] : []), text(`= ${money(paid.amount)}`)];
}
