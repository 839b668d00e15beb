import { LakeError } from "../errors.ts";

export interface Limits {
  /** How long one query may hold up the process: its own work, so that a busy machine refuses nothing that an idle one answers. */
  readonly milliseconds: number;
  /** How many elements it may look at or make: a bound on memory. */
  readonly steps: number;
}

const STEPS_BETWEEN_LOOKS = 2048;
const SCANNED_IN_A_STEP = 32;

/** Counts the work of one query and stops it when it becomes too much. */
export class Budget {
  #steps = 0;
  #scanned = 0;
  #nextLook = STEPS_BETWEEN_LOOKS;
  readonly #start = process.threadCpuUsage();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps >= this.#nextLook) this.#look();
  }

  /** For what goes through characters, or compares values, one after the other: many of them are one step's work. */
  scan(count: number): void {
    this.#scanned += count;
    if (this.#scanned < SCANNED_IN_A_STEP) return;
    this.spend(Math.floor(this.#scanned / SCANNED_IN_A_STEP));
    this.#scanned %= SCANNED_IN_A_STEP;
  }

  #look(): void {
    this.#nextLook = this.#steps + STEPS_BETWEEN_LOOKS;
    if (this.#steps > this.#limits.steps)
      throw tooExpensive(`it looked at more than ${this.#limits.steps} values`);
    const { user, system } = process.threadCpuUsage(this.#start);
    if ((user + system) / 1000 > this.#limits.milliseconds)
      throw tooExpensive(`it took longer than ${this.#limits.milliseconds} ms`);
  }
}

export function tooExpensive(what: string): LakeError {
  const description = `The query was stopped because ${what}. Filter by _type or _id, slice the result, or project fewer fields.`;
  return new LakeError(400, { error: { type: "queryTooExpensiveError", description } }, description);
}
