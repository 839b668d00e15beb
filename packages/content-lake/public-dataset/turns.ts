import { ServerResponse } from "node:http";

import type { Context } from "hono";

import { httpError } from "../errors.ts";

const LIMITS = { perAddress: 16, total: 64 };
/** The maximum time from the request to the last byte of the response. Afterward the memory of an unread response is freed. */
const MAX_DURATION_MS = 30_000;

type Work<Result> = () => Promise<Result>;

/** Runs the requests of strangers one at a time. Addresses take turns. */
export class Turns {
  readonly #open = new Map<string, number>();
  readonly #waiting = new Map<string, (() => Promise<void>)[]>();
  #isBusy = false;
  #total = 0;

  /**
   * Counts a request as open until the client has received the response. Throws LakeError 429, on which clients retry, if too many
   * requests are open.
   */
  open(c: Context, address: string): void {
    const open = this.#open.get(address) ?? 0;
    if (open >= LIMITS.perAddress || this.#total >= LIMITS.total)
      throw httpError(
        429,
        "Too many requests at the same time. Send fewer, read their responses, or sign in",
      );
    this.#count(address, 1);
    const outgoing = responseOf(c);
    const timeout = setTimeout(() => outgoing.destroy(), MAX_DURATION_MS);
    outgoing.once("close", () => {
      clearTimeout(timeout);
      this.#count(address, -1);
    });
  }

  /** Does the work when it is the turn of this address. */
  take<Result>(address: string, work: Work<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const run = () => work().then(resolve, reject);
      const turns = this.#waiting.get(address);
      if (turns) turns.push(run);
      else this.#waiting.set(address, [run]);
      if (!this.#isBusy) void this.#runAll();
    });
  }

  #count(address: string, change: 1 | -1): void {
    const open = (this.#open.get(address) ?? 0) + change;
    if (open === 0) this.#open.delete(address);
    else this.#open.set(address, open);
    this.#total += change;
  }

  async #runAll(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) await next();
    this.#isBusy = false;
  }

  /** The oldest work of the address that has waited longest since its last turn. */
  #takeNext(): (() => Promise<void>) | undefined {
    const [entry] = this.#waiting;
    if (entry === undefined) return undefined;
    const [address, [first, ...others]] = entry;
    this.#waiting.delete(address);
    if (others.length > 0) this.#waiting.set(address, others);
    return first;
  }
}

function responseOf(c: Context): ServerResponse {
  const outgoing: unknown = c.env?.outgoing;
  if (outgoing instanceof ServerResponse) return outgoing;
  throw new Error("Strangers are answered only through an HTTP server.");
}
