import { type Identity, isLimited } from "./access/identity.ts";
import { httpError, StoppedError } from "./errors.ts";

/** Processor time for what one request reads of the log. All other requests wait meanwhile. */
const MAX_READ_MS = { limited: 2000, others: 5000 };

export function readDeadlineOf(identity: Identity): Deadline {
  return new Deadline(isLimited(identity) ? MAX_READ_MS.limited : MAX_READ_MS.others);
}

/** When this thread has worked for some time since now. Processor time, so that a busy machine stops nothing. */
export class Deadline {
  readonly #milliseconds: number;
  readonly #start = process.threadCpuUsage();

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  isOver(): boolean {
    const { user, system } = process.threadCpuUsage(this.#start);
    return (user + system) / 1000 >= this.#milliseconds;
  }

  /** Throws StoppedError 413. */
  assertNotOver(): void {
    if (!this.isOver()) return;
    const { status, body, message } = httpError(
      413,
      "These documents have changed too much: to read their history takes too long. Ask for fewer, or for less of it",
    );
    throw new StoppedError(status, body, message);
  }
}
