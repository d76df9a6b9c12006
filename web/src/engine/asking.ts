// Questions from one thread to another: each has a number, gets one answer, and can be given up.

import { Refusal } from "../lib/refusal";
import type { Problem } from "../wire";

/** One end of a line: a worker, the worker's own scope, or a port. */
export interface Line {
  postMessage(message: unknown, transfer?: Transferable[]): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
}

interface Question {
  number: number;
  ask: string;
  given: unknown[];
}
interface Answer {
  number: number;
  value?: unknown;
  problem?: Problem;
}
interface Stop {
  stop: number;
}

interface Waiting {
  resolve: (value: any) => void;
  reject: (error: Refusal) => void;
}

export class Asking {
  #line: Line;
  #asked = 0;
  #waiting = new Map<number, Waiting>();

  constructor(line: Line) {
    this.#line = line;
    line.addEventListener("message", ({ data }) => this.#answered(data));
  }

  ask<T>(
    ask: string,
    given: unknown[],
    { signal, transfer }: { signal?: AbortSignal; transfer?: Transferable[] } = {},
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const number = ++this.#asked;
    signal?.addEventListener("abort", () => this.#line.postMessage({ stop: number } satisfies Stop), { once: true });
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#line.postMessage({ number, ask, given } satisfies Question, transfer);
    });
  }

  /** The line is dead. */
  fail(problem: Problem): void {
    for (const { reject } of this.#waiting.values()) reject(new Refusal(problem));
    this.#waiting.clear();
  }

  #answered({ number, value, problem }: Answer): void {
    const waiting = this.#waiting.get(number);
    this.#waiting.delete(number);
    if (problem) waiting?.reject(new Refusal(problem));
    else waiting?.resolve(value);
  }
}

/** What answers a question; the signal tells when nobody waits for the answer any more. */
export type Answering = Record<string, (signal: AbortSignal, ...given: any[]) => unknown>;

/** Answer the questions that come on a line. */
export function answer(line: Line, answering: Answering): void {
  const stops = new Map<number, AbortController>();
  line.addEventListener("message", async ({ data }: MessageEvent<Question | Stop>) => {
    if ("stop" in data) return stops.get(data.stop)?.abort();
    if (!("ask" in data)) return;
    const { number, ask, given } = data;
    const stop = new AbortController();
    stops.set(number, stop);
    line.postMessage(await answered(number, () => answering[ask](stop.signal, ...given)));
    stops.delete(number);
  });
}

async function answered(number: number, work: () => unknown): Promise<Answer> {
  try {
    return { number, value: await work() };
  } catch (error) {
    return { number, problem: problemOf(error) };
  }
}

/** Why something was refused; what nobody has foreseen is our fault. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Refusal) return error.problem;
  if (!(error instanceof DOMException && error.name === "AbortError")) console.error(error);
  return { code: "failed", detail: String(error) };
}
