import { LakeError } from "../errors.ts";

export interface Limits {
  /** How long one query may hold up the process. */
  readonly milliseconds: number;
  /** How many elements it may look at or make: a bound on memory. */
  readonly steps: number;
}

const STEPS_BETWEEN_LOOKS = 2048;

/** Counts the work of one query and stops it when it becomes too much. */
export class Budget {
  #steps = 0;
  #nextLook = STEPS_BETWEEN_LOOKS;
  readonly #deadline: number;
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#deadline = performance.now() + limits.milliseconds;
  }

  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps >= this.#nextLook) this.#look();
  }

  #look(): void {
    this.#nextLook = this.#steps + STEPS_BETWEEN_LOOKS;
    if (this.#steps > this.#limits.steps)
      throw tooExpensive(`it looked at more than ${this.#limits.steps} values`);
    if (performance.now() > this.#deadline)
      throw tooExpensive(`it took longer than ${this.#limits.milliseconds} ms`);
  }
}

export function tooExpensive(what: string): LakeError {
  const description = `The query was stopped because ${what}. Filter by _type or _id, slice the result, or project fewer fields.`;
  return new LakeError(400, { error: { type: "queryTooExpensiveError", description } }, description);
}
