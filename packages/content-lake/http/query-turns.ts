import { ServerResponse } from "node:http";
import { setImmediate, setTimeout as delay } from "node:timers/promises";

import type { Context } from "hono";

import { httpError } from "../errors.ts";
import type { LakeContext } from "../protocol/request.ts";

/** Queries of the site and other programs on this machine share one key. */
export const LOCAL_CLIENT = "this machine";

const LIMITS = { perAddress: 16, anonymous: 64, local: 256 };
/** The maximum time from the request to the last byte of the response. Afterward the memory of an unread response is freed. */
const MAX_DURATION_MS = 30_000;
/** Queries that take at least this time are long: a pause of the same length follows them, so that half of the time is for writes. */
const LONG_QUERY_MS = 5;

interface Turn {
  readonly run: () => void;
}

/**
 * Runs the queries of anonymous clients one at a time. Addresses take turns, and a pause follows each long query, so that writes
 * and uploads never wait for more than one query.
 */
export class QueryTurns {
  readonly #open = new Map<string, number>();
  readonly #waiting = new Map<string, Turn[]>();
  #isBusy = false;
  #openAnonymous = 0;

  /**
   * Calls `prepare`, which reads the request, then waits for a turn to call the function that it returned. The request is open
   * until the client has received the response. Throws LakeError 429, on which clients retry, if an address has too many open
   * requests.
   */
  async respond(c: LakeContext, address: string, prepare: () => Promise<() => Response>): Promise<Response> {
    const close = this.#enter(address);
    const outgoing = responseOf(c);
    if (outgoing === undefined) {
      // A test that calls the app without a socket.
      try {
        return await this.#runInTurn(address, await prepare());
      } finally {
        close();
      }
    }
    const timeout = setTimeout(() => outgoing.destroy(), MAX_DURATION_MS);
    outgoing.once("close", () => {
      clearTimeout(timeout);
      close();
    });
    const work = await prepare();
    return this.#runInTurn(address, () => (outgoing.destroyed ? new Response() : work()));
  }

  #enter(address: string): () => void {
    const open = this.#open.get(address) ?? 0;
    const isAnonymous = address !== LOCAL_CLIENT;
    const isFull = isAnonymous
      ? open >= LIMITS.perAddress || this.#openAnonymous >= LIMITS.anonymous
      : open >= LIMITS.local;
    if (isFull)
      throw httpError(429, "Too many queries at the same time. Send fewer, read their responses, or sign in");
    this.#count(address, 1);
    return () => this.#count(address, -1);
  }

  #count(address: string, change: 1 | -1): void {
    const open = (this.#open.get(address) ?? 0) + change;
    if (open === 0) this.#open.delete(address);
    else this.#open.set(address, open);
    if (address !== LOCAL_CLIENT) this.#openAnonymous += change;
  }

  #runInTurn(address: string, work: () => Response): Promise<Response> {
    return new Promise((resolve, reject) => {
      const run = (): void => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      };
      const turns = this.#waiting.get(address);
      if (turns) turns.push({ run });
      else this.#waiting.set(address, [{ run }]);
      if (!this.#isBusy) void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    this.#isBusy = true;
    let start = performance.now();
    for (let next = this.#takeNext(); next !== undefined; next = this.#takeNext()) {
      next.run();
      const took = performance.now() - start;
      if (took < LONG_QUERY_MS && this.#waiting.size > 0) continue;
      await (took < LONG_QUERY_MS ? setImmediate() : delay(took));
      start = performance.now();
    }
    this.#isBusy = false;
  }

  /** The oldest query of the address that has waited longest since its last turn. */
  #takeNext(): Turn | undefined {
    const [entry] = this.#waiting;
    if (entry === undefined) return undefined;
    const [address, [first, ...others]] = entry;
    this.#waiting.delete(address);
    if (others.length > 0) this.#waiting.set(address, others);
    return first;
  }
}

/** Undefined in tests that call the app without a socket. */
function responseOf(c: Context): ServerResponse | undefined {
  const outgoing: unknown = c.env?.outgoing;
  return outgoing instanceof ServerResponse ? outgoing : undefined;
}
