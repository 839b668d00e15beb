import { clientOf, type Identity, isLimited } from "../access/identity.ts";
import type { Limits } from "../lake.ts";
import { runWithin } from "../run-within.ts";
import { tooExpensive } from "./errors.ts";

const MEGABYTE = 1024 * 1024;

export const SIGNED_IN_LIMITS: Limits = {
  milliseconds: 5000,
  steps: 20_000_000,
  resultCharacters: 128 * MEGABYTE,
};

/**
 * For viewers, contributors and accounts with a scope. All other clients wait while a query runs. The Studio's slowest query, its
 * search, takes 300 ms for 50,000 documents. Stopping a query by the clock takes a thread for each, so trusted accounts have no such limit. The
 * result is formatted outside of that time, so its length is limited.
 */
const LIMITED: Limits = {
  ...SIGNED_IN_LIMITS,
  milliseconds: 2000,
  stopAfterMs: 3000,
  resultCharacters: 32 * MEGABYTE,
};

/** For previews. The slowest query of a page takes less than 50 ms. If drafts make it slower, the site shows the published content instead. */
const PREVIEW: Limits = { ...LIMITED, milliseconds: 500, stopAfterMs: 1500, steps: 5_000_000 };

/** For the strangers of a public dataset. Strict, because they wait for each other. */
export const ANONYMOUS_LIMITS: Limits = {
  milliseconds: 100,
  steps: 1_000_000,
  resultCharacters: 2 * MEGABYTE,
};

/** The limits of a query. */
export function queryLimitsOf(identity: Identity): Limits {
  if (identity.role === "anonymous") return ANONYMOUS_LIMITS;
  if (identity.opener !== undefined) return PREVIEW;
  return isLimited(identity) ? LIMITED : SIGNED_IN_LIMITS;
}

/** Throws StoppedError if the work takes longer. A query changes nothing but caches, and builds what it left incomplete again. */
export function stopAfter<Result>(milliseconds: number | undefined, work: () => Result): Result {
  if (milliseconds === undefined) return work();
  const finished = runWithin(milliseconds, work);
  if (finished === undefined) throw tooExpensive("it took too long");
  return finished.result;
}

const STEPS_PER_CHECK = 512;
const SCANS_PER_STEP = 32;
const CHARACTERS_PER_STEP = 8;
const CHARACTERS_PER_SCAN = 16;

/** V8 gives all texts of a length above this one the same hash, so a Set or Map compares them with each other. */
export const MAX_HASHED_LENGTH = 16_383;

/** Far longer than any text of a site. V8 is not stopped while it reads or changes a text. */
const MAX_COMPUTED_TEXT = 1_000_000;

/** The cost budget of one query. Counts the work, and stops the query when it exceeds a limit. */
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

  /** Counts the characters of a string that is created or read as a whole; 8 of them are one step. */
  spendText(characters: number): void {
    this.scan(characters * (SCANS_PER_STEP / CHARACTERS_PER_STEP));
  }

  /** Counts a text that the query computes. Throws LakeError 400 if it is too long. */
  spendComputedText(characters: number): void {
    if (characters > MAX_COMPUTED_TEXT)
      throw tooExpensive(`it computes a text of more than ${MAX_COMPUTED_TEXT} characters`);
    this.spendText(characters);
  }

  /** Counts the characters of a text that is compared or searched `times` times, which costs less than creating it. */
  scanText(characters: number, times = 1): void {
    this.scan(times * (1 + Math.floor(characters / CHARACTERS_PER_SCAN)));
  }

  /** Counts the comparisons of the values that become keys of a Set or Map. */
  spendKeys(values: readonly unknown[]): void {
    let long = 0;
    for (const value of values)
      if (typeof value === "string")
        this.scanText(value.length, value.length > MAX_HASHED_LENGTH ? ++long : 1);
  }

  /** Counts the value and all values in it, before an operation that reads all of them. Shared values count each time. */
  spendDeep(value: unknown): void {
    if (typeof value === "string") this.spendText(value.length);
    this.spend(1);
    if (typeof value !== "object" || value === null) return;
    for (const child of Object.values(value)) this.spendDeep(child);
  }

  /** The processor time of this thread since the budget was created. */
  spentMilliseconds(): number {
    const { user, system } = process.threadCpuUsage(this.#start);
    return (user + system) / 1000;
  }

  #check(): void {
    this.#nextCheck = this.#steps + STEPS_PER_CHECK;
    if (this.#steps > this.#limits.steps)
      throw tooExpensive(`it looked at more than ${this.#limits.steps} values`);
    if (this.spentMilliseconds() > this.#limits.milliseconds)
      throw tooExpensive(`it took longer than ${this.#limits.milliseconds} ms`);
  }
}

/** Runs work with a budget that it may share with other work. */
export type RunWithBudget = <Result>(work: (budget: Budget) => Result) => Result;

/**
 * What all listeners of one account may cost in a second, to filter changes and to format events. They run at each commit, and its author
 * waits for them. Those of the Studio take some microseconds each.
 */
const ACCOUNT_MS_PER_SECOND = 250;
/** The same for the listeners of one address, and of all strangers. Far less than public-reader.ts allows for a commit. */
const ADDRESS_MS_PER_SECOND = 20;
const STRANGERS_MS_PER_SECOND = 100;
/** What an address still has when all strangers have used up their time, so that cheap listeners keep their streams. */
const LAST_MS_PER_SECOND = 1;

/**
 * Returns a function that gives all listeners of an account, or of the address of a stranger, one budget for each second. A listener for which
 * no time is left loses its stream.
 */
export function createListenerBudgets(now: () => number = Date.now): (identity: Identity) => RunWithBudget {
  const accounts = createShares(SIGNED_IN_LIMITS, () => ACCOUNT_MS_PER_SECOND, now);
  const addresses = createShares(
    ANONYMOUS_LIMITS,
    (spentByAll) => (spentByAll < STRANGERS_MS_PER_SECOND ? ADDRESS_MS_PER_SECOND : LAST_MS_PER_SECOND),
    now,
  );
  return (identity) =>
    identity.role === "anonymous" ? addresses(identity.address ?? "") : accounts(clientOf(identity));
}

/** `shareOf` returns the milliseconds of one client in a second in which all clients have spent so many. */
function createShares(
  limits: Limits,
  shareOf: (spentByAll: number) => number,
  now: () => number,
): (client: string) => RunWithBudget {
  const spentBy = new Map<string, number>();
  let spentByAll = 0;
  let endOfSecond = 0;

  return (client) => (work) => {
    const seconds = Math.floor((now() - endOfSecond) / 1000) + 1;
    if (seconds > 0) {
      endOfSecond += seconds * 1000;
      spentByAll = 0;
      // Who took more than a share pays with the next ones. One evaluation can take longer than a second.
      for (const [other, spent] of spentBy) {
        const debt = spent - seconds * shareOf(0);
        if (debt > 0) spentBy.set(other, debt);
        else spentBy.delete(other);
      }
    }
    const spent = spentBy.get(client) ?? 0;
    const share = shareOf(spentByAll);
    if (spent >= share) throw tooExpensive(`all listeners of its client took ${share} ms in a second`);
    const budget = new Budget({ ...limits, milliseconds: share - spent });
    try {
      return work(budget);
    } finally {
      const milliseconds = budget.spentMilliseconds();
      spentBy.set(client, spent + milliseconds);
      spentByAll += milliseconds;
    }
  };
}
