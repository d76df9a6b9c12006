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
  /** The first building of the street. */
  tile: string;
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
  for (const entry of log) for (const event of toldTogether(eventsOf([entry]))) add(sales, entry.number, event);
  return sales;
}

type Told = Of<"scoring"> | Payment;

/** Where sales begin, and what was paid in them. */
function toldTogether(events: Happened[]): Told[] {
  const payments = new Map(paymentsOf(events).map((payment) => [payment.paid, payment]));
  return events.flatMap((event): Told[] => {
    if (event.event === "scoring") return [event];
    const payment = event.event === "paid" && !event.half && payments.get(event);
    return payment ? [payment] : [];
  });
}

function add(sales: Sale[], number: number, told: Told): void {
  const sale = sales.at(-1);
  if ("event" in told) sales.push({ first: number, last: number, tile: told.tile, payments: [] });
  else if (sale) Object.assign(sale, { last: number, payments: [...sale.payments, told] });
}

/** The street that was sold, as it stands in the city. */
export function soldStreet(sale: Sale, city: Building[]): Building[] {
  const told = [sale.tile, ...sale.payments.map(({ paid }) => paid.tile)]; // some may be covered by now
  const one = city.find(({ tile }) => told.includes(tile));
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
