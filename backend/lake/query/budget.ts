import { tooExpensive } from "./errors.ts";

export interface Limits {
  /** The CPU time of the query. Not elapsed time, so that a busy machine rejects no query that an idle one answers. */
  readonly milliseconds: number;
  /** The number of values that the query reads or creates, which also limits its memory. */
  readonly steps: number;
}

const STEPS_PER_CHECK = 2048;
const SCANS_PER_STEP = 32;

/** The cost budget of one query: counts its work and stops it above the limits. */
export class Budget {
  #steps = 0;
  #scanned = 0;
  #nextCheck = STEPS_PER_CHECK;
  readonly #start = process.threadCpuUsage();
  readonly #limits: Limits;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts values that are read or created. Throws LakeError 400 above a limit. */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps >= this.#nextCheck) this.#check();
  }

  /** Counts cheap operations such as comparisons or scanned characters; 32 of them are one step. */
  scan(count: number): void {
    this.#scanned += count;
    if (this.#scanned < SCANS_PER_STEP) return;
    this.spend(Math.floor(this.#scanned / SCANS_PER_STEP));
    this.#scanned %= SCANS_PER_STEP;
  }

  #check(): void {
    this.#nextCheck = this.#steps + STEPS_PER_CHECK;
    if (this.#steps > this.#limits.steps)
      throw tooExpensive(`it looked at more than ${this.#limits.steps} values`);
    const { user, system } = process.threadCpuUsage(this.#start);
    if ((user + system) / 1000 > this.#limits.milliseconds)
      throw tooExpensive(`it took longer than ${this.#limits.milliseconds} ms`);
  }
}
