// Why something could not be done: the same for the server, for the network and for the engine.

import type { Problem } from "../wire";

/** A refusal by the server or the engine, or a network failure. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.detail ?? problem.code);
  }
}

export function refused(code: string, detail?: string): Refusal {
  return new Refusal({ code, detail });
}

/** A part of the client that is loaded when it is wanted; refused ("not-loaded") if it does not come. */
export function loaded<Part>(part: Promise<Part>): Promise<Part> {
  return part.catch((error) => {
    throw error instanceof Refusal ? error : refused("not-loaded", String(error));
  });
}
